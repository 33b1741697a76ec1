import Foundation

/// A client that sends a form of its own making, of `Interop/peers.json`.
public struct InteropPeer: Decodable, Sendable, CustomStringConvertible {
    /// The id.
    public let id: String
    /// Whether the tests must find it on this system.
    public let isRequired: Bool

    /// The id, for the names of test cases.
    public var description: String { id }

    /// All peers; empty if the file cannot be read, which a test sees.
    public static let all: [InteropPeer] = {
        struct Manifest: Decodable { let peers: [InteropPeer] }
        let data = try? Data(contentsOf: ServerSetUp.folder.appendingPathComponent("peers.json"))
        return data.flatMap { try? JSONDecoder().decode(Manifest.self, from: $0) }?.peers ?? []
    }()

    /// Those that the tests must find on this system.
    public static var required: [InteropPeer] { all.filter(\.isRequired) }

    private enum CodingKeys: String, CodingKey { case id, ci }

    /// Reads a line of `Interop/peers.json`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        isRequired = try values.decodeRequirement(forKey: .ci)
    }
}

extension KeyedDecodingContainer {
    /// What the manifests say of the tests: true, false, or the system on which it is true.
    func decodeRequirement(forKey key: Key) throws -> Bool {
        guard let system = try? decode(String.self, forKey: key) else {
            return try decodeIfPresent(Bool.self, forKey: key) ?? false
        }
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-query") else { return false }
        let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        return system == "debian" || release.split(separator: "\n").contains("ID=debian")
    }
}
