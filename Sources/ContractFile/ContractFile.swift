#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ContractFindings
import UUIDContract

/// What a team agreed on: the content of `bytecontract.json`.
///
/// The form is described by `Schemas/bytecontract.schema.json`.
public struct ContractFile: Sendable, Hashable {
    /// The name of the file that a project keeps at its root.
    public static let fileName = "bytecontract.json"
    /// The value of the key `schema`.
    public static let schema = "bytecontract-1"

    /// A field that holds an identifier.
    public struct Field: Sendable, Hashable {
        /// The name, as the two sides call it.
        public let name: FieldName
        /// What its UUIDs must obey.
        public let rule: UUIDRule
        /// Why, in the team's words.
        public let note: String?
    }

    /// A real input with the one right answer, which `check` proves.
    public struct Sample: Sendable, Hashable {
        /// The right answer.
        public enum Answer: Sendable, Hashable {
            /// Accepted, with this canonical text where given.
            case accept(canonicalText: String?)
            /// Rejected, for this first reason where given.
            case reject(FindingCategory?)
        }

        /// The id. Where the file gives none it is `sample.NNNN`, with the position among all samples from 1; so it changes
        /// when a sample is put before it.
        public let id: CaseID
        /// The field whose rule judges the sample.
        public let field: FieldName
        /// The input: the UTF-8 of a text, or the bytes of a binary field.
        public let input: [UInt8]
        /// Whether the input is the bytes of a binary field rather than text.
        public let isBinary: Bool
        /// The right answer.
        public let answer: Answer
    }

    /// Somebody's implementation, run as a child process (`Documentation/adapters.md`).
    public struct Implementation: Sendable, Hashable {
        /// The team's name for it.
        public let name: FieldName
        /// Program and arguments.
        public let command: [String]
        /// The list of cases that it is known to fail, relative to the contract file.
        public let expectedFailuresPath: String?
        /// How long it may take for one answer, in seconds.
        public let timeout: Double
    }

    /// The fields, by name.
    public let fields: [Field]
    /// The uploads, by name.
    public let uploads: [Upload]
    /// The stores that hold the fields, by name.
    public let stores: [Store]
    /// The samples of fields, in the order of the file.
    public let samples: [Sample]
    /// The project's own vector files, relative to the contract file.
    public let vectorPaths: [String]
    /// The implementations, by name.
    public let implementations: [Implementation]

    /// Reads the content of a contract file.
    ///
    /// - Throws: ``DocumentError`` with the JSON pointer of the first thing wrong.
    public init(_ document: Data) throws(DocumentError) {
        let root = try JSONReader(JSONValue(document: document))
            .object("$schema", "schema", "fields", "uploads", "stores", "samples", "vectors", "implementations")
        let schema = try root.required("schema")
        guard case .string(ContractFile.schema) = schema.value else { throw schema.wrong("\"\(ContractFile.schema)\"") }
        fields = try ContractFile.fields(root["fields"])
        var ids: Set<CaseID> = []
        samples = try ContractFile.samples(root["samples"], fields: fields, ids: &ids)
        uploads = try ContractFile.uploads(root["uploads"], ids: &ids)
        stores = try ContractFile.stores(root["stores"], fields: fields)
        vectorPaths = try ContractFile.paths(root["vectors"])
        implementations = try ContractFile.implementations(root["implementations"])
    }

    /// The field of that name.
    public func field(named name: String) -> Field? { fields.first { $0.name.text == name } }
}
