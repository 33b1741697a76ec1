import ContractFindings
import UUIDContract

/// Finds the columns of identifiers by what they hold, and which of them refer to which.
struct ColumnDiscovery {
    let connection: MigrationConnection
    let schema: StoreSchema
    let layout: ByteLayout

    /// How many values of a column are looked at.
    private static let sampleSize = 1_000

    /// The columns of which at least half of the values looked at are identifiers.
    func columns() throws(MigrationError) -> [ColumnPlace] {
        var places: [ColumnPlace] = []
        for table in schema.tables {
            for column in table.columns where !column.isGenerated && !column.isRowID {
                let place = ColumnPlace(table: table.name, column: column.name)
                if try holdsIdentifiers(place) { places.append(place) }
            }
        }
        return places
    }

    private func holdsIdentifiers(_ place: ColumnPlace) throws(MigrationError) -> Bool {
        let column = SQLiteConnection.quoted(place.column)
        var (count, found) = (0, 0)
        var census = LayoutCensus()
        try connection.rows(
            """
            SELECT \(column) FROM main.\(SQLiteConnection.quoted(place.table)) WHERE \(column) IS NOT NULL \
            LIMIT \(ColumnDiscovery.sampleSize)
            """
        ) { row in
            count += 1
            let value = row.value(0)
            let (form, key) = IdentifierForm.read(value)
            if form == .blob16, case .blob(let bytes) = value {
                census.add(bytes)
            } else if key != nil {
                found += 1
            }
        }
        return 2 * (found + census.decidedCount) >= count && found + census.decidedCount > 0
    }

    /// Columns whose identifiers are in a unique column of another table, or of the same one.
    func references(among places: [ColumnPlace]) throws(MigrationError) -> [MigrationReference] {
        let declared = schema.declaredReferences
        var references: [MigrationReference] = []
        for child in places {
            for parent in places where parent != child {
                let isKnown = declared.contains { $0.pairs.contains { $0.child == child && $0.parent == parent } }
                guard !isKnown, let table = schema.table(parent.table), table.uniqueIndex(of: parent.column) != nil,
                    schema.table(child.table)?.isPrimaryKey(child.column) == false
                else { continue }
                let reference = MigrationReference(
                    childTable: child.table, childColumns: [child.column], parentTable: parent.table,
                    parentColumns: [parent.column], isDeclared: false)
                if try joins(reference) { references.append(reference) }
            }
        }
        return references
    }

    private func joins(_ reference: MigrationReference) throws(MigrationError) -> Bool {
        func key(_ column: String) -> String {
            IdentifierFunctions.key(SQLiteConnection.quoted(column), in: layout)
        }
        let child = key(reference.childColumns[0])
        return try connection.number(
            """
            SELECT EXISTS (SELECT 1 FROM main.\(SQLiteConnection.quoted(reference.childTable)) \
            WHERE \(child) NOT IN (zeroblob(16), x'ffffffffffffffffffffffffffffffff') \
            AND \(child) IN (SELECT \(key(reference.parentColumns[0])) \
            FROM main.\(SQLiteConnection.quoted(reference.parentTable))))
            """) != 0
    }
}
