import CByteKernels
import ContractFindings
import UUIDContract

/// Counts the values of one column, from one thread, and sends their identifiers to a spool.
///
/// Several tallies of a column, one for each thread, are added to each other at the end. Rows must be handed over so that the
/// smallest is the first one, not in order.
package final class ColumnTally {
    /// Counts of an audit as they come: plain words, so that a row costs few instructions.
    private struct Counters {
        var rows = 0
        var canonical = 0
        var upper = 0
        var blob16 = 0
        var nils = 0
        var maxes = 0
    }

    private let judge: ValueJudge
    private let writer: IdentifierSpoolWriter
    private let hash: SeededHash
    /// How the BLOBs of 16 bytes of this column are written.
    private let blob16: IdentifierSpelling
    private var counters = Counters()
    /// By form, in the order of `allCases`.
    private var forms = [Int](repeating: 0, count: IdentifierForm.allCases.count)
    /// By version digit, times 16, and variant digit: 256 counts.
    private let digits: UnsafeMutablePointer<Int>
    /// By layout, in the order of `allCases`.
    private var layouts = [Int](repeating: 0, count: ByteLayout.allCases.count)
    private let layoutDigits = LayoutDigits()
    private var faults: [FindingCategory: ColumnAudit.Count] = [:]
    /// Those of text in capitals, where they are all of one category.
    private var capitals = ColumnAudit.Count(count: 0, firstRow: .max)

    /// Begins with nothing.
    package init(rule: ColumnRule, spool: IdentifierSpool) {
        judge = ValueJudge(rule)
        blob16 = IdentifierSpelling(blob16: rule.layout)
        writer = spool.makeWriter()
        hash = spool.space.hash
        digits = .allocate(capacity: 256)
        digits.initialize(repeating: 0, count: 256)
    }

    deinit { digits.deallocate() }

    /// Counts a value and spools its identifier.
    ///
    /// - Parameter row: The rowid in a database, the line in a text file.
    @inline(__always)
    package func add(_ value: StoredValue, row: Int) throws(StoreError) {
        switch value {
        case .text(let bytes) where bytes.count == 36:
            if let start = bytes.baseAddress { try add(text36: start, row: row) }
        case .blob(let bytes) where bytes.count == 16: try add(blob16: bytes, row: row)
        default: try addSlowly(value, row: row)
        }
    }

    /// Counts 36 bytes of text.
    @inline(__always)
    package func add(text36 start: UnsafeRawPointer, row: Int) throws(StoreError) {
        var words: (UInt64, UInt64) = (0, 0)
        let bytes = UnsafeRawBufferPointer(start: start, count: 36)
        guard bytekernel_uuid_parse_into(start, &words) != 0 else { return try addSlowly(.text(bytes), row: row) }
        let key = IdentifierKey(first: words.0, second: words.1)
        switch bytekernel_uuid_case(start) {
        case 0:
            counters.canonical += 1
            if !judge.acceptsCanonicalText(digits: countDigits(of: key)) {
                fault(judge.fault(of: .text(bytes), .canonical, key), row)
            }
            try writer.append(IdentifierRecord(key: key, spelling: .canonical, row: row))
        case 1:
            counters.upper += 1
            if !judge.acceptsUpperText(digits: countDigits(of: key)) {
                if judge.hasOneFaultOfCapitals, !key.isMax {
                    capitals.count += 1
                    capitals.firstRow = min(capitals.firstRow, row)
                } else {
                    fault(judge.fault(of: .text(bytes), .upper, key), row)
                }
            }
            try writer.append(IdentifierRecord(key: key, spelling: .upper, row: row))
        default: return try addSlowly(.text(bytes), row: row)
        }
        counters.rows += 1
    }

    /// Counts a BLOB of 16 bytes.
    private func add(blob16 bytes: UnsafeRawBufferPointer, row: Int) throws(StoreError) {
        counters.rows += 1
        counters.blob16 += 1
        layoutDigits.count(bytes, in: &layouts)
        let key = judge.key(of: bytes)
        if !judge.acceptsBLOB(digits: countDigits(of: key)) { fault(judge.fault(of: .blob(bytes), .blob16, key), row) }
        try writer.append(IdentifierRecord(key: key, spelling: blob16, row: row))
    }

    @inline(never)
    private func addSlowly(_ value: StoredValue, row: Int) throws(StoreError) {
        let (form, key) = IdentifierForm.read(value)
        counters.rows += 1
        forms[form.place] += 1
        if let key { _ = countDigits(of: key) }
        fault(judge.fault(of: value, form, key), row)
        guard let key else { return }
        let spelling = IdentifierSpelling(of: value, form: form, hash: hash)
        try writer.append(IdentifierRecord(key: key, spelling: spelling, row: row))
    }

    private func fault(_ category: FindingCategory?, _ row: Int) {
        guard let category else { return }
        if let old = faults[category] {
            faults[category] = ColumnAudit.Count(count: old.count + 1, firstRow: min(old.firstRow, row))
        } else {
            faults[category] = ColumnAudit.Count(count: 1, firstRow: row)
        }
    }

    /// Counts version and variant, and gives their place.
    @inline(__always)
    private func countDigits(of key: IdentifierKey) -> Int {
        let place = key.version << 4 | key.variantDigit
        digits[place] += 1
        // Nil and max have the digits 0, 0 and f, f.
        if place == 0x00, key.isNil { counters.nils += 1 }
        if place == 0xff, key.isMax { counters.maxes += 1 }
        return place
    }

    /// Ends it: the spool has all records, and `audit` all counts but those of twins and references. Nothing may follow.
    package func finish(into audit: inout ColumnAudit) {
        writer.close()
        audit.rowCount += counters.rows
        audit.nilCount += counters.nils
        audit.maxCount += counters.maxes
        forms[IdentifierForm.canonical.place] += counters.canonical
        forms[IdentifierForm.upper.place] += counters.upper
        forms[IdentifierForm.blob16.place] += counters.blob16
        for (form, count) in zip(IdentifierForm.allCases, forms) where count > 0 {
            audit.forms[form, default: 0] += count
        }
        digits[0x00] -= counters.nils
        digits[0xff] -= counters.maxes
        for place in 0..<256 where digits[place] > 0 {
            let variant = IdentifierVariant(digit: place & 15)
            audit.variants[variant, default: 0] += digits[place]
            if variant == .rfc9562 { audit.versions[place >> 4, default: 0] += digits[place] }
        }
        for (layout, count) in zip(ByteLayout.allCases, layouts) where count > 0 {
            audit.layouts[layout, default: 0] += count
        }
        if capitals.count > 0, let category = judge.categoryOfCapitals {
            let old = faults[category] ?? ColumnAudit.Count(count: 0, firstRow: .max)
            faults[category] = ColumnAudit.Count(
                count: old.count + capitals.count, firstRow: min(old.firstRow, capitals.firstRow))
        }
        for (category, count) in faults {
            let old = audit.faults[category] ?? ColumnAudit.Count(count: 0, firstRow: count.firstRow)
            audit.faults[category] = ColumnAudit.Count(
                count: old.count + count.count, firstRow: min(old.firstRow, count.firstRow))
        }
    }
}

extension ColumnAudit {
    /// Takes the counts of a search.
    package mutating func add(_ twins: TwinSearch) {
        twinGroupCount = twins.twinGroupCount
        twinRowCount = twins.twinRowCount
        firstTwinRow = twins.firstTwinRow
        textAndBLOBGroupCount = twins.textAndBLOBGroupCount
        textAndBLOBTwinGroupCount = twins.textAndBLOBTwinGroupCount
        duplicateGroupCount = twins.duplicateGroupCount
        duplicateRowCount = twins.duplicateRowCount
        firstDuplicateRow = twins.firstDuplicateRow
    }
}
