import ContractFile
import ContractFindings
import Foundation
import StoreAudit
import Testing
import UUIDContract

@Suite("The papers of a migration")
struct PlanTests {
    /// A text that must be in no paper.
    private static let canary = TwinMigrationTests.twin

    @Test("plan and decisions are read as they were written")
    func roundTrip() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        let (plan, decisions) = try store.plan(layout: .mySQLSwapped)
        #expect(try MigrationPlan(document: Array(plan.document.utf8)) == plan)
        #expect(try MigrationDecisions(document: Array(decisions.document.utf8)) == decisions)
        #expect(plan.document.hasPrefix("{\n  \"schema\": \"bytecontract-plan-1\""))
        #expect(decisions.document.contains("\"stay\": null"))
    }

    @Test(
        "a plan or decision file with anything wrong is refused with its place",
        arguments: [
            ("\"bytecontract-plan-1\"", "\"bytecontract-plan-2\"", "/schema"),
            ("\"twins\": \"stop\"", "\"twins\": \"merge\"", "/twins"),
            ("\"rows\": 3", "\"rows\": -3", "/tables/0/rows"), ("\"layout\": null", "\"layout\": \"x\"", "/layout"),
            ("\"upper\"", "\"capital\"", "/columns/0/forms/capital"),
            ("\"declared\": true", "\"declared\": 1", "/references/0/declared"),
            ("\"kind\"", "\"kinds\"", "/objects/0/kinds"),
        ])
    func badPlans(_ old: String, _ new: String, _ path: String) throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        let document = try store.plan(twins: .stop).plan.document
        let range = try #require(document.range(of: old))
        let changed = document.replacingCharacters(in: range, with: new)
        let error = #expect(throws: DocumentError.self) { try MigrationPlan(document: Array(changed.utf8)) }
        #expect(error?.path == path)
    }

    @Test("no paper and no error holds a value")
    func noValues() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        var (plan, decisions) = try store.plan()
        decisions.groups[0].stay = 1
        let record = try store.migration.run(plan, decisions: decisions, apply: true)
        for paper in [plan.document, plan.markdown, decisions.document, record.document, record.markdown] {
            let text = paper.lowercased()
            #expect(!text.contains(PlanTests.canary.prefix(8)) && !text.contains("f0000001") && !text.contains("great"))
            #expect(!text.contains(store.folder.path.lowercased()))
        }
    }

    @Test("the plan says in words what happens to twins and orphans")
    func words() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        let stopping = try store.plan(twins: .stop).plan.markdown
        #expect(stopping.contains("- 1 twin group: while there are twins, nothing is changed"))
        #expect(stopping.contains("| `folder` | 3 | 2 | 1 | 2 | 0 |"))
        let moving = try store.plan().plan.markdown
        #expect(moving.contains("- 1 twin group: all their rows move into quarantine"))
        #expect(moving.contains("- 4 orphans: 3 find their row by the change, 1 refers to twins"))
        #expect(moving.contains("| `folder` | 3 | 2 | 1 | 2 | 2 |"))
        #expect(moving.contains("| `file.folder_id → folder.id` | 4 | 2 | 1 | 0 |"))
    }

    @Test("the record says what was changed, isolated and left, in JSON and in Markdown")
    func record() throws {
        let store = try MigrationStore(TwinMigrationTests.folders + ["INSERT INTO folder VALUES('none', 'x|`y')"])
        let record = try store.migration.run(store.plan().plan, apply: true)
        let run = try #require(record.run)
        let json = try JSONReader(JSONValue(document: Array(record.document.utf8))).members()
        let values = Dictionary(uniqueKeysWithValues: json.map { ($0.name, $0.reader.value) })
        #expect(values["schema"] == .string("bytecontract-migration-1") && values["outcome"] == .string("applied"))
        #expect(values["exitCode"] == .int(0) && values["run"] == .string(run))
        #expect(values["backup"] == .string("store.sqlite.bytecontract-\(run).backup"))
        #expect(
            values["tables"]
                == .array([
                    table("folder", 4, 2, changed: 1, twins: 1, [2, 0, 0]),
                    table("file", 4, 1, changed: 1, twins: 0, [0, 2, 1]),
                    table("tag", 4, 1, changed: 0, twins: 0, [0, 3, 0]),
                ]))
        #expect(
            record.markdown.contains("| `folder` | 4 | 2 | 1 | 1 | 2 twin |")
                && record.markdown.contains("| `folder.id` | 1 upper case | 1 of another length |")
                && record.markdown.contains("| `tag.file_id → file.id` (by value) | 4 | 2 | 0 | 0 |")
                && record.markdown.contains("checks passed: changed-rows, foreign-keys, row-counts, integrity, audit"))
        #expect(run.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    }

    @Test("the record says how many references find nothing only where they were counted")
    func uncounted() throws {
        let store = try MigrationStore(TwinMigrationTests.folders)
        let stopping = try store.plan(twins: .stop).plan
        let stopped = try store.migration.run(stopping, apply: true)
        let failed = store.migration.record(of: .backupExists, stopping, decisions: nil, startTime: "")
        for record in [stopped, failed] {
            #expect(!record.markdown.contains("find nothing"), "\(record.outcome)")
            #expect(record.document.contains("\"danglingBefore\": null"), "\(record.outcome)")
            #expect(record.document.contains("\"danglingAfter\": null"), "\(record.outcome)")
        }
        let tried = try store.migration.run(store.plan().plan, apply: false)
        #expect(tried.markdown.contains("- declared references that find nothing: 2 before, 0 after"))
        #expect(tried.document.contains("\"danglingAfter\": 0"))
    }

    private func table(
        _ name: String, _ before: Int, _ after: Int, changed: Int, twins: Int, _ quarantined: [Int]
    ) -> JSONValue {
        let counts = Dictionary(
            uniqueKeysWithValues: zip(["twin", "child", "ambiguous"], quarantined.map(JSONValue.int)))
        return .object([
            "table": .string(name), "rowsBefore": .int(before), "rowsAfter": .int(after), "changed": .int(changed),
            "twinGroups": .int(twins), "quarantined": .object(counts),
        ])
    }

    @Test("a plan is refused for a store that has changed since")
    func outdated() throws {
        let changes: [(String, MigrationError.Outdated)] = [
            ("CREATE INDEX late ON tag(n)", .schema), ("ALTER TABLE tag ADD COLUMN late", .schema),
            ("DROP TABLE tag", .schema),
            ("CREATE TRIGGER late AFTER INSERT ON tag BEGIN SELECT 1; END", .schema),
            ("INSERT INTO folder VALUES('new', 'x')", .table("folder")), ("DELETE FROM tag WHERE n = 4", .table("tag")),
            ("UPDATE file SET folder_id = upper(folder_id)", .table("file")),
            ("UPDATE folder SET id = lower(id) WHERE name = 'single'", .table("folder")),
        ]
        for (sql, difference) in changes {
            let store = try MigrationStore(TwinMigrationTests.folders)
            let (plan, _) = try store.plan()
            try store.run(sql)
            let before = try store.bytes()
            for apply in [false, true] {
                #expect(throws: MigrationError.planOutdated(difference), "\(sql)") {
                    try store.migration.run(plan, apply: apply)
                }
            }
            #expect(try store.bytes() == before)
            #expect(try store.fileNames() == ["store.sqlite"])
        }
    }

    @Test("what cannot be planned is refused with the name of the column")
    func unplannable() throws {
        let store = try MigrationStore(["CREATE TABLE item(n INTEGER PRIMARY KEY, t TEXT, u TEXT AS (t))"])
        #expect(throws: MigrationError.nothingToMigrate) { try store.plan() }
        for column in ["n", "u", "none"] {
            #expect(throws: MigrationError.noSuchColumn(table: "item", column: column)) {
                try store.plan(columns: [ColumnPlace(table: "item", column: column)])
            }
        }
        try store.run("CREATE TABLE bytecontract_undo(x)")
        try store.run("INSERT INTO item(t) VALUES('{\(PlanTests.canary)}')")
        let (plan, _) = try store.plan()
        #expect(throws: MigrationError.foreignTable("bytecontract_undo")) { try store.migration.run(plan, apply: true) }
    }
}
