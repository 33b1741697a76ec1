import Foundation

/// The data files in `Material/`.
enum Material {
    /// An upload after a public report, with its one right answer.
    struct Report: Decodable {
        let id, kind, source, contentType, verdict: String
        let body: Data
        let contentLength, expectedHex, layer, category, term: String?
        let expectedPart, offset: Int?
        let expectedNames: [String]?
        let warnings: [String]
        /// What is said where nothing is expected; the upload is accepted then.
        let warningsAlone: [String]?

        /// The content that was meant to be sent, and in which part.
        var expected: (part: Int, bytes: [UInt8])? {
            guard let expectedPart, let expectedHex else { return nil }
            return (expectedPart, bytes(hexadecimal: expectedHex))
        }
    }

    /// A body of another parser's test suite.
    struct Peer: Decodable {
        struct Piece: Decodable {
            let hex: String
            let count: Int?
        }

        private enum Key: CodingKey {
            case id, ref, about, contentType, verdict, suiteSays, option, body
        }

        let id, ref, about, contentType, verdict: String
        let suiteSays, option: String?
        /// The body's bytes.
        let bytes: [UInt8]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            id = try container.decode(String.self, forKey: .id)
            ref = try container.decode(String.self, forKey: .ref)
            about = try container.decode(String.self, forKey: .about)
            contentType = try container.decode(String.self, forKey: .contentType)
            verdict = try container.decode(String.self, forKey: .verdict)
            suiteSays = try container.decodeIfPresent(String.self, forKey: .suiteSays)
            option = try container.decodeIfPresent(String.self, forKey: .option)
            var bytes: [UInt8] = []
            for piece in try container.decode([Piece].self, forKey: .body) {
                let unit = Material.bytes(hexadecimal: piece.hex)
                let count = piece.count ?? 1
                bytes.reserveCapacity(bytes.count + unit.count * count)
                if let byte = unit.first, unit.count == 1 {
                    bytes.append(contentsOf: repeatElement(byte, count: count))
                } else {
                    for _ in 0..<count { bytes += unit }
                }
            }
            self.bytes = bytes
        }

        /// The suite, by the letters that its ids begin with.
        var suite: String { String(id.prefix(2)) }
    }

    /// The bodies of the suites, and the suites' names.
    struct Peers: Decodable {
        let sources: [String: String]
        let cases: [Peer]
    }

    /// What seven readers made of the reports' uploads.
    struct Readers: Decodable {
        enum Answer: Decodable {
            struct Field: Decodable {
                let name: String
                let length: Int?
                let said: String?
            }

            case fields([Field])
            case words(String)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let words = try? container.decode(String.self) {
                    self = .words(words)
                } else {
                    self = .fields(try container.decode([Field].self))
                }
            }
        }
        struct Row: Decodable {
            let id: String
            let answers: [Answer]
        }

        let readers: [String]
        let cases: [Row]
    }

    private struct Reports: Decodable {
        let cases: [Report]
    }

    /// The folder of the package.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func reports() throws -> [Report] { try load(Reports.self, "bug-reports").cases }

    static func peers() throws -> Peers { try load(Peers.self, "peer-suites") }

    static func readers() throws -> Readers { try load(Readers.self, "readers-today") }

    private static func load<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
        let file = package.appendingPathComponent("Tests/UploadInspectionTests/Material/\(name).json")
        return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    }

    static func bytes(hexadecimal text: String) -> [UInt8] {
        let digits = Array(text.utf8)
        let value = { (digit: UInt8) in digit < 0x3A ? digit & 15 : digit & 15 + 9 }
        return stride(from: 0, to: digits.count - 1, by: 2).map { value(digits[$0]) << 4 | value(digits[$0 + 1]) }
    }
}
