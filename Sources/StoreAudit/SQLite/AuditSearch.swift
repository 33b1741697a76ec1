import ContractFindings

/// What comes of the columns that were read: twins, references, findings.
struct AuditSearch {
    let plan: AuditPlan
    /// By column of the plan.
    private(set) var audits: [ColumnAudit]
    /// What is wrong, by column of the plan.
    private(set) var findings: [[Finding]]
    /// References that are some.
    private(set) var references: [AuditPlan.Reference] = []
    /// The identifiers of twins by column of the plan, where rows are to be revealed.
    private(set) var twins: [RevealedKeys]
    var result = StoreAuditResult()

    /// - Parameter reader: Looks for what unique indexes of several columns let in, where the plan has such indexes.
    init(
        _ plan: AuditPlan, _ scans: [ColumnScan], keepsTwins: Bool, reader: SQLiteConnection?
    ) throws(StoreError) {
        self.plan = plan
        audits = scans.map(\.audit)
        findings = Array(repeating: [], count: scans.count)
        twins = scans.map { _ in RevealedKeys() }
        for index in audits.indices where plan.columns[index].isReported {
            let keys = twins[index]
            let found =
                keepsTwins
                ? try TwinSearch.run(scans[index].spool) { key throws(StoreError) in keys.insert(key) }
                : try TwinSearch.run(scans[index].spool)
            audits[index].add(found)
        }
        references = try searchReferences(scans)
        for reference in references { audits[reference.child].orphanCount += reference.audit.orphanCount }
        result.references = references.map(\.audit)
        for index in audits.indices where plan.columns[index].isReported {
            findings[index] = findings(index, references.filter { $0.child == index })
            if let reader, let finding = try compositeFinding(index, reader) { findings[index].append(finding) }
            result.columns.append(audits[index])
            result.columnFindings.append(findings[index])
        }
    }

    private func searchReferences(_ scans: [ColumnScan]) throws(StoreError) -> [AuditPlan.Reference] {
        var references = plan.references
        let searched = references.indices.filter { references[$0].parent != nil }
        let pairs = searched.compactMap { index in
            references[index].parent.map { parent in
                ReferenceSearch.Pair(
                    child: scans[references[index].child].referenceSpool, parent: scans[parent].referenceSpool,
                    foldsCase: plan.schemaColumn(of: parent).collation == "NOCASE")
            }
        }
        for (index, found) in zip(searched, try ReferenceSearch.run(pairs)) {
            // Two primary keys that meet by chance, or in part, are no reference.
            let isPart = !references[index].sharesKey || found.danglingCount == 0 && isSmaller(references[index])
            if isPart { references[index].add(found) }
        }
        AuditPlan.countCompositeMisses(&references, plan)
        // What no value speaks for is no reference.
        return references.filter { $0.isDeclared || $0.audit.matchedCount + $0.audit.orphanCount > 0 }
    }

    /// Whether the child has fewer rows than the parent, or as many and comes behind it.
    private func isSmaller(_ reference: AuditPlan.Reference) -> Bool {
        guard let parent = reference.parent else { return false }
        return (audits[reference.child].rowCount, parent) < (audits[parent].rowCount, reference.child)
    }

    /// Twins of a column of references, where a unique index of several columns should keep them out.
    private func compositeFinding(_ index: Int, _ reader: SQLiteConnection) throws(StoreError) -> Finding? {
        guard audits[index].twinGroupCount > 0,
            !findings[index].contains(where: { $0.category == .storeTwins || $0.category == .storeTextAndBLOB }),
            let collisions = try plan.collisions(of: index, reader)
        else { return nil }
        return Finding(
            .storeTwins, field: plan.fieldName(of: index), row: collisions.firstRow, found: collisions.groupCount,
            count: collisions.rowCount)
    }

    private func findings(_ index: Int, _ references: [AuditPlan.Reference]) -> [Finding] {
        audits[index].findings(
            plan.columns[index].rule, field: plan.fieldName(of: index),
            references: references.map { reference in
                ColumnAudit.Reference(
                    audit: reference.audit,
                    parent: reference.parent.map { plan.fieldName(of: $0) }
                        ?? .column(
                            reference.audit.parentColumn ?? "rowid", of: reference.audit.parentTable, tableNumber: nil,
                            columnNumber: 1))
            }, rows: plan.table(of: index).rowIDName == nil ? .none : .rowid,
            numbersWereText: plan.schemaColumn(of: index).affinity.isNumeric)
    }
}

extension AuditPlan.Reference {
    mutating func add(_ found: ReferenceSearch) {
        audit.rowCount += found.count
        audit.matchedCount += found.foundCount
        audit.orphanCount = found.orphanCount
        audit.firstOrphanRow = found.firstOrphanRow
        audit.textAndBLOBCount = found.textAndBLOBCount
        // Of a composite key one column may find nothing while another is NULL, which is allowed.
        guard isDeclared && !isComposite else { return }
        audit.danglingCount += found.danglingCount
        audit.firstDanglingRow = [audit.firstDanglingRow, found.firstDanglingRow].compactMap(\.self).min()
    }
}

/// The identifiers of a column's twins, up to a number. Filled by one thread at a time.
final class RevealedKeys: @unchecked Sendable {
    /// 16 MiB of keys, and as much again for the table.
    static let mostKeys = 1 << 20

    private(set) var keys: Set<IdentifierKey> = []
    /// Whether there were more.
    private(set) var isCut = false

    func insert(_ key: IdentifierKey) {
        if keys.count < RevealedKeys.mostKeys { keys.insert(key) } else { isCut = true }
    }
}
