import ContractFindings
import MultipartContract
import Testing

@Suite("The contract of an upload")
struct UploadContractTests {
    typealias Part = UploadContract.Part

    private func part(
        _ name: String?, filename: String? = nil, type: String? = nil, length: Int = 10, at offset: Int = 0
    ) -> UploadContract.PartDescription {
        UploadContract.PartDescription(
            name: name.map { Array($0.utf8) }, filename: filename.map { Array($0.utf8) },
            contentType: type.map { Array($0.utf8) }, contentLength: length, headOffset: offset,
            contentOffset: offset + 60,
            nameOffset: offset + 38, filenameOffset: offset + 50, contentTypeOffset: offset + 55)
    }

    private func contract(
        _ parts: [Part], others: Bool = false, server: UploadContract.Server = .init()
    ) throws -> UploadContract {
        try #require(UploadContract(parts: parts, allowsOtherParts: others, server: server))
    }

    private func categories(_ findings: [Finding]) -> [FindingCategory] { findings.map(\.category) }

    @Test("an upload that keeps it has no findings")
    func kept() throws {
        let contract = try contract(
            [
                Part(
                    "file", kind: .file, contentTypes: [#require(MediaRange("image/*"))],
                    extensions: ["jpg", ".tar.gz"], maxLength: 10),
                Part("note", kind: .text, count: #require(.init(min: 0, max: 1))),
                Part("tag[]", count: #require(.init(min: 0, max: nil))), Part("a\"b"),
            ], server: .init(maxBodyLength: 1_000, acceptedTypes: [#require(MediaRange("IMAGE/JPEG"))]))
        let file = part("file", filename: "A.JPG", type: "Image/jpeg; q=\"1\"")
        let tags = Array(repeating: part("tag[]"), count: 20)
        #expect(contract.findings(parts: [file, part("note"), part("a\"b")] + tags, bodyLength: 1_000).isEmpty)
        #expect(contract.findings(parts: [part("a%22b"), file], bodyLength: nil).isEmpty)
        #expect(
            contract.findings(
                parts: [part("a\"b"), part("file", filename: "b.tar.gz", type: "image/jpeg")], bodyLength: 9
            ).isEmpty)
    }

    static let nearMisses: [(wanted: FieldName, sent: String, term: Term?)] = [
        ("file", "File", .letterCase), ("ÄPFEL", "äpfel", .letterCase), ("photos[]", "photos", .brackets),
        ("photos", "photos[]", .brackets),
        ("photos", "photos[0]", .brackets), ("file", " file", .whiteSpace), ("file", "file\t", .whiteSpace),
        ("my file", "my%20file", .percentEncoding), ("ü", "%C3%BC", .percentEncoding),
        ("a%5B%5D", "a[]", .percentEncoding),
        ("avatar", "avater", .similarSpelling), ("avatar", "avtaar", .similarSpelling),
        ("userId", "user_id", .similarSpelling),
        ("caf\u{E9}", "cafe\u{301}", .similarSpelling), ("avatar", "avat", .similarSpelling),
        ("file", "name", nil), ("id", "it", nil), ("file", "", nil), ("avatar", "picture", nil), ("[]", "file", nil),
    ]

    @Test("a missing field is told with the near miss that is there, which is not reported twice")
    func nearMisses() throws {
        for row in Self.nearMisses {
            let contract = try contract([Part(row.wanted), Part("other")])
            let findings = contract.findings(parts: [part("other", at: 0), part(row.sent, at: 100)], bodyLength: 300)
            let missing = try #require(findings.first, "\(row.sent)")
            #expect(missing.category == .fieldMissing && missing.field == row.wanted, "\(row.sent)")
            #expect(missing.term == row.term, "\(row.sent)")
            if row.term == nil {
                #expect(categories(findings) == [.fieldMissing, .fieldUnexpected], "\(row.sent)")
                #expect(missing.part == nil && missing.offset == nil && missing.otherField == nil)
                #expect(findings.last?.part == 1 && findings.last?.offset == 138)
            } else {
                #expect(findings.count == 1, "\(row.sent)")
                #expect(missing.part == 1 && missing.offset == 138, "\(row.sent)")
                #expect(missing.otherField == (try? FieldName(row.sent)), "\(row.sent)")
            }
        }
    }

    @Test("the nearest name is taken, never one that belongs to another field, and each only once")
    func nearest() throws {
        let contract = try contract([Part("photo"), Part("photos"), Part("avatar")])
        let findings = contract.findings(parts: [part("Photo"), part("photos"), part("photo[]")], bodyLength: nil)
        #expect(categories(findings) == [.fieldMissing, .fieldMissing, .fieldUnexpected])
        #expect(findings[0].otherField == "Photo" && findings[1].field == "avatar" && findings[1].otherField == nil)
        let swapped = try self.contract([Part("data1"), Part("data2")])
        #expect(
            categories(swapped.findings(parts: [part("data3"), part("data3")], bodyLength: nil)) == [
                .fieldMissing, .fieldMissing,
            ])
    }

    @Test("the only file of an unknown name is told with the only file that is missing, whatever they are called")
    func renamedFile() throws {
        let rules = [Part("photo", kind: .file), Part("note", kind: .text)]
        let picture = part("picture", filename: "a.jpg", at: 100)
        let note = part("note")
        let findings = try contract(rules).findings(parts: [note, picture], bodyLength: nil)
        #expect(
            findings == [Finding(.fieldMissing, offset: 138, part: 1, field: "photo", otherField: "picture")])
        #expect(findings.first?.sentence == "The part `photo` is missing; part 1 is named `picture`.")
        // Not a text, not one of two, not for one of two, and not where anything may come.
        let both: [FindingCategory] = [.fieldMissing, .fieldUnexpected]
        let text = try contract(rules).findings(parts: [note, part("picture")], bodyLength: nil)
        #expect(categories(text) == both)
        let two = try contract(rules).findings(
            parts: [note, picture, part("image", filename: "b.jpg")], bodyLength: nil)
        #expect(categories(two) == both + [.fieldUnexpected])
        let twice = try contract(rules).findings(parts: [note, picture, picture], bodyLength: nil)
        #expect(categories(twice) == both)
        let twoMissing = try contract(rules + [Part("scan", kind: .file)])
        #expect(
            categories(twoMissing.findings(parts: [note, picture], bodyLength: nil)) == [.fieldMissing] + both)
        let open = try contract(rules, others: true)
        #expect(categories(open.findings(parts: [note, picture], bodyLength: nil)) == [.fieldMissing])
    }

    @Test("a part without a name is a fault of the header, and stands for a missing field")
    func nameless() throws {
        let contract = try contract([Part("a"), Part("b")])
        #expect(contract.findings(parts: [part("a"), part(nil)], bodyLength: nil).isEmpty)
        #expect(categories(contract.findings(parts: [part(nil)], bodyLength: nil)) == [.fieldMissing])
    }

    @Test("too few and too many parts of a name are counted")
    func counts() throws {
        let contract = try contract([Part("a", count: #require(.init(min: 2, max: 3)))])
        let few = try #require(contract.findings(parts: [part("a")], bodyLength: nil).first)
        #expect(few.category == .fieldTooFew && few.expected == 2 && few.found == 1)
        let many = try #require(
            contract.findings(parts: (0..<5).map { part("a", at: $0 * 100) }, bodyLength: nil).first)
        #expect(
            many.category == .fieldTooMany && many.expected == 3 && many.found == 5 && many.part == 3
                && many.offset == 300)
        #expect(UploadContract.Count(min: 2, max: 1) == nil)
        #expect(UploadContract.Count(min: -1, max: nil) == nil)
        #expect(UploadContract.Count(min: 0, max: 0) == nil)
        #expect(UploadContract(parts: [Part("a"), Part("a")]) == nil)
    }

    @Test("unexpected parts are one finding a name, with the optional field that may be meant")
    func unexpected() throws {
        let parts = [Part("note", count: try #require(.init(min: 0, max: 1)))]
        let sent = [part("x"), part("Note"), part("x"), part("\u{7}")]
        let findings = try contract(parts).findings(parts: sent, bodyLength: nil)
        #expect(categories(findings) == [.fieldUnexpected, .fieldUnexpected, .fieldUnexpected])
        #expect(findings[0].field == "x" && findings[0].count == 2 && findings[0].part == 0)
        #expect(findings[1].field == "Note" && findings[1].otherField == "note" && findings[1].term == .letterCase)
        #expect(findings[2].field == nil && findings[2].part == 3)
        #expect(try contract(parts, others: true).findings(parts: sent, bodyLength: nil).isEmpty)
    }

    @Test("filenames are asked for, refused and judged")
    func filenames() throws {
        let rows: [(rule: Part, filename: String?, category: FindingCategory?, offset: Int?)] = [
            (Part("f", kind: .file), nil, .filenameMissing, 7), (Part("f", kind: .file), "", .filenameMissing, 57),
            (Part("f", kind: .file, filename: .optional), nil, nil, nil),
            (Part("f", kind: .text), "a", .filenameUnexpected, 57),
            (Part("f", kind: .text), "", .filenameUnexpected, 57), (Part("f"), nil, nil, nil),
            (Part("f"), "a", nil, nil),
            (Part("f", extensions: ["jpg"]), "a.png", .filenameRule, 57),
            (Part("f", extensions: ["jpg"]), "a.jpg", nil, nil),
            (Part("f", extensions: ["jpg"]), ".jpg", .filenameRule, 57), (Part("f", extensions: ["jpg"]), "", nil, nil),
            (Part("f", requiresASCIIFilename: true), "aé.jpg", .filenameRule, 58),
        ]
        for (index, row) in rows.enumerated() {
            let findings = try contract([row.rule]).findings(
                parts: [part("f", filename: row.filename, at: 7)], bodyLength: nil)
            #expect(findings.first?.category == row.category && findings.count <= 1, "row \(index)")
            #expect(findings.first?.offset == row.offset, "row \(index)")
        }
    }

    @Test("content types are those of the contract first, then those that the server takes")
    func contentTypes() throws {
        let image = try #require(MediaRange("image/*"))
        let jpeg = try #require(MediaRange("image/jpeg"))
        let server = UploadContract.Server(acceptedTypes: [image], refusedTypes: [jpeg])
        let rows: [(rule: Part, type: String?, filename: String?, category: FindingCategory?)] = [
            (Part("f", contentTypes: [jpeg]), "image/png", "a", .contentTypeUnexpected),
            (Part("f", contentTypes: [jpeg]), nil, "a", .contentTypeUnexpected),
            (Part("f", contentTypes: [jpeg]), "broken", "a", nil),
            (Part("f", contentTypes: [image]), "image/png", "a", nil),
            (Part("f", contentTypes: [image]), "image/jpeg", "a", .serverTypeLimit),
            (Part("f"), "text/plain", "a", .serverTypeLimit),
            (Part("f"), "text/plain", nil, nil),
            (Part("f", kind: .file, filename: .optional), "text/plain", nil, .serverTypeLimit),
        ]
        for (index, row) in rows.enumerated() {
            let findings = try contract([row.rule], server: server)
                .findings(parts: [part("f", filename: row.filename, type: row.type)], bodyLength: nil)
            #expect(findings.first?.category == row.category && findings.count <= 1, "row \(index)")
        }
        let other = try contract([], others: true, server: server)
            .findings(parts: [part("x", filename: "a", type: "a/b"), part("y")], bodyLength: nil)
        #expect(categories(other) == [.serverTypeLimit] && other[0].field == "x")
    }

    @Test("limits are worded as the server's, and a part that is too long is not told again for the body")
    func limits() throws {
        let contract = try contract([Part("f", maxLength: 100), Part("g")], server: .init(maxBodyLength: 500))
        let long = contract.findings(parts: [part("f", length: 101, at: 20), part("g")], bodyLength: 501)
        #expect(categories(long) == [.serverSizeLimit])
        #expect(long[0].term == .content && long[0].expected == 100 && long[0].found == 101)
        #expect(long[0].offset == 180 && long[0].contentOffset == 100)
        let body = contract.findings(parts: [part("f", length: 100), part("g", length: 999)], bodyLength: 1_200)
        #expect(categories(body) == [.serverSizeLimit] && body[0].term == .wholeBody && body[0].expected == 500)
        #expect(body[0].layer == .rule)
    }

    @Test("thousands of unexpected parts cost little, and findings are limited")
    func many() throws {
        let fields = try (0..<200).map { Part(try FieldName("field number \($0)")) }
        let sent = (0..<10_000).map { part("fieled numbr \($0)") }
        let findings = try contract(fields).findings(parts: sent, bodyLength: nil, limit: 250)
        #expect(findings.count == 250)
        #expect(findings.prefix(200).allSatisfy { $0.category == .fieldMissing })
    }

    @Test("expected parts without a contract are missed by name, with the near miss, and by index")
    func expectedParts() throws {
        let sent = [part("File", at: 100), part("note")]
        let findings = ExpectedPart.findings(
            expected: [.named("file"), .named("note"), .named("zebra"), .index(1), .index(2)], parts: sent)
        #expect(categories(findings) == [.expectedPartMissing, .expectedPartMissing, .expectedPartMissing])
        #expect(findings[0].field == "file" && findings[0].otherField == "File" && findings[0].part == 0)
        #expect(findings[0].term == .letterCase && findings[0].offset == 138)
        #expect(findings[1].field == "zebra" && findings[1].part == nil)
        #expect(findings[2].part == 2 && findings[2].found == 2)
        #expect(ExpectedPart.named("note").index(in: sent) == 1 && ExpectedPart.named("file").index(in: sent) == nil)
    }

    @Test("media ranges are types with or without stars")
    func mediaRanges() {
        for text in ["image/jpeg", "IMAGE/*", "*/*", "application/vnd.a+json"] {
            #expect(MediaRange(text)?.text == text.lowercased())
        }
        for text in ["", "image", "image/", "/a", "*/a", "a/b*", "a*/b", "a/b;c=d", "a/b ", " a/b", "a/b/c", "ä/b"] {
            #expect(MediaRange(text) == nil, "\(text)")
        }
    }

    @Test("judges the parts of a form that is being made")
    func form() throws {
        let contract = try contract([Part("file", kind: .file), Part("note", kind: .text)])
        let form = MultipartForm([
            try .file(name: "file", filename: "a.jpg", bytes: [1, 2]),
            try .file(name: "note", filename: "b", bytes: []),
        ])
        let findings = contract.findings(parts: form.parts.map { .init($0) }, bodyLength: nil)
        #expect(categories(findings) == [.filenameUnexpected] && findings[0].part == 1 && findings[0].offset == nil)
    }

    @Test("a description of a part shows no name")
    func redaction() {
        var dumped = ""
        let description = part("canary", filename: "canary", type: "canary/a")
        dump(description, to: &dumped)
        for text in [dumped, "\(description)", String(reflecting: description), "\([description])"] {
            #expect(!text.contains("canary") && !text.contains("99, 97"))
        }
    }
}
