import Testing

@testable import ContractReports

@Suite struct ByteViewTests {
    private func view(_ bytes: [UInt8], at start: Int = 0, fault: Int?) -> ByteView {
        ByteView(bytes, at: start, fault: fault, showing: [0..<10_000], caption: "body")
    }

    @Test func aRowHasOffsetDigitsAndTextAndTheMarkStandsBelowItsByte() {
        let lines = view(Array("--Ab\r\n\t\u{7F}é".utf8), at: 98, fault: 102).lines(width: 80, characters: .unicode)
        #expect(
            lines == [
                "body from offset 98:",
                " 98  2D 2D 41 62 0D 0A 09 7F C3 A9                    --Ab␍␊␉...",
                "                 ^^",
            ])
    }

    @Test func inASCIILineEndsAreEscapes() {
        let lines = view(Array("a\r\n\tb".utf8), fault: nil).lines(width: 120, characters: .ascii)
        #expect(lines.last == "0  61 0D 0A 09 62                                   a\\r\\n\\tb")
    }

    @Test func hiddenBytesAreDotsAndTheCaptionSaysSo() {
        let view = ByteView(Array("ab".utf8), at: 0, fault: 1, showing: [0..<1], caption: "body")
        #expect(
            view.lines(width: 30, characters: .unicode) == [
                "body from offset 0, contents hidden:", "0  61 ··        a·", "      ^^",
            ])
    }

    @Test func theMarkMayPointAtTheEndOfTheInput() {
        for count in [0, 3, 16, 32, 64] {
            let lines = view(Array(repeating: 0x61, count: count), at: 0, fault: count).lines(
                width: 80, characters: .unicode)
            #expect(lines.last?.hasSuffix("^^") == true, "\(count)")
            #expect(lines.count { $0.hasSuffix("^^") } == 1, "\(count)")
        }
    }

    @Test func aFaultOutsideTheBytesHasNoMark() {
        #expect(view([1, 2], at: 10, fault: 9).mark == nil)
        #expect(view([1, 2], at: 10, fault: 13).mark == nil)
        #expect(view([1, 2], at: 10, fault: nil).mark == nil)
        #expect(view([1, 2], at: 10, fault: 12).mark == 2)
    }

    @Test func atMost64BytesAreHeld() {
        #expect(view(Array(repeating: 1, count: 100), fault: 90).bytes.count == ByteView.maximumLength)
        #expect(view(Array(repeating: 1, count: 100), fault: 90).mark == nil)
    }

    @Test func theWindowHoldsTheOffsetAndIsInsideTheInput() {
        for length in [0, 1, 15, 16, 17, 63, 64, 65, 1_000] {
            for offset in [-5, 0, 1, 15, 16, 31, 32, 63, 64, 999, 1_000, Int.max] {
                let window = ByteView.window(round: offset, length: length)
                let place = min(max(offset, 0), length)
                #expect(window.lowerBound >= 0 && window.upperBound <= length, "\(offset) of \(length)")
                #expect(window.count <= ByteView.maximumLength && window.lowerBound.isMultiple(of: 16))
                #expect(window.lowerBound <= place && place <= window.upperBound, "\(offset) of \(length)")
            }
        }
    }

    @Test func rowsFitTheWidth() {
        let view = view(Array(repeating: 0x0D, count: 64), at: 123_456_789, fault: 123_456_800)
        for characters in [TextStyle.Characters.unicode, .ascii] {
            for width in 34...90 {
                for line in view.lines(width: width, characters: characters).dropFirst() {
                    #expect(TextReport.columns(line) <= width, "\(width): \(line)")
                }
            }
        }
    }
}
