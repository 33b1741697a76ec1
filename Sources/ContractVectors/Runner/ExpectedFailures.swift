#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ContractFile
import ContractFindings

/// Cases that an implementation is known to fail, each with its reason. A list that must be kept true: a case on it that
/// holds is a finding.
public struct ExpectedFailures: Sendable, Hashable {
    /// The value of the key `schema`.
    public static let schema = "bytecontract-expected-failures-1"
    /// No case.
    public static let none = ExpectedFailures(reasons: [:])

    /// The reasons by id.
    public let reasons: [CaseID: String]

    private init(reasons: [CaseID: String]) { self.reasons = reasons }

    /// Reads a list.
    ///
    /// - Throws: ``DocumentError`` with the JSON pointer of the first thing wrong.
    public init(_ document: Data) throws(DocumentError) {
        let root = try JSONReader(JSONValue(document: document)).object(
            "$schema", "schema", "implementation", "failures")
        let schema = try root.required("schema")
        guard case .string(ExpectedFailures.schema) = schema.value else {
            throw schema.wrong("\"\(ExpectedFailures.schema)\"")
        }
        _ = try root["implementation"]?.string()
        var reasons: [CaseID: String] = [:]
        for (name, reader) in try root.required("failures").members("an object of reasons by id") {
            guard let id = CaseID(name) else { throw reader.wrong("an id such as `uuid.text.0001` as the key") }
            reasons[id] = try reader.string("a reason")
        }
        self.reasons = reasons
    }

    /// Reads a list from disk.
    ///
    /// - Throws: ``DocumentError`` that names the file.
    public static func read(_ path: String) throws(DocumentError) -> ExpectedFailures {
        guard let document = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
        do {
            return try ExpectedFailures(document)
        } catch {
            throw error.inFile(path)
        }
    }
}
