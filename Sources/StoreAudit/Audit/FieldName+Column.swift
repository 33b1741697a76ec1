import ContractFindings

extension FieldName {
    /// The name of a column for findings: `table.column`, or by its place, if the names have what no report may show.
    ///
    /// - Parameters:
    ///   - tableNumber: The place of the table in the store, from 1; nil for a file that is one table.
    ///   - columnNumber: The place of the column in its table, from 1.
    package static func column(
        _ column: String, of table: String, tableNumber: Int?, columnNumber: Int
    ) -> FieldName {
        if ShownName.isShown(column) {
            if ShownName.isShown(table), let name = try? FieldName("\(table).\(column)") { return name }
            // A file is known by its path.
            if tableNumber == nil, let name = try? FieldName(column) { return name }
        }
        let place = tableNumber.map { "column \(columnNumber) of table \($0)" } ?? "column \(columnNumber)"
        return (try? FieldName(place)) ?? "column"
    }
}
