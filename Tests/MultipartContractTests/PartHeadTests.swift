import ContractFindings
import MultipartContract
import Testing

@Suite("Heads of parts as they are read")
struct PartHeadTests {
    private static let start = "Content-Disposition: form-data; "

    @Test(
        "A head that browsers or the encoder write has its values and no finding in any profile",
        arguments: ReadingProfile.allCases)
    func canonical(profile: ReadingProfile) {
        let text = Self.start + "name=\"note\"\r\n\r\n"
        let (note, none) = readHead(Array(text.utf8), offset: 7, part: 3, profile: profile)
        #expect(none.isEmpty)
        #expect((note.offset, note.name, note.filename, note.contentType) == (7, "note", nil, nil))
        #expect(note.bytes == Array(text.utf8) && note.hasBlankLine)

        let file = Self.start + "name=\"f[]\"; filename=\"a b;c='d'.jpg\"\r\nContent-Type: image/jpeg\r\n\r\n"
        let (head, findings) = readHead(Array(file.utf8), profile: profile)
        #expect(findings.isEmpty)
        #expect((head.name, head.filename, head.contentType) == ("f[]", "a b;c='d'.jpg", "image/jpeg"))
        #expect(head.fieldName == "f[]")
        #expect(head.nameBytes.map(Array.init) == Array("f[]".utf8))
        #expect(head.values(of: "CONTENT-type").map(Array.init) == [Array("image/jpeg".utf8)])
        #expect(
            head.lines.map { String(decoding: head.bytes[$0.name], as: UTF8.self) }
                == ["Content-Disposition", "Content-Type"])
    }

    @Test("The short way and the long way read the same")
    func sameWays() {
        let names = ["a", "a/b", "with space", "~!#$&'()*+,-.:;<=>?@[]^_`{|}", "0"]
        let types = ["image/png", "text/plain; charset=utf-8", "application/vnd.api+json"]
        for name in names {
            for filename in [nil, "x.txt", "a=b; c"] {
                for type in [nil] + types.map(Optional.some) {
                    let text =
                        Self.start + "name=\"\(name)\"" + (filename.map { "; filename=\"\($0)\"" } ?? "") + "\r\n"
                        + (type.map { "Content-Type: \($0)\r\n" } ?? "") + "\r\n"
                    let short = readHead(Array(text.utf8))
                    // One header is beyond what the short way takes on, and two are enough here.
                    let bounds = ReadingBounds(headerBlock: 600, headerCount: type == nil ? 1 : 2)
                    let long = readHead(Array(text.utf8) + [65], bounds: bounds)
                    #expect(short.findings.isEmpty && long.findings.isEmpty, "\(name)")
                    #expect(short.head == long.head)
                    #expect(short.head.name == name && short.head.filename == filename)
                    #expect(short.head.contentType == type)
                    let other = readHead(Array(("X-A: 1\r\n" + text).utf8)).head
                    #expect((other.name, other.filename, other.contentType) == (name, filename, type))
                }
            }
        }
    }

    @Test(
        "Heads of public bug reports",
        arguments: [
            (7, "name=\"a\"\r\nvalue\r\n", ["blank-line-missing!@49"]),
            (7, "name=\"a\";\r\n\r\n", ["trailing-semicolon!@47"]),
            (7, "name=\"a\"; filename=my photo.png\r\n\r\n", ["value-unquoted!@58"]),
            (8, "name=\"a\"; filename=\"x\r\nX-Evil: 1\"\r\n\r\n", ["quote-unclosed!@61"]),
            (27, "name=\"file\"; filename=\"say \"hi\".png\"\r\nContent-Type: image/png\r\n\r\n", ["quote-stray!@86"]),
            (0, "name=\"images%5B%5D\"; filename=\"1.jpg\"\r\n\r\n", ["name-percent-encoded?@44"]),
            (0, "name=\"a\"; filename=\"?.txt\"; filename*=UTF-8''%E5%9B%BE.txt\r\n\r\n", ["filename-extended?@60"]),
        ])
    func bugReports(offset: Int, rest: String, expected: [String]) {
        let (head, findings) = readHead(Array((Self.start + rest).utf8), offset: offset, part: 1)
        #expect(findings.map(shape) == expected)
        #expect(findings.allSatisfy { $0.part == 1 && $0.layer == .header && $0.field == head.fieldName })
    }

    @Test(
        "Faults of Content-Disposition",
        arguments: [
            ("form-data; name=a", ["value-token?@37"]),
            ("form-data; name=a; filename=b", ["value-token?@37"]),
            ("form-data; n\rme=\"a\"", ["header-line-break!@33 headerValue"]),
            ("form-data; name='a'", ["value-token?@37"]),
            ("form-data; name=“a”", ["value-unquoted!@37"]),
            ("form-data; name=a b; filename=\"c\"", ["value-unquoted!@37"]),
            ("form-data; name=\"a\"; filename=a;b.txt", ["value-unquoted!@51"]),
            ("form-data; name=", ["disposition-syntax!@37"]),
            ("form-data; name=\"\"", ["name-empty?@38"]),
            ("form-data", ["name-missing!@21"]),
            ("form-data;", ["name-missing!@21"]),
            ("form-data; filename=\"a\"", ["name-missing!@21"]),
            ("form-data; name", ["disposition-syntax!@36"]),
            ("form-data; =\"a\"", ["disposition-syntax!@32"]),
            ("form-data; name =\"a\"", ["disposition-syntax!@36"]),
            ("form-data; name= \"a\"", ["disposition-syntax!@37"]),
            ("form-data;; name=\"a\"", ["disposition-syntax!@31"]),
            ("form-data name=\"a\"", ["disposition-syntax!@30"]),
            ("form-data, name=\"a\"", ["disposition-syntax!@30"]),
            ("form-data; name=\"a\" filename=\"b\"", ["disposition-syntax!@40"]),
            ("form-data; name=\"a\", filename=\"b\"", ["disposition-syntax!@40"]),
            ("form-data; name=a filename=\"b\"", ["value-token?@37", "disposition-syntax!@38"]),
            ("form-data: name=\"a\"", ["disposition-syntax!@30"]),
            ("form-data\0; name=\"a\"", ["disposition-syntax!@30"]),
            ("form-data=; name=\"a\"", ["disposition-syntax!@30"]),
            ("form-data foo; name=\"a\"", ["disposition-syntax!@30"]),
            ("name=\"a\"", ["disposition-type!@21"]),
            ("attachment; name=\"a\"", ["disposition-type!@21"]),
            ("attachment", ["disposition-type!@21"]),
            ("", ["disposition-type!@21"]),
            ("form-data; name=\"a\"; name=\"b\"", ["parameter-duplicate!@42"]),
            ("form-data; name=\"a\"; filename=\"b\"; FILENAME=\"c\"", ["header-case?@56", "parameter-duplicate!@56"]),
            ("form-data; name=\"a; filename=\"b.png\"", ["quote-unclosed!@39"]),
            ("form-data; name=\"a", ["quote-unclosed!@39"]),
            ("form-data; name=\"a\"b", ["quote-stray!@39"]),
            ("form-data; name=\"a\"; filename=\"\"b\"\"", ["quote-stray!@52"]),
            ("form-data; name=\\\"a\\\"; filename=\\\"b\\\"", ["quote-escaped!@37"]),
            ("form-data; name=\"\\\"a\\\"\"", ["quote-escaped!@38"]),
            ("form-data; name=\"a\\\"b\"", ["header-backslash?@39 name"]),
            ("form-data; name=\"a\\b\"", ["header-backslash?@39 name"]),
            ("form-data; name=\"a\\\\b\"", ["header-backslash?@39 name"]),
            ("form-data; name=\"a\\\"", ["header-backslash?@39 name"]),
            ("form-data; name=\"a\\\"; filename=\"b\"", ["header-backslash?@39 name"]),
            ("form-data; name=\"a\"; filename=\"C:\\a.txt\"", ["filename-path?@54"]),
            ("form-data; name=\"a\"; filename=\"../a\"", ["filename-path?@54"]),
            ("form-data; name=\"a\"; filename=\"dir\\\"", ["filename-path?@55"]),
            ("form-data; name=\"a\"; filename=\"a\\\"b\"", ["header-backslash?@53 filename"]),
            ("form-data; name=\"a\"; filename=\"\"", ["filename-empty?@52"]),
            ("form-data; name=\"a\"; filename=\"a%22b%22\"", ["quote-percent?@53 filename"]),
            ("form-data; name=\"a%0D%0Ab\"", ["line-break-escaped?@39 name"]),
            ("form-data; name=\"a\"; filename=\"%0a\"", ["line-break-escaped?@52 filename"]),
            ("form-data; name=\"100%\"", []), ("form-data; name=\"a%20b\"", []), ("form-data; name=\"%zz%20%20\"", []),
            ("form-data; name=\"%C3%BC\"", ["name-percent-encoded?@38"]), ("form-data; name=\"%FC%FC\"", []),
            ("form-data; name=\"a\"; filename=\"100%25%20.txt\"", []),
            ("form-data; name=\"a\rb\"", ["header-line-break!@39 name"]),
            ("form-data; name=\"a\0b\"", ["header-control!@39 name"]),
            ("form-data; name=\"a\"; filename=\"\t\"", ["header-control!@52 filename"]),
            ("form-data; name=\"ü\"; filename=\"图\"", ["header-non-ascii?@38 utf8", "header-non-ascii?@53 utf8"]),
            ("form-data;\tname=\"a\"", ["header-spacing?@31"]),
            ("form-data;name=\"a\";filename=\"b\"", ["header-spacing?@31"]),
            ("form-data;  name=\"a\"", ["header-spacing?@31"]),
            ("form-data; name=\"a\" ; filename=\"b\"", []),
            ("FORM-DATA; NAME=\"a\"", ["header-case?@21"]),
            ("form-data; name=\"a\"; size=3", []),
            ("form-data; name=\"a\"; size=3 4", ["value-unquoted!@47"]),
        ])
    func disposition(value: String, expected: [String]) {
        #expect(shapes(of: "Content-Disposition: \(value)\r\n\r\n") == expected)
    }

    @Test(
        "Names are known in spite of a fault",
        arguments: [
            ("form-data; name=a b; filename=c d.txt", "a b", "c d.txt"),
            ("form-data; name=\"f\"; filename=\"say \"hi\".png\"", "f", "say \"hi\".png"),
            ("form-data; name=\"a; filename=\"b.png\"", "a", "b.png"),
            ("form-data name=\"a\", filename=\"b\"", "a", "b"),
            ("name=\"a\"; filename=\"b\"", "a", "b"),
            ("attachment; name=\"a\"; filename=b", "a", "b"),
            ("form-data; name=\\\"a\\\"; filename=\\\"b\\\"", "a", "b"),
            ("form-data; name=\"dir\\\"; filename=\"x\\\"", "dir\\", "x\\"),
            ("form-data; name=\"a\\\"b\"; filename=\"c\"; name=\"d\"", "a\\\"b", "c"),
        ])
    func namesInSpiteOfFaults(value: String, name: String, filename: String) {
        let head = readHead(Array("Content-Disposition: \(value)\r\n\r\n".utf8)).head
        #expect(head.name == name && head.filename == filename)
    }

    @Test(
        "Faults of lines and of other headers",
        arguments: [
            ("\r\n", ["disposition-missing!@0"]), ("", ["disposition-missing!@0"]),
            ("Content-Type: text/plain\r\n\r\n", ["disposition-missing!@0"]),
            ("hello\r\n", ["disposition-missing!@0"]),
            ("#\r\n", ["blank-line-missing!@42"]), ("#", ["blank-line-missing!@40"]),
            ("#\r\nhello: not: a\r\nheader\r\n", ["blank-line-missing!@57"]),
            ("#\r\nDear Sir: hello\r\n", ["blank-line-missing!@42"]),
            ("#\r\ngarbage line\r\n\r\n", ["header-colon-missing!@42"]),
            ("Content-Disposition form-data; name=\"a\"\r\n\r\n", ["header-colon-missing!@0"]),
            ("Content Disposition: form-data; name=\"a\"\r\n\r\n", ["header-name!@7"]),
            (": form-data\r\n#\r\n\r\n", ["header-name!@0"]),
            ("Content-Disposition : form-data; name=\"a\"\r\n\r\n", ["header-space-before-colon!@19"]),
            ("Content-Disposition: form-data;\r\n\tname=\"a\"\r\n\r\n", ["header-folded!@33"]),
            (" #\r\n\r\n", ["header-folded!@0"]), ("\tX: y\r\n\r\n", ["header-folded!@0", "disposition-missing!@0"]),
            (": form-data; name=\"a\"\r\n\r\n", ["header-name!@0"]),
            ("bad line\r\n\r\n", ["header-colon-missing!@0", "disposition-missing!@0"]),
            ("#;\r\nfilename=\"b\"\r\n\r\n", ["header-colon-missing!@43"]),
            ("#; filename=\"b\r\n", ["quote-unclosed!@53"]),
            ("#\r\nContent-Type: a/b;\r\n c=d\r\n\r\n", ["header-folded!@62"]),
            ("#\r\ncontent-Type:a/b\r\nCONTENT-length: 3\r\n\r\n", ["header-case?@42", "header-spacing?@55"]),
            (" #\r\n#\r\n\r\n", ["header-folded!@0"]),
            ("#\r\n#\r\n\r\n", ["header-duplicate!@42"]),
            ("#\r\nContent-Type: a/b\r\ncontent-type: c/d\r\n\r\n", ["header-duplicate!@61"]),
            ("Content-Type: a/b\r\n#\r\n\r\n", ["header-order?@19"]),
            ("#\r\nContent-Transfer-Encoding: base64\r\n\r\n", ["transfer-encoding!@42"]),
            ("#\r\nContent-Transfer-Encoding: Binary\r\n\r\n", ["transfer-encoding-identity?@42"]),
            ("#\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n", ["nested-mixed?@56"]),
            ("#\r\nContent-Type: jpg\r\n\r\n", ["content-type-syntax!@59"]),
            ("#\r\nContent-Type:\r\n\r\n", ["content-type-syntax!@55"]),
            ("#\r\nContent-Type: a/b;\r\n\r\n", ["trailing-semicolon?@59"]),
            ("#\r\nContent-Type: a/b;charset=utf-8\r\n\r\n", []),
            ("#\r\nContent-Type: a/\0b\r\n\r\n", ["header-control!@58 contentType"]),
            ("#\r\nX-A: \u{1}\u{2}\r\n\r\n", ["header-control!@47 headerValue"]),
            ("#\r\nX-A: a\tb\r\nX-B:\r\n\r\n", []),
            ("#\r\nContent-Type:a/b\r\n\r\n", ["header-spacing?@55"]),
            ("content-disposition: form-data; name=\"a\"\r\n\r\n", []),
            ("CONTENT-DISPOSITION: FORM-DATA; NAME=\"a\"\r\n\r\n", ["header-case?@0"]),
            ("#\nContent-Type: a/b\r\n\r\n", ["line-ending!@40 lineFeed"]),
            ("#\nContent-Type: a/b\n\n", ["line-ending!@40 lineFeed"]),
            ("#\r\r\nContent-Type: a/b\r\r\n\r\r\n", ["header-line-break!@40 headerLines"]),
            ("Content-Disposition: form-data; name=\"a\nb\"\r\n\r\n", ["quote-unclosed!@39"]),
            ("Content-Disposition: form-data; name=\"a\r\nContent-Type: a/b\r\n\r\n", ["quote-unclosed!@39"]),
            (
                "Content-Disposition: form-data; name=\"a\r\nb\r\nc\"\r\nContent-Type: jpg\r\n\r\n",
                ["quote-unclosed!@39", "content-type-syntax!@65"]
            ),
        ])
    func lines(text: String, expected: [String]) {
        // `#` stands for a faultless Content-Disposition of 40 bytes.
        let head = text.split(separator: "#", omittingEmptySubsequences: false)
            .joined(separator: "Content-Disposition: form-data; name=\"a\"")
        #expect(shapes(of: head) == expected)
    }
}
