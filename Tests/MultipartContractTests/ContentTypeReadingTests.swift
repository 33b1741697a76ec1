import ContractFindings
import MultipartContract
import Testing

@Suite("The Content-Type of a request as it is read")
struct ContentTypeReadingTests {
    private func read(_ value: String) -> ContentTypeReading { ContentTypeReading(values: [Array(value.utf8)]) }

    private func text(_ boundary: [UInt8]?) -> String? { boundary.map { String(decoding: $0, as: UTF8.self) } }

    @Test(
        "Valid headers give the boundary and no finding",
        arguments: [
            ("multipart/form-data; boundary=X", "X"), ("Multipart/FORM-data; BOUNDARY=aB", "aB"),
            ("multipart/form-data; boundary=\"X\"", "X"), ("multipart/form-data;boundary=X", "X"),
            ("multipart/form-data ;\tboundary=X ; ", "X"), ("multipart/form-data;; boundary=X;", "X"),
            ("multipart/form-data; boundary=\"a b'()+_,-./:=?c\"", "a b'()+_,-./:=?c"),
            ("multipart/form-data; boundary=a'+_-.b", "a'+_-.b"), ("multipart/form-data; boundary=\"a\\b\\-\"", "ab-"),
            ("multipart/form-data; boundary=nil", "nil"), ("multipart/form-data; boundary=\"(null)\"", "(null)"),
            ("multipart/form-data; boundary=" + String(repeating: "x", count: 70), String(repeating: "x", count: 70)),
        ])
    func valid(value: String, boundary: String) {
        let reading = read(value)
        #expect(reading.findings.isEmpty && reading.isFormData)
        #expect(text(reading.boundary) == boundary)
    }

    @Test(
        "Each fault is named once at its byte, and the boundary is still read where that is certain",
        arguments: [
            ("multipart/form-data", ["boundary-missing!"], nil),
            ("multipart/form-data;", ["boundary-missing!"], nil),
            ("multipart/form-data; charset=utf-8", ["boundary-missing!", "content-type-extra?^21"], nil),
            ("multipart/form-data; charset=utf-8; boundary=X", ["content-type-extra?^21"], "X"),
            ("multipart/form-data; boundary=X; a=b; c=\"d;e\"", ["content-type-extra?^33"], "X"),
            ("multipart/form-data, boundary=X", ["content-type-comma!^19"], "X"),
            (
                "multipart/form-data; charset=utf-8, boundary=X", ["content-type-extra?^21", "content-type-comma!^34"],
                "X"
            ),
            ("multipart/form-data; boundary=X, charset=a", ["content-type-comma!^31", "content-type-extra?^33"], "X"),
            ("multipart/form-data; boundary=X,Y=Z", ["boundary-needs-quotes!^31"], "X,Y=Z"),
            ("multipart/form-data; boundary=X, multipart/form-data; boundary=Y", ["content-type-duplicate!^31"], "X"),
            ("multipart/form-data boundary=X", ["parameter-syntax!^19"], "X"),
            ("multipart/form-data: boundary=X", ["parameter-syntax!^19"], nil),
            ("multipart/form-data; boundary=X charset=utf-8", ["parameter-syntax!^31", "content-type-extra?^32"], "X"),
            ("multipart/form-data; boundary = \"X\"", ["parameter-syntax!^29"], "X"),
            ("multipart/form-data; boundary= X", ["parameter-syntax!^30"], "X"),
            ("multipart/form-data; boundary=\"X", ["parameter-syntax!^30"], "X"),
            ("multipart/form-data; boundary=\"X\"y", ["parameter-syntax!^33"], "X"),
            ("multipart/form-data; boundary:X", ["parameter-syntax!^29"], "X"),
            ("multipart/form-data; boundary", ["parameter-syntax!^29"], nil),
            ("multipart/form-data; ----X", ["boundary-unnamed!^21"], "----X"),
            ("multipart/form-data; a b", ["boundary-missing!", "parameter-syntax!^22"], nil),
            ("multipart/form-data; foo; boundary=X", ["parameter-syntax!^24"], "X"),
            ("multipart/form-data; boundary=", ["boundary-empty!^30"], nil),
            ("multipart/form-data; boundary=; charset=a", ["boundary-empty!^30", "content-type-extra?^32"], nil),
            ("multipart/form-data; boundary=\"\"", ["boundary-empty!^30"], nil),
            ("multipart/form-data; boundary=X; boundary=Y; boundary=Z", ["boundary-duplicate!^33"], "X"),
            ("multipart/form-data; boundary=aB3/9kQe_77", ["boundary-needs-quotes!^33"], "aB3/9kQe_77"),
            ("multipart/form-data; boundary=(UploadBoundary)", ["boundary-needs-quotes!^30"], "(UploadBoundary)"),
            ("multipart/form-data; boundary=a b", ["boundary-needs-quotes!^31"], "a b"),
            ("multipart/form-data; boundary={X}", ["boundary-character!^30"], "{X}"),
            ("multipart/form-data; boundary=ab\"c\"", ["boundary-character!^32"], "ab\"c\""),
            ("multipart/form-data; boundary=\"a\\;ü\"", ["boundary-character!^33"], "a;ü"),
            ("multipart/form-data; boundary=\"X \"", ["boundary-trailing-space!^32"], "X "),
            ("multipart/form-data; boundary=(null)", ["boundary-placeholder!^30 nullText"], "(null)"),
            (
                "multipart/form-data; boundary=Optional(\"X\")", ["boundary-placeholder!^30 optionalText"],
                "Optional(\"X\")"
            ),
            ("multipart/mixed; boundary=X", ["media-type!^0 multipart"], "X"),
            ("multipart/mixed", ["media-type!^0 multipart"], nil),
            ("application/x-www-form-urlencoded", ["media-type!^0 urlEncoded"], nil),
            ("application/json; charset=utf-8", ["media-type!^0 json"], nil),
            ("image/jpeg, x", ["media-type!^0 jpeg"], nil), ("a/b", ["media-type!^0 otherMediaType"], nil),
            ("", ["media-type!^0"], nil), (" form-data; boundary=X", ["media-type!^1"], "X"),
            ("Optional(\"multipart/form-data; boundary=X", ["media-type!^0 optionalText"], "X"),
            ("nil", ["media-type!^0 nullText"], nil),
        ] as [(String, [String], String?)])
    func faults(value: String, expected: [String], boundary: String?) {
        let reading = read(value)
        #expect(reading.findings.map(shape) == expected)
        #expect(text(reading.boundary) == boundary)
        #expect(reading.findings.allSatisfy { $0.layer == .request && $0.offset == nil })
    }

    @Test("A boundary beyond 70 characters is named with its length, beside what else it has")
    func tooLong() {
        let long = String(repeating: "x", count: 71)
        let bare = read("multipart/form-data; boundary=\(long)").findings
        #expect(
            bare == [Finding(.boundaryTooLong, layer: .request, expected: 70, found: 71, contentOffset: 100)])
        let quoted = read("multipart/form-data; boundary=\"\\y\(long)\"").findings
        #expect(quoted.map(\.contentOffset) == [102] && quoted.map(\.found) == [72])
        #expect(
            read("multipart/form-data; boundary=/\(long)").findings.map(\.category)
                == [.boundaryNeedsQuotes, .boundaryTooLong])
    }

    @Test("No header, several headers, and not knowing are three things")
    func countOfHeaders() {
        let value = Array("multipart/form-data; boundary=X".utf8)
        #expect(ContentTypeReading(values: nil).findings.isEmpty)
        #expect(ContentTypeReading(values: []).findings == [Finding(.contentTypeMissing)])
        let two = ContentTypeReading(values: [value, Array("a/b".utf8)])
        #expect(two.findings == [Finding(.contentTypeDuplicate, count: 2)])
        #expect(two.boundary == [88])
    }

    @Test("What the encoder writes is read without a finding")
    func ownHeaders() throws {
        for text in ["X", "a b", "a'()+_,-./:=?", "----b--"] {
            let reading = read(try Boundary(text).contentType)
            #expect(reading.findings.isEmpty && self.text(reading.boundary) == text)
        }
    }

    @Test("Changed values always give an answer, with places in the value")
    func mutations() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let alphabet = Array(";,=\"\\ /()a\0".utf8) + [0xFF]
        for round in 0..<4000 {
            var bytes = Array("multipart/form-data; charset=utf-8; boundary=\"aB\\c\"; boundary=d".utf8)
            for _ in 0...Int.random(in: 0..<6, using: &random) where !bytes.isEmpty {
                let at = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.remove(at: at)
                case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: at)
                case 2: bytes[at] = alphabet.randomElement(using: &random) ?? 0
                default: bytes.removeSubrange(at...)
                }
            }
            let reading = ContentTypeReading(values: [bytes])
            let places = reading.findings.compactMap(\.contentOffset)
            #expect(places.allSatisfy { 0...bytes.count ~= $0 } && places == places.sorted(), "seed \(seed), \(round)")
            let isAnswered = reading.boundary != nil || !reading.findings.isEmpty
            #expect(isAnswered, "seed \(seed), \(round): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test(
        "A hostile value takes no more than linear time", .timeLimit(.minutes(60)),
        arguments: [
            ";a", ",", ", ", " ", ";boundary=", "\\\"", ";\"", "=", ",a=",
        ])
    func hostile(unit: String) {
        let length = 1 << 18
        let bytes = Array(("multipart/form-data;" + String(repeating: unit, count: length / unit.utf8.count)).utf8)
        // Quadratic work would take minutes.
        #expect(ContentTypeReading(values: [bytes]).findings.count <= bytes.count)
    }

    @Test("It shows none of its text")
    func redaction() {
        let reading = read("multipart/form-data; boundary=canary")
        var dumped = ""
        dump(reading, to: &dumped)
        #expect(!("\(reading)" + String(reflecting: reading) + dumped).contains("canary"))
    }
}
