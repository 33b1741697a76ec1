import ContractFindings
import UUIDContract

extension ColumnAudit {
    /// What the numbers of rows in an audit are.
    package enum RowNumbers: Sendable, Hashable {
        /// Rowids of a database.
        case rowid
        /// Lines of a text file, from 1.
        case line
        /// Of no use to a reader: the table has no rowids.
        case none
    }

    /// A reference of the column, with the name of the column that it refers to.
    package struct Reference: Sendable, Hashable {
        package var audit: ReferenceAudit
        package var parent: FieldName

        package init(audit: ReferenceAudit, parent: FieldName) {
            self.audit = audit
            self.parent = parent
        }
    }

    /// What is wrong with the column: one finding for each cause.
    ///
    /// - Parameters:
    ///   - field: The name of the column, unless the rule has one.
    ///   - references: What the column refers to. Where it finds something there, rows of one identifier are nothing unusual, and
    ///     its twins only follow from how they are written: they are no finding, unless the rule wants each identifier once.
    ///   - numbersWereText: Whether the column makes numbers of text, as those of numeric affinity do in SQLite. Else a number has
    ///     come as one, which the finding says by its term.
    package func findings(
        _ rule: ColumnRule, field: FieldName, references: [Reference] = [], rows: RowNumbers,
        numbersWereText: Bool = false
    ) -> [Finding] {
        let builder = FindingBuilder(field: rule.field ?? field, rows: rows)
        let layout = layoutFinding(rule, builder)
        var findings = faultFindings(layoutIsWrong: layout != nil, numbersWereText, builder)
        if let layout { findings.append(layout) }
        let refers = references.contains { $0.audit.matchedCount + $0.audit.orphanCount > 0 }
        let twins = !refers || rule.isUnique ? twinFindings(builder) : []
        findings += twins
        if rule.isUnique, duplicateGroupCount > 0 {
            findings.append(
                builder.finding(
                    .storeDuplicates, row: firstDuplicateRow, found: duplicateGroupCount, count: duplicateRowCount))
        }
        let orphans = references.flatMap { $0.orphanFindings(builder) }
        findings += orphans
        // Where forms already keep rows apart, that they are mixed is no news.
        if twins.isEmpty && orphans.isEmpty, let mixed = mixedForms(rule, builder) { findings.append(mixed) }
        for reference in references where reference.audit.isDeclared && reference.audit.danglingCount > 0 {
            findings.append(
                builder.finding(
                    .storeDangling, row: reference.audit.firstDanglingRow, count: reference.audit.danglingCount,
                    otherField: reference.parent))
        }
        return findings
    }

    /// What the rule refuses value by value, in the order of the categories.
    private func faultFindings(
        layoutIsWrong: Bool, _ numbersWereText: Bool, _ builder: FindingBuilder
    ) -> [Finding] {
        let hasText = forms.contains { $0.key.isText && $0.value > 0 }
        return FindingCategory.allCases.compactMap { category in
            guard let fault = faults[category] else { return nil }
            // Bytes in another layout have version and variant elsewhere.
            if layoutIsWrong && !hasText && (category == .uuidVersion || category == .uuidVariant) { return nil }
            let term: Term? = category == .storeNumber && !numbersWereText ? .decimalNumber : nil
            return builder.finding(category, row: fault.firstRow, term: term, count: fault.count)
        }
    }

    private func layoutFinding(_ rule: ColumnRule, _ builder: FindingBuilder) -> Finding? {
        let blobs = forms[.blob16] ?? 0
        // Nil and max fit no layout and say nothing; where there is text too, they may be of that.
        let count = forms.contains { $0.key.isText && $0.value > 0 } ? blobs : blobs - nilCount - maxCount
        guard let other = LayoutEvidence.otherLayout(fits: layouts, count: count, readAs: rule.layout) else {
            return nil
        }
        let isNamed = if case .blob = rule.storage { true } else { false }
        return builder.finding(
            .storeLayout, severity: isNamed ? .error : .warning, found: count, term: other.layout.term,
            count: other.count)
    }

    private func twinFindings(_ builder: FindingBuilder) -> [Finding] {
        guard twinGroupCount > 0 else { return [] }
        // What differs by the storage class alone is a fault of its own.
        if textAndBLOBGroupCount == twinGroupCount && textAndBLOBTwinGroupCount == 0 {
            return [builder.finding(.storeTextAndBLOB, row: firstTwinRow, count: twinRowCount)]
        }
        var findings = [builder.finding(.storeTwins, row: firstTwinRow, found: twinGroupCount, count: twinRowCount)]
        if textAndBLOBGroupCount > 0 {
            findings.append(builder.finding(.storeTextAndBLOB, count: textAndBLOBGroupCount))
        }
        return findings
    }

    /// Several of the forms that the rule allows.
    private func mixedForms(_ rule: ColumnRule, _ builder: FindingBuilder) -> Finding? {
        var allowed: Set<IdentifierForm> = []
        switch rule.storage {
        case .either: allowed = [.canonical, .blob16]
        case .text: allowed = [.canonical]
        case .blob: allowed = [.blob16]
        }
        if allowed.contains(.canonical), !rule.rule.requiresCanonicalText { allowed.formUnion([.upper, .mixed]) }
        let there = allowed.filter { forms[$0, default: 0] > 0 }
        return there.count > 1 ? builder.finding(.storeMixedForms, count: there.count) : nil
    }
}

extension ColumnAudit.Reference {
    /// Orphans by spelling and those by storage class, which have a cure of their own.
    fileprivate func orphanFindings(_ builder: FindingBuilder) -> [Finding] {
        let bySpelling = audit.orphanCount - audit.textAndBLOBCount
        var findings: [Finding] = []
        if bySpelling > 0 {
            // The first orphan is known, and whether it is one of these only if all are.
            findings.append(
                builder.finding(
                    .storeOrphans, row: audit.textAndBLOBCount == 0 ? audit.firstOrphanRow : nil, count: bySpelling,
                    otherField: parent))
        }
        if audit.textAndBLOBCount > 0 {
            findings.append(
                builder.finding(
                    .storeTextAndBLOB, row: bySpelling == 0 ? audit.firstOrphanRow : nil,
                    count: audit.textAndBLOBCount, otherField: parent))
        }
        return findings
    }
}

/// Makes findings of one column.
private struct FindingBuilder {
    let field: FieldName
    let rows: ColumnAudit.RowNumbers

    func finding(
        _ category: FindingCategory, severity: Severity? = nil, row: Int? = nil, found: Int? = nil, term: Term? = nil,
        count: Int, otherField: FieldName? = nil
    ) -> Finding {
        Finding(
            category, severity: severity, field: field, line: rows == .line ? row : nil,
            row: rows == .rowid ? row : nil, found: found, term: term, count: count, otherField: otherField)
    }
}

extension IdentifierForm {
    /// Whether it is text of any kind.
    fileprivate var isText: Bool {
        switch self {
        case .canonical, .upper, .mixed, .unhyphenated, .braces, .urn, .whiteSpace, .nul, .nonASCII, .malformed,
            .wrongLength:
            true
        case .blob16, .blob36, .blobOther, .integer, .real, .null, .empty: false
        }
    }
}
