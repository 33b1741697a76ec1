import ContractFindings
import ContractReports
import MultipartContract
import Testing

@testable import UploadInspection

@Suite struct RequestCaptureTests {
    private static let form = "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--B--\r\n"

    private func request(_ headers: String..., body: String) -> [UInt8] {
        let lines = ["POST /upload HTTP/1.1", "Host: h", "Content-Type: multipart/form-data; boundary=B"] + headers
        return Array((lines.map { $0 + "\r\n" }.joined() + "\r\n" + body).utf8)
    }

    private func body(_ capture: UploadCapture) throws -> String {
        String(decoding: try capture.body.bytes(in: 0..<capture.body.length), as: UTF8.self)
    }

    /// A body in chunks of these lengths, the rest in one more, and the last chunk.
    private func chunked(_ text: String, _ lengths: [Int]) -> String {
        var rest = Substring(text)
        var result = ""
        for length in lengths + [rest.utf8.count] {
            let data = rest.prefix(length)
            rest = rest.dropFirst(length)
            if !data.isEmpty { result += String(data.utf8.count, radix: 16) + "\r\n" + data + "\r\n" }
        }
        return result + "0\r\n\r\n"
    }

    @Test func aRequestGivesItsHeadersAndItsBody() throws {
        let form = RequestCaptureTests.form
        let bytes = request("Content-Length: \(form.utf8.count)", body: form)
        for length in [1, 7, 1_000] {
            let request = try RequestCapture(PieceSource(bytes: bytes, pieceLength: length))
            #expect(request.capture.contentTypes == [Array("multipart/form-data; boundary=B".utf8)])
            #expect(request.capture.contentLengths == [Array("\(form.utf8.count)".utf8)])
            #expect(try body(request.capture) == form)
            #expect(request.capture.findings.isEmpty && !request.capture.hasLostBytes)
            #expect(request.head.bodyOffset == bytes.count - form.utf8.count)
        }
        #expect(try RequestCapture.looksLikeRequest(MemorySource(bytes)))
        #expect(try !RequestCapture.looksLikeRequest(MemorySource(Array(form.utf8))))
        #expect(try !RequestCapture.looksLikeRequest(MemorySource([])))
    }

    @Test func theBodyIsAllThatWasCaptured() throws {
        for (length, text) in [("3", "12345"), ("9", "12345"), ("x", "12345"), ("5", "12345\r\n")] {
            let request = try RequestCapture(MemorySource(request("Content-Length: \(length)", body: text)))
            #expect(try body(request.capture) == text)
            #expect(request.capture.contentLengths == [Array(length.utf8)])
        }
        let bare = try RequestCapture(MemorySource(request(body: "12345")))
        #expect(try body(bare.capture) == "12345")
        #expect(bare.capture.findings.map(\.category) == [.contentLengthMissing])
    }

    @Test func aFurtherRequestIsNoPartOfTheBody() throws {
        for next in ["GET / HTTP/1.1\r\nHost: h\r\n\r\n", "\r\nPOST /b HTTP/1.1\r\n\r\n"] {
            let request = try RequestCapture(MemorySource(request("Content-Length: 5", body: "12345" + next)))
            #expect(try body(request.capture) == "12345")
        }
        // A length that ends anywhere else is wrong, and the body goes on.
        let short = try RequestCapture(MemorySource(request("Content-Length: 4", body: "12345GET / HTTP/1.1\r\n\r\n")))
        #expect(try body(short.capture) == "12345GET / HTTP/1.1\r\n\r\n")
    }

    @Test func chunksAreTakenOffInAnySplit() throws {
        let form = RequestCaptureTests.form
        for lengths in [[], [1], [3, 1, 20], Array(repeating: 1, count: form.utf8.count)] {
            let bytes = request("Transfer-Encoding: chunked", body: chunked(form, lengths))
            for length in [1, 2, 5, 1_000] {
                let request = try RequestCapture(PieceSource(bytes: bytes, pieceLength: length))
                #expect(try body(request.capture) == form)
                #expect(request.capture.findings.isEmpty)
                #expect(request.capture.contentLengths == nil)
            }
        }
    }

    @Test func aLargeChunkedBodyIsKeptInAFile() throws {
        let data = [UInt8](repeating: 0x61, count: ByteSpool.memoryLimit + 10)
        var bytes = request("Transfer-Encoding: chunked", body: "")
        bytes += Array(String(data.count, radix: 16).utf8) + [0x0D, 0x0A] + data + Array("\r\n0\r\n\r\n".utf8)
        let capture = try RequestCapture(MemorySource(bytes)).capture
        #expect(capture.body.length == data.count)
        #expect(try capture.body.bytes(in: data.count - 3..<data.count) == [0x61, 0x61, 0x61])
    }

    @Test func faultsOfChunksAreFindingsWithTheirPlaceInTheRequest() throws {
        let start = request("Transfer-Encoding: chunked", body: "").count
        for (text, category, offset, decoded) in [
            ("5\r\n12345\r\n", FindingCategory.chunkLastMissing, 10, "12345"), ("", .chunkLastMissing, 0, ""),
            ("x\r\n", .chunkSize, 0, ""), ("3\r\n12345\r\n", .chunkEnd, 6, "123"),
        ] {
            let bytes = request("Transfer-Encoding: chunked", body: text)
            let capture = try RequestCapture(MemorySource(bytes)).capture
            #expect(capture.findings.map(\.category) == [category], "\(text)")
            #expect(capture.findings.first?.offset == start + offset, "\(text)")
            #expect(try body(capture) == decoded)
        }
    }

    @Test func aLengthBesideChunksIsOneFindingAndCountsForNothing() throws {
        let bytes = request("Content-Length: 3", "Transfer-Encoding: chunked", body: chunked("12345", [2]))
        let capture = try RequestCapture(MemorySource(bytes)).capture
        #expect(capture.findings.map(\.category) == [.lengthAndChunked])
        #expect(capture.contentLengths == nil)
        #expect(try body(capture) == "12345")
    }

    @Test func bytesBehindTheLastChunkAreNotLookedAt() throws {
        let bytes = request("Transfer-Encoding: chunked", body: chunked("12345", []) + "\r\nGET / HTTP/1.1\r\n\r\n")
        let capture = try RequestCapture(MemorySource(bytes)).capture
        #expect(try body(capture) == "12345")
        #expect(capture.findings.isEmpty)
    }

    @Test func everyTruncationOfARequestIsAnswered() throws {
        for bytes in [
            request("Content-Length: 61", body: RequestCaptureTests.form),
            request("Transfer-Encoding: chunked", body: chunked(RequestCaptureTests.form, [5, 9])),
        ] {
            for length in 0...bytes.count {
                let capture = try RequestCapture(MemorySource(Array(bytes[..<length]))).capture
                #expect(capture.body.length <= length)
            }
        }
    }

    @Test func aRequestShowsNothingOfItself() throws {
        let request = try RequestCapture(MemorySource(request("Cookie: CANARY", body: "CANARY")))
        var dumped = ""
        dump(request, to: &dumped)
        for text in ["\(request)", String(reflecting: request), dumped] { #expect(!text.contains("CANARY")) }
    }
}
