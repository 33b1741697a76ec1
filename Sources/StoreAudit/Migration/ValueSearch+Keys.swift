extension ValueSearch {
    /// Adds references between columns that no unique index tells apart: where all identifiers of one are among those of
    /// another table's, and there are more of these, the one refers to the other and is no key, also if none is there twice.
    mutating func addReferencesWithoutIndex() throws(MigrationError) {
        var places: [Int] = []
        for (number, place) in columns.enumerated() where !isTied(place) {
            if try hasNoRepeats(place) { places.append(number) }
        }
        guard Set(places.map { columns[$0].table }).count > 1 else { return }
        try connection.run("CREATE TABLE temp.bytecontract_keyed(key, source INTEGER)")
        for number in places {
            let value = ValueSearch.value(columns[number])
            let target = IdentifierFunctions.target(value, options.target, from: options.readLayout)
            let key = IdentifierFunctions.key(value, in: options.readLayout)
            begin(columns[number])
            try connection.run(
                """
                INSERT INTO temp.bytecontract_keyed SELECT DISTINCT \(key), \(number) \
                FROM main.\(SQLiteConnection.quoted(columns[number].table)) \
                WHERE \(key) IS NOT NULL AND \(target) NOT IN \(options.target.nothing)
                """)
        }
        try connection.run(
            "CREATE INDEX temp.bytecontract_keyed_keys ON bytecontract_keyed(key, source)")
        var counts: [Int: Int] = [:]
        try connection.rows("SELECT source, count(*) FROM temp.bytecontract_keyed GROUP BY 1") { row in
            counts[Int(row.integer(0))] = Int(row.integer(1))
        }
        var parents: [Int: Int] = [:]
        let all = columns
        try connection.rows(
            """
            SELECT c.source, p.source, count(*) FROM temp.bytecontract_keyed AS c \
            JOIN temp.bytecontract_keyed AS p ON p.key = c.key AND p.source <> c.source GROUP BY 1, 2 ORDER BY 1, 2
            """
        ) { row in
            let (child, parent) = (Int(row.integer(0)), Int(row.integer(1)))
            let (childCount, parentCount) = (counts[child] ?? 0, counts[parent] ?? 0)
            // As many on both sides: the table that was made first.
            guard all[child].table != all[parent].table, Int(row.integer(2)) == childCount,
                parentCount > childCount || (parentCount == childCount && isBefore(all[parent], all[child]))
            else { return }
            if parentCount > counts[parents[child] ?? -1] ?? 0 { parents[child] = parent }
        }
        try connection.run("DROP TABLE temp.bytecontract_keyed")
        for (child, parent) in parents.sorted(by: { $0.key < $1.key }) {
            references.append(MigrationReference(columns[child], to: columns[parent]))
        }
    }

    private func isBefore(_ one: ColumnPlace, _ other: ColumnPlace) -> Bool {
        let places = [one, other].map { place in
            schema.tables.firstIndex { $0.name == place.table } ?? 0
        }
        return places[0] < places[1]
    }

    /// Whether a unique index or a reference already says what a column is.
    private func isTied(_ place: ColumnPlace) -> Bool {
        guard let table = schema.table(place.table), !table.isUnique(place.column) else { return true }
        return table.uniqueIndexes.contains { $0.terms.contains { $0.column == place.column } }
            || (schema.declaredReferences + references).contains {
                $0.pairs.contains { $0.child == place || $0.parent == place }
            }
    }
}
