import UUIDContract

extension MigrationAnalysis {
    /// The unique indexes with a column that changes, and the columns that are keys without one.
    func twinUnits() throws(MigrationError) -> [TwinUnit] {
        var units: [TwinUnit] = []
        for table in tables where !table.columns.isEmpty {
            var keyed = Set<String>()
            for index in table.schema.uniqueIndexes where !index.isOnExpression {
                let columns = index.terms.compactMap(\.column)
                guard columns.contains(where: table.columns.contains),
                    !index.isPartial || index.condition != nil
                else { continue }
                units.append(TwinUnit(table: table, index: index, columns: columns))
                if columns.count == 1, !index.isPartial { keyed.formUnion(columns) }
            }
            for column in table.columns where !keyed.contains(column) {
                if try isKey(column, of: table) {
                    units.append(TwinUnit(table: table, index: nil, columns: [column]))
                }
            }
        }
        return units
    }

    /// Whether rows of a column without a unique index are meant to differ: others refer to it alone, or it refers to none, is no
    /// part of a greater key, holds no spelling twice, and the contract does not say that it may.
    private func isKey(_ column: String, of table: WorkTable) throws(MigrationError) -> Bool {
        let place = ColumnPlace(table: table.name, column: column)
        let isParent = links.contains { link in
            link.reference.parentColumns.count == 1 && link.reference.pairs.contains { $0.parent == place }
        }
        if isParent { return true }
        let isChild = links.contains { $0.reference.pairs.contains { $0.child == place } }
        let isPart = table.schema.uniqueIndexes.contains { index in
            index.terms.count > 1 && index.terms.contains { $0.column == column }
        }
        if isChild || isPart || options.repeatingColumns.contains(place) { return false }
        begin(table)
        return try connection.number(
            """
            SELECT NOT EXISTS (SELECT 1 FROM \(table.sql) WHERE \(table.key(column)) IS NOT NULL \
            GROUP BY \(table.value(column)) COLLATE BINARY HAVING count(*) > 1)
            """) != 0
    }

    /// Puts the twin groups of a unit and their rows into the temporary tables.
    func findTwins(_ unit: TwinUnit, number: Int) throws(MigrationError) {
        let table = unit.table
        let names = unit.columns.indices.map { "value_\($0)" }
        let collations = unit.columns.enumerated().map { place, column in
            unit.index?.terms[place].collation ?? "BINARY"
        }
        let values = zip(unit.columns, collations).map { "\(table.target($0)) COLLATE \($1)" }
        var conditions = unit.columns.map { "\(table.value($0)) IS NOT NULL" }
        var having = "count(*) > 1"
        if let index = unit.index {
            if let condition = index.condition { conditions.append("(\(condition))") }
        } else {
            let value = "\(table.value(unit.columns[0])) COLLATE BINARY"
            conditions.append("\(table.key(unit.columns[0])) IS NOT NULL")
            having += " AND min(\(value)) IS NOT max(\(value))"
        }
        let filter = conditions.joined(separator: " AND ")
        let definitions = zip(names, collations).map { "\($0) COLLATE \($1)" }.sqlList
        let matches = zip(names, values).map { "bytecontract_tuple.\($0) = \($1)" }.joined(separator: " AND ")
        begin(table, callsPerRow: unit.columns.count(where: table.columns.contains))
        try connection.run(
            """
            CREATE TABLE temp.bytecontract_tuple(number INTEGER PRIMARY KEY, \(definitions));
            INSERT INTO temp.bytecontract_tuple(\(names.sqlList))
              SELECT \(values.sqlList) FROM \(table.from) WHERE \(filter)
              GROUP BY \(values.sqlList) HAVING \(having) ORDER BY min(\(table.address));
            CREATE INDEX temp.bytecontract_tuple_values ON bytecontract_tuple(\(names.sqlList));
            """)
        begin(table)
        try connection.run(
            """
            INSERT INTO temp.bytecontract_member
              SELECT bytecontract_tuple.number + (SELECT count(*) FROM temp.bytecontract_group), \(table.address)
              FROM \(table.from) CROSS JOIN temp.bytecontract_tuple WHERE \(matches) AND \(filter);
            INSERT INTO temp.bytecontract_group(unit) SELECT \(number) FROM temp.bytecontract_tuple;
            DROP TABLE temp.bytecontract_tuple;
            """)
    }

    /// Reads the groups back, in the order of their numbers. Where two units give the same rows by the same columns, the user
    /// decides once.
    func readGroups() throws(MigrationError) {
        var groups: [MigrationDecisions.Group] = []
        var numbers: [Int] = []
        var last = -1
        try connection.rows(
            """
            SELECT number, unit, address FROM temp.bytecontract_member JOIN temp.bytecontract_group USING (number) \
            ORDER BY number, address
            """
        ) { row in
            let number = Int(row.integer(0))
            if number != last {
                let unit = self.units[Int(row.integer(1))]
                groups.append(
                    MigrationDecisions.Group(
                        table: unit.table.name, index: unit.index?.name, columns: unit.columns, rows: []))
                numbers.append(number)
                last = number
            }
            groups[groups.count - 1].rows.append(Int(row.integer(2)))
        }
        self.groups = []
        groupNumbers = []
        var seen: Set<MigrationDecisions.Group> = []
        for (number, group) in zip(numbers, groups) {
            var same = group
            same.index = nil
            same.columns.sort()
            guard seen.insert(same).inserted else {
                try connection.run(
                    """
                    DELETE FROM temp.bytecontract_group WHERE number = \(number);
                    DELETE FROM temp.bytecontract_member WHERE number = \(number);
                    """)
                continue
            }
            self.groups.append(group)
            groupNumbers.append(number)
        }
    }
}

extension StoreSchema.Index {
    /// The condition behind the WHERE of a partial index, as SQL.
    var condition: String? {
        guard isPartial, let sql else { return nil }
        let bytes = Array(sql.utf8)
        var index = 0
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
                index = bytes[(index + 1)...].firstIndex(of: bytes[index]) ?? bytes.count
            case UInt8(ascii: "["): index = bytes[index...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count
            case UInt8(ascii: "-") where bytes[index...].starts(with: "--".utf8):
                index = bytes[index...].firstIndex(of: 0x0a) ?? bytes.count
            case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8):
                while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
                index += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default:
                let word = bytes[index...].prefix(5)
                if depth == 0, word.map({ $0 & 0xdf }).elementsEqual("WHERE".utf8), index > 0,
                    !StoreSchema.Index.isNamed(bytes[index - 1]),
                    index + 5 < bytes.count, !StoreSchema.Index.isNamed(bytes[index + 5])
                {
                    return String(decoding: bytes[(index + 5)...], as: UTF8.self)
                }
            }
            index += 1
        }
        return nil
    }

    /// Whether a byte may be part of a name without quotes.
    private static func isNamed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
