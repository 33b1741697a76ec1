import CSQLite

extension StoreSchema {
    /// Reads the schema of the main database.
    ///
    /// - Throws: ``StoreError``; here SQLite reads the file for the first time, and finds what is no database.
    package init(reading connection: SQLiteConnection) throws(StoreError) {
        try readObjects(connection)
        // A second round, since a foreign key may name a table that is made later.
        for index in tables.indices { tables[index].foreignKeys = try foreignKeys(of: tables[index], connection) }
    }

    private mutating func readObjects(_ connection: SQLiteConnection) throws(StoreError) {
        let kinds = try tableKinds(connection)
        let objects = try connection.prepare(
            "SELECT type, name, tbl_name, coalesce(sql, '') FROM main.sqlite_schema ORDER BY rowid")
        while try objects.step() {
            guard let type = objects.text(0), let name = objects.text(1), let owner = objects.text(2),
                let sql = objects.text(3)
            else { continue }
            switch type {
            case "view": views.append(View(name: name, sql: sql))
            case "trigger": triggers.append(Trigger(name: name, table: owner, sql: sql))
            case "table":
                guard let kind = kinds[name] else { continue }
                if kind.type == "virtual" { virtualTables.append(name) }
                // SQLite's own tables begin so, and no other may.
                guard kind.type == "table", !name.lowercased().hasPrefix("sqlite_") else { continue }
                var table = Table(name: name, sql: sql)
                table.isWithoutRowID = kind.isWithoutRowID
                table.isStrict = kind.isStrict
                try table.readColumns(connection)
                try table.readIndexes(connection)
                table.nameRowID()
                table.readChecks()
                tables.append(table)
            default: break
            }
        }
    }

    /// What `sqlite_schema` does not say of the tables.
    private func tableKinds(
        _ connection: SQLiteConnection
    ) throws(StoreError) -> [String: (type: String, isWithoutRowID: Bool, isStrict: Bool)] {
        var kinds: [String: (type: String, isWithoutRowID: Bool, isStrict: Bool)] = [:]
        let list = try connection.prepare("PRAGMA main.table_list")
        while try list.step() {
            guard list.text(0) == "main", let name = list.text(1), let type = list.text(2) else { continue }
            kinds[name] = (type, list.integer(4) != 0, list.integer(5) != 0)
        }
        // It lists SQLite's own tables too; a library before 3.37 does not know the pragma, and answers nothing.
        guard !kinds.isEmpty else { throw .sqlite(code: Int(SQLITE_MISUSE)) }
        return kinds
    }

    private func foreignKeys(
        of child: Table, _ connection: SQLiteConnection
    ) throws(StoreError) -> [ForeignKey] {
        var keys: [ForeignKey] = []
        let list = try connection.prepare("PRAGMA main.foreign_key_list(\(SQLiteConnection.quoted(child.name)))")
        while try list.step() {
            guard let parent = list.text(2), let column = list.text(3) else { continue }
            let id = Int(list.integer(0))
            // The rows of one key come one behind the other, its columns in order.
            if keys.last?.id != id {
                keys.append(
                    ForeignKey(
                        id: id, parentTable: parent, pairs: [], onUpdate: list.text(5) ?? "",
                        onDelete: list.text(6) ?? "", isParentMissing: false))
            }
            keys[keys.count - 1].pairs.append(
                ForeignKey.Pair(column: child.column(column)?.name ?? column, parentColumn: list.text(4)))
        }
        // SQLite lists the last one first.
        return keys.reversed().map(resolved)
    }

    /// A foreign key with the names of its parent's columns.
    private func resolved(_ key: ForeignKey) -> ForeignKey {
        var key = key
        guard let parent = table(key.parentTable) else {
            key.isParentMissing = true
            return key
        }
        key.parentTable = parent.name
        for index in key.pairs.indices {
            if let name = key.pairs[index].parentColumn {
                key.isParentMissing = key.isParentMissing || parent.column(name) == nil
                key.pairs[index].parentColumn = parent.column(name)?.name ?? name
            } else if parent.primaryKey.count == key.pairs.count {
                key.pairs[index].parentColumn = parent.primaryKey[index]
            } else {
                key.isParentMissing = true
            }
        }
        return key
    }
}

extension StoreSchema.Table {
    fileprivate mutating func readColumns(_ connection: SQLiteConnection) throws(StoreError) {
        let list = try connection.prepare("PRAGMA main.table_xinfo(\(SQLiteConnection.quoted(name)))")
        var keyColumns: [(position: Int, name: String)] = []
        while try list.step() {
            guard let column = list.text(1) else { continue }
            let kind: StoreSchema.Column.Kind
            switch list.integer(6) {
            case 0: kind = .ordinary
            case 2: kind = .virtualGenerated
            case 3: kind = .storedGenerated
            // Hidden columns are those of virtual tables.
            default: continue
            }
            let type = list.text(2) ?? ""
            let position = Int(list.integer(5))
            if position > 0 { keyColumns.append((position, column)) }
            columns.append(
                StoreSchema.Column(
                    name: column, declaredType: type,
                    affinity: StoreSchema.Affinity(declaredType: type, isStrict: isStrict),
                    isNotNull: list.integer(3) != 0, primaryKeyPosition: position > 0 ? position : nil, kind: kind,
                    collation: try collation(of: column, connection)))
        }
        primaryKey = keyColumns.sorted { $0.position < $1.position }.map(\.name)
    }

    private func collation(of column: String, _ connection: SQLiteConnection) throws(StoreError) -> String {
        var collation: UnsafePointer<CChar>?
        try connection.check(
            sqlite3_table_column_metadata(connection.handle, "main", name, column, nil, &collation, nil, nil, nil))
        return collation.map { String(cString: $0).uppercased() } ?? "BINARY"
    }

    fileprivate mutating func readIndexes(_ connection: SQLiteConnection) throws(StoreError) {
        let list = try connection.prepare("PRAGMA main.index_list(\(SQLiteConnection.quoted(name)))")
        let sql = try connection.prepare("SELECT sql FROM main.sqlite_schema WHERE type = 'index' AND name = ?1")
        while try list.step() {
            guard let index = list.text(1) else { continue }
            let origin: StoreSchema.Index.Origin =
                switch list.text(3) {
                case "pk": .primaryKey
                case "u": .uniqueConstraint
                default: .createIndex
                }
            let terms = try terms(of: index, connection)
            try sql.bind(index, at: 1)
            let statement = try sql.step() ? sql.text(0) : nil
            sql.reset()
            let named =
                statement.map { touchedColumns(by: SQLTokens.read($0)) }
                ?? columns.map(\.name).filter { column in terms.contains { $0.column == column } }
            indexes.append(
                StoreSchema.Index(
                    name: index, isUnique: list.integer(2) != 0, isPartial: list.integer(4) != 0, origin: origin,
                    terms: terms, touchedColumns: named, sql: statement))
        }
        indexes.reverse()
    }

    private func terms(
        of index: String, _ connection: SQLiteConnection
    ) throws(StoreError) -> [StoreSchema.Index.Term] {
        var terms: [StoreSchema.Index.Term] = []
        let list = try connection.prepare("PRAGMA main.index_xinfo(\(SQLiteConnection.quoted(index)))")
        while try list.step() {
            // The columns behind the key ones are there to find the row.
            guard list.integer(5) != 0 else { continue }
            terms.append(
                StoreSchema.Index.Term(
                    column: list.text(2), collation: (list.text(4) ?? "BINARY").uppercased(),
                    isDescending: list.integer(3) != 0))
        }
        return terms
    }

    /// Finds a name of the rowid that no column has taken.
    fileprivate mutating func nameRowID() {
        guard !isWithoutRowID else { return }
        // SQLite makes an index for every other primary key, also for INTEGER PRIMARY KEY DESC.
        if primaryKey.count == 1, !indexes.contains(where: { $0.origin == .primaryKey }),
            let index = columnIndex(primaryKey[0]), columns[index].declaredType.uppercased() == "INTEGER"
        {
            columns[index].isRowID = true
        }
        rowIDName =
            ["rowid", "_rowid_", "oid"].first { column($0) == nil } ?? columns.first(where: \.isRowID)?.name
    }
}
