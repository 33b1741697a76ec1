extension ValueSearch {
    /// The virtual tables that are not as the store after the change: they hold a value that changes, they cannot be looked
    /// into, or they are made of a table that loses rows. ``addColumns()`` must have run.
    ///
    /// - Parameter shrinking: The tables that may lose rows.
    func staleVirtualTables(shrinking: [String]) throws(MigrationError) -> [String] {
        var stale: [String] = []
        for name in schema.virtualTables {
            let isStale = try holdsChanging(name) ? true : follows(name, shrinking)
            if isStale { stale.append(name) }
        }
        return stale
    }

    /// Whether a virtual table holds a value that changes, or does not show what it holds: its module is not there, or it
    /// keeps an index without the content.
    private func holdsChanging(_ name: String) throws(MigrationError) -> Bool {
        do throws(MigrationError) {
            var columns: [String] = []
            try connection.rows(
                "SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden = 0", .text(name)
            ) { columns.append($0.text(0) ?? "") }
            guard !columns.isEmpty else { return true }
            let values = columns.map { ValueSearch.value(ColumnPlace(table: name, column: $0)) }
            let isHidden = values.map { "\($0) IS NULL" }.joined(separator: " AND ")
            let table = "main.\(SQLiteConnection.quoted(name))"
            let hidden = try connection.number(
                """
                SELECT EXISTS (SELECT 1 FROM \(table)) \
                AND NOT EXISTS (SELECT 1 FROM \(table) WHERE NOT (\(isHidden)))
                """)
            if hidden != 0 { return true }
            for value in values {
                let found = try connection.number(
                    "SELECT EXISTS (SELECT 1 \(match(value, in: name, "BINARY")))")
                if found != 0 { return true }
            }
            return false
        } catch {
            if case .store(.sqlite) = error { return true }
            throw error
        }
    }

    /// Whether a virtual table names one of the tables as its content, or a trigger of one fills it.
    private func follows(_ name: String, _ tables: [String]) throws(MigrationError) -> Bool {
        guard !tables.isEmpty else { return false }
        let isFilled = schema.triggers.contains { trigger in
            tables.contains { StoreSchema.same($0, trigger.table) }
                && SQLTokens.read(trigger.sql).contains {
                    $0.identifier.map { StoreSchema.same($0, name) } ?? false
                }
        }
        if isFilled { return true }
        // The content is named in an argument of the module, whose grammar is its own: anywhere in it is enough.
        for table in tables {
            let isNamed = try connection.number(
                "SELECT instr(lower(sql), lower(?2)) > 0 FROM main.sqlite_schema WHERE type = 'table' AND name = ?1",
                .text(name), .text(table))
            if isNamed != 0 { return true }
        }
        return false
    }
}
