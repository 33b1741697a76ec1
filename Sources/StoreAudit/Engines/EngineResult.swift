import ContractFindings
import UUIDContract

/// What the query of ``AuditQuery`` has counted on an engine, as the engine's client printed it.
///
/// The reader is strict: it knows each metric, each name and the form of a number, and refuses the rest, so that no value can
/// get in, whatever file it is handed. The counts must add up, so that half a file is none.
package struct EngineResult: Sendable, Hashable {
    /// The columns, in the order of the file.
    package let columns: [ColumnAudit]

    /// Reads comma-separated text (RFC 4180) or tab-separated text with the query's header, which may stand again before each
    /// further column.
    ///
    /// - Throws: ``StoreError/record(line:what:)`` with the line at which the file is no result.
    package init(reading bytes: [UInt8]) throws(StoreError) {
        var records = EngineRecords(bytes)
        guard let header = try records.next(), header.fields == AuditQuery.header else {
            throw .record(line: 1, what: "is not the header of a result, \(AuditQuery.header.joined(separator: ","))")
        }
        var columns: [PartialColumn] = []
        var indices: [[String]: Int] = [:]
        while let record = try records.next() {
            if record.fields == AuditQuery.header { continue }
            let (fields, line) = (record.fields, record.line)
            guard fields.count == AuditQuery.header.count else {
                throw .record(line: line, what: "has \(fields.count) fields, not \(AuditQuery.header.count)")
            }
            let key = [fields[0], fields[1]]
            if indices[key] == nil {
                guard ShownName.isShown(fields[0]), ShownName.isShown(fields[1]) else {
                    throw .record(line: line, what: "the table or column has no name that can be shown")
                }
                indices[key] = columns.count
                columns.append(PartialColumn(table: fields[0], column: fields[1], line: line))
            }
            guard let index = indices[key] else { continue }
            guard let number = EngineResult.number(fields[4]) else {
                throw .record(line: line, what: "the number is no count of at most 18 digits")
            }
            try columns[index].take(fields[2], fields[3], number, line)
        }
        guard !columns.isEmpty else { throw .record(line: 1, what: "no counts follow the header") }
        var audits: [ColumnAudit] = []
        for column in columns { audits.append(try column.finished()) }
        self.columns = audits
    }

    private static func number(_ text: String) -> Int? {
        let digits = text.utf8
        guard (1...18).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        guard digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
        return Int(text)
    }
}

/// A column of which more counts may come.
private struct PartialColumn {
    var audit: ColumnAudit
    let line: Int
    var seen: Set<[String]> = []

    init(table: String, column: String, line: Int) {
        audit = ColumnAudit(table: table, column: column)
        self.line = line
    }

    /// The metrics that stand alone; each must be there.
    private static let single: [(metric: String, place: WritableKeyPath<ColumnAudit, Int> & Sendable)] = [
        ("rows", \.rowCount), ("nil", \.nilCount), ("max", \.maxCount), ("twinGroups", \.twinGroupCount),
        ("twinRows", \.twinRowCount), ("textAndBLOBGroups", \.textAndBLOBGroupCount),
        ("duplicateGroups", \.duplicateGroupCount), ("duplicateRows", \.duplicateRowCount),
    ]

    mutating func take(_ metric: String, _ name: String, _ number: Int, _ line: Int) throws(StoreError) {
        guard seen.insert([metric, name]).inserted else {
            throw .record(line: line, what: "a count of this column is there twice")
        }
        let isKnown: Bool
        switch metric {
        case "form": isKnown = put(number, IdentifierForm(rawValue: name), \.forms)
        case "version": isKnown = put(number, (0..<16).first { "\($0)" == name }, \.versions)
        case "variant": isKnown = put(number, IdentifierVariant(rawValue: name), \.variants)
        case "layout": isKnown = put(number, ByteLayout(rawValue: name), \.layouts)
        default:
            let place = PartialColumn.single.first { $0.metric == metric }?.place
            if let place { audit[keyPath: place] = number }
            isKnown = place != nil && name.isEmpty
        }
        guard isKnown else { throw .record(line: line, what: "the metric or its name is not one of the query's") }
    }

    private mutating func put<Key: Hashable>(
        _ number: Int, _ key: Key?, _ place: WritableKeyPath<ColumnAudit, [Key: Int]>
    ) -> Bool {
        guard let key else { return false }
        if number > 0 { audit[keyPath: place][key] = number }
        return true
    }

    private static let keyed: Set<IdentifierForm> = [.canonical, .upper, .mixed, .unhyphenated, .braces, .urn, .blob16]
    private static let unkeyed: Set<IdentifierForm> = [
        .nonASCII, .malformed, .wrongLength, .blobOther, .integer, .real, .null, .empty,
    ]

    /// The column, if its counts are complete and agree with each other.
    func finished() throws(StoreError) -> ColumnAudit {
        if let missing = PartialColumn.single.first(where: { !seen.contains([$0.metric, ""]) }) {
            throw .record(line: line, what: "the column that begins here has no \(missing.metric); is the file cut?")
        }
        func sum<Key>(_ counts: [Key: Int]) -> Int? {
            counts.values.reduce(0 as Int?) { total, count in
                total.flatMap { sum in
                    let (next, overflow) = sum.addingReportingOverflow(count)
                    return overflow ? nil : next
                }
            }
        }
        // Some forms always mean an identifier, some never.
        let always = sum(audit.forms.filter { PartialColumn.keyed.contains($0.key) }) ?? .max
        let never = sum(audit.forms.filter { PartialColumn.unkeyed.contains($0.key) }) ?? .max
        let keyed = sum(audit.variants).map { $0 + audit.nilCount + audit.maxCount } ?? .max
        let adds =
            sum(audit.forms) == audit.rowCount && sum(audit.versions) == audit.variants[.rfc9562] ?? 0
            && always <= keyed && keyed <= audit.rowCount - never
            && audit.twinRowCount + audit.duplicateRowCount <= keyed
            && audit.twinRowCount / 2 >= audit.twinGroupCount
            && audit.duplicateRowCount / 2 >= audit.duplicateGroupCount
            && (audit.twinGroupCount == 0) == (audit.twinRowCount == 0)
            && (audit.duplicateGroupCount == 0) == (audit.duplicateRowCount == 0)
            && audit.textAndBLOBGroupCount <= audit.twinGroupCount
            && audit.layouts.values.allSatisfy { $0 <= audit.forms[.blob16] ?? 0 }
        guard adds else {
            throw .record(
                line: line, what: "the counts of the column that begins here do not add up; is the file cut or edited?")
        }
        return audit
    }
}
