import Dispatch
import UUIDContract

/// What reading a column gives: its counts, and its identifiers.
struct ColumnScan {
    var audit: ColumnAudit
    /// Identifiers as the rule reads them, for twins.
    let spool: IdentifierSpool
    /// The same as they are compared with other columns: BLOBs may be in another layout there.
    let referenceSpool: IdentifierSpool
}

extension AuditPlan {
    /// Reads all columns, table by table, each table once.
    ///
    /// - Returns: In the order of ``columns``.
    func scan(
        _ snapshot: StoreSnapshot, _ space: SearchSpace, _ progress: ScanProgress
    ) throws(StoreError) -> [ColumnScan] {
        var scans: [ColumnScan] = []
        for table in schema.tables.indices {
            let places = columns.indices.filter { columns[$0].table == table }
            guard !places.isEmpty else { continue }
            // The columns of the plan are in the order of the tables.
            let reading = TableReading(self, places, space, progress)
            try reading.run(snapshot.readers)
            scans += reading.scans
        }
        return scans
    }

    /// About how many rows will be read: the span of the rowids, unless it is more than the file can hold. Nil where a table says
    /// nothing.
    func rowEstimate(_ reader: SQLiteConnection) throws(StoreError) -> Int? {
        let size = try reader.prepare(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        guard try size.step() else { return nil }
        // A row of an identifier has no fewer bytes than this.
        let most = Double(size.integer(0)) / 16
        var total = 0.0
        for table in Set(columns.map(\.table)).sorted() {
            guard let span = try schema.tables[table].rowIDs(reader) else { return nil }
            guard let low = span.first, let high = span.last else { continue }
            total += Double(high) - Double(low) + 1
            if total > most { return nil }
        }
        return Int(total)
    }
}

extension StoreSchema.Table {
    /// About how many rows there are: the span of the rowids, or counted where there are none or they lie far apart.
    func rowEstimate(_ reader: SQLiteConnection) throws(StoreError) -> Int {
        let name = SQLiteConnection.quoted(name)
        // A row has no fewer bytes than this; most of a file is not one table.
        let size = try reader.prepare("SELECT page_count * page_size / 16 FROM pragma_page_count, pragma_page_size")
        if try size.step(), let span = try rowIDs(reader) {
            guard let low = span.first, let high = span.last else { return 0 }
            let rows = Double(high) - Double(low) + 1
            if rows <= Double(size.integer(0)) { return Int(rows) }
        }
        let count = try reader.prepare("SELECT count(*) FROM main.\(name)")
        return try count.step() ? Int(count.integer(0)) : 0
    }

    /// The least and the greatest rowid; empty without rows, nil without rowids.
    fileprivate func rowIDs(_ reader: SQLiteConnection) throws(StoreError) -> [Int64]? {
        guard let rowID = rowIDName.map({ SQLiteConnection.quoted($0) }) else { return nil }
        // Two statements, since SQLite finds one end by its index, and both by reading all.
        let source = "FROM main.\(SQLiteConnection.quoted(name))"
        let first = try reader.prepare("SELECT min(\(rowID)) \(source)")
        let last = try reader.prepare("SELECT max(\(rowID)) \(source)")
        guard try first.step(), try last.step(), !first.isNull(0) else { return [] }
        return [first.integer(0), last.integer(0)]
    }
}

/// Reads some columns of one table, on as many threads as there are readers.
private final class TableReading: @unchecked Sendable {
    private let plan: AuditPlan
    private let places: [Int]
    private let space: SearchSpace
    private let progress: ScanProgress
    private let table: StoreSchema.Table
    /// Guards what follows.
    private let lock = DispatchSemaphore(value: 1)
    private(set) var scans: [ColumnScan]
    private var idleReaders: [SQLiteConnection] = []

    /// What one thread reads at a time.
    private enum Piece {
        case wholeTable
        case rows(ClosedRange<Int64>)
    }

    /// From how many rowids on two readers are worth it.
    private static let leastSpan: Double = 50_000
    private static let pieceCount = 64

    init(_ plan: AuditPlan, _ places: [Int], _ space: SearchSpace, _ progress: ScanProgress) {
        self.plan = plan
        self.places = places
        self.space = space
        self.progress = progress
        table = plan.table(of: places[0])
        scans = places.map { place in
            let spool = IdentifierSpool(space: space)
            let column = plan.columns[place]
            return ColumnScan(
                audit: ColumnAudit(table: plan.shownTable(column.table), column: plan.shownName(of: place)),
                spool: spool,
                referenceSpool: column.layout == column.rule.layout ? spool : IdentifierSpool(space: space))
        }
    }

    func run(_ readers: [SQLiteConnection]) throws(StoreError) {
        guard let reader = readers.first else { throw .unreadable }
        guard readers.count > 1, let ranges = try ranges(reader) else {
            var isLeft = true
            return try read(reader) {
                defer { isLeft = false }
                return isLeft ? .wholeTable : nil
            }
        }
        idleReaders = readers
        try ParallelWork.run(pieces: ranges.count, threads: readers.count) { take throws(StoreError) in
            guard let reader = self.takeReader() else { return }
            try self.read(reader) { take().map { .rows(ranges[$0]) } }
        }
    }

    private func takeReader() -> SQLiteConnection? {
        lock.wait()
        defer { lock.signal() }
        return idleReaders.popLast()
    }

    /// The rowids in pieces of one length; nil where there are no rowids, or too few.
    private func ranges(_ reader: SQLiteConnection) throws(StoreError) -> [ClosedRange<Int64>]? {
        guard let ends = try table.rowIDs(reader), let low = ends.first, let high = ends.last else { return nil }
        guard Double(high) - Double(low) >= TableReading.leastSpan else { return nil }
        // As unsigned numbers: the distance may have 64 bits.
        let length = (UInt64(bitPattern: high) &- UInt64(bitPattern: low)) / UInt64(TableReading.pieceCount) + 1
        var ranges: [ClosedRange<Int64>] = []
        var start = low
        while true {
            let end = Int64(bitPattern: UInt64(bitPattern: start) &+ (length - 1))
            guard end >= start, end < high else {
                ranges.append(start...high)
                return ranges
            }
            ranges.append(start...end)
            start = end + 1
        }
    }

    private func read(_ reader: SQLiteConnection, next: () -> Piece?) throws(StoreError) {
        let tallies = zip(places, scans).map { ColumnTally(rule: plan.columns[$0].rule, spool: $1.spool) }
        // Few columns have another layout; they are tallied once more for the comparison alone.
        var others: [(column: Int, tally: ColumnTally)] = []
        for (index, place) in places.enumerated() where scans[index].referenceSpool !== scans[index].spool {
            let rule = ColumnRule(storage: .blob(plan.columns[place].layout))
            others.append((index, ColumnTally(rule: rule, spool: scans[index].referenceSpool)))
        }
        while let piece = next() {
            try read(statement(reader, piece), tallies, others)
        }
        lock.wait()
        defer { lock.signal() }
        for (index, tally) in tallies.enumerated() { tally.finish(into: &scans[index].audit) }
        for other in others {
            var unused = ColumnAudit(table: "", column: "")
            other.tally.finish(into: &unused)
        }
    }

    private func statement(_ reader: SQLiteConnection, _ piece: Piece) throws(StoreError) -> SQLiteStatement {
        let names = places.map { SQLiteConnection.quoted(plan.name(of: $0)) }.joined(separator: ", ")
        let source = "main.\(SQLiteConnection.quoted(table.name))"
        guard let rowID = table.rowIDName.map({ SQLiteConnection.quoted($0) }) else {
            return try reader.prepare("SELECT 0, \(names) FROM \(source)")
        }
        let all = "SELECT \(rowID), \(names) FROM \(source) NOT INDEXED"
        guard case .rows(let range) = piece else { return try reader.prepare(all) }
        let rows = try reader.prepare("\(all) WHERE \(rowID) BETWEEN ?1 AND ?2")
        try rows.bind(range.lowerBound, at: 1)
        try rows.bind(range.upperBound, at: 2)
        return rows
    }

    private func read(
        _ rows: SQLiteStatement, _ tallies: [ColumnTally], _ others: [(column: Int, tally: ColumnTally)]
    ) throws(StoreError) {
        // Counting references at each value would take longer than counting the value.
        let places = tallies.map { Unmanaged.passUnretained($0) }
        defer { withExtendedLifetime(tallies) {} }
        var count = 0
        while try rows.step() {
            let row = Int(rows.integer(0))
            for index in places.indices {
                try places[index].takeUnretainedValue().add(rows.value(index + 1), row: row)
            }
            for other in others { try other.tally.add(rows.value(other.column + 1), row: row) }
            count += 1
            if count == ScanProgress.interval {
                try progress.add(count)
                count = 0
            }
        }
        try progress.add(count)
    }
}
