import ContractFindings
import MultipartContract
import Testing

@Suite("Boundary")
struct BoundaryTests {
    static let punctuation = "'()+_,-./:=?"

    @Test("Every byte of the RFC's alphabet is allowed, and every other ASCII character is refused at its offset")
    func alphabet() throws {
        let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let allowed = Set((letters + Self.punctuation + " ").utf8)
        for byte in UInt8(0)...127 {
            let text = "ab\(Unicode.Scalar(byte))c"
            if allowed.contains(byte) {
                #expect(try Boundary(text).text == text)
            } else {
                let refusal = #expect(throws: Refusal.self) { try Boundary(text) }
                #expect(refusal?.finding == Finding(.boundaryCharacter, offset: 2))
            }
        }
    }

    @Test(
        "Faults are named in reading order, with their offset",
        arguments: [
            ("", Finding(.boundaryEmpty, offset: 0)),
            (" ", Finding(.boundaryTrailingSpace, offset: 0)),
            ("a  ", Finding(.boundaryTrailingSpace, offset: 2)),
            (String(repeating: "a", count: 71), Finding(.boundaryTooLong, offset: 70, expected: 70, found: 71)),
            (String(repeating: " ", count: 200), Finding(.boundaryTooLong, offset: 70, expected: 70, found: 200)),
            ("a\"" + String(repeating: "a", count: 100), Finding(.boundaryCharacter, offset: 1)),
            (String(repeating: "a", count: 70) + "\"", Finding(.boundaryTooLong, offset: 70, expected: 70, found: 71)),
            ("验收", Finding(.boundaryCharacter, offset: 0)),
            ("aé", Finding(.boundaryCharacter, offset: 1)),
            ("a\r\nX: y", Finding(.boundaryCharacter, offset: 1)),
        ])
    func faults(text: String, expected: Finding) {
        let refusal = #expect(throws: Refusal.self) { try Boundary(text) }
        #expect(refusal?.finding == expected)
    }

    @Test("1 and 70 characters are allowed, and a space inside")
    func edges() throws {
        #expect(try Boundary("a").text == "a")
        #expect(try Boundary(String(repeating: "-", count: 70)).text.utf8.count == 70)
        #expect(try Boundary("a b").text == "a b")
    }

    @Test("The header value quotes a boundary exactly where RFC 2045 asks for it")
    func contentType() throws {
        for character in Self.punctuation + " " {
            let text = "a\(character)b"
            let quoted = ":=?/(), ".contains(character)
            let expected = "multipart/form-data; boundary=" + (quoted ? "\"\(text)\"" : text)
            #expect(try Boundary(text).contentType == expected)
        }
        #expect(try Boundary("X-1").contentType == "multipart/form-data; boundary=X-1")
    }

    @Test("A random boundary has 40 letters, digits and hyphens, needs no quotes, and does not come twice")
    func random() throws {
        var seen: Set<Boundary> = []
        for _ in 0..<1000 {
            let boundary = Boundary.random()
            #expect(boundary.text.utf8.count == Boundary.randomLength)
            #expect(try Boundary(boundary.text) == boundary)
            #expect(boundary.contentType == "multipart/form-data; boundary=" + boundary.text)
            #expect(seen.insert(boundary).inserted)
        }
        #expect(Boundary.randomLength == 40)
    }

    @Test("Each of the 135 random bits changes the boundary")
    func randomBits() {
        var texts: Set<String> = []
        for bit in 0..<135 {
            var script: [UInt64] = [0, 0, 0]
            script[bit / 45] = 1 << UInt64(bit % 45)
            var generator = ScriptedGenerator(script)
            texts.insert(Boundary.random(using: &generator).text)
            #expect(generator.drawn == 3)
        }
        #expect(texts.count == 135)
    }
}
