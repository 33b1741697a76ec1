import ContractFindings
import UUIDContract

extension AuditSearch {
    /// Reads the columns that have findings once more, and hands over the rows that the findings are about.
    ///
    /// - Returns: Whether there were more than could be kept in mind.
    func reveal(
        _ snapshot: StoreSnapshot, _ progress: ScanProgress,
        _ body: (SQLiteAudit.RevealedValue) throws(StoreError) -> Void
    ) throws(StoreError) -> Bool {
        guard let reader = snapshot.reader else { throw .unreadable }
        var isCut = false
        for index in plan.columns.indices {
            let categories = Set(findings[index].filter { $0.otherField == nil }.map(\.category))
            guard !categories.isEmpty else { continue }
            isCut = isCut || twins[index].isCut
            try revealFaults(of: index, categories, reader, progress, body)
        }
        for reference in references where reference.audit.orphanCount + reference.audit.danglingCount > 0 {
            isCut = try reveal(reference, reader, progress, body) || isCut
        }
        return isCut
    }

    /// What the rule refuses, and twins.
    private func revealFaults(
        of index: Int, _ categories: Set<FindingCategory>, _ reader: SQLiteConnection, _ progress: ScanProgress,
        _ body: (SQLiteAudit.RevealedValue) throws(StoreError) -> Void
    ) throws(StoreError) {
        let meaning = Meaning(plan, index)
        let twinCategory = [FindingCategory.storeTwins, .storeTextAndBLOB].first(where: categories.contains)
        let keys = twinCategory == nil ? [] : twins[index].keys
        try plan.forEachRow(of: index, reader, progress) { row, value throws(StoreError) in
            let (form, key) = meaning.read(value, layout: meaning.rule.layout)
            func hand(_ category: FindingCategory) throws(StoreError) {
                try body(
                    SQLiteAudit.RevealedValue(
                        table: meaning.table, column: meaning.column, category: category, row: row, value: value))
            }
            if let fault = meaning.judge.fault(of: value, form, key), categories.contains(fault) { try hand(fault) }
            if let twinCategory, let key, keys.contains(key) { try hand(twinCategory) }
        }
    }

    /// References that find nothing as they are written.
    private func reveal(
        _ reference: AuditPlan.Reference, _ reader: SQLiteConnection, _ progress: ScanProgress,
        _ body: (SQLiteAudit.RevealedValue) throws(StoreError) -> Void
    ) throws(StoreError) -> Bool {
        let child = Meaning(plan, reference.child)
        // Without an index each reference would read the whole parent.
        guard let parentIndex = reference.parent, plan.table(of: parentIndex).isUnique(plan.name(of: parentIndex))
        else {
            return true
        }
        let parent = Meaning(plan, parentIndex)
        let condition = """
            c.\(SQLiteConnection.quoted(child.column)) IS NOT NULL AND NOT EXISTS (SELECT 1
            FROM main.\(SQLiteConnection.quoted(parent.table)) AS p
            WHERE p.\(SQLiteConnection.quoted(parent.column)) = c.\(SQLiteConnection.quoted(child.column)))
            """
        var classes: [IdentifierKey: Classes] = [:]
        var isCut = false
        try plan.forEachRow(of: reference.child, reader, progress, where: condition) { _, value throws(StoreError) in
            guard let key = child.read(value, layout: plan.columns[reference.child].layout).key else { return }
            if classes.count < RevealedKeys.mostKeys { classes[key] = Classes() } else { isCut = true }
        }
        try plan.forEachRow(of: parentIndex, reader, progress) { _, value throws(StoreError) in
            guard let key = parent.read(value, layout: plan.columns[parentIndex].layout).key, classes[key] != nil
            else { return }
            if case .blob = value { classes[key]?.hasBLOB = true } else { classes[key]?.hasText = true }
        }
        try plan.forEachRow(of: reference.child, reader, progress, where: condition) { row, value throws(StoreError) in
            let key = child.read(value, layout: plan.columns[reference.child].layout).key
            let isIdentifier = key.map { !$0.isNil && !$0.isMax } ?? false
            let found = isIdentifier ? key.flatMap { classes[$0] } ?? Classes() : Classes()
            let isBLOB = if case .blob = value { true } else { false }
            let category: FindingCategory
            if !found.hasText && !found.hasBLOB {
                guard reference.isDeclared && !reference.isComposite else { return }
                category = .storeDangling
            } else {
                category = (isBLOB ? found.hasBLOB : found.hasText) ? .storeOrphans : .storeTextAndBLOB
            }
            try body(
                SQLiteAudit.RevealedValue(
                    table: child.table, column: child.column, category: category, row: row, value: value))
        }
        return isCut
    }

    /// As what an identifier is there in the parent.
    private struct Classes {
        var hasText = false
        var hasBLOB = false
    }

    /// What the values of a column mean.
    private struct Meaning {
        let table: String
        let column: String
        let rule: ColumnRule
        let judge: ValueJudge

        init(_ plan: AuditPlan, _ index: Int) {
            table = plan.table(of: index).name
            column = plan.name(of: index)
            rule = plan.columns[index].rule
            judge = ValueJudge(rule)
        }

        func read(_ value: StoredValue, layout: ByteLayout) -> (form: IdentifierForm, key: IdentifierKey?) {
            let (form, key) = IdentifierForm.read(value)
            guard form == .blob16, layout != .rfc9562, case .blob(let bytes) = value else { return (form, key) }
            return (form, IdentifierKey(bytes, permutation: layout.permutation))
        }
    }
}

extension AuditPlan {
    /// Hands over the rowid (nil where there are none) and the value of each row of a column, which `c` is the table of.
    fileprivate func forEachRow(
        of index: Int, _ reader: SQLiteConnection, _ progress: ScanProgress, where condition: String? = nil,
        _ body: (Int?, StoredValue) throws(StoreError) -> Void
    ) throws(StoreError) {
        let table = table(of: index)
        let rowID = table.rowIDName.map { "c.\(SQLiteConnection.quoted($0))" }
        let rows = try reader.prepare(
            """
            SELECT \(rowID ?? "0"), c.\(SQLiteConnection.quoted(name(of: index)))
            FROM main.\(SQLiteConnection.quoted(table.name)) AS c
            WHERE \(condition ?? "1") \(rowID.map { "ORDER BY \($0)" } ?? "")
            """)
        var count = 0
        while try rows.step() {
            count += 1
            if count % ScanProgress.interval == 0 { try progress.check() }
            try body(rowID == nil ? nil : Int(rows.integer(0)), rows.value(1))
        }
    }
}
