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
        var nils = 0
        var maxes = 0
    }

    private let judge: ValueJudge
    private let writer: IdentifierSpoolWriter
    private let hash: SeededHash
    private var counters = Counters()
    /// By form, in the order of `allCases`.
    private var forms = [Int](repeating: 0, count: IdentifierForm.allCases.count)
    /// By version digit, times 16, and variant digit: 256 counts.
    private let digits: UnsafeMutablePointer<Int>
    /// By layout, in the order of `allCases`.
    private var layouts = [Int](repeating: 0, count: ByteLayout.allCases.count)
    private var faults: [FindingCategory: ColumnAudit.Count] = [:]

    /// Begins with nothing.
    package init(rule: ColumnRule, spool: IdentifierSpool) {
        judge = ValueJudge(rule)
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
        if case .text(let bytes) = value, bytes.count == 36, let start = bytes.baseAddress {
            try add(text36: start, row: row)
        } else {
            try addSlowly(value, row: row)
        }
    }

    /// Counts 36 bytes of text.
    @inline(__always)
    package func add(text36 start: UnsafeRawPointer, row: Int) throws(StoreError) {
        var words: (UInt64, UInt64) = (0, 0)
        guard bytekernel_uuid_parse_into(start, &words) != 0, bytekernel_uuid_has_capital(start) == 0 else {
            return try addSlowly(.text(UnsafeRawBufferPointer(start: start, count: 36)), row: row)
        }
        let key = IdentifierKey(first: words.0, second: words.1)
        counters.rows += 1
        counters.canonical += 1
        let digits = countDigits(of: key)
        if !judge.acceptsCanonicalText(digits: digits) {
            fault(judge.fault(of: .text(UnsafeRawBufferPointer(start: start, count: 36)), .canonical, key), row)
        }
        try writer.append(IdentifierRecord(key: key, spelling: .canonical, row: row))
    }

    @inline(never)
    private func addSlowly(_ value: StoredValue, row: Int) throws(StoreError) {
        var (form, key) = IdentifierForm.read(value)
        if form == .blob16, case .blob(let bytes) = value {
            for (index, fits) in judge.layouts(of: bytes).enumerated() where fits { layouts[index] += 1 }
            key = judge.key(of: bytes)
        }
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
        duplicateGroupCount = twins.duplicateGroupCount
        duplicateRowCount = twins.duplicateRowCount
        firstDuplicateRow = twins.firstDuplicateRow
    }
}

extension IdentifierForm {
    private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

    /// Its place in `allCases`.
    var place: Int { IdentifierForm.places[self] ?? 0 }
}
