import ContractFindings
import Foundation
import Testing

@testable import MultipartContract

@Suite("Reading strictly from whole bodies and from streams")
struct ReaderStreamTests {
    private static let body = Array(
        ("--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\none\r\n"
            + "--B\r\nContent-Disposition: form-data; name=\"b\"; filename=\"b.txt\"\r\n\r\n\r\n--B--\r\n").utf8)

    private static func stream(_ body: [UInt8], pieces size: Int) -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            for start in stride(from: 0, to: body.count, by: size) {
                continuation.yield(Array(body[start..<min(body.count, start + size)]))
            }
            continuation.finish()
        }
    }

    @Test("A whole body gives its parts, whatever holds its bytes")
    func parts() throws {
        let boundary = try Boundary("B")
        let parts = try MultipartReader.parts(of: Self.body, boundary: boundary)
        #expect(parts.map(\.head.name) == ["a", "b"])
        #expect(parts.map(\.head.filename) == [nil, "b.txt"])
        #expect(parts.map { Array(Self.body[$0.content]) } == [Array("one".utf8), []])
        #expect(try MultipartReader.parts(of: Data(Self.body), boundary: boundary) == parts)
        #expect(try MultipartReader.parts(of: AnySequence(Self.body), boundary: boundary) == parts)
        let refusal = #expect(throws: Refusal.self) {
            try MultipartReader.parts(of: Self.body.dropLast(4), boundary: boundary)
        }
        #expect(refusal?.category == .closeDelimiterCut)
        #expect(refusal?.offset == Self.body.count - 4)
        #expect(throws: Refusal.self) {
            try MultipartReader.parts(of: Self.body.dropLast(2), boundary: boundary, profile: .browser)
        }
    }

    @Test("The boundary is taken from the Content-Type, or the fault of that header is thrown")
    func contentType() throws {
        let parts = try MultipartReader.parts(of: Self.body, contentType: "multipart/form-data; boundary=\"B\"")
        #expect(parts.count == 2)
        for (value, category) in [
            ("text/plain; boundary=B", FindingCategory.mediaType), ("multipart/form-data", .boundaryMissing),
            ("multipart/form-data; boundary=", .boundaryEmpty),
        ] {
            let refusal = #expect(throws: Refusal.self) { try MultipartReader(contentType: value) }
            #expect(refusal?.category == category)
            #expect(throws: Refusal.self) {
                try MultipartEvents(reading: Self.stream([], pieces: 1), contentType: value)
            }
        }
    }

    @Test("A stream gives the same events in pieces of any size")
    func events() async throws {
        for size in 1...Self.body.count {
            var names: [String?] = []
            var contents: [[UInt8]] = []
            var ends = 0
            let events = MultipartEvents(reading: Self.stream(Self.body, pieces: size), boundary: try Boundary("B"))
            for try await event in events {
                switch event {
                case .part(let head):
                    names.append(head.name)
                    contents.append([])
                case .content(let bytes): contents[contents.count - 1] += bytes
                case .endOfPart(let range):
                    #expect(range.count == contents.last?.count)
                case .end: ends += 1
                }
                #expect(!"\(event)".contains("b.txt"))
            }
            #expect(names == ["a", "b"])
            #expect(contents == [Array("one".utf8), []])
            #expect(ends == 1)
        }
    }

    @Test("What a piece holds of a content is one event, however large it is")
    func largePieces() async throws {
        let head = "--ByteContract-abcdefghijkm\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n"
        let content = [UInt8](repeating: 120, count: 50_000)
        let body = Array(head.utf8) + content + Array("\r\n--ByteContract-abcdefghijkm--\r\n".utf8)
        let events = MultipartEvents(
            reading: Self.stream(body, pieces: 40_000), boundary: try Boundary("ByteContract-abcdefghijkm"))
        var contents: [[UInt8]] = []
        for try await case .content(let bytes) in events { contents.append(bytes) }
        #expect(contents.count == 2 && contents.flatMap { $0 } == content)
    }

    @Test("A fault is thrown behind the events before it, and again when the stream is asked once more")
    func fault() async throws {
        let events = MultipartEvents(
            reading: Self.stream(Self.body.dropLast(9), pieces: 1_000), boundary: try Boundary("B"))
        var iterator = events.makeAsyncIterator()
        var seen = 0
        for _ in 0..<2 {
            do {
                while try await iterator.next() != nil { seen += 1 }
                Issue.record("the body is cut")
            } catch let refusal as Refusal {
                #expect(refusal.category == .noCloseDelimiter)
            }
        }
        #expect(seen == 4)
    }

    @Test("The errors of the pieces come through")
    func foreignError() async throws {
        struct Lost: Error {}
        let pieces = AsyncThrowingStream<Data, any Error> { continuation in
            continuation.yield(Data(Self.body.prefix(20)))
            continuation.finish(throwing: Lost())
        }
        await #expect(throws: Lost.self) {
            for try await _ in MultipartEvents(reading: pieces, boundary: try Boundary("B")) {}
        }
    }
}
