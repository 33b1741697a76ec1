import ContractFindings
import Foundation
import StoreAudit
import Testing

/// Schemas as the usual Swift libraries write them, made by hand; the files say what is typical of each.
@Suite("The audit of the schemas of Swift libraries")
struct SwiftLibrarySchemaTests {
    private static func audit(_ name: String) throws -> StoreAuditResult {
        let material = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Material")
        let sql = try String(contentsOf: material.appendingPathComponent("\(name).sql"), encoding: .utf8)
        let store = try ScratchStore(sql)
        return try SQLiteAudit(path: store.path).run()
    }

    @Test("finds the attributes of Core Data and SwiftData, and leaves their books alone")
    func coreData() throws {
        let result = try SwiftLibrarySchemaTests.audit("core-data")
        #expect(
            result.columns.map { "\($0.table).\($0.column)" } == [
                "ZORDER.ZIDENTIFIER", "ZORDER.ZSERVERID", "ZCUSTOMER.ZIDENTIFIER",
            ])
        #expect(result.columns[0].forms == [.blob16: 2] && result.columns[0].versions == [4: 2])
        #expect(result.skippedTables == ["Z_PRIMARYKEY", "Z_METADATA", "Z_MODELCACHE"])
        #expect(lines(result.findings) == ["uuid.not-canonical ZORDER.ZSERVERID ×1 row 1"])
    }

    @Test("finds that one record of GRDB binds text where the other binds BLOBs")
    func grdb() throws {
        let result = try SwiftLibrarySchemaTests.audit("grdb")
        #expect(result.columns.map { "\($0.table).\($0.column)" } == ["player.id", "score.playerId"])
        #expect(
            lines(result.findings) == [
                "uuid.not-canonical score.playerId ×2 row 1", "store.text-and-blob score.playerId → player.id ×2 row 1",
            ])
    }

    @Test("finds what Fluent's numeric column type has lost, and references that only case keeps apart")
    func fluent() throws {
        let result = try SwiftLibrarySchemaTests.audit("fluent")
        #expect(
            lines(result.findings) == [
                "uuid.not-canonical _fluent_migrations.id ×1 row 1",
                "uuid.not-canonical planets.id ×1 row 1", "store.number planets.id ×1 row 3",
                "uuid.not-canonical moons.id ×2 row 1", "uuid.not-canonical moons.planet_id ×2 row 1",
                "store.orphans moons.planet_id → planets.id ×1 row 2",
            ])
    }

    @Test("finds the row that SQLite.swift and a web service have both written")
    func sqliteSwift() throws {
        #expect(
            lines(try SwiftLibrarySchemaTests.audit("sqlite-swift").findings) == [
                "uuid.not-canonical users.id ×2 row 1", "store.twins users.id ×2 of 1 row 1",
            ])
    }
}
