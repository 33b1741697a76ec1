import UUIDContract

extension MigrationAnalysis {
    /// How rows of a reference find each other, now.
    func count(_ number: Int) throws(MigrationError) -> MigrationPlan.Reference {
        try link(number)
        let link = links[number]
        var plan = MigrationPlan.Reference(
            reference: link.reference, rowCount: 0, orphanCount: 0, ambiguousCount: 0, danglingCount: 0)
        let sides = Sides(link, number: number)
        begin(link.child)
        // For each child: rows of its key, rows of its spelling.
        try connection.rows(
            """
            SELECT count(*), total(exact = 0 AND keyed > 0), total(exact = 0 AND keyed > 1), total(exact = 0 AND keyed = 0) \
            FROM (SELECT \
            (SELECT count(*) FROM \(sides.parent) AS p WHERE \(sides.sameKey("p", "c"))) AS keyed, \
            EXISTS (SELECT 1 FROM \(sides.parent) AS p WHERE \(sides.sameKey("p", "c")) AND \(sides.sameValue("p", "c"))) \
            AS exact FROM \(sides.child) AS c)
            """
        ) { row in
            plan.rowCount = Int(row.integer(0))
            plan.orphanCount = Int(row.integer(1))
            plan.ambiguousCount = Int(row.integer(2))
            plan.danglingCount = Int(row.integer(3))
        }
        return plan
    }

    /// Makes the temporary tables of a reference: for each side the rows that refer, with keys and spellings.
    private func link(_ number: Int) throws(MigrationError) {
        guard linked.insert(number).inserted else { return }
        let link = links[number]
        let sides = Sides(link, number: number)
        try make(sides.parent, of: link.parent, link.reference.parentColumns, like: link, without: "0")
        let first = link.child.target(link.reference.childColumns[0])
        // Nil and max stand for no row, unless the schema says that they do.
        let nothing =
            link.reference.isDeclared
            ? "0"
            : "\(first) IN \(options.target.nothing)"
        try make(sides.child, of: link.child, link.reference.childColumns, like: link, without: nothing)
    }

    /// Removes the temporary tables, for another analysis.
    func clear() throws(MigrationError) {
        for number in linked.sorted() {
            let sides = Sides(links[number], number: number)
            try connection.run("DROP TABLE \(sides.parent); DROP TABLE \(sides.child)")
        }
        linked = []
        for table in tables { try table.dropMap(connection) }
        for name in ["group", "member", "stay", "marked"] {
            try connection.run("DROP TABLE IF EXISTS temp.bytecontract_\(name)")
        }
    }

    private func make(
        _ side: String, of table: WorkTable, _ columns: [String], like link: Link, without nothing: String
    ) throws(MigrationError) {
        // Values compare as those of the parent do: its affinity, its collation.
        let types = link.reference.parentColumns.map { name in
            let column = link.parent.schema.column(name)
            return "\(column?.affinity.sqlType ?? "BLOB") COLLATE \(column?.collation ?? "BINARY")"
        }
        let definitions =
            types.enumerated().map { "key_\($0) \($1)" } + types.enumerated().map { "value_\($0) \($1)" }
        let keys = columns.indices.map { "key_\($0)" }.sqlList
        let conditions = columns.map { "\(table.value($0)) IS NOT NULL" } + ["NOT (\(nothing))"]
        let name = side.dropFirst("temp.".count)
        begin(table)
        try connection.run(
            """
            CREATE TABLE \(side)(address INTEGER PRIMARY KEY, \(definitions.sqlList));
            INSERT INTO \(side) SELECT \(table.address), \(columns.map(table.target).sqlList), \
            \(columns.map(table.value).sqlList) FROM \(table.from) WHERE \(conditions.joined(separator: " AND "));
            CREATE INDEX temp.\(name)_keys ON \(name)(\(keys));
            """)
    }

    // MARK: Quarantine

    /// Marks the rows that go into quarantine: twins that do not stay, and whoever refers to them.
    func mark(_ decisions: MigrationDecisions) throws(MigrationError) {
        try connection.run(
            """
            DROP TABLE IF EXISTS temp.bytecontract_stay;
            DROP TABLE IF EXISTS temp.bytecontract_marked;
            CREATE TABLE temp.bytecontract_stay(number INTEGER, address INTEGER, PRIMARY KEY (number, address)) WITHOUT ROWID;
            CREATE TABLE temp.bytecontract_marked(source INTEGER, address INTEGER, category TEXT, generation INTEGER, \
            PRIMARY KEY (source, address)) WITHOUT ROWID;
            CREATE INDEX temp.bytecontract_marked_generation ON bytecontract_marked(source, generation);
            """)
        try decide(decisions)
        for (number, unit) in units.enumerated() {
            try connection.run(
                """
                INSERT OR IGNORE INTO temp.bytecontract_marked
                  SELECT \(unit.table.number), address, 'twin', 0
                  FROM temp.bytecontract_member AS m JOIN temp.bytecontract_group AS g USING (number)
                  WHERE g.unit = \(number) AND NOT EXISTS (
                    SELECT 1 FROM temp.bytecontract_stay AS s WHERE s.number = m.number AND s.address = m.address);
                """)
        }
        var generation = 0
        while try follow(generation, repoint: decisions.children == .repoint) { generation += 1 }
    }

    /// Fits the decisions to the groups.
    private func decide(_ decisions: MigrationDecisions) throws(MigrationError) {
        var numbers: [MigrationDecisions.Group: Int] = [:]
        for (number, group) in zip(groupNumbers, groups) { numbers[group] = number }
        for (index, decision) in decisions.groups.enumerated() {
            var group = decision
            group.stay = nil
            guard let number = numbers[group] else { throw .planOutdated(.decision(index)) }
            guard let stay = decision.stay else { continue }
            guard group.rows.contains(stay) else { throw .noSuchRow(decision: index) }
            _ = try connection.change(
                "INSERT OR IGNORE INTO temp.bytecontract_stay VALUES (?1, ?2)", .number(number), .number(stay))
        }
        // A row that is to stay by one group and not by another would go.
        for (index, decision) in decisions.groups.enumerated() {
            guard let stay = decision.stay else { continue }
            let other = decisions.groups.firstIndex { other in
                StoreSchema.same(other.table, decision.table) && other.rows.contains(stay)
                    && other.stay != stay
            }
            if let other { throw .stayConflict(decision: index, other: other) }
        }
    }

    /// Marks the rows that refer to one of a generation and to no row that remains. False where there are none.
    private func follow(_ generation: Int, repoint: Bool) throws(MigrationError) -> Bool {
        var isFollowed = false
        for (number, link) in links.enumerated() {
            let gone = "source = \(link.parent.number) AND generation = \(generation)"
            guard
                try connection.number("SELECT EXISTS (SELECT 1 FROM temp.bytecontract_marked WHERE \(gone))") != 0
            else { continue }
            try self.link(number)
            let sides = Sides(link, number: number)
            let keys = link.reference.parentColumns.indices.map { "p.key_\($0)" }.sqlList
            let isMarked = "SELECT 1 FROM temp.bytecontract_marked AS x WHERE x.source ="
            let remains = "NOT EXISTS (\(isMarked) \(link.parent.number) AND x.address = r.address)"
            let spelling = "\(sides.sameKey("r", "c")) AND \(sides.sameValue("r", "c"))"
            var conditions = [
                "NOT EXISTS (\(isMarked) \(link.child.number) AND x.address = c.address)",
                "NOT EXISTS (SELECT 1 FROM \(sides.parent) AS r WHERE \(spelling) AND \(remains))",
            ]
            if repoint {
                conditions.append(
                    "NOT EXISTS (SELECT 1 FROM \(sides.parent) AS r WHERE \(sides.sameKey("r", "c")) AND \(remains))")
            }
            let count = try connection.change(
                """
                INSERT OR IGNORE INTO temp.bytecontract_marked
                  SELECT \(link.child.number), c.address, iif(EXISTS (
                    SELECT 1 FROM \(sides.parent) AS r WHERE \(spelling)) OR (SELECT count(*) FROM (
                      SELECT 1 FROM \(sides.parent) AS r WHERE \(sides.sameKey("r", "c")) LIMIT 2)) = 1,
                    'child', 'ambiguous'), \(generation + 1)
                  FROM (SELECT DISTINCT \(keys) FROM temp.bytecontract_marked AS m
                    JOIN \(sides.parent) AS p ON p.address = m.address WHERE m.\(gone)) AS q
                  CROSS JOIN \(sides.child) AS c ON \(sides.sameKey("c", "q"))
                  WHERE \(conditions.joined(separator: " AND "))
                """)
            isFollowed = isFollowed || count > 0
        }
        return isFollowed
    }

    /// Refuses decisions that name a row to stay which is marked all the same.
    func checkStays() throws(MigrationError) {
        var count = 0
        for table in tables {
            count += try connection.number(
                """
                SELECT count(DISTINCT address) FROM temp.bytecontract_stay AS s
                  JOIN temp.bytecontract_group AS g USING (number)
                WHERE g.unit IN (\(units.indices.filter { units[$0].table.name == table.name }.map(String.init).sqlList))
                  AND EXISTS (SELECT 1 FROM temp.bytecontract_marked AS x
                    WHERE x.source = \(table.number) AND x.address = s.address)
                """)
        }
        guard count == 0 else { throw .stayGoes(rowCount: count) }
    }

    /// The numbers of marked rows of a table.
    func markedCounts(_ table: WorkTable) throws(MigrationError) -> [MigrationRecord.Category: Int] {
        var counts: [MigrationRecord.Category: Int] = [:]
        try connection.rows(
            "SELECT category, count(*) FROM temp.bytecontract_marked WHERE source = \(table.number) GROUP BY 1"
        ) { row in
            if let category = row.text(0).flatMap(MigrationRecord.Category.init) {
                counts[category] = Int(row.integer(1))
            }
        }
        return counts
    }

    /// The number of rows of a table that are marked.
    func markedCount(_ table: WorkTable) throws(MigrationError) -> Int {
        try connection.number("SELECT count(*) FROM temp.bytecontract_marked WHERE source = \(table.number)")
    }
}

/// The two temporary tables of a reference.
private struct Sides {
    let parent: String
    let child: String
    private let count: Int

    init(_ link: MigrationAnalysis.Link, number: Int) {
        parent = "temp.bytecontract_parent_\(number)"
        child = "temp.bytecontract_child_\(number)"
        count = link.reference.parentColumns.count
    }

    /// That two rows have one key.
    func sameKey(_ one: String, _ other: String) -> String { same("key", one, other) }

    /// That two rows have one spelling, as SQLite compares it.
    func sameValue(_ one: String, _ other: String) -> String { same("value", one, other) }

    private func same(_ kind: String, _ one: String, _ other: String) -> String {
        (0..<count).map { "\(one).\(kind)_\($0) = \(other).\(kind)_\($0)" }.joined(separator: " AND ")
    }
}

extension StoreSchema.Affinity {
    /// A declared type that has the affinity.
    var sqlType: String {
        switch self {
        case .text: "TEXT"
        case .blob: "BLOB"
        case .integer: "INTEGER"
        case .real: "REAL"
        case .numeric: "NUMERIC"
        }
    }
}
