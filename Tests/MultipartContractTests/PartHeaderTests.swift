import ContractFindings
import MultipartContract
import Testing

@Suite("Content types and extra headers")
struct PartHeaderTests {
    @Test(
        "Content types with and without parameters are taken as they are",
        arguments: [
            "image/jpeg", "application/vnd.api+json", "text/plain; charset=utf-8", "text/plain;charset=utf-8",
            "text/plain \t;\t a=b ; c=\"d;\\\"e\"", "a/b; c=\"\"", "*/*",
        ])
    func contentTypes(type: String) throws {
        #expect(try Part.text(name: "n", "v", contentType: type).contentType == type)
    }

    @Test(
        "A content type that is none is refused at the offset where it ends to be one",
        arguments: [
            ("", FindingCategory.contentTypeSyntax, 0), ("jpg", .contentTypeSyntax, 3), ("/", .contentTypeSyntax, 0),
            ("image/", .contentTypeSyntax, 6), (" a/b", .contentTypeSyntax, 0), ("a/b ", .contentTypeSyntax, 4),
            ("a/b;", .contentTypeSyntax, 4), ("a/b; c", .contentTypeSyntax, 6), ("a/b; c=", .contentTypeSyntax, 7),
            ("a/b; c =d", .contentTypeSyntax, 6), ("a/b; c=\"d", .contentTypeSyntax, 9),
            ("a/b; c=\"d\\", .contentTypeSyntax, 10), ("a/b, c/d", .contentTypeSyntax, 3),
            ("a b/c", .contentTypeSyntax, 1),
            ("a/b\r\nX: y", .headerLineBreak, 3), ("a/b\n", .headerLineBreak, 3), ("a/b\0", .headerControl, 3),
            ("a/ü", .headerNonASCII, 2), ("a/b; c=\"\r\"", .headerLineBreak, 8), ("a\u{7f}", .headerControl, 1),
        ])
    func badContentTypes(type: String, category: FindingCategory, offset: Int) {
        let refusal = #expect(throws: Refusal.self) { try Part.text(name: "n", "v", contentType: type) }
        #expect(refusal?.finding == Finding(category, offset: offset, term: .contentType))
    }

    @Test("A header name is a token, byte by byte")
    func headerNames() throws {
        let tokens = Set("!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
        for byte in UInt8(0)...127 {
            let name = "X\(Unicode.Scalar(byte))"
            if tokens.contains(byte) {
                #expect(try PartHeader(name: name, value: "v").name == name)
            } else {
                let refusal = #expect(throws: Refusal.self) { try PartHeader(name: name, value: "v") }
                #expect(refusal?.finding == Finding(.headerName, offset: 1, term: .headerName))
            }
        }
        for name in ["", "é"] {
            let refusal = #expect(throws: Refusal.self) { try PartHeader(name: name, value: "v") }
            #expect(refusal?.finding == Finding(.headerName, offset: 0, term: .headerName))
        }
    }

    @Test("A header value is visible ASCII with spaces and tabs inside, byte by byte")
    func headerValues() throws {
        for byte in UInt8(0)...127 {
            let value = "a\(Unicode.Scalar(byte))b"
            switch byte {
            case 9, 32...126: #expect(try PartHeader(name: "X", value: value).value == value)
            default:
                let refusal = #expect(throws: Refusal.self) { try PartHeader(name: "X", value: value) }
                let category: FindingCategory = byte == 10 || byte == 13 ? .headerLineBreak : .headerControl
                #expect(refusal?.finding == Finding(category, offset: 1, term: .headerValue))
            }
        }
        #expect(try PartHeader(name: "X", value: "").value.isEmpty)
        for (value, category, offset) in [
            ("aé", FindingCategory.headerNonASCII, 1), (" a", .headerSpace, 0), ("a ", .headerSpace, 1),
            ("\t", .headerSpace, 0), ("a\r\nb", .headerLineBreak, 1),
        ] {
            let refusal = #expect(throws: Refusal.self) { try PartHeader(name: "X", value: value) }
            #expect(refusal?.finding == Finding(category, offset: offset, term: .headerValue))
        }
    }

    @Test(
        "Headers that the encoder writes itself, or that form data must not carry, are refused in any case",
        arguments: [
            "Content-Disposition", "content-type", "CONTENT-LENGTH", "Content-transfer-Encoding",
        ])
    func reserved(name: String) {
        let refusal = #expect(throws: Refusal.self) { try PartHeader(name: name, value: "v") }
        #expect(refusal?.finding == Finding(.headerReserved, offset: 0, term: .headerName))
    }

    @Test("The same extra header twice is refused, whatever its case")
    func duplicate() throws {
        let headers = [try PartHeader(name: "X-A", value: "1"), try PartHeader(name: "x-a", value: "1")]
        let refusal = #expect(throws: Refusal.self) { try Part.text(name: "n", "v", headers: headers) }
        #expect(refusal?.finding == Finding(.headerDuplicate, found: 1, term: .headerName))
    }

    @Test("A form says which part was refused, and stays as it was")
    func partIndex() throws {
        var form = MultipartForm()
        try form.appendText(name: "a", "1")
        let text = #expect(throws: Refusal.self) { try form.appendText(name: "a\"", "1") }
        #expect(text?.finding == Finding(.headerQuote, offset: 1, part: 1, term: .name))
        let file = #expect(throws: Refusal.self) {
            try form.appendFile(name: "a", filename: "b\\", data: .init())
        }
        #expect(file?.finding == Finding(.headerBackslash, offset: 1, part: 1, term: .filename))
        let data = #expect(throws: Refusal.self) { try form.appendData(name: "", .init()) }
        #expect(data?.finding == Finding(.nameEmpty, offset: 0, part: 1, term: .name))
        #expect(form.parts.count == 1)
    }
}
