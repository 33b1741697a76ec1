import ContractFindings
import UUIDContract

/// What some rows of a column show of its content.
struct ColumnSample {
    /// Values that are there.
    private(set) var valueCount = 0
    /// Text, or BLOBs of 36, that mean an identifier.
    private(set) var textCount = 0
    /// BLOBs of 16 but nil and max, which are the same in each layout.
    private(set) var blobCount = 0
    /// Those that are nil or max.
    private(set) var edgeCount = 0
    /// How many of the BLOBs fit, by layout.
    var layouts: [ByteLayout: Int] { Dictionary(uniqueKeysWithValues: zip(ByteLayout.allCases, fits)) }
    private var fits = [Int](repeating: 0, count: ByteLayout.allCases.count)
    private(set) var numberCount = 0
    /// Those that have a fraction, or are too large for an integer.
    private(set) var realCount = 0

    mutating func add(_ value: StoredValue, digits: LayoutDigits) {
        let (form, key) = IdentifierForm.read(value)
        guard form != .null else { return }
        valueCount += 1
        if form == .integer || form == .real { numberCount += 1 }
        if form == .real { realCount += 1 }
        guard let key else { return }
        guard form == .blob16, case .blob(let bytes) = value else {
            textCount += 1
            return
        }
        guard !key.isNil && !key.isMax else {
            edgeCount += 1
            return
        }
        blobCount += 1
        digits.count(bytes, in: &fits)
    }

    /// One in so many values must mean an identifier.
    static let leastShare = 10

    /// Whether there are identifiers, few or many.
    var hasIdentifiers: Bool { textCount > 0 || blobsFit }

    /// Whether the column holds UUIDs: at least one in ten values means one. BLOBs of 16 may be a digest or a key, so they count only
    /// if nearly all have version and variant bits in one layout; of a few, in one of the two usual ones.
    func holdsUUIDs(_ column: StoreSchema.Column) -> Bool {
        if column.affinity.isNumeric, numberCount > 0,
            ColumnSample.promisesUUIDs(column.declaredType) || ColumnSample.namesUUIDs(column.name)
        {
            return true
        }
        // 32 digits become a real number there, and the integers of ordinary keys never do.
        if column.affinity == .integer || column.affinity == .numeric, ColumnSample.namesKey(column.name),
            realCount > 0, realCount * ColumnSample.leastShare >= valueCount
        {
            return true
        }
        let identifiers = textCount + (blobsFit ? blobCount + edgeCount : 0)
        return identifiers > 0 && identifiers * ColumnSample.leastShare >= valueCount
    }

    private var blobsFit: Bool {
        guard blobCount > 0 else { return false }
        let candidates: [ByteLayout] =
            blobCount < LayoutEvidence.leastCount ? [.rfc9562, .microsoftGUID] : ByteLayout.allCases
        return candidates.contains { layouts[$0, default: 0] * 4 >= blobCount * 3 }
    }

    /// The layout that the bits speak for, where it is another one than the one read.
    func otherLayout(readAs layout: ByteLayout) -> ByteLayout? {
        LayoutEvidence.otherLayout(fits: layouts, count: blobCount, readAs: layout)?.layout
    }

    private static func namesUUIDs(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.contains("uuid") || name.contains("guid")
    }

    /// Whether a name is that of a key: `id`, `order_id`, `orderId`, `orderID`, but not `paid`.
    private static func namesKey(_ name: String) -> Bool {
        let folded = name.lowercased()
        return folded == "id" || folded.hasSuffix("_id") || name.hasSuffix("Id") || name.hasSuffix("ID")
    }

    /// Whether a declared type is meant for UUIDs, and has numeric affinity in SQLite, which turns some into numbers.
    private static func promisesUUIDs(_ declaredType: String) -> Bool {
        let type = declaredType.uppercased().filter { !$0.isWhitespace }
        return ["UUID", "GUID", "UNIQUEIDENTIFIER"].contains { type.contains($0) }
            || ["BINARY(16)", "BINARY(36)", "VARBINARY(16)", "VARBINARY(36)"].contains(type)
    }
}

extension ColumnSample {
    /// Looks at the first rows of a table and at some further on, at most about a thousand rows or 16 MiB.
    ///
    /// - Returns: A sample for each column of the table, in its order; of the rowid none.
    static func read(_ table: StoreSchema.Table, _ reader: SQLiteConnection) throws(StoreError) -> [ColumnSample] {
        // Functions of an app may compute a virtual column; then the others are read without it.
        do throws(StoreError) {
            return try Reading(table, skipsVirtual: false).run(reader)
        } catch {
            guard case .sqlite = error, table.columns.contains(where: { $0.kind == .virtualGenerated }) else {
                throw error
            }
            return try Reading(table, skipsVirtual: true).run(reader)
        }
    }

    private static let mostBytes = 16 << 20
    private static let firstCount = 200
    private static let placeCount = 64
    private static let rowsAtPlace = 12

    private struct Reading {
        let table: StoreSchema.Table
        let digits = LayoutDigits()
        var samples: [ColumnSample]
        /// Which columns are asked for.
        let places: [Int]
        var bytes = 0

        init(_ table: StoreSchema.Table, skipsVirtual: Bool) {
            self.table = table
            samples = Array(repeating: ColumnSample(), count: table.columns.count)
            places = table.columns.indices.filter {
                !table.columns[$0].isRowID && !(skipsVirtual && table.columns[$0].kind == .virtualGenerated)
            }
        }

        func run(_ reader: SQLiteConnection) throws(StoreError) -> [ColumnSample] {
            guard !places.isEmpty else { return samples }
            var copy = self
            try copy.read(reader)
            return copy.samples
        }

        private mutating func read(_ reader: SQLiteConnection) throws(StoreError) {
            let names = places.map { SQLiteConnection.quoted(table.columns[$0].name) }.joined(separator: ", ")
            let source = "FROM main.\(SQLiteConnection.quoted(table.name))"
            guard let rowID = table.rowIDName.map({ SQLiteConnection.quoted($0) }) else {
                let keys = table.primaryKey.map { SQLiteConnection.quoted($0) }
                try take(reader, "SELECT 0, \(names) \(source) LIMIT \(ColumnSample.firstCount)")
                guard !keys.isEmpty else { return }
                let backwards = keys.map { "\($0) DESC" }.joined(separator: ", ")
                try take(
                    reader, "SELECT 0, \(names) \(source) ORDER BY \(backwards) LIMIT \(ColumnSample.firstCount)")
                return
            }
            var last = try take(
                reader, "SELECT \(rowID), \(names) \(source) ORDER BY \(rowID) LIMIT \(ColumnSample.firstCount)")
            let end = try reader.prepare("SELECT max(\(rowID)) \(source)")
            guard let first = last, try end.step() else { return }
            // As floating point, since the distance of two rowids may have 64 bits.
            let step = (Double(end.integer(0)) - Double(first)) / Double(ColumnSample.placeCount)
            guard step > 0 else { return }
            let rows = try reader.prepare(
                "SELECT \(rowID), \(names) \(source) WHERE \(rowID) >= ?1 ORDER BY \(rowID) LIMIT \(ColumnSample.rowsAtPlace)"
            )
            for place in 1...ColumnSample.placeCount {
                let target = Int64(exactly: (Double(first) + step * Double(place)).rounded(.down)) ?? .max
                // Not behind the end, and no row twice.
                let start = max(min(target, end.integer(0)), (last ?? first) &+ 1)
                guard start > last ?? first, start <= end.integer(0) else { continue }
                try rows.bind(start, at: 1)
                last = try take(rows) ?? last
                rows.reset()
            }
        }

        @discardableResult
        private mutating func take(_ reader: SQLiteConnection, _ sql: String) throws(StoreError) -> Int64? {
            try take(reader.prepare(sql))
        }

        /// Takes all rows of a statement, and gives the rowid of the last one.
        private mutating func take(_ rows: SQLiteStatement) throws(StoreError) -> Int64? {
            var last: Int64?
            while bytes < ColumnSample.mostBytes, try rows.step() {
                last = rows.integer(0)
                for (index, place) in places.enumerated() {
                    let value = rows.value(index + 1)
                    bytes += value.byteCount
                    samples[place].add(value, digits: digits)
                }
            }
            return last
        }
    }
}

extension StoredValue {
    /// The bytes of a text or BLOB.
    fileprivate var byteCount: Int {
        switch self {
        case .text(let bytes), .blob(let bytes): bytes.count
        case .null, .integer, .real: 0
        }
    }
}
