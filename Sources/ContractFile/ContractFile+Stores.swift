import ContractFindings
import UUIDContract

extension ContractFile {
    /// A store that holds identifiers: a database or a text file.
    public struct Store: Sendable, Hashable {
        /// What the file is.
        public enum Format: String, Sendable, Hashable, CaseIterable {
            /// An SQLite file.
            case sqlite
            /// Comma-separated values (RFC 4180) with a header.
            case csv
            /// The same with tabs.
            case tsv
            /// A JSON value a line.
            case ndjson
            /// One identifier a line.
            case text
        }

        /// A column that holds a field.
        public struct Column: Sendable, Hashable {
            /// The table; nil in a text file.
            public let table: String?
            /// The column: its name, or the key path in an NDJSON file. Nil in a text file of one identifier a line.
            public let column: String?
            /// The field whose rule holds.
            public let field: FieldName
            /// How it is stored; nil if either will do.
            public let storage: Storage?
            /// Whether each identifier may be there once only.
            public let isUnique: Bool
            /// Whether the contract says that identifiers may be there more than once, and not only fails to say that they may not.
            public let mayRepeat: Bool
        }

        /// How a column holds identifiers.
        public enum Storage: Sendable, Hashable {
            /// As text.
            case text
            /// As 16 bytes in a layout.
            case blob(ByteLayout)
        }

        /// The team's name for it.
        public let name: FieldName
        /// The file, relative to the contract file.
        public let path: String
        /// What it is; nil if that is to be seen from the file.
        public let format: Format?
        /// The columns, in the order of the file.
        public let columns: [Column]
        /// Why, in the team's words.
        public let note: String?
    }

    /// The store of that name.
    public func store(named name: String) -> Store? { stores.first { $0.name.text == name } }

    static func stores(_ reader: JSONReader?, fields: [Field]) throws(DocumentError) -> [Store] {
        var stores: [Store] = []
        let names = Dictionary(fields.map { ($0.name.text, $0.name) }) { first, _ in first }
        for (name, member) in try reader?.members("an object of stores by name") ?? [] {
            let object = try member.object("path", "format", "columns", "note")
            let pathReader = try object.required("path")
            let path = try pathReader.string("a path")
            guard !path.isEmpty else { throw pathReader.wrong("a path") }
            let format: Store.Format? = try object["format"]?.word()
            let columnsReader = try object.required("columns")
            var columns: [Store.Column] = []
            for element in try columnsReader.elements("a list of columns") {
                let column = try column(element, fields: names)
                guard !columns.contains(where: { $0.table == column.table && $0.column == column.column }) else {
                    throw .duplicate(at: element.path)
                }
                columns.append(column)
            }
            guard !columns.isEmpty else { throw columnsReader.wrong("a list of at least one column") }
            stores.append(
                Store(
                    name: try fieldName(name, at: member.path), path: path, format: format, columns: columns,
                    note: try object["note"]?.string()))
        }
        return stores
    }

    private static func column(
        _ reader: JSONReader, fields: [String: FieldName]
    ) throws(DocumentError) -> Store.Column {
        let object = try reader.object("table", "column", "field", "as", "layout", "unique", "note")
        let fieldReader = try object.required("field")
        guard let field = fields[try fieldReader.string()] else {
            throw fieldReader.wrong("the name of a field under `fields`")
        }
        let layout: ByteLayout? = try object["layout"]?.word()
        let storage: Store.Storage?
        switch try object["as"]?.string() {
        case nil, "text"?:
            if let reader = object["layout"] { throw reader.wrong("no layout, unless `as` is \"blob\"") }
            storage = object["as"] == nil ? nil : .text
        case "blob"?: storage = .blob(layout ?? .rfc9562)
        default: throw .wrongValue(at: reader.path + "/as", expected: "\"text\" or \"blob\"")
        }
        _ = try object["note"]?.string()
        let unique = try object["unique"]?.bool()
        return Store.Column(
            table: try object["table"]?.string("the name of a table"),
            column: try object["column"]?.string("the name of a column"), field: field, storage: storage,
            isUnique: unique ?? false, mayRepeat: unique == false)
    }
}
