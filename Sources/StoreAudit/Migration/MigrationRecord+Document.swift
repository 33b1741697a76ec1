import ContractFile

extension MigrationRecord {
    private static let schema = "bytecontract-migration-1"

    /// The record as JSON.
    package var document: String { json.document }

    var json: OrderedJSON {
        .object([
            ("schema", .string(MigrationRecord.schema)), ("outcome", .string(outcome.rawValue)),
            ("exitCode", .int(Int(exitCode))), ("failure", failure.map(OrderedJSON.string) ?? .null),
            ("run", run.map(OrderedJSON.string) ?? .null),
            ("version", .string(version)), ("sqlite", .string(sqliteVersion)), ("started", .string(startTime)),
            ("ended", .string(endTime)), ("target", .string(options.target.rawValue)),
            ("layout", options.layout.map { .string($0.rawValue) } ?? .null),
            ("twins", .string(options.twins.rawValue)),
            ("children", .string(children.rawValue)), ("triggersRun", .bool(false)),
            ("backup", backup.map(OrderedJSON.string) ?? .null), ("tables", .array(tables.map(\.json))),
            ("columns", .array(columns.map(\.json))), ("references", .array(references.map(\.json))),
            ("objects", .array(objects.map(\.json))),
            ("virtualTables", .array(virtualTables.map(OrderedJSON.string))),
            ("checks", .array(checks.map { .string($0.rawValue) })),
            ("uncheckedTables", .array(uncheckedTables.map(OrderedJSON.string))),
            ("danglingBefore", danglingBefore.map(OrderedJSON.int) ?? .null),
            ("danglingAfter", danglingAfter.map(OrderedJSON.int) ?? .null),
        ])
    }
}

extension MigrationRecord.Table {
    fileprivate var json: OrderedJSON {
        .object([
            ("table", .string(name)), ("rowsBefore", .int(rowsBefore)), ("rowsAfter", .int(rowsAfter)),
            ("changed", .int(changedRowCount)), ("twinGroups", .int(twinGroupCount)),
            (
                "quarantined",
                .object(
                    MigrationRecord.Category.allCases.map { ($0.rawValue, .int(quarantined[$0] ?? 0)) })
            ),
        ])
    }
}

extension MigrationRecord.Column {
    fileprivate var json: OrderedJSON {
        .object([
            ("table", .string(place.table)), ("column", .string(place.column)),
            ("changed", MigrationPlan.json(changed)), ("left", MigrationPlan.json(left)),
        ])
    }
}
