import ContractFile
import ContractFindings
import Foundation
import MultipartContract
import Testing

@testable import UploadInspection

@Suite struct HARFileTests {
    /// A HAR file with these requests, each a list of members in JSON.
    private func har(_ requests: String...) throws(CaptureError) -> HARFile {
        let entries = requests.map { #"{"startedDateTime":"","request":{\#($0)},"response":{"content":{"text":"{"}}}"# }
        let document =
            #"{"log":{"version":"1.2","creator":{"name":"t"},"entries":[\#(entries.joined(separator: ","))]}}"#
        return try HARFile(MemorySource(Array(document.utf8)), name: "t.har")
    }

    /// A request with a body as text in JSON.
    private func request(
        _ text: String, length: Int? = nil, type: String = "multipart/form-data; boundary=B", more: String = ""
    ) -> String {
        let lengthHeader = length.map { #",{"name":"Content-Length","value":"\#($0)"}"# } ?? ""
        return #""method":"POST","headers":[{"name":"content-type","value":"\#(type)"}\#(lengthHeader)],"#
            + #""postData":{"mimeType":"\#(type)","text":"\#(text)"\#(more)}"#
    }

    private func failure(_ request: String) throws -> CaptureError.Reason? {
        let file = try har(request)
        do {
            _ = try file.capture(entry: 0)
            return nil
        } catch {
            return error.reason
        }
    }

    private func bytes(_ capture: UploadCapture) throws -> [UInt8] {
        try capture.body.bytes(in: 0..<capture.body.length)
    }

    @Test func anEntryGivesItsHeadersAndItsBytes() throws {
        let file = try har(
            #""method":"GET","headers":[],"bodySize":0"#,
            #""headers":[{"name":"Content-Type","value":" multipart/form-data; boundary=B\t"},{"name":"CONTENT-TYPE","value":"x"},"#
                + #"{"name":"content-length","value":"7"},{"name":"X","value":"y"}],"postData":{"mimeType":"z","text":"--B--\r\n"}"#
        )
        #expect(file.entryCount == 2)
        #expect(file.multipartEntries == [1])
        let capture = try file.capture(entry: 1)
        #expect(capture.contentTypes == [Array("multipart/form-data; boundary=B".utf8), Array("x".utf8)])
        #expect(capture.contentLengths == [Array("7".utf8)])
        #expect(try bytes(capture) == Array("--B--\r\n".utf8))
        #expect(!capture.hasLostBytes && capture.findings.isEmpty)
    }

    @Test func theMediaTypeOfTheToolStandsInWhereHeadersWereNotKept() throws {
        let body = #""postData":{"mimeType":"multipart/form-data; boundary=B","text":"a"}"#
        let octets = #""postData":{"mimeType":"application/octet-stream","text":"a"}"#
        let type = Array("multipart/form-data; boundary=B".utf8)
        #expect(try har(body).capture(entry: 0).contentTypes == [type])
        #expect(try har(#""headers":[],"# + body).capture(entry: 0).contentTypes == [type])
        #expect(try har(#""headers":[{"name":"Host","value":"h"}],"# + body).capture(entry: 0).contentTypes == [type])
        // A default of the tool is no header.
        #expect(try har(#""headers":[{"name":"Host","value":"h"}],"# + octets).capture(entry: 0).contentTypes == [])
        #expect(try har(#""postData":{"text":"a"}"#).capture(entry: 0).contentTypes == nil)
    }

    @Test func base64IsDecodedWhereverToolsPutIt() throws {
        let plain = try har(request("/9j/", length: 3, more: #","encoding":"base64""#)).capture(entry: 0)
        #expect(try bytes(plain) == [0xFF, 0xD8, 0xFF])
        let content =
            #""headers":[],"_requestBodyStatus":"discarded:not-representable","#
            + #""_content":{"text":"//4A\r\nAQ==","size":4,"encoding":"base64"}"#
        let capture = try har(content).capture(entry: 0)
        #expect(try bytes(capture) == [0xFF, 0xFE, 0x00, 0x01])
        #expect(!capture.hasLostBytes)
        #expect(try failure(request("/9j", more: #","encoding":"base64""#)) == .bodyEncoding)
        #expect(try failure(request("a", more: #","encoding":"gzip""#)) == .bodyEncoding)
    }

    @Test func replacementCharactersAreLostBytes() throws {
        for text in [#"ab\uFFFDc\uFFFD"#, #"ab\uD800c\uDFFF"#, "ab\u{FFFD}c\u{FFFD}"] {
            for length in [nil, 5] {
                let capture = try har(request(text, length: length)).capture(entry: 0)
                #expect(capture.hasLostBytes)
                #expect(
                    capture.findings == [
                        Finding(.captureLostBytes, offset: 2, expected: length, found: 9, count: 2)
                    ])
                #expect(capture.findings.first?.severity == .warning)
                #expect(capture.contentLengths == nil)
            }
            // What was sent has this length: the characters were sent.
            let sent = try har(request(text, length: 9)).capture(entry: 0)
            #expect(!sent.hasLostBytes && sent.findings.isEmpty)
            #expect(sent.contentLengths == [Array("9".utf8)])
        }
        // A length that the tool computes from its text proves nothing.
        let reported = try har(request(#"ab\uFFFD"#) + #","bodySize":5"#).capture(entry: 0)
        #expect(reported.findings == [Finding(.captureLostBytes, offset: 2, found: 5, count: 1)])
    }

    @Test func aBodyShorterThanWhatWasSentHasLostBytes() throws {
        let capture = try har(request("abc", length: 10)).capture(entry: 0)
        #expect(capture.findings == [Finding(.captureLostBytes, expected: 10, found: 3)])
        let reported = try har(request("abc") + #","bodySize":11"#).capture(entry: 0)
        #expect(reported.findings == [Finding(.captureLostBytes, expected: 11, found: 3)])
        // More than was sent is for the inspection of the length.
        let longer = try har(request("abc", length: 2)).capture(entry: 0)
        #expect(!longer.hasLostBytes && longer.contentLengths == [Array("2".utf8)])
        let unknown = try har(request("abc") + #","bodySize":-1"#).capture(entry: 0)
        #expect(!unknown.hasLostBytes)
    }

    @Test func charactersThatStandForBytesAreTakenAsBytes() throws {
        let text = #"\u00ff\u00d8\u0000\u0080a"#
        let sent = try har(request(text, length: 5)).capture(entry: 0)
        #expect(try bytes(sent) == [0xFF, 0xD8, 0x00, 0x80, 0x61])
        #expect(!sent.hasLostBytes)
        // The length of the UTF-8 text was sent: it is text.
        let utf8 = try har(request(text, length: 8)).capture(entry: 0)
        #expect(try bytes(utf8) == Array("\u{FF}\u{D8}\0\u{80}a".utf8))
        // Without a header the tool's number decides only where the characters are none of a text.
        let reported = try har(request(text) + #","bodySize":5"#).capture(entry: 0)
        #expect(try bytes(reported) == [0xFF, 0xD8, 0x00, 0x80, 0x61])
        let word = try har(request(#"\u00fcber"#) + #","bodySize":4"#).capture(entry: 0)
        #expect(try bytes(word) == Array("\u{FC}ber".utf8))
        // One character beyond, and it is no list of bytes.
        let wide = try har(request(#"\u0100\u0080"#, length: 2)).capture(entry: 0)
        #expect(try bytes(wide) == Array("\u{100}\u{80}".utf8))
    }

    @Test func aCompressedBodyIsNotHeldAgainstItsContentLength() throws {
        let headers =
            #""headers":[{"name":"Content-Type","value":"multipart/form-data; boundary=B"},"#
            + #"{"name":"Content-Encoding","value":"gzip"},{"name":"Content-Length","value":"90"}],"#
        let capture = try har(headers + #""postData":{"mimeType":"","text":"abc"}"#).capture(entry: 0)
        #expect(capture.contentLengths == nil && !capture.hasLostBytes)
    }

    @Test func theLinesThatFirefoxWritesBeforeABodyAreTakenOff() throws {
        let lines = #"Content-Type: multipart/form-data; boundary=B\r\nContent-Length: 7\r\n\r\n"#
        let headers =
            #"{"name":"Content-Type","value":"multipart/form-data; boundary=B"},"#
            + #"{"name":"Content-Length","value":"7"}"#
        let doubled = try har(
            #""headers":[\#(headers),\#(headers)],"bodySize":76,"postData":{"text":"\#(lines)--B--\r\n"}"#
        ).capture(entry: 0)
        #expect(try bytes(doubled) == Array("--B--\r\n".utf8))
        #expect(doubled.contentTypes == [Array("multipart/form-data; boundary=B".utf8)])
        #expect(doubled.contentLengths == [Array("7".utf8)])
        #expect(!doubled.hasLostBytes)
        let alone = try har(request(lines + #"--B--\r\n"#)).capture(entry: 0)
        #expect(try bytes(alone) == Array("--B--\r\n".utf8))
        // The length says that they were sent as a part of the body.
        let sent = try har(request(lines + #"--B--\r\n"#, length: 75)).capture(entry: 0)
        #expect(try bytes(sent).count == 75)
        #expect(try bytes(sent).starts(with: Array("Content-Type".utf8)))
    }

    @Test func anEntryWithoutBytesSaysWhy() throws {
        let type = #""headers":[{"name":"Content-Type","value":"multipart/form-data; boundary=B"}]"#
        let sized = #""headers":[{"name":"Content-Length","value":"12"}]"#
        let fields = #""postData":{"mimeType":"multipart/form-data","params":[{"name":"a","value":"b"}]"#
        #expect(try failure(type) == .noBody)
        #expect(try failure(type + #","postData":null"#) == .noBody)
        #expect(try failure(type + "," + fields + "}") == .fieldsOnly)
        #expect(try failure(sized + "," + fields + #","text":""}"#) == .fieldsOnly)
        #expect(try failure(sized) == .bodyLeftOut(length: 12))
        #expect(try failure(sized + #","postData":{"text":""}"#) == .bodyLeftOut(length: 12))
        #expect(try failure(type + #","_requestBodyStatus":"discarded:too-large""#) == .bodyLeftOut(length: nil))
        #expect(try failure(type + #","postData":{"_file":"a.bin","_sha1":"x"}"#) == .bodyElsewhere)
        let empty = try har(#""headers":[{"name":"Content-Length","value":"0"}]"#).capture(entry: 0)
        #expect(empty.body.length == 0 && !empty.hasLostBytes)
    }

    @Test func anEntryThatIsNotThereSaysWhichAreOfUse() throws {
        let upload = request("a")
        let other = #""headers":[]"#
        for (file, message) in [
            (try har(), "t.har: entry 9: there is no such entry, the file has none"),
            (
                try har(other),
                "t.har: entry 9: there is no such entry, the file has one, entry 0, and none has a multipart body"
            ),
            (
                try har(other, upload),
                "t.har: entry 9: there is no such entry, the file has 2, from 0 to 1, and entry 1 has a multipart body"
            ),
            (
                try har(upload, other, upload),
                "t.har: entry 9: there is no such entry, the file has 3, from 0 to 2, and entries 0, 2 have multipart bodies"
            ),
        ] {
            let error = #expect(throws: CaptureError.self) { try file.capture(entry: 9) }
            #expect(error?.description == message)
            #expect(throws: CaptureError.self) { try file.capture(entry: -1) }
        }
    }

    @Test func whatIsNoHARIsRefusedWithoutAWordOfIt() throws {
        for document in [
            "", "CANARY", "{\"log\": CANARY", "[\"CANARY\"]", "{\"log\":{\"entries\":\"CANARY\"}}", "{\"log\":1}",
        ] {
            let error = #expect(throws: CaptureError.self) {
                try HARFile(MemorySource(Array(document.utf8)), name: "t.har")
            }
            #expect(error?.description.hasPrefix("t.har: no ") == true, "\(String(describing: error))")
            #expect(error?.description.contains("CANARY") == false)
        }
        for entry in ["1", "{}", "{\"request\":[]}", "{\"request\":{\"CANARY\":tru}}"] {
            let file = try HARFile(MemorySource(Array("{\"log\":{\"entries\":[\(entry)]}}".utf8)), name: "t.har")
            let error = #expect(throws: CaptureError.self) { try file.capture(entry: 0) }
            #expect(error?.description.hasPrefix("t.har: entry 0: no ") == true, "\(String(describing: error))")
            #expect(error?.description.contains("CANARY") == false)
            #expect(file.multipartEntries.isEmpty)
        }
        #expect(throws: CaptureError(file: "t.har", reason: .tooLong(limit: 3))) {
            try HARFile(MemorySource([1, 2, 3, 4]), name: "t.har", maximumLength: 3)
        }
    }

    @Test func aByteOrderMarkAndForeignMembersAreTaken() throws {
        let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        let document =
            "\u{FEFF}{\"log\":{\"_x\":\(deep),\"entries\":[{\"_initiator\":\(deep),\"request\":{\(request("a"))}}]}}"
        let file = try HARFile(MemorySource(Array(document.utf8)), name: "t.har")
        #expect(try bytes(file.capture(entry: 0)) == Array("a".utf8))
    }

    @Test func aFileShowsNothingOfItsContents() throws {
        let file = try har(request("CANARY"))
        var dumped = ""
        dump(file, to: &dumped)
        for text in ["\(file)", String(reflecting: file), dumped] { #expect(!text.contains("CANARY")) }
    }

    @Test func everyChangeOfOneByteIsAnswered() throws {
        let document = Array(
            #"{"log":{"entries":[{"request":{\#(request(#"\u00ffa\uFFFD"#, length: 5)),"bodySize":3}}]}}"#.utf8)
        for index in document.indices {
            for byte: UInt8 in [0, 0x22, 0x5C, 0x5B, 0x7D, 0x31, 0xC3, 0xFF] {
                var changed = document
                changed[index] = byte
                guard let file = try? HARFile(MemorySource(changed), name: "t.har") else { continue }
                _ = file.multipartEntries
                _ = try? file.capture(entry: 0)
            }
        }
    }
}
