extension StoreSchema {
    /// Something of the schema that a change of a column may touch.
    package struct Object: Sendable, Hashable {
        /// What it is.
        package enum Kind: String, Sendable, Hashable, CaseIterable {
            case index
            case uniqueIndex
            case check
            case generatedColumn
            case trigger
            case view
        }

        package var kind: Kind
        /// Its name; nil for a CHECK without one.
        package var name: String?
        /// The table that it belongs to; nil for a view.
        package var table: String?

        package init(kind: Kind, name: String?, table: String? = nil) {
            self.kind = kind
            self.name = name
            self.table = table
        }
    }

    /// What names a column of a table, or may see it by a `*`. Rather one too many than one too few: names are found in the
    /// SQL, and which of two tables a bare name means is not worked out.
    package func objects(touching column: String, of tableName: String) -> [Object] {
        guard let table = table(tableName) else { return [] }
        var objects: [Object] = []
        for index in table.indexes where StoreSchema.names(index.touchedColumns, column) {
            objects.append(Object(kind: index.isUnique ? .uniqueIndex : .index, name: index.name, table: table.name))
        }
        for check in table.checks where StoreSchema.names(check.touchedColumns, column) {
            objects.append(Object(kind: .check, name: check.name, table: table.name))
        }
        for (generated, touched) in table.generatedColumns() where StoreSchema.names(touched, column) {
            objects.append(Object(kind: .generatedColumn, name: generated, table: table.name))
        }
        for trigger in triggers
        where StoreSchema.same(trigger.table, table.name)
            || StoreSchema.sees(SQLTokens.read(trigger.sql), column, of: table.name)
        {
            objects.append(Object(kind: .trigger, name: trigger.name, table: trigger.table))
        }
        return objects + views(seeing: column, of: table.name).map { Object(kind: .view, name: $0, table: nil) }
    }

    /// Views of the column, and views of those views.
    private func views(seeing column: String, of table: String) -> [String] {
        let tokens = views.map { SQLTokens.read($0.sql) }
        var seen = Set(views.indices.filter { StoreSchema.sees(tokens[$0], column, of: table) })
        while true {
            let more = views.indices.filter { index in
                !seen.contains(index)
                    && seen.contains { seenIndex in
                        tokens[index].contains {
                            $0.identifier.map { StoreSchema.same($0, views[seenIndex].name) } ?? false
                        }
                    }
            }
            if more.isEmpty { return seen.sorted().map { views[$0].name } }
            seen.formUnion(more)
        }
    }

    private static func names(_ columns: [String], _ column: String) -> Bool { columns.contains { same($0, column) } }

    private static func sees(_ tokens: [SQLToken], _ column: String, of table: String) -> Bool {
        var (seesTable, seesColumn) = (false, false)
        for token in tokens {
            if let name = token.identifier {
                if same(name, table) { seesTable = true }
                if same(name, column) { seesColumn = true }
            } else if token == .sign(UInt8(ascii: "*")) {
                seesColumn = true
            }
        }
        return seesTable && seesColumn
    }
}

extension StoreSchema.Table {
    /// The columns of the table that a piece of SQL names, in the order of the table.
    func touchedColumns(by tokens: some Sequence<SQLToken>) -> [String] {
        var found = Set<String>()
        for token in tokens {
            if let name = token.identifier, let column = column(name) { found.insert(column.name) }
        }
        return columns.map(\.name).filter(found.contains)
    }

    /// Finds the CHECK constraints in the statement that made the table.
    mutating func readChecks() {
        let tokens = SQLTokens.read(sql)
        for (index, token) in tokens.enumerated() where token.isWord("CHECK") {
            guard let content = StoreSchema.Table.parenthesis(tokens, at: index + 1) else { continue }
            let isNamed = index >= 2 && tokens[index - 2].isWord("CONSTRAINT")
            checks.append(
                StoreSchema.Check(
                    name: isNamed ? tokens[index - 1].identifier : nil, touchedColumns: touchedColumns(by: content)))
        }
    }

    /// Each generated column with the columns that it is made of.
    func generatedColumns() -> [(name: String, touched: [String])] {
        var found: [(name: String, touched: [String])] = []
        let generated = columns.filter(\.isGenerated)
        guard !generated.isEmpty else { return [] }
        let tokens = SQLTokens.read(sql)
        // `AS (` also stands in CAST, but not with a parenthesis behind it, and in a subquery, which neither may hold.
        var next = generated.startIndex
        for (index, token) in tokens.enumerated() where token.isWord("AS") && next < generated.endIndex {
            guard let content = StoreSchema.Table.parenthesis(tokens, at: index + 1) else { continue }
            found.append((generated[next].name, touchedColumns(by: content)))
            next += 1
        }
        return found
    }

    /// What stands between the parenthesis at `start` and the one that closes it; nil where none opens there.
    private static func parenthesis(_ tokens: [SQLToken], at start: Int) -> ArraySlice<SQLToken>? {
        guard start < tokens.count, tokens[start] == .sign(UInt8(ascii: "(")) else { return nil }
        var depth = 0
        for index in start..<tokens.count {
            if tokens[index] == .sign(UInt8(ascii: "(")) { depth += 1 }
            if tokens[index] == .sign(UInt8(ascii: ")")) { depth -= 1 }
            if depth == 0 { return tokens[(start + 1)..<index] }
        }
        return tokens[(start + 1)...]
    }
}
