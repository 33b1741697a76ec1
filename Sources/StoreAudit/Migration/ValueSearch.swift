/// Looks for the columns that hold what other columns will no longer hold after the change, whatever else is in them: a join by
/// value that finds rows before the change must find them after it.
///
/// It works in temporary tables, which ``finish()`` removes.
struct ValueSearch {
    let connection: MigrationConnection
    let schema: StoreSchema
    let options: MigrationOptions
    /// The columns to change; those that are found come behind.
    private(set) var columns: [ColumnPlace]
    /// References that no foreign key declares; those that are found come behind.
    var references: [MigrationReference]

    init(
        _ connection: MigrationConnection, schema: StoreSchema, options: MigrationOptions,
        references: [MigrationReference]
    ) throws(MigrationError) {
        self.connection = connection
        self.schema = schema
        self.options = options
        columns = options.columns
        self.references = references
        // Without affinity, so that values stay as they are stored.
        try connection.run(
            """
            CREATE TABLE temp.bytecontract_known(value, source INTEGER);
            CREATE INDEX temp.bytecontract_known_BINARY ON bytecontract_known(value, source)
            """)
        for collation in ["NOCASE", "RTRIM"] where uses(collation) {
            try connection.run(
                """
                CREATE INDEX temp.bytecontract_known_\(collation)
                  ON bytecontract_known(value COLLATE \(collation), source)
                """)
        }
    }

    /// Whether a column compares so.
    private func uses(_ collation: String) -> Bool {
        schema.tables.contains { $0.columns.contains { $0.collation == collation } }
    }

    /// Removes the temporary tables.
    func finish() throws(MigrationError) { try connection.run("DROP TABLE temp.bytecontract_known") }

    // MARK: Columns

    /// Says how many rows a round of the search will read.
    private func expectRows(from first: Int) {
        guard let meter = connection.meter else { return }
        var sum = columns[first...].reduce(0) { $0 + connection.rowEstimate(schema.table($1.table)) }
        for table in schema.tables where !table.isBookkeeping {
            let count = table.columns.count { column in
                !column.isGenerated && !column.isRowID
                    && !columns.contains(ColumnPlace(table: table.name, column: column.name))
            }
            if count > 0 { sum += count * connection.rowEstimate(table) }
        }
        meter.expect(sum)
    }

    /// Begins to read all rows of a column.
    func begin(_ place: ColumnPlace) { connection.meter?.begin(connection.rowEstimate(schema.table(place.table))) }

    /// Adds every column that holds a value which changes elsewhere, and so on until there are no more.
    mutating func addColumns() throws(MigrationError) {
        var first = 0
        while first < columns.count {
            expectRows(from: first)
            for source in first..<columns.count { try remember(source) }
            let end = columns.count
            for table in schema.tables where !table.isBookkeeping {
                for column in table.columns where !column.isGenerated && !column.isRowID {
                    let place = ColumnPlace(table: table.name, column: column.name)
                    guard !columns.contains(place) else { continue }
                    let sources = try sources(of: place, column, from: first..<end)
                    guard !sources.isEmpty else { continue }
                    try addReferences(place, to: sources.map { columns[$0] })
                    columns.append(place)
                }
            }
            guard columns.count > end else { break }
            columns = MigrationPlanner.families(
                of: columns, along: schema.declaredReferences + references, in: schema)
            first = end
        }
    }

    /// Keeps the values of a column that change. Nil and max stand for no row.
    private func remember(_ source: Int) throws(MigrationError) {
        let value = ValueSearch.value(columns[source])
        let target = IdentifierFunctions.target(value, options.target, from: options.readLayout)
        begin(columns[source])
        try connection.run(
            """
            INSERT INTO temp.bytecontract_known SELECT DISTINCT (+\(value)) COLLATE BINARY, \(source) \
            FROM main.\(SQLiteConnection.quoted(columns[source].table)) \
            WHERE typeof(\(value)) IN ('text', 'blob') AND \(target) COLLATE BINARY IS NOT \(value) \
            AND \(target) NOT IN \(options.target.nothing)
            """)
    }

    /// The columns whose changing values a column holds too, as SQLite compares the two.
    private func sources(
        of place: ColumnPlace, _ column: StoreSchema.Column, from range: Range<Int>
    ) throws(MigrationError) -> [Int] {
        var found: Set<Int> = []
        for collation in ["BINARY", "NOCASE", "RTRIM"] where collation == "BINARY" || uses(collation) {
            let others = range.filter { source in
                collation == "BINARY" || column.collation == collation
                    || self.column(columns[source])?.collation == collation
            }
            guard !others.isEmpty else { continue }
            begin(place)
            try connection.rows(
                "SELECT DISTINCT k.source \(match(ValueSearch.value(place), in: place.table, collation)) "
                    + "AND k.source IN (\(others.map(String.init).sqlList))"
            ) { row in found.insert(Int(row.integer(0))) }
        }
        return found.sorted()
    }

    /// The rows of a table that hold a value which changes elsewhere, from FROM on.
    func match(_ value: String, in table: String, _ collation: String) -> String {
        // Plus takes the affinity away: no value is made another one to compare it, and the index serves.
        "FROM main.\(SQLiteConnection.quoted(table)) CROSS JOIN temp.bytecontract_known AS k "
            + "WHERE typeof(\(value)) IN ('text', 'blob') AND k.value = (+\(value)) COLLATE \(collation)"
    }

    static func value(_ place: ColumnPlace) -> String {
        "\(SQLiteConnection.quoted(place.table)).\(SQLiteConnection.quoted(place.column))"
    }

    private func column(_ place: ColumnPlace) -> StoreSchema.Column? {
        schema.table(place.table)?.column(place.column)
    }

    // MARK: References

    /// Makes a reference to each column that is a key, or from each to this one if only this one is.
    private mutating func addReferences(_ place: ColumnPlace, to sources: [ColumnPlace])
        throws(MigrationError)
    {
        var keys: [ColumnPlace] = []
        for source in sources where try isKey(source) { keys.append(source) }
        for key in keys { references.append(MigrationReference(place, to: key)) }
        if keys.isEmpty, schema.table(place.table)?.isUnique(place.column) == true {
            for source in sources { references.append(MigrationReference(source, to: place)) }
        }
    }

    /// Whether the rows of a column are meant to differ.
    private func isKey(_ place: ColumnPlace) throws(MigrationError) -> Bool {
        let all = schema.declaredReferences + references
        if schema.table(place.table)?.isUnique(place.column) == true { return true }
        if all.contains(where: { $0.parentColumns.count == 1 && $0.pairs[0].parent == place }) {
            return true
        }
        return all.contains { $0.pairs.contains { $0.child == place } }
            ? false : try hasNoRepeats(place)
    }

    func hasNoRepeats(_ place: ColumnPlace) throws(MigrationError) -> Bool {
        let value = ValueSearch.value(place)
        begin(place)
        return try connection.number(
            """
            SELECT NOT EXISTS (SELECT 1 FROM main.\(SQLiteConnection.quoted(place.table)) \
            WHERE \(IdentifierFunctions.key(value, in: options.readLayout)) IS NOT NULL \
            GROUP BY \(value) COLLATE BINARY HAVING count(*) > 1)
            """) != 0
    }
}

extension MigrationReference {
    /// A reference of one column that shows by the values.
    init(_ child: ColumnPlace, to parent: ColumnPlace) {
        self.init(
            childTable: child.table, childColumns: [child.column], parentTable: parent.table,
            parentColumns: [parent.column], isDeclared: false)
    }
}

extension MigrationOptions.Target {
    /// Nil and max, as a list in SQL.
    var nothing: String {
        switch self {
        case .text: "('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')"
        case .blob: "(x'00000000000000000000000000000000', x'ffffffffffffffffffffffffffffffff')"
        }
    }
}
