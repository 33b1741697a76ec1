import ContractFile
import ContractFindings
import UUIDContract

extension MigrationPlan {
    private static let schema = "bytecontract-plan-1"

    /// The plan file.
    package var document: String {
        OrderedJSON.object([
            ("schema", .string(MigrationPlan.schema)), ("version", .string(version)),
            ("sqlite", .string(sqliteVersion)), ("time", .string(time)), ("target", .string(options.target.rawValue)),
            ("layout", options.layout.map { .string($0.rawValue) } ?? .null),
            ("twins", .string(options.twins.rawValue)),
            ("allowsVirtualTables", .bool(options.allowsVirtualTables)),
            ("schemaDigest", .string(schemaDigest)), ("triggersRun", .bool(false)),
            ("tables", .array(tables.map(\.json))),
            ("columns", .array(columns.map { $0.json(mayRepeat: options.repeatingColumns.contains($0.place)) })),
            ("references", .array(references.map(\.json))), ("objects", .array(objects.map(\.json))),
            ("virtualTables", .array(virtualTables.map(OrderedJSON.string))),
        ]).document
    }

    /// Reads a plan file. Whether it fits a store is found out when it runs.
    package init(document: some Sequence<UInt8>) throws(DocumentError) {
        let root = try JSONReader(JSONValue(document: document)).object(
            "schema", "version", "sqlite", "time", "target", "layout", "twins", "allowsVirtualTables",
            "schemaDigest", "triggersRun", "tables", "columns", "references", "objects", "virtualTables")
        try root.require(MigrationPlan.schema)
        version = try root.required("version").string()
        sqliteVersion = try root.required("sqlite").string()
        time = try root.required("time").string()
        options = MigrationOptions(
            target: try root.required("target").word(MigrationOptions.Target.self),
            layout: try root.required("layout").unlessNull { reader throws(DocumentError) in
                try reader.word(ByteLayout.self)
            },
            twins: try root.required("twins").word(MigrationOptions.TwinPolicy.self),
            allowsVirtualTables: try root.required("allowsVirtualTables").bool())
        schemaDigest = try root.required("schemaDigest").string()
        tables = []
        for reader in try root.required("tables").elements() { tables.append(try Table(reader)) }
        columns = []
        for reader in try root.required("columns").elements() {
            let column = try Column(reader)
            columns.append(column)
            if try Column.mayRepeat(reader) { options.repeatingColumns.append(column.place) }
        }
        references = []
        for reader in try root.required("references").elements() { references.append(try Reference(reader)) }
        objects = []
        for reader in try root.required("objects").elements() { objects.append(try StoreSchema.Object(reader)) }
        virtualTables = try root.required("virtualTables").strings()
        options.columns = columns.map(\.place)
    }
}

extension MigrationPlan.Table {
    var json: OrderedJSON {
        .object([
            ("table", .string(name)), ("rows", .int(rowCount)), ("changed", .int(changedRowCount)),
            ("twinGroups", .int(twinGroupCount)), ("twinRows", .int(twinRowCount)),
            ("quarantined", .int(quarantinedRowCount)),
            ("unwatchedKey", unwatchedKey.map(OrderedJSON.string) ?? .null),
        ])
    }

    fileprivate init(_ reader: JSONReader) throws(DocumentError) {
        let table = try reader.object(
            "table", "rows", "changed", "twinGroups", "twinRows", "quarantined", "unwatchedKey")
        name = try table.required("table").string()
        rowCount = try table.required("rows").count()
        changedRowCount = try table.required("changed").count()
        twinGroupCount = try table.required("twinGroups").count()
        twinRowCount = try table.required("twinRows").count()
        quarantinedRowCount = try table.required("quarantined").count()
        unwatchedKey = try table.required("unwatchedKey").unlessNull { reader throws(DocumentError) in
            try reader.string()
        }
    }
}

extension MigrationPlan.Column {
    /// - Parameter mayRepeat: Whether the contract says so.
    fileprivate func json(mayRepeat: Bool) -> OrderedJSON {
        .object(
            [
                ("table", .string(place.table)), ("column", .string(place.column)), ("rows", .int(rowCount)),
                ("forms", MigrationPlan.json(forms)), ("left", MigrationPlan.json(left)),
                ("changed", MigrationPlan.json(changed)), ("key", .bool(isKey)),
            ] + (mayRepeat ? [("unique", .bool(false))] : []))
    }

    private static func members(_ reader: JSONReader) throws(DocumentError) -> JSONObject {
        try reader.object("table", "column", "rows", "forms", "left", "changed", "key", "unique")
    }

    /// Whether the contract of the plan says that identifiers may be in the column more than once.
    fileprivate static func mayRepeat(_ reader: JSONReader) throws(DocumentError) -> Bool {
        guard let unique = try members(reader)["unique"] else { return false }
        guard try !unique.bool() else { throw unique.wrong("false, or nothing") }
        return true
    }

    fileprivate init(_ reader: JSONReader) throws(DocumentError) {
        let column = try MigrationPlan.Column.members(reader)
        place = ColumnPlace(
            table: try column.required("table").string(), column: try column.required("column").string())
        rowCount = try column.required("rows").count()
        forms = try MigrationPlan.forms(column.required("forms"))
        left = try MigrationPlan.forms(column.required("left"))
        changed = try MigrationPlan.forms(column.required("changed"))
        isKey = try column.required("key").bool()
    }
}

extension MigrationPlan.Reference {
    var json: OrderedJSON {
        .object([
            ("childTable", .string(reference.childTable)),
            ("childColumns", .array(reference.childColumns.map(OrderedJSON.string))),
            ("parentTable", .string(reference.parentTable)),
            ("parentColumns", .array(reference.parentColumns.map(OrderedJSON.string))),
            ("declared", .bool(reference.isDeclared)), ("rows", .int(rowCount)), ("orphans", .int(orphanCount)),
            ("ambiguous", .int(ambiguousCount)), ("dangling", .int(danglingCount)),
        ])
    }

    fileprivate init(_ reader: JSONReader) throws(DocumentError) {
        let object = try reader.object(
            "childTable", "childColumns", "parentTable", "parentColumns", "declared", "rows", "orphans", "ambiguous",
            "dangling")
        let parents = try object.required("parentColumns")
        reference = MigrationReference(
            childTable: try object.required("childTable").string(),
            childColumns: try object.required("childColumns").strings(),
            parentTable: try object.required("parentTable").string(), parentColumns: try parents.strings(),
            isDeclared: try object.required("declared").bool())
        guard reference.childColumns.count == reference.parentColumns.count, !reference.childColumns.isEmpty else {
            throw parents.wrong("as many names as in `childColumns`")
        }
        rowCount = try object.required("rows").count()
        orphanCount = try object.required("orphans").count()
        ambiguousCount = try object.required("ambiguous").count()
        danglingCount = try object.required("dangling").count()
    }
}

extension StoreSchema.Object {
    var json: OrderedJSON {
        .object([
            ("kind", .string(kind.rawValue)), ("name", name.map(OrderedJSON.string) ?? .null),
            ("table", table.map(OrderedJSON.string) ?? .null),
        ])
    }

    fileprivate init(_ reader: JSONReader) throws(DocumentError) {
        let object = try reader.object("kind", "name", "table")
        self.init(
            kind: try object.required("kind").word(Kind.self),
            name: try object.required("name").unlessNull { reader throws(DocumentError) in try reader.string() },
            table: try object.required("table").unlessNull { reader throws(DocumentError) in try reader.string() })
    }
}

extension MigrationPlan {
    /// Counts by form, in the order of the closed list.
    static func json(_ forms: [IdentifierForm: Int]) -> OrderedJSON {
        .object(IdentifierForm.allCases.compactMap { form in forms[form].map { (form.rawValue, .int($0)) } })
    }

    fileprivate static func forms(_ reader: JSONReader) throws(DocumentError) -> [IdentifierForm: Int] {
        var forms: [IdentifierForm: Int] = [:]
        for (name, count) in try reader.members() {
            guard let form = IdentifierForm(rawValue: name) else { throw count.wrong("the name of a form as the key") }
            forms[form] = try count.count()
        }
        return forms
    }
}
