/// What takes the values of the columns that were asked for.
protocol ValueSink {
    /// Takes a value, whose bytes live as long as the call.
    ///
    /// - Parameters:
    ///   - column: The place of the column among those that were asked for.
    ///   - line: The line of the record's first byte, from 1.
    func take(_ value: StoredValue, column: Int, line: Int) throws(StoreError)
}
