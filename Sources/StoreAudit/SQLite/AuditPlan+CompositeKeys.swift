import ContractFindings

/// Keys of several columns: which of their rows find nothing, and which are kept apart by spelling alone.
extension AuditPlan {
    /// Has SQLite check the foreign keys of tables with composite ones: column by column each value may be there, and the row not.
    mutating func checkCompositeKeys(_ reader: SQLiteConnection, _ progress: ScanProgress) throws(StoreError) {
        var places: [Key: Int] = [:]
        for index in references.indices where references[index].isComposite {
            guard let key = key(of: references[index]) else { continue }
            // The first column stands for the key.
            if places[key] == nil { places[key] = index }
        }
        for table in Set(places.keys.map(\.table)).sorted() {
            do throws(StoreError) {
                let rows = try reader.prepare(
                    "PRAGMA main.foreign_key_check(\(SQLiteConnection.quoted(schema.tables[table].name)))")
                var count = 0
                while try rows.step() {
                    count += 1
                    if count % ScanProgress.interval == 0 { try progress.check() }
                    guard let index = places[Key(table: table, id: Int(rows.integer(3)))] else { continue }
                    references[index].missCount += 1
                    guard !rows.isNull(1) else { continue }
                    let row = Int(rows.integer(1))
                    references[index].firstMiss = min(references[index].firstMiss ?? row, row)
                }
            } catch {
                // A key whose parent has no unique index for it can be declared, and neither kept nor checked.
                guard case .sqlite = error else { throw error }
            }
        }
    }

    /// Makes dangling references of what the check has named, without the rows that miss for their spelling, which are orphans.
    static func countCompositeMisses(_ references: inout [Reference], _ plan: AuditPlan) {
        var orphans: [Key: Int] = [:]
        for reference in references where reference.isComposite {
            guard let key = plan.key(of: reference) else { continue }
            orphans[key] = max(orphans[key] ?? 0, reference.audit.orphanCount)
        }
        for index in references.indices where references[index].missCount > 0 {
            let orphanCount = plan.key(of: references[index]).flatMap { orphans[$0] } ?? 0
            references[index].audit.danglingCount = max(0, references[index].missCount - orphanCount)
            // Which of them are orphans is not known.
            references[index].audit.firstDanglingRow = orphanCount == 0 ? references[index].firstMiss : nil
        }
    }

    // MARK: Unique indexes of several columns

    /// What a unique index of several columns lets in only because identifiers in it are written in different ways.
    struct Collisions {
        var groupCount: Int
        var rowCount: Int
        var firstRow: Int?
    }

    /// Whether a unique index of several columns has columns that are reported in it.
    var hasCompositeIndexes: Bool { columns.indices.contains { !compositeIndexes(of: $0).isEmpty } }

    /// Groups of rows that have the same identifiers in the first unique index of several columns with such groups, and equal
    /// values in its other columns. Nil where there are none.
    func collisions(of index: Int, _ reader: SQLiteConnection) throws(StoreError) -> Collisions? {
        let table = table(of: index)
        for unique in compositeIndexes(of: index) {
            try IdentifierFunctions.register(on: reader)
            let terms = unique.terms.compactMap { term in
                term.column.map { groupTerm($0, collation: term.collation, columns[index].table) }
            }
            let names = unique.terms.compactMap { term in
                term.column.map { "\(SQLiteConnection.quoted($0)) IS NOT NULL" }
            }
            let row = table.rowIDName.map { "min(\(SQLiteConnection.quoted($0)))" } ?? "NULL"
            let groups = try reader.prepare(
                """
                SELECT count(*), sum(n), min(row) FROM (SELECT count(*) AS n, \(row) AS row
                FROM main.\(SQLiteConnection.quoted(table.name)) WHERE \(names.joined(separator: " AND "))
                GROUP BY \(terms.joined(separator: ", ")) HAVING count(*) > 1)
                """)
            guard try groups.step(), groups.integer(0) > 0 else { continue }
            return Collisions(
                groupCount: Int(groups.integer(0)), rowCount: Int(groups.integer(1)),
                firstRow: groups.isNull(2) ? nil : Int(groups.integer(2)))
        }
        return nil
    }

    /// What stands for a column's value where rows are compared: the identifier, if it is one of an audited column.
    private func groupTerm(_ name: String, collation: String, _ table: Int) -> String {
        let value = SQLiteConnection.quoted(name)
        let place = columns.firstIndex {
            $0.table == table && StoreSchema.same(schema.tables[table].columns[$0.column].name, name)
        }
        guard let place else { return "\(value) COLLATE \(SQLiteConnection.quoted(collation))" }
        return
            "coalesce(\(IdentifierFunctions.key(value, in: columns[place].layout)), \(value)) COLLATE \(SQLiteConnection.quoted(collation))"
    }

    /// The unique indexes of several columns, over all rows, with this column that is reported.
    private func compositeIndexes(of index: Int) -> [StoreSchema.Index] {
        guard columns[index].isReported else { return [] }
        return table(of: index).uniqueIndexes.filter { unique in
            unique.terms.count > 1 && !unique.isPartial && !unique.isOnExpression
                && unique.terms.contains { $0.column.map { StoreSchema.same($0, name(of: index)) } ?? false }
        }
    }

    private struct Key: Hashable {
        let table: Int
        let id: Int
    }

    private func key(of reference: Reference) -> Key? {
        reference.keyID.map { Key(table: columns[reference.child].table, id: $0) }
    }
}
