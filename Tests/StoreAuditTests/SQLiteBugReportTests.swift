import ContractFindings
import Foundation
import StoreAudit
import Testing

/// What people have run into, as their issues show it; the files name the threads.
@Suite("The audit of SQLite files from bug reports")
struct SQLiteBugReportTests {
    /// Findings as the reader sees them: category, layer, column, the other column, rows.
    private static func findings(_ name: String) throws -> [String] {
        let material = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Material")
        let sql = try String(contentsOf: material.appendingPathComponent("\(name).sql"), encoding: .utf8)
        let store = try ScratchStore(sql)
        return try SQLiteAudit(path: store.path).run().findings.map { finding in
            let names = [finding.field?.text, finding.otherField?.text].compactMap(\.self).joined(separator: " → ")
            return "\(finding.severity) \(finding.category.rawValue) \(finding.layer) \(names) ×\(finding.count ?? 0)"
        }
    }

    @Test("names text in one table, and the 16 bytes that the library binds in another, as what never meets")
    func textAndBLOB() throws {
        #expect(
            try SQLiteBugReportTests.findings("u02") == [
                "error uuid.not-canonical rule item.id ×1",
                "error store.text-and-blob bytes note.item_id → item.id ×1",
            ])
    }

    @Test("finds folders in two cases, and a file that finds its folder only when case is ignored")
    func caseTwinsAndOrphans() throws {
        #expect(
            try SQLiteBugReportTests.findings("u11") == [
                "error uuid.not-canonical rule folder.id ×1", "error store.twins rule folder.id ×2",
                "error uuid.not-canonical rule file.id ×2", "error uuid.not-canonical rule file.folder_id ×1",
                "error store.orphans rule file.folder_id → folder.id ×1",
            ])
    }

    @Test("finds references in capitals to keys of before in small letters")
    func caseChange() throws {
        #expect(
            try SQLiteBugReportTests.findings("x31") == [
                "error uuid.not-canonical rule q.p ×1", "error store.orphans rule q.p → p.id ×1",
            ])
    }

    @Test("finds one entity in three forms")
    func threeForms() throws {
        #expect(
            try SQLiteBugReportTests.findings("x38") == [
                "error uuid.missing-hyphens text e.id ×1", "error uuid.not-canonical rule e.id ×1",
                "error store.twins rule e.id ×3",
            ])
    }

    @Test("finds references without hyphens to a seed that has them")
    func hyphens() throws {
        #expect(
            try SQLiteBugReportTests.findings("x39") == [
                "error uuid.missing-hyphens text task.prj ×1", "error store.orphans rule task.prj → prj.id ×1",
            ])
    }
}
