/// What tells rows apart whose rowids VACUUM may have changed: a digest of the columns that a run leaves as they are.
///
/// It is a text: the number of those columns, a colon, and SHA-256 in hexadecimal digits. Columns that are added later come
/// behind them and do not count.
enum RowFingerprint {
    /// The most columns of one digest: SQLite takes no more arguments than 127.
    private static let mostColumns = 100

    /// Whether rowids of the table may change: they do where no column holds them.
    static func isNeeded(for table: StoreSchema.Table) -> Bool {
        !table.isWithoutRowID && !table.columns.contains(where: \.isRowID)
    }

    /// The fingerprint of a row in SQL.
    ///
    /// - Parameters:
    ///   - changed: The columns that a run changes.
    ///   - count: How many of the others count. Nil: all, as far as a digest reaches.
    /// - Returns: Nil where there are not as many.
    static func sql(of table: StoreSchema.Table, without changed: [String], count: Int?) -> String? {
        let others = table.columns.filter { !$0.isGenerated && !changed.contains($0.name) }.map(\.name)
        let count = count ?? min(others.count, mostColumns)
        guard count <= min(others.count, mostColumns), count > 0 else { return nil }
        let values = others.prefix(count).map {
            "\(SQLiteConnection.quoted(table.name)).\(SQLiteConnection.quoted($0))"
        }
        return "'\(count):' || hex(bytecontract_digest(\(values.sqlList)))"
    }
}
