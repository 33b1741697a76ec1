import ContractFile

/// What the user decides on twins: which row of a group stays.
package struct MigrationDecisions: Sendable, Hashable {
    /// What happens to rows that refer to one that goes into quarantine.
    package enum Children: String, Sendable, Hashable, CaseIterable {
        /// They follow it, and so do rows that refer to them.
        case quarantine
        /// They stay and refer to the row that stays, where one does; otherwise they follow.
        case repoint
    }

    /// Rows of a table that would become equal.
    package struct Group: Sendable, Hashable {
        package var table: String
        /// The unique index in which they would; nil where they are rows of one key in several spellings.
        package var index: String?
        package var columns: [String]
        /// The rowids, in order; in a table WITHOUT ROWID the places of the rows in the order of the primary key, from 1.
        package var rows: [Int]
        /// The one of ``rows`` that stays. Nil: none.
        package var stay: Int?
    }

    package var children: Children
    package var groups: [Group]

    package init(children: Children = .quarantine, groups: [Group] = []) {
        self.children = children
        self.groups = groups
    }
}

extension MigrationDecisions {
    private static let schema = "bytecontract-decisions-1"

    /// The decision file. What was not decided is null.
    package var document: String {
        OrderedJSON.object([
            ("schema", .string(MigrationDecisions.schema)), ("children", .string(children.rawValue)),
            (
                "groups",
                .array(
                    groups.map { group in
                        .object([
                            ("table", .string(group.table)), ("index", group.index.map(OrderedJSON.string) ?? .null),
                            ("columns", .array(group.columns.map(OrderedJSON.string))),
                            ("rows", .array(group.rows.map(OrderedJSON.int))),
                            ("stay", group.stay.map(OrderedJSON.int) ?? .null),
                        ])
                    })
            ),
        ]).document
    }

    /// Reads a decision file.
    package init(document: some Sequence<UInt8>) throws(DocumentError) {
        let root = try JSONReader(JSONValue(document: document)).object("schema", "children", "groups")
        try root.require(MigrationDecisions.schema)
        children = try root["children"]?.word(Children.self) ?? .quarantine
        groups = []
        for reader in try root.required("groups").elements() { groups.append(try Group(reader)) }
    }
}

extension MigrationDecisions.Group {
    fileprivate init(_ reader: JSONReader) throws(DocumentError) {
        let group = try reader.object("table", "index", "columns", "rows", "stay")
        table = try group.required("table").string()
        index = try group.required("index").unlessNull { reader throws(DocumentError) in try reader.string() }
        columns = try group.required("columns").strings()
        rows = []
        for row in try group.required("rows").elements() { rows.append(try row.int()) }
        stay = try group.required("stay").unlessNull { reader throws(DocumentError) in
            try reader.int("one of `rows`, or null")
        }
    }
}
