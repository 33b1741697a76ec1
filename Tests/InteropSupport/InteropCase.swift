import Foundation
import MultipartContract

/// A form that every server is given, of `Interop/cases.json`.
public struct InteropCase: Decodable, Sendable, CustomStringConvertible {
    /// A content with its length and digest, which were taken by other software.
    public struct Content: Decodable, Sendable {
        private let text: String?
        private let hex: String?
        private let times: Int?
        /// The length in bytes.
        public let length: Int
        /// The SHA-256 in hexadecimal digits.
        public let sha256: String

        /// The bytes that the content consists of, `repetitions` times over.
        private var piece: [UInt8] {
            if let text { return Array(text.utf8) }
            let digits = Array((hex ?? "").utf8)
            return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
                UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
            }
        }

        /// All bytes.
        public var bytes: [UInt8] { Array(repeatElement(piece, count: times ?? 1).joined()) }

        /// Writes the content into a file, in pieces of about a megabyte.
        public func write(to file: URL) throws {
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            defer { try? handle.close() }
            let piece = piece
            let whole = times ?? 1
            let atOnce = max(1, min(whole, (1 << 20) / max(1, piece.count)))
            let block = Data(repeatElement(piece, count: atOnce).joined())
            for _ in 0..<whole / atOnce { try handle.write(contentsOf: block) }
            try handle.write(contentsOf: block.prefix(whole % atOnce * piece.count))
        }
    }

    /// One part as it is sent.
    public struct Part: Decodable, Sendable {
        /// The name that the encoder is given.
        public var name: String
        /// The filename that the encoder is given; nil for a text part.
        public let filename: String?
        /// The content type; nil for that of the kind of part.
        public let type: String?
        /// The name as it stands in the body, if it is escaped there.
        let wireName: String?
        /// The filename as it stands in the body, if it is escaped there.
        let wireFilename: String?
        /// How many parts this one stands for, each with its number behind the name.
        let copies: Int?
        /// The content.
        public let content: Content
    }

    /// The id.
    public let id: String
    /// What it is, in words.
    public let what: String
    /// The parts, each for itself.
    public let parts: [Part]

    /// The id, for the names of test cases.
    public var description: String { id }

    /// How names are checked or escaped when the form is made.
    public var safety: HeaderSafety { id.hasPrefix("browser") ? .browser : .strict }

    /// Whether a content is too large for a test that holds it in memory.
    public var isLarge: Bool { parts.contains { $0.content.length > 16 << 20 } }

    /// All cases; empty if the file cannot be read, which a test sees.
    public static let all: [InteropCase] = {
        struct File: Decodable { let cases: [InteropCase] }
        let data = try? Data(contentsOf: ServerSetUp.folder.appendingPathComponent("cases.json"))
        return data.flatMap { try? JSONDecoder().decode(File.self, from: $0) }?.cases ?? []
    }()

    /// The case of an id.
    public static func named(_ id: String) -> InteropCase? { all.first { $0.id == id } }

    /// The form, with all contents in memory.
    public func form() throws -> MultipartForm {
        MultipartForm(
            try parts.map { part in
                try MultipartContract.Part(
                    name: part.name, filename: part.filename, content: .bytes(part.content.bytes),
                    contentType: part.type, safety: safety)
            })
    }

    private enum CodingKeys: String, CodingKey { case id, what, parts }

    /// Reads a case of `Interop/cases.json`, with parts that stand for several written out.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        what = try values.decode(String.self, forKey: .what)
        parts = try values.decode([Part].self, forKey: .parts).flatMap { part -> [Part] in
            guard let copies = part.copies else { return [part] }
            return (0..<copies).map { number in
                var copy = part
                copy.name += "\(number)"
                return copy
            }
        }
    }
}
