import Foundation

/// A set-up of a known server that `Interop/` has a program for, as `Interop/servers.json` describes it.
public struct ServerSetUp: Decodable, Sendable, CustomStringConvertible {
    /// What a reader tells of content types.
    public enum TypesTold: String, Decodable, Sendable {
        /// Nothing.
        case none
        /// The media type without its parameters.
        case media
        /// All that was sent.
        case full
    }

    /// Which order of parts a reader keeps.
    public enum OrderKept: String, Decodable, Sendable {
        /// That of the body.
        case kept
        /// That of the parts of one name.
        case perName = "per-name"
    }

    /// The id, which is that of the atlas too.
    public let id: String
    /// Which order of parts it keeps.
    public let order: OrderKept
    /// What it tells of the content type of a text part.
    public let fieldTypes: TypesTold
    /// What it tells of the content type of a file part.
    public let fileTypes: TypesTold
    /// Whether the tests must find it on this system.
    public let isRequired: Bool

    /// The id, for the names of test cases.
    public var description: String { id }

    /// The folder of the programs.
    public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Interop")

    /// All set-ups, in the order of the atlas; empty if the file cannot be read, which a test sees.
    public static let all: [ServerSetUp] = {
        struct Manifest: Decodable { let servers: [ServerSetUp] }
        let data = try? Data(contentsOf: folder.appendingPathComponent("servers.json"))
        return data.flatMap { try? JSONDecoder().decode(Manifest.self, from: $0) }?.servers ?? []
    }()

    /// Those that the tests must find on this system.
    public static var required: [ServerSetUp] { all.filter(\.isRequired) }

    /// The set-up of an id.
    public static func named(_ id: String) -> ServerSetUp? { all.first { $0.id == id } }

    private enum CodingKeys: String, CodingKey { case id, order, fieldTypes, fileTypes, ci }

    /// Reads a line of `Interop/servers.json`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        order = try values.decode(OrderKept.self, forKey: .order)
        fieldTypes = try values.decode(TypesTold.self, forKey: .fieldTypes)
        fileTypes = try values.decodeIfPresent(TypesTold.self, forKey: .fileTypes) ?? .full
        isRequired = try values.decodeRequirement(forKey: .ci)
    }
}
