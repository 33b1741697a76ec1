import ContractFile
import ContractFindings
import Foundation
import Testing

@Suite("The uploads of a contract file")
struct UploadReadingTests {
    private func read(_ text: String) throws -> ContractFile { try ContractFile(Data(text.utf8)) }

    private static func upload(_ members: String) -> String {
        #"{"schema": "bytecontract-1", "uploads": {"avatar": {\#(members)}}}"#
    }

    private static func part(_ members: String) -> String { upload(#""parts": [{"name": "f", \#(members)}]"#) }

    private static func sample(_ members: String) -> String { upload(#""parts": [], "samples": [{\#(members)}]"#) }

    @Test("are read with parts, server and samples")
    func readsAll() throws {
        let contract = try read(
            """
            {"schema": "bytecontract-1",
             "uploads": {
               "avatar": {
                 "parts": [
                   {"name": "file", "kind": "file", "count": {"min": 0, "max": 3}, "contentTypes": ["IMAGE/jpeg", "image/*"],
                    "extensions": ["jpg"], "asciiFilename": true, "maxLength": 5000000, "note": "n"},
                   {"name": "caption", "kind": "text", "count": 2}, {"name": "tag[]", "count": {"min": 1}, "filename": "optional"}],
                 "otherParts": true,
                 "server": {"maxLength": 1000, "contentTypes": ["image/*"], "refusedContentTypes": ["image/svg+xml"]},
                 "samples": [
                   {"id": "avatar.0007", "file": "s/a.bin", "contentType": "multipart/form-data; boundary=B", "verdict": "accept"},
                   {"file": "s/b.http", "request": true, "verdict": "reject", "category": "multipart.field-missing"}],
                 "note": "why"},
               "export": {"parts": [],
                 "samples": [{"file": "c", "contentType": "", "request": false, "verdict": "reject", "comment": "c"}]}}}
            """)
        #expect(contract.uploads.map(\.name.text) == ["avatar", "export"])
        let avatar = try #require(contract.upload(named: "avatar"))
        #expect(avatar.note == "why" && avatar.contract.allowsOtherParts)
        #expect(avatar.contract.server.maxBodyLength == 1_000)
        #expect(avatar.contract.server.acceptedTypes.map(\.text) == ["image/*"])
        #expect(avatar.contract.server.refusedTypes.map(\.text) == ["image/svg+xml"])
        let file = avatar.contract.parts[0]
        #expect(file.name == "file" && file.kind == .file && file.count.min == 0 && file.count.max == 3)
        #expect(file.contentTypes.map(\.text) == ["image/jpeg", "image/*"] && file.filename == .required)
        #expect(file.extensions == ["jpg"] && file.requiresASCIIFilename && file.maxLength == 5_000_000)
        let caption = avatar.contract.parts[1]
        #expect(
            caption.kind == .text && caption.filename == .forbidden && caption.count.min == 2 && caption.count.max == 2)
        let tags = avatar.contract.parts[2]
        #expect(tags.kind == .any && tags.filename == .optional && tags.count.min == 1 && tags.count.max == nil)
        #expect(tags.contentTypes.isEmpty && tags.maxLength == nil && !tags.requiresASCIIFilename)
        #expect(avatar.samples.map(\.id.text) == ["avatar.0007", "upload-sample.0002"])
        #expect(avatar.samples[0].form == .body(contentType: "multipart/form-data; boundary=B"))
        #expect(avatar.samples[0].answer == .accept && avatar.samples[0].path == "s/a.bin")
        #expect(avatar.samples[1].form == .request && avatar.samples[1].answer == .reject(.fieldMissing))
        let export = try #require(contract.upload(named: "export"))
        #expect(export.contract.parts.isEmpty && !export.contract.allowsOtherParts && export.note == nil)
        #expect(export.samples[0].id.text == "upload-sample.0003" && export.samples[0].answer == .reject(nil))
        #expect(contract.upload(named: "other") == nil)
        #expect(try read(#"{"schema": "bytecontract-1"}"#).uploads.isEmpty)
    }

    static let faults: [(text: String, error: String)] = [
        (#"{"schema": "bytecontract-1", "uploads": []}"#, "/uploads: expected an object of uploads by name"),
        (#"{"schema": "bytecontract-1", "upload": {}}"#, "/upload: unknown key; did you mean `uploads`?"),
        (#"{"schema": "bytecontract-1", "uploads": {"\u0007": {"parts": []}}}"#, "expected a name of 1 to 200"),
        (upload(""), "/uploads/avatar: the key `parts` is missing"),
        (
            upload(#""parts": [], "otherPart": true"#),
            "/uploads/avatar/otherPart: unknown key; did you mean `otherParts`?"
        ),
        (upload(#""parts": [], "parts": []"#), "the key stands twice"),
        (upload(#""parts": {}"#), "/uploads/avatar/parts: expected a list of parts"),
        (upload(#""parts": [{}]"#), "/uploads/avatar/parts/0: the key `name` is missing"),
        (upload(#""parts": [{"name": ""}]"#), "/uploads/avatar/parts/0/name: expected a name of 1 to 200"),
        (upload(#""parts": [{"name": "a"}, {"name": "a"}]"#), "/uploads/avatar/parts/1/name: is there twice"),
        (upload(#""parts": [], "otherParts": 1"#), "/uploads/avatar/otherParts: expected true or false"),
        (upload(#""parts": [], "server": {"maxLenght": 1}"#), "maxLenght: unknown key; did you mean `maxLength`?"),
        (upload(#""parts": [], "server": {"maxLength": 0}"#), "/server/maxLength: expected a number of bytes from 1"),
        (part(#""kind": "picture""#), #"/parts/0/kind: expected one of "text", "file", "any""#),
        (
            part(#""kind": "text", "filename": "required""#),
            #"/parts/0/filename: expected "forbidden" or "optional" for a text"#
        ),
        (
            part(#""kind": "file", "filename": "forbidden""#),
            #"/parts/0/filename: expected "required" or "optional" for a file"#
        ),
        (part(#""kind": "text", "extensions": ["txt"]"#), "/parts/0/extensions: expected nothing here"),
        (part(#""count": 0"#), "/parts/0/count: expected a number from 1"),
        (part(#""count": 1.5"#), "/parts/0/count: expected a number from 1"),
        (part(#""count": {"max": 1}"#), "/parts/0/count: the key `min` is missing"),
        (part(#""count": {"min": 2, "max": 1}"#), "/parts/0/count: expected a number from 1"),
        (part(#""count": {"min": 0, "max": 0}"#), "/parts/0/count: expected a number from 1"),
        (part(#""contentTypes": []"#), "/parts/0/contentTypes: expected at least one content type"),
        (part(#""contentTypes": ["jpeg"]"#), "/parts/0/contentTypes/0: expected a content type such as image/jpeg"),
        (part(#""contentTypes": ["a/b; c=d"]"#), "/parts/0/contentTypes/0: expected a content type such as image/jpeg"),
        (part(#""extensions": [".jpg"]"#), "/parts/0/extensions/0: expected an extension such as jpg"),
        (part(#""extensions": []"#), "/parts/0/extensions: expected at least one extension"),
        (part(#""maxLength": -1"#), "/parts/0/maxLength: expected a number of bytes from 1"),
        (sample(#""verdict": "accept", "contentType": """#), "/samples/0: the key `file` is missing"),
        (sample(#""file": "", "verdict": "accept", "contentType": """#), "/samples/0/file: expected a path"),
        (
            sample(#""file": "a", "verdict": "accept""#),
            "/samples/0: expected either `contentType`, or `request` as true"
        ),
        (
            sample(#""file": "a", "verdict": "accept", "contentType": "", "request": true"#),
            "/samples/0/contentType: expected no content type"
        ),
        (
            sample(#""file": "a", "request": true, "verdict": "maybe""#),
            #"/samples/0/verdict: expected "accept" or "reject""#
        ),
        (sample(#""file": "a", "request": true"#), "/samples/0: the key `verdict` is missing"),
        (
            sample(#""file": "a", "request": true, "verdict": "accept", "category": "multipart.epilogue""#),
            "/samples/0/category: expected no category"
        ),
        (
            sample(#""file": "a", "request": true, "verdict": "reject", "category": "multipart.epilog""#),
            "for example multipart.epilogue"
        ),
        (sample(#""file": "a", "request": true, "verdict": "accept", "id": "A.1""#), "/samples/0/id: expected an id"),
        (
            sample(
                #""id": "a.0001", "file": "a", "request": true, "verdict": "accept"}, {"id": "a.0001", "file": "b", "request": true, "verdict": "accept""#
            ), "/uploads/avatar/samples/1/id: is there twice"
        ),
        (
            #"{"schema": "bytecontract-1", "fields": {"a": {"type": "uuid"}}, "samples": [{"id": "a.0001", "field": "a", "text": "", "verdict": "accept"}], "uploads": {"u": {"parts": [], "samples": [{"id": "a.0001", "file": "a", "request": true, "verdict": "accept"}]}}}"#,
            "/uploads/u/samples/0/id: is there twice"
        ),
    ]

    @Test("are refused with the place and the cure of the first fault")
    func faultsAreNamed() {
        for fault in Self.faults {
            do {
                _ = try read(fault.text)
                Issue.record("accepted: \(fault.text)")
            } catch {
                #expect("\(error)".contains(fault.error), "\(fault.text)")
            }
        }
    }
}
