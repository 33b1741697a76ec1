import ContractFindings
import Testing

@testable import MultipartContract

@Suite("Reading strictly")
struct ReaderTests {
    static let head = "Content-Disposition: form-data; name=\"a\"\r\n\r\n"
    static let part = "--B\r\n\(head)one\r\n"

    /// A body, and the fault that it has: category, offset and part.
    struct Fault: Sendable, CustomStringConvertible {
        let body: String
        let category: FindingCategory
        let offset: Int
        let part: Int?

        init(_ body: String, _ category: FindingCategory, _ offset: Int, part: Int? = nil) {
            (self.body, self.category, self.offset, self.part) = (body, category, offset, part)
        }

        var description: String { "\(category.rawValue) at \(offset)" }
    }

    /// `--B`, CRLF, head, `one`, CRLF have 5, 44, 3 and 2 bytes: the next delimiter's hyphens are at 54.
    static let faults: [Fault] = [
        Fault("", .bodyEmpty, 0),
        Fault("hello", .noDelimiter, 0),
        Fault("--X\r\n\(head)one\r\n--X--\r\n", .noDelimiter, 0),
        Fault("B\r\n\(head)one\r\nB--\r\n", .noDelimiter, 0),
        Fault("--B", .closeDelimiterCut, 3),
        Fault("--B\r\n", .closeHyphensMissing, 3),
        Fault("--B\r\nContent-Dis", .noCloseDelimiter, 16, part: 0),
        Fault(String(part.dropLast()), .noCloseDelimiter, 52, part: 0),
        Fault(part, .noCloseDelimiter, 54, part: 0),
        Fault("\(part)-", .noCloseDelimiter, 55, part: 0),
        Fault("\(part)--", .closeDelimiterCut, 56, part: 0),
        Fault("\(part)--B", .closeDelimiterCut, 57, part: 0),
        Fault("\(part)--B-", .closeDelimiterCut, 58, part: 0),
        Fault("\(part)--B--\r", .closeDelimiterCut, 60, part: 0),
        Fault("\(part)--B\r", .noCloseDelimiter, 58, part: 0),
        Fault("\(part)--B\r\n", .closeHyphensMissing, 57, part: 0),
        Fault("\(part)--B \t\r\n", .closeHyphensMissing, 57, part: 0),
        Fault("\(part)--B--x\r\n", .closeNotTerminated, 59),
        Fault("\(part)--B--\r\n\(part)--B--\r\n", .prematureClose, 54),
        Fault("--B--\r\n--B--\r\n", .prematureClose, 0),
        Fault("--B\r\n\(part)--B--\r\n", .delimiterTwice, 5),
        Fault("\(part)--B\r\n--B--\r\n", .delimiterTwice, 59),
        Fault("--B\r\n\(head)--B--\r\n", .partLineEndMissing, 49, part: 0),
        Fault("--B\r\n\(head.dropLast())--B--\r\n", .blankLineMissing, 45, part: 0),
        Fault("--B\n\(head)one\r\n--B--\r\n", .lineEnding, 3),
        Fault("--B\r\n\(head)one\r\n--B--\n", .lineEnding, 59),
        Fault("--B\r\n\(head)one\n--B--\r\n", .lineEnding, 52, part: 0),
        Fault("--B\r\n\(head)one\r--B--\r\n", .lineEnding, 52, part: 0),
        Fault("x\n--B\r\n\(head)one", .lineEnding, 1),
        Fault("x\n--B\r\n\(head)one\r\n\(part)--B--\r\n", .lineEnding, 1),
        Fault("junk--B\r\n\(head)one\r\n\(part)--B--\r\n", .delimiterLineEndMissing, 4),
        Fault("junk--B--\r\n", .delimiterLineEndMissing, 4),
        Fault("--B\r\nContent-Length: 4\r\n\(head)one\r\n--B--\r\n", .partLength, 21, part: 0),
        Fault("--B\r\n\(head)one--B--\r\n", .noCloseDelimiter, 59, part: 0),
    ]

    @Test("A fault has its category, offset and part, at every split of the body", arguments: faults.indices)
    func fault(index: Int) {
        let fault = Self.faults[index]
        let body = Array(fault.body.utf8)
        let whole = ReadingTranscript(body)
        #expect(whole.fault?.category == fault.category, "\(fault)")
        #expect(whole.fault?.offset == fault.offset, "\(fault)")
        #expect(whole.fault?.part == fault.part, "\(fault)")
        #expect(whole.fault?.severity == .error)
        expectSameAtEverySplit(body, whole)
    }

    private func expectSameAtEverySplit(
        _ body: [UInt8], boundary: String = "B", bounds: ReadingBounds = .standard, profile: ReadingProfile = .rfc,
        _ whole: ReadingTranscript, _ comment: Comment? = nil
    ) {
        #expect(whole.isInOrder, comment)
        for edge in 0...body.count {
            let cut = ReadingTranscript(body, boundary: boundary, at: [edge], bounds: bounds, profile: profile)
            #expect(cut == whole, comment)
            if cut != whole { return }
        }
        for size in 1...3 {
            let edges = Array(stride(from: 0, to: body.count, by: size))
            let cut = ReadingTranscript(body, boundary: boundary, at: edges, bounds: bounds, profile: profile)
            #expect(cut == whole, comment)
        }
    }

    /// Bodies that RFC 2046 allows and browsers do not send, with the category that the stricter profiles name.
    static let legal: [(body: String, category: FindingCategory, offset: Int, parts: Int)] = [
        ("hello\r\n\(part)--B--\r\n", .preamble, 0, 1),
        ("\r\n\(part)--B--\r\n", .preamble, 0, 1),
        ("x\n--B\ry--B z\r\n\(part)--B--\r\n", .preamble, 0, 1),
        ("\(part)--B--\r\nbye", .epilogue, 61, 1),
        ("\(part)--B--", .finalLineEndMissing, 59, 1),
        ("--B \t\r\n\(head)one\r\n--B--\r\n", .delimiterPadding, 3, 1),
        ("\(part)--B--\t\r\n", .delimiterPadding, 59, 1),
    ]

    @Test("What RFC 2046 allows is taken, and refused where only what browsers send is taken", arguments: legal.indices)
    func profiles(index: Int) {
        let (text, category, offset, parts) = Self.legal[index]
        let body = Array(text.utf8)
        let lenient = ReadingTranscript(body)
        #expect(lenient.fault == nil && lenient.parts.count == parts && lenient.ending != nil)
        expectSameAtEverySplit(body, lenient)
        for profile in [ReadingProfile.browser, .exact] {
            let strict = ReadingTranscript(body, profile: profile)
            #expect(strict.fault?.category == category)
            #expect(strict.fault?.offset == offset)
            #expect(strict.fault?.severity == .error)
            expectSameAtEverySplit(body, profile: profile, strict)
        }
    }

    @Test("The ranges of preamble, contents and epilogue are where they stand")
    func ranges() {
        let body = Array("hi\r\n\(Self.part)\(Self.part)--B-- \r\nbye".utf8)
        let transcript = ReadingTranscript(body)
        #expect(transcript.fault == nil)
        #expect(transcript.parts.map(\.range) == [53..<56, 107..<110])
        #expect(transcript.parts.map(\.content) == [Array("one".utf8), Array("one".utf8)])
        #expect(transcript.parts.map(\.head.name) == ["a", "a"])
        #expect(transcript.ending == [0..<2, 120..<123])
        #expect(ReadingTranscript(Array("--B--\r\n".utf8)).ending == [0..<0, 7..<7])
    }

    @Test(
        "Boundary text that is no delimiter is content",
        arguments: [
            "B", "x--B\r\ny", "\r\n--BX\r\n", "\r\n--B-X\r\n", "\r\n--B-\r\n", "\n--B\r\n", "\n--B--\r\n",
            "\r--B\r\n",
            "\r\n-B\r\n", "\r\n---B\r\n", "\r\n--", "\r\n--B--x", "\r", "\r\n", "\r\n\r\n", "\n", "-", "--",
            "\r\n--B \t x",
        ])
    func content(text: String) {
        let body = Array("--B\r\n\(Self.head)\(text)\r\n--B\r\n\(Self.head)\r\n--B--\r\n".utf8)
        let transcript = ReadingTranscript(body)
        #expect(transcript.fault == nil)
        #expect(transcript.parts.map(\.content) == [Array(text.utf8), []])
        expectSameAtEverySplit(body, transcript)
    }

    @Test("A head that is faulty, or a boundary in it, does not lead to anything else")
    func heads() {
        let inName = Array("--B\r\nContent-Disposition: form-data; name=\"--B\"\r\n\r\n\r\n--B--\r\n".utf8)
        #expect(ReadingTranscript(inName).fault == nil)
        let lineFeeds = Array("--B\r\nContent-Disposition: form-data; name=\"a\"\n\none\r\n--B--\r\n".utf8)
        #expect(ReadingTranscript(lineFeeds).fault != nil)
        #expect(ReadingTranscript(lineFeeds).parts.isEmpty)
    }

    @Test("Each bound is named when it is reached, at every split, and not before")
    func bounds() {
        let body = Array("hello\r\n\(Self.part)\(Self.part)--B-- \r\nbye".utf8)
        let exact = ReadingBounds(headerBlock: 44, headerCount: 2, partCount: 2, preamble: 5, epilogue: 3)
        let whole = ReadingTranscript(body, bounds: exact)
        #expect(whole.fault == nil)
        expectSameAtEverySplit(body, bounds: exact, whole)
        let cases: [(ReadingBounds, Term, Int)] = [
            (ReadingBounds(preamble: 4), .preamble, 4), (ReadingBounds(headerBlock: 43), .headerBlock, 55),
            (ReadingBounds(partCount: 1), .partCount, 61), (ReadingBounds(epilogue: 2), .epilogue, 125),
            (ReadingBounds(preamble: -1), .preamble, 0), (ReadingBounds(headerBlock: -1), .headerBlock, 12),
            (ReadingBounds(partCount: .min), .partCount, 7), (ReadingBounds(epilogue: .min), .epilogue, 123),
        ]
        for (bounds, term, offset) in cases {
            let bounded = ReadingTranscript(body, bounds: bounds)
            #expect(bounded.fault?.category == .boundReached)
            #expect(bounded.fault?.term == term)
            #expect(bounded.fault?.offset == offset, "\(term)")
            expectSameAtEverySplit(body, bounds: bounds, bounded, "\(term)")
        }
        let padded = Array("\(Self.part)--B      x\r\n--B--\r\n".utf8)
        #expect(ReadingTranscript(padded).fault == nil)
        let wide = ReadingBounds(headerBlock: 46)
        let long = Array("\(Self.part)--B\(String(repeating: " ", count: 47))x\r\n--B--\r\n".utf8)
        let bounded = ReadingTranscript(long, bounds: wide)
        #expect(bounded.fault?.term == .delimiterLine)
        #expect(bounded.fault?.offset == 57 + 46)
        expectSameAtEverySplit(long, bounds: wide, bounded)
        let largest = ReadingBounds(
            headerBlock: .max, headerCount: .max, partCount: .max, findingCount: .max, preamble: .max, epilogue: .max)
        #expect(ReadingTranscript(body, bounds: largest).fault == nil)
        expectSameAtEverySplit(body, bounds: largest, ReadingTranscript(body, bounds: largest))
    }

    @Test("After a fault every call throws it again, and after the end nothing is read")
    func over() throws {
        var reader = MultipartReader(boundaryBytes: [66], bounds: .standard, profile: .rfc)
        #expect(throws: Refusal.self) { try reader.read("--B\n".utf8, isLast: false) { _ in } }
        let refusal = #expect(throws: Refusal.self) { try reader.read("\r\n".utf8, isLast: true) { _ in } }
        #expect(refusal?.category == .lineEnding)
        reader = MultipartReader(boundaryBytes: [66], bounds: .standard, profile: .rfc)
        var events = 0
        try reader.read("--B--\r\n".utf8, isLast: true) { _ in events += 1 }
        try reader.read("--B\n".utf8, isLast: true) { _ in events += 1 }
        #expect(events == 1)
    }

    @Test("Marks of the whole body are reported beside the events, also behind a fault")
    func marks() {
        let body = Array("\(Self.part)--B\r\n\(Self.part)--B--\r\nB".utf8)
        for edge in 0...body.count {
            var reader = MultipartReader(boundaryBytes: [66], bounds: .standard, profile: .rfc)
            var marks: [BoundaryMark] = []
            var ends = 0
            var fault: Finding?
            for (piece, isLast) in [(body[..<edge], false), (body[edge...], true)] {
                fault = piece.withUnsafeBytes { bytes in
                    reader.read(bytes, isLast: isLast) {
                        marks.append($0)
                    } onEvent: { event in
                        if case .endOfPart = event { ends += 1 }
                    }
                }
            }
            #expect(marks == ScannerTests.marks([66], body))
            #expect(ends == 1)
            #expect(fault?.category == .delimiterTwice)
        }
    }

    @Test("Nothing of a body is printed by the reader or its events")
    func redaction() throws {
        var reader = MultipartReader(boundaryBytes: [66], bounds: .standard, profile: .rfc)
        var texts: [String] = []
        let body = "--B\r\nContent-Disposition: form-data; name=\"CANARY\"\r\n\r\nCANARY\r\n"
        try reader.read(body.utf8, isLast: false) { event in
            var dumped = ""
            dump(event, to: &dumped)
            texts += ["\(event)", String(reflecting: event), dumped]
        }
        var dumped = ""
        dump(reader, to: &dumped)
        texts += ["\(reader)", String(reflecting: reader), dumped]
        #expect(texts.count == 9)
        for text in texts { #expect(!text.contains("CANARY") && !text.contains("67, 65")) }
    }
}
