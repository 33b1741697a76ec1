import ContractFindings

/// A store that ``StoreGenerator`` has made, and the truth about it, counted by the letter of the definitions.
struct GeneratedStore {
    /// What makes `parent.id` a key.
    enum Key: CaseIterable {
        case primaryKey
        case unique
        case withoutRowID
        case none
    }

    var idType = "TEXT"
    var isNoCase = false
    var key = Key.primaryKey
    /// Whether `child.parent_id` is declared to refer to `parent.id`.
    var isDeclared = false
    /// `parent.id`; the rowid of each is its place, from 1, where the table has rowids.
    var parents: [GeneratedValue] = []
    /// `child.parent_id`; the rowid of each is its place, from 1.
    var children: [GeneratedValue] = []

    /// The statements that make it.
    var sql: [String] {
        let type = idType + (isNoCase ? " COLLATE NOCASE" : "")
        let parent =
            switch key {
            case .primaryKey: "CREATE TABLE parent(id \(type) PRIMARY KEY, payload TEXT)"
            case .unique: "CREATE TABLE parent(id \(type) UNIQUE, payload TEXT)"
            case .withoutRowID: "CREATE TABLE parent(id \(type) PRIMARY KEY, payload TEXT) WITHOUT ROWID"
            case .none: "CREATE TABLE parent(id \(type), payload TEXT)"
            }
        let reference = isDeclared ? " REFERENCES parent(id)" : ""
        return [parent, "CREATE TABLE child(n INTEGER PRIMARY KEY, parent_id \(idType)\(reference))"]
            + parents.map { "INSERT INTO parent VALUES(\($0.sql), 'x')" }
            + children.map { "INSERT INTO child(parent_id) VALUES(\($0.sql))" }
    }

    /// What is true of one column.
    struct ColumnTruth: Equatable {
        var forms: [IdentifierForm: Int] = [:]
        var twinGroupCount = 0
        var twinRowCount = 0
        var firstTwinRow: Int?
        var duplicateGroupCount = 0
        var duplicateRowCount = 0
        var nilCount = 0
        var maxCount = 0
    }

    /// What is true of `child.parent_id` and `parent.id`: rows with an identifier that is neither nil nor max.
    struct ReferenceTruth: Equatable {
        var rowCount = 0
        var matchedCount = 0
        var orphanCount = 0
        var firstOrphanRow: Int?
        /// Identifiers that are not in the parent.
        var danglingCount = 0
    }

    static func truth(of values: [GeneratedValue]) -> ColumnTruth {
        var truth = ColumnTruth()
        var rows: [String: [(row: Int, sql: String)]] = [:]
        for (index, value) in values.enumerated() {
            truth.forms[value.form, default: 0] += 1
            guard let identifier = value.identifier else { continue }
            rows[identifier, default: []].append((index + 1, value.sql))
            if identifier.allSatisfy({ $0 == "0" }) { truth.nilCount += 1 }
            if identifier.allSatisfy({ $0 == "f" }) { truth.maxCount += 1 }
        }
        for group in rows.values where group.count > 1 {
            if Set(group.map(\.sql)).count > 1 {
                truth.twinGroupCount += 1
                truth.twinRowCount += group.count
                truth.firstTwinRow = min(truth.firstTwinRow ?? .max, group[0].row)
            } else {
                truth.duplicateGroupCount += 1
                truth.duplicateRowCount += group.count
            }
        }
        return truth
    }

    var parentTruth: ColumnTruth { GeneratedStore.truth(of: parents) }
    var childTruth: ColumnTruth { GeneratedStore.truth(of: children) }

    var referenceTruth: ReferenceTruth {
        var truth = ReferenceTruth()
        let identifiers = Set(parents.compactMap(\.identifier))
        let spellings = Set(parents.map { isNoCase ? $0.folded : $0.sql })
        for (index, child) in children.enumerated() {
            guard let identifier = child.identifier, Set(identifier) != ["0"], Set(identifier) != ["f"] else {
                continue
            }
            truth.rowCount += 1
            if spellings.contains(isNoCase ? child.folded : child.sql) {
                truth.matchedCount += 1
            } else if identifiers.contains(identifier) {
                truth.orphanCount += 1
                truth.firstOrphanRow = truth.firstOrphanRow ?? index + 1
            } else {
                truth.danglingCount += 1
            }
        }
        return truth
    }
}
