import ContractDigest
import ContractFindings
import UUIDContract

/// A store as a migration finds it: counts, twins, references and the rows that go into quarantine.
///
/// It lives within one transaction and keeps its work in temporary tables, whose names begin with `bytecontract_`.
final class MigrationAnalysis {
    let connection: MigrationConnection
    let schema: StoreSchema
    let options: MigrationOptions
    /// All tables that may lose or change rows.
    private(set) var tables: [WorkTable] = []
    /// References that join these tables, and whether their columns change.
    private(set) var links: [Link] = []
    /// What can hold twins.
    private(set) var units: [TwinUnit] = []
    /// The twin groups.
    var groups: [MigrationDecisions.Group] = []
    /// Their numbers in the temporary tables.
    var groupNumbers: [Int] = []
    /// The references whose temporary tables are made, by their place in ``links``.
    var linked: Set<Int> = []
    /// Whether what is counted for the plan is counted once more for the record. Only the estimate of the time left asks.
    var isDescribed = false

    /// A reference at work.
    struct Link {
        let reference: MigrationReference
        let child: WorkTable
        let parent: WorkTable
        /// Whether a column of it changes.
        let changes: Bool
    }

    /// Columns of a table whose rows are twins where they would become equal.
    struct TwinUnit {
        let table: WorkTable
        /// The unique index; nil for a column that is a key without one.
        let index: StoreSchema.Index?
        let columns: [String]
    }

    /// - Parameter valueReferences: References that no foreign key declares.
    init(
        _ connection: MigrationConnection, schema: StoreSchema, options: MigrationOptions,
        valueReferences: [MigrationReference]
    ) throws(MigrationError) {
        self.connection = connection
        self.schema = schema
        self.options = options
        // The check of the whole file before the end needs the order of every index.
        for table in schema.tables {
            let collations = Set(table.columns.map(\.collation) + table.indexes.flatMap { $0.terms.map(\.collation) })
            guard collations.isSubset(of: ["BINARY", "NOCASE", "RTRIM"]) else {
                throw .unknownCollation(table: table.name)
            }
        }
        let references = schema.declaredReferences + valueReferences
        var columns: [String: Set<String>] = [:]
        for place in options.columns { columns[place.table, default: []].insert(place.column) }
        // Whoever refers to a table with columns to change may have to follow a row of it, and so on.
        var names = Set(columns.keys)
        while true {
            let children = references.filter { names.contains($0.parentTable) }.map(\.childTable)
            let parents = references.filter { reference in
                reference.pairs.contains { options.columns.contains($0.child) }
            }.map(\.parentTable)
            let all = names.union(children).union(parents)
            if all.count == names.count { break }
            names = all
        }
        for table in schema.tables where names.contains(table.name) {
            tables.append(
                try WorkTable(
                    table, number: tables.count, columns: columns[table.name] ?? [], options: options))
        }
        for reference in references {
            guard let child = tables.first(where: { $0.name == reference.childTable }),
                let parent = tables.first(where: { $0.name == reference.parentTable })
            else { continue }
            let changes = reference.pairs.contains {
                child.columns.contains($0.child.column) || parent.columns.contains($0.parent.column)
            }
            links.append(Link(reference: reference, child: child, parent: parent, changes: changes))
        }
    }

    /// Makes the temporary tables of rows and twins.
    func prepare() throws(MigrationError) {
        expectRows()
        for table in tables { try table.makeMap(connection) }
        try connection.run(
            """
            CREATE TABLE temp.bytecontract_group(number INTEGER PRIMARY KEY, unit INTEGER);
            CREATE TABLE temp.bytecontract_member(number INTEGER, address INTEGER, PRIMARY KEY (number, address)) WITHOUT ROWID;
            """)
        units = try twinUnits()
        expectRows()
        for (number, unit) in units.enumerated() { try findTwins(unit, number: number) }
        try readGroups()
    }

    // MARK: Columns

    /// Counts the values of a column.
    ///
    /// - Parameter includingMarked: Whether rows that go into quarantine count.
    func count(
        _ column: String, of table: WorkTable, includingMarked: Bool = true
    ) throws(MigrationError) -> MigrationPlan.Column {
        var plan = MigrationPlan.Column(
            place: ColumnPlace(table: table.name, column: column), rowCount: 0, forms: [:], left: [:], changed: [:],
            isKey: units.contains { $0.table.name == table.name && $0.columns == [column] })
        begin(table)
        try connection.rows(
            """
            SELECT bytecontract_form(\(table.value(column))), \(table.key(column)) IS NULL, count(*), \
            total(\(table.changes(column))) FROM \(table.from) WHERE \(includingMarked ? "1" : stays(table)) GROUP BY 1, 2
            """
        ) { row in
            guard let form = row.text(0).flatMap(IdentifierForm.init(rawValue:)) else { return }
            let count = Int(row.integer(2))
            plan.rowCount += count
            plan.forms[form, default: 0] += count
            if row.integer(1) != 0 { plan.left[form, default: 0] += count }
            if row.integer(3) > 0 { plan.changed[form, default: 0] += Int(row.integer(3)) }
        }
        return plan
    }

    /// Refuses a column whose values cannot change as they should.
    func check(_ count: MigrationPlan.Column, of table: WorkTable) throws(MigrationError) {
        let column = count.place.column
        if count.forms[.blob16] != nil { try checkLayout(column, of: table) }
        if table.schema.isStrict, count.changedCount > 0,
            let type = table.schema.column(column)?.declaredType.uppercased(),
            type != "ANY", type != (options.target == .text ? "TEXT" : "BLOB")
        {
            throw .strictType(table: table.name, column: column)
        }
    }

    /// Refuses BLOBs that would be read in a wrong layout.
    private func checkLayout(_ column: String, of table: WorkTable) throws(MigrationError) {
        if options.layout == nil, options.target == .text {
            throw .layoutNotNamed(table: table.name, column: column)
        }
        var census = LayoutCensus()
        let value = table.value(column)
        begin(table)
        try connection.rows(
            "SELECT \(value) FROM \(table.sql) WHERE typeof(\(value)) = 'blob' AND length(\(value)) = 16"
        ) { row in
            if case .blob(let bytes) = row.value(0) { census.add(bytes) }
        }
        if let found = census.contradiction(of: options.readLayout) {
            throw .layoutContradicted(table: table.name, column: column, named: options.readLayout, found: found)
        }
    }

    /// The number of rows of which a column changes and which stay where they are.
    func changedRowCount(_ table: WorkTable, includingMarked: Bool) throws(MigrationError) -> Int {
        guard !table.columns.isEmpty else { return 0 }
        begin(table)
        return try connection.number(
            "SELECT count(*) FROM \(table.from) WHERE (\(table.changesAny)) AND \(includingMarked ? "1" : stays(table))"
        )
    }

    /// The condition that a row of a table stays where it is.
    func stays(_ table: WorkTable) -> String {
        "NOT EXISTS (SELECT 1 FROM temp.bytecontract_marked AS x WHERE x.source = \(table.number) "
            + "AND x.address = \(table.address))"
    }

    /// The number of rows of a table.
    func rowCount(_ table: WorkTable) throws(MigrationError) -> Int {
        try connection.number("SELECT count(*) FROM \(table.sql)")
    }
}

extension StoreSchema {
    /// The foreign keys whose parents are there.
    var declaredReferences: [MigrationReference] {
        tables.flatMap { table in
            table.foreignKeys.compactMap { key in
                let parents = key.pairs.compactMap(\.parentColumn)
                guard !key.isParentMissing, parents.count == key.pairs.count else { return nil }
                // What SQLite computes follows its source.
                let isComputed = zip(key.pairs, parents).contains { pair, parent in
                    table.column(pair.column)?.isGenerated == true
                        || self.table(key.parentTable)?.column(parent)?.isGenerated == true
                }
                if isComputed { return nil }
                return MigrationReference(
                    childTable: table.name, childColumns: key.pairs.map(\.column), parentTable: key.parentTable,
                    parentColumns: parents, isDeclared: true)
            }
        }
    }
}

/// Which layouts the version and variant bits of BLOBs speak for.
struct LayoutCensus {
    private var count = 0
    private var fits = Array(repeating: 0, count: ByteLayout.allCases.count)
    private let digits = LayoutDigits()

    /// Counts 16 bytes. Nil and max speak for no layout.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count == 16, bytes.contains(where: { $0 != bytes[0] }) else { return }
        count += 1
        digits.count(bytes, in: &fits)
    }

    /// The layout that the bits speak for in place of the one that is meant; nil where they do not decide. Of a few BLOBs all
    /// must fit it and none the other.
    func contradiction(of meant: ByteLayout) -> ByteLayout? {
        let counts = Dictionary(uniqueKeysWithValues: zip(ByteLayout.allCases, fits))
        if count >= LayoutEvidence.leastCount {
            return LayoutEvidence.otherLayout(fits: counts, count: count, readAs: meant)?.layout
        }
        guard count > 1, counts[meant] == 0 else { return nil }
        return ByteLayout.allCases.first { counts[$0] == count }
    }
}
