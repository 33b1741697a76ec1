import ContractFindings
import StoreAudit
import Testing

@Suite("The generator of stores")
struct StoreGeneratorTests {
    @Test("makes stores that SQLite takes, whose values have the forms that it says")
    func forms() throws {
        var seen = Set<IdentifierForm>()
        for seed in 1...40 as ClosedRange<UInt64> {
            var generator = StoreGenerator(seed: seed)
            let generated = generator.make()
            let store = try ScratchStore("BEGIN; \(generated.sql.joined(separator: "; ")); COMMIT")
            let connection = try SQLiteConnection(path: store.path, mode: .readOnly)
            for (sql, values) in [
                ("SELECT parent_id FROM child ORDER BY n", generated.children),
                ("SELECT id FROM parent ORDER BY rowid", generated.key == .withoutRowID ? [] : generated.parents),
            ] where !values.isEmpty {
                let statement = try connection.prepare(sql)
                var found: [(form: IdentifierForm, hasKey: Bool)] = []
                while try statement.step() {
                    let read = IdentifierForm.read(statement.value(0))
                    found.append((read.form, read.key != nil))
                }
                #expect(found.map(\.form) == values.map(\.form), "seed \(seed)")
                #expect(found.map(\.hasKey) == values.map { $0.identifier != nil }, "seed \(seed)")
                seen.formUnion(found.map(\.form))
            }
        }
        // A literal of SQL holds no NUL; the tests of the reader have it.
        #expect(seen == Set(IdentifierForm.allCases).subtracting([.nul]))
    }
}
