import ContractFindings
import UUIDContract

/// Which columns of a schema are read, and which are compared.
struct AuditPlan {
    /// A column that is read.
    struct Column {
        /// Its place among the tables of the schema, and among the columns of its table.
        let table: Int
        let column: Int
        let rule: ColumnRule
        /// Whether it is in the result; else it is only there to be referred to.
        let isReported: Bool
        /// The layout in which its BLOBs are compared with other columns.
        let layout: ByteLayout
    }

    /// A reference that the schema declares or that may show by the values.
    struct Reference {
        /// The place of the child among the columns of the plan.
        let child: Int
        /// That of the parent; nil where it is not there.
        let parent: Int?
        /// Whether the schema declares it, and if so, for this column alone.
        let isDeclared: Bool
        let isComposite: Bool
        /// The number of a declared key within its table.
        var keyID: Int?
        /// Of a composite key's first column: the rows that SQLite's own check names, and the first of them.
        var missCount = 0
        var firstMiss: Int?
        /// Whether two primary keys are compared: rows of the child may be parts of the parent's rows, one to one. It is a
        /// reference only if every row of the child finds its row, and the other way round there are more.
        var sharesKey = false
        /// What the result says of it.
        var audit: ReferenceAudit
    }

    let schema: StoreSchema
    private let keepsNames: Bool
    private(set) var columns: [Column] = []
    var references: [Reference] = []
    /// Columns that were looked at and have some identifiers, but too few to be audited without being named.
    private(set) var skippedColumns: [FieldName] = []

    init(_ audit: SQLiteAudit, _ wholeSchema: StoreSchema, _ reader: SQLiteConnection) throws(StoreError) {
        var schema = wholeSchema
        // What a migration keeps for its undo is no part of the app's data, and full of old spellings.
        schema.tables.removeAll(where: MigrationTables.isOurs)
        self.schema = schema
        keepsNames = audit.keepsNames
        var rules: [Place: ColumnRule] = [:]
        for chosen in audit.columns {
            guard let table = schema.tables.firstIndex(where: { StoreSchema.same($0.name, chosen.table) }),
                let column = schema.tables[table].columnIndex(chosen.column)
            else {
                throw .noSuchColumn(.column(chosen.column, of: chosen.table, tableNumber: nil, columnNumber: 1))
            }
            rules[Place(table: table, column: column)] = chosen.rule
        }
        let named = Set(rules.keys)
        var samples: [[ColumnSample]] = []
        for table in schema.tables { samples.append(try ColumnSample.read(table, reader)) }
        if audit.findsColumns {
            for (table, columns) in schema.tables.enumerated() where !columns.isBookkeeping {
                for column in columns.columns.indices
                where samples[table][column].holdsUUIDs(columns.columns[column]) {
                    let place = Place(table: table, column: column)
                    if rules[place] == nil { rules[place] = audit.rule }
                }
            }
        }
        if audit.findsColumns { nameSkipped(rules, samples) }
        let supporting = addRelated(to: &rules, audit)
        for place in rules.keys.sorted() {
            guard var rule = rules[place] else { continue }
            let table = schema.tables[place.table]
            rule.isUnique = rule.isUnique || table.isUnique(table.columns[place.column].name)
            let sample = samples[place.table][place.column]
            columns.append(
                Column(
                    table: place.table, column: place.column, rule: rule,
                    isReported: named.contains(place) || !supporting.contains(place),
                    layout: sample.otherLayout(readAs: rule.layout) ?? rule.layout))
        }
        planReferences()
    }

    private struct Place: Hashable, Comparable {
        let table: Int
        let column: Int

        static func < (one: Place, other: Place) -> Bool { (one.table, one.column) < (other.table, other.column) }
    }

    private mutating func nameSkipped(_ rules: [Place: ColumnRule], _ samples: [[ColumnSample]]) {
        for (table, columns) in schema.tables.enumerated() where !columns.isBookkeeping {
            for (index, column) in columns.columns.enumerated()
            where samples[table][index].hasIdentifiers && rules[Place(table: table, column: index)] == nil {
                skippedColumns.append(
                    .column(column.name, of: columns.name, tableNumber: table + 1, columnNumber: index + 1))
            }
        }
    }

    /// Adds what is tied to the columns by declared foreign keys: what they refer to, and, where columns are found and not named,
    /// what refers to them.
    ///
    /// - Returns: Those that are only there to be referred to.
    private func addRelated(to rules: inout [Place: ColumnRule], _ audit: SQLiteAudit) -> Set<Place> {
        var pairs: [(child: Place, parent: Place)] = []
        for (table, child) in schema.tables.enumerated() {
            for key in child.foreignKeys where !key.isParentMissing {
                guard let parent = schema.tables.firstIndex(where: { $0.name == key.parentTable }) else { continue }
                for pair in key.pairs {
                    guard let from = child.columnIndex(pair.column), let name = pair.parentColumn,
                        let to = schema.tables[parent].columnIndex(name)
                    else { continue }
                    pairs.append((Place(table: table, column: from), Place(table: parent, column: to)))
                }
            }
        }
        var supporting: Set<Place> = []
        // One round for named columns; as many as it takes where all are wanted.
        var goesOn = true
        while goesOn {
            goesOn = false
            let known = Set(rules.keys)
            for pair in pairs {
                if known.contains(pair.child), rules[pair.parent] == nil {
                    rules[pair.parent] = audit.rule
                    if !audit.findsColumns { supporting.insert(pair.parent) }
                    goesOn = audit.findsColumns
                } else if audit.findsColumns, known.contains(pair.parent), rules[pair.child] == nil {
                    rules[pair.child] = audit.rule
                    goesOn = true
                }
            }
        }
        return supporting
    }

    // MARK: References

    private mutating func planReferences() {
        var declared: Set<Int> = []
        for (index, column) in columns.enumerated() where column.isReported {
            let table = schema.tables[column.table]
            let name = table.columns[column.column].name
            for key in table.foreignKeys {
                for pair in key.pairs where StoreSchema.same(pair.column, name) {
                    declared.insert(index)
                    let parent = pair.parentColumn.flatMap { place(of: $0, in: key.parentTable) }
                    references.append(
                        Reference(
                            child: index, parent: key.isParentMissing ? nil : parent, isDeclared: true,
                            isComposite: key.isComposite, keyID: key.id,
                            audit: ReferenceAudit(
                                childTable: shownTable(column.table), childColumn: shownName(of: index),
                                parentTable: shownParent(key.parentTable),
                                parentColumn: parent.map { shownName(of: $0) }
                                    ?? pair.parentColumn.map { keepsNames ? $0 : ShownName.column($0, number: 1) },
                                isDeclared: true)))
                }
            }
        }
        let keys = columns.indices.filter { table(of: $0).isUnique(name(of: $0)) }
        for child in columns.indices where columns[child].isReported && !declared.contains(child) {
            let isPrimaryKey = table(of: child).isPrimaryKey(name(of: child))
            // Another unique column may refer to a primary key, one to one.
            let isUnique = keys.contains(child)
            for parent in keys where parent != child {
                if isUnique && !table(of: parent).isPrimaryKey(name(of: parent)) { continue }
                references.append(
                    Reference(
                        child: child, parent: parent, isDeclared: false, isComposite: false,
                        sharesKey: isPrimaryKey,
                        audit: ReferenceAudit(
                            childTable: shownTable(columns[child].table), childColumn: shownName(of: child),
                            parentTable: shownTable(columns[parent].table), parentColumn: shownName(of: parent),
                            isDeclared: false)))
            }
        }
    }

    private func place(of column: String, in table: String) -> Int? {
        columns.indices.first {
            StoreSchema.same(self.table(of: $0).name, table) && StoreSchema.same(name(of: $0), column)
        }
    }

    /// The table of a column of the plan.
    func table(of index: Int) -> StoreSchema.Table { schema.tables[columns[index].table] }

    /// The column of the schema.
    func schemaColumn(of index: Int) -> StoreSchema.Column { table(of: index).columns[columns[index].column] }

    /// Its name.
    func name(of index: Int) -> String { schemaColumn(of: index).name }

    /// What the result calls a table of the schema.
    func shownTable(_ index: Int) -> String {
        let name = schema.tables[index].name
        return keepsNames ? name : ShownName.table(name, number: index + 1)
    }

    /// What the result calls a parent, which may not be there.
    private func shownParent(_ name: String) -> String {
        if keepsNames || ShownName.isShown(name) { return name }
        return schema.tables.firstIndex { $0.name == name }.map { shownTable($0) } ?? "a table that is not there"
    }

    /// What the result calls a column of the plan.
    func shownName(of index: Int) -> String {
        keepsNames ? name(of: index) : ShownName.column(name(of: index), number: columns[index].column + 1)
    }

    /// Its name in findings, unless its rule has one.
    func fieldName(of index: Int) -> FieldName {
        columns[index].rule.field
            ?? .column(
                name(of: index), of: table(of: index).name, tableNumber: columns[index].table + 1,
                columnNumber: columns[index].column + 1)
    }

    // MARK: References that are no identifiers

    /// Counts references of declared foreign keys that hold no identifier, and find no row: SQLite looks them up.
    mutating func lookUpOtherReferences(
        _ reader: SQLiteConnection, _ scans: [ColumnScan], _ progress: ScanProgress
    ) throws(StoreError) {
        for index in references.indices where references[index].isDeclared && !references[index].isComposite {
            let reference = references[index]
            let scan = scans[reference.child].audit
            let nulls = scan.forms[.null] ?? 0
            guard let parent = reference.parent else {
                references[index].audit.rowCount = scan.rowCount - nulls
                references[index].audit.danglingCount = scan.rowCount - nulls
                continue
            }
            let identifiers = scans[reference.child].spool.count
            // Nil and max refer to nothing as identifiers, and to a row as values.
            guard scan.rowCount - nulls > identifiers || scan.nilCount + scan.maxCount > 0 else { continue }
            try references[index].lookUp(self, parent, reader, progress)
        }
    }
}

extension AuditPlan.Reference {
    fileprivate mutating func lookUp(
        _ plan: AuditPlan, _ parent: Int, _ reader: SQLiteConnection, _ progress: ScanProgress
    ) throws(StoreError) {
        let (child, parentTable) = (plan.table(of: child), plan.table(of: parent))
        let column = SQLiteConnection.quoted(plan.name(of: self.child))
        let parentColumn = SQLiteConnection.quoted(plan.name(of: parent))
        // Without an index each look-up would read the whole parent; SQLite calls such a key a mismatch.
        guard parentTable.isUnique(plan.name(of: parent)) else { return }
        let rowID = child.rowIDName.map { "c.\(SQLiteConnection.quoted($0))" } ?? "0"
        let rows = try reader.prepare(
            """
            SELECT \(rowID), c.\(column), EXISTS (SELECT 1 FROM main.\(SQLiteConnection.quoted(parentTable.name)) AS p
            WHERE p.\(parentColumn) = c.\(column)) FROM main.\(SQLiteConnection.quoted(child.name)) AS c
            WHERE c.\(column) IS NOT NULL
            """)
        var count = 0
        while try rows.step() {
            count += 1
            if count % ScanProgress.interval == 0 { try progress.check() }
            if let key = IdentifierForm.read(rows.value(1)).key, !key.isNil && !key.isMax { continue }
            audit.rowCount += 1
            if rows.integer(2) != 0 {
                audit.matchedCount += 1
            } else {
                audit.danglingCount += 1
                let row = Int(rows.integer(0))
                audit.firstDanglingRow = min(audit.firstDanglingRow ?? row, row)
            }
        }
    }
}
