#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ContractFindings

/// Vector files that are run together.
public struct VectorSuite: Sendable {
    /// The files.
    public let files: [VectorFile]

    /// Makes a suite.
    public init(_ files: [VectorFile]) { self.files = files }

    /// The vectors that ByteContract ships, carried inside the library.
    public static let builtIn: VectorSuite = {
        var files: [VectorFile] = []
        for text in BuiltInVectors.files {
            // The generated source holds files that the tests lint; one that cannot be read would fail them.
            if let file = try? VectorFile(Data(text.utf8)) { files.append(file) }
        }
        return VectorSuite(files)
    }()

    /// The version of the suite, `none` if there are no files.
    public var version: String { files.first?.suite ?? "none" }

    /// The number of cases that are not retired.
    public var caseCount: Int { files.reduce(0) { $0 + $1.caseCount } }

    /// Finds a case.
    public func vector(_ id: CaseID) -> (file: VectorFile, group: VectorGroup, vector: Vector)? {
        for file in files {
            for group in file.groups {
                if let vector = group.cases.first(where: { $0.id == id }) { return (file, group, vector) }
            }
        }
        return nil
    }

    /// Only the groups that `isIncluded` takes.
    public func filter(_ isIncluded: (VectorFile, VectorGroup) -> Bool) -> VectorSuite {
        VectorSuite(
            files.compactMap { file in
                let groups = file.groups.filter { isIncluded(file, $0) }
                guard !groups.isEmpty else { return nil }
                return VectorFile(
                    schemaReference: file.schemaReference, area: file.area, suite: file.suite, title: file.title,
                    notes: file.notes, groups: groups)
            })
    }
}

extension VectorSuite {
    /// The documents that the library carries, as they stand in `Vectors/`, in the order of their names.
    package static var builtInDocuments: [String] { BuiltInVectors.files }

    /// The areas of the built-in vectors, without reading the documents.
    package static var builtInAreas: [String] { BuiltInVectors.areas }
}
