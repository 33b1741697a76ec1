#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ContractDigest
import ContractFile
import ContractFindings

/// A digest per case, so that no case changes in silence.
public struct VectorLock: Sendable, Hashable {
    /// The name of the lock file, beside the vector files.
    public static let fileName = "vectors.lock.json"
    /// The value of the key `schema`.
    public static let schema = "bytecontract-vectors-lock-1"

    /// The digests by id.
    public var digests: [CaseID: String]

    /// Locks all cases of some files.
    public init(locking files: [VectorFile]) {
        digests = [:]
        for file in files {
            for group in file.groups {
                for vector in group.cases { digests[vector.id] = VectorLock.digest(of: vector, in: group) }
            }
        }
    }

    /// Reads a lock file.
    ///
    /// - Throws: ``DocumentError`` with the JSON pointer of the first thing wrong.
    public init(_ document: Data) throws(DocumentError) {
        let root = try JSONReader(JSONValue(document: document)).object("schema", "digests")
        let schema = try root.required("schema")
        guard case .string(VectorLock.schema) = schema.value else { throw schema.wrong("\"\(VectorLock.schema)\"") }
        digests = [:]
        for (name, reader) in try root.required("digests").members() {
            guard let id = CaseID(name) else { throw reader.wrong("an id such as `uuid.text.0001` as the key") }
            digests[id] = try reader.string("a SHA-256")
        }
    }

    /// The lock file, ids in order.
    public var formatted: String {
        let members = digests.sorted { $0.key < $1.key }.map { ($0.key.text, OrderedJSON.string($0.value)) }
        return OrderedJSON.object([("schema", .string(VectorLock.schema)), ("digests", .object(members))]).document
    }

    /// The digest of a case: everything that the verdict depends on, in a fixed order; comments and flags are left out.
    static func digest(of vector: Vector, in group: VectorGroup) -> String {
        let content = OrderedJSON.object([
            ("operation", .string(group.operation.rawValue)), ("profile", .string(group.profile.rawValue)),
            ("parameters", group.parameters.merging(vector.parameters).json),
            ("input", .string(Hexadecimal.text(vector.input.bytes))),
            ("edges", .array(vector.edges.map { .int($0) })), ("expect", answer(vector.answer)),
        ])
        return SHA256Digest(of: Array(content.line.utf8)).hex
    }

    /// By bytes, so that writing a value in other segments is no change.
    private static func answer(_ answer: Vector.Answer) -> OrderedJSON {
        switch answer {
        case .accept(let value): .array([.string("accept"), .string(Hexadecimal.text(value.bytes))])
        case .reject: answer.json
        }
    }
}
