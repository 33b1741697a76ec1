import ContractFindings
import Foundation
import MultipartContract
import Testing

@Suite("A boundary that occurs in a part")
struct CollisionTests {
    static let boundary = "ByteContract-abcdefghijkmnpqrstuvwxyz2"

    static func refusal(_ parts: [Part], boundary: String = boundary) throws -> Finding? {
        let boundary = try Boundary(boundary)
        let refusal = #expect(throws: Refusal.self) { try MultipartForm(parts).encode(boundary: boundary) }
        return refusal?.finding
    }

    @Test("It is refused at the start, inside and at the end of a content, with part and offset")
    func places() throws {
        for (before, after) in [("", ""), ("", "zz"), ("\r\n--", "\r\n"), ("ByteContract-", ""), ("验", "验")] {
            let parts = [
                try Part.text(name: "a", "harmless"),
                try Part.text(name: "b", before + Self.boundary + after),
                try Part.text(name: "c", Self.boundary),
            ]
            #expect(
                try Self.refusal(parts)
                    == Finding(.boundaryInPart, offset: before.utf8.count, part: 1, term: .content))
        }
    }

    @Test("It is found in every kind of content", arguments: 0..<3)
    func kinds(kind: Int) throws {
        let bytes = Array("x\(Self.boundary)".utf8)
        let part: Part =
            switch kind {
            case 0: try .data(name: "a", Data(bytes))
            case 1: try .file(name: "a", filename: "b", bytes: bytes)
            default: try .text(name: "a", String(decoding: bytes, as: UTF8.self))
            }
        #expect(try Self.refusal([part]) == Finding(.boundaryInPart, offset: 1, part: 0, term: .content))
    }

    @Test("It is found across the edge of the pieces in which a content is read, at every split")
    func pieceEdges() throws {
        let needle = Array(Self.boundary.utf8)
        let edge = 128 << 10
        for edges in [1, 2] {
            for shift in 0...needle.count {
                let offset = edges * edge - shift
                var bytes = [UInt8](repeating: UInt8(ascii: "-"), count: edges * edge + 100)
                bytes.replaceSubrange(offset..<(offset + needle.count), with: needle)
                let part = try Part.file(name: "a", filename: "b", bytes: bytes)
                #expect(try Self.refusal([part]) == Finding(.boundaryInPart, offset: offset, part: 0, term: .content))
            }
        }
    }

    @Test("It is refused in a name, filename, content type and extra header, with the offset in the header lines")
    func heads() throws {
        let prefix = "Content-Disposition: form-data; name=\"".utf8.count
        #expect(
            try Self.refusal([.text(name: "x" + Self.boundary, "v")])
                == Finding(.boundaryInPart, offset: prefix + 1, part: 0, term: .head))
        let parts: [Part] = [
            try .file(name: "n", filename: Self.boundary, bytes: []),
            try .text(name: "n", "v", contentType: "a/" + Self.boundary),
            try .text(name: "n", "v", headers: [PartHeader(name: Self.boundary, value: "v")]),
            try .text(name: "n", "v", headers: [PartHeader(name: "X", value: Self.boundary)]),
        ]
        for part in parts { #expect(try Self.refusal([part])?.term == .head) }
        #expect(try Self.refusal([.text(name: "n", "v")], boundary: "form-data")?.offset == 21)
    }

    @Test("What only begins or ends like it is no collision, nor is a content and the line end behind it")
    func nearMisses() throws {
        let boundary = try Boundary(Self.boundary)
        let parts = [
            try Part.text(name: "a", String(Self.boundary.dropLast())),
            try Part.text(name: "b", String(Self.boundary.dropFirst())),
            try Part.text(name: "c", Self.boundary.uppercased()),
        ]
        #expect(try MultipartForm(parts).encode(boundary: boundary).length > 0)
        #expect(try MultipartForm().encode(boundary: Boundary("-")).body == Data("-----\r\n".utf8))
    }

    @Test("A random boundary that collides is drawn again")
    func drawnAgain() throws {
        var first = ScriptedGenerator([1, 2, 3])
        let colliding = Boundary.random(using: &first)
        let form = MultipartForm([
            try .text(name: "a", String(repeating: "x", count: 1000)), try .text(name: "b", colliding.text),
        ])
        var generator = ScriptedGenerator([1, 2, 3])
        let encoded = try form.encode(using: &generator)
        #expect(encoded.boundary != colliding)
        #expect(generator.drawn == 6)
        #expect(encoded.length == form.encodedLength)
        #expect(try form.encode(boundary: encoded.boundary).body == encoded.body)
    }

    @Test("Draws are bounded: a generator that repeats itself ends in a refusal")
    func exhausted() throws {
        var first = ScriptedGenerator([1, 2, 3])
        let colliding = Boundary.random(using: &first)
        let form = MultipartForm([try .text(name: "a", colliding.text)])
        var generator = ScriptedGenerator([1, 2, 3], repeats: true)
        let refusal = #expect(throws: Refusal.self) { try form.encode(using: &generator) }
        #expect(refusal?.finding == Finding(.boundaryInPart, offset: 0, part: 0, term: .content))
        #expect(generator.drawn == 12)
    }
}
