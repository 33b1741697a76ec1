import ContractFile
import ContractFindings
import ContractVectors
import Foundation
import Testing

/// The folder of the checkout.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@Suite("The built-in vectors")
struct BuiltInVectorTests {
    private func sources() throws -> [VectorLint.Source] {
        let folder = repository.appendingPathComponent("Vectors")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".json") && $0 != VectorLock.fileName }
            .map { VectorLint.Source(path: $0, text: Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
    }

    @Test("are the files of Vectors/, letter for letter (else run `make vectors`)")
    func embedded() throws {
        let onDisk = try sources().map { String(decoding: $0.text, as: UTF8.self) }
        #expect(onDisk == VectorSuite.builtInDocuments)
        #expect(VectorSuite.builtIn.files.count == onDisk.count)
        #expect(VectorSuite.builtIn.files.map(\.area) == VectorSuite.builtInAreas)
    }

    @Test("have nothing that lint complains of, and are as they were locked")
    func lint() throws {
        let lock = try VectorLock(Data(contentsOf: repository.appendingPathComponent("Vectors/\(VectorLock.fileName)")))
        let lint = VectorLint(try sources(), lock: lock, lockPath: VectorLock.fileName)
        #expect(lint.problems.map(\.description) == [])
        #expect(lint.caseCount == VectorSuite.builtIn.caseCount)
    }

    @Test("are at least 250, in the four UUID groups that teams know by name and every area")
    func extent() {
        let suite = VectorSuite.builtIn
        #expect(suite.caseCount >= 250)
        let groups = suite.files.flatMap(\.groups).map(\.name.text)
        for name in ["case and identity", "characters and white space", "version rules per field", "bytes"] {
            #expect(groups.contains(name))
        }
        for operation in VectorOperation.allCases {
            let count = suite.filter { $1.operation == operation }.caseCount
            #expect(count >= 8, "\(operation.rawValue) has \(count)")
        }
    }

    @Test("hold for the library: verdict, value, category and offset")
    func strict() {
        let run = VectorSuite.builtIn.run(StrictImplementation())
        #expect(run.allFindings.isEmpty, "\(run)")
        #expect(run.caseCount == VectorSuite.builtIn.caseCount)
        #expect(run.unsupportedCount == 0)
    }

    @Test("show each of them as a page")
    func pages() throws {
        for file in VectorSuite.builtIn.files {
            for group in file.groups {
                for vector in group.cases {
                    let page = VectorPage.text(vector, in: group, of: file)
                    #expect(page.contains(vector.id.text))
                    #expect(page.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A }, "\(vector.id)")
                }
            }
        }
    }
}
