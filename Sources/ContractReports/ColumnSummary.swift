import ContractFindings

/// What an audit counted in one column of a store. Counts only: no value has a place here.
public struct ColumnSummary: Sendable, Hashable {
    /// A column that this one refers to.
    public struct Reference: Sendable, Hashable {
        /// The table that is referred to.
        public var table: ReportText
        /// Its column.
        public var column: ReportText
        /// Whether the schema says so; else the values do.
        public var isDeclared: Bool
        /// References that find their row.
        public var matchedCount: Int
        /// References that find it only when case and form are ignored.
        public var orphanCount: Int
        /// References that find no row.
        public var danglingCount: Int

        /// Describes a reference.
        public init(
            table: ReportText, column: ReportText, isDeclared: Bool, matchedCount: Int, orphanCount: Int,
            danglingCount: Int
        ) {
            self.table = table
            self.column = column
            self.isDeclared = isDeclared
            self.matchedCount = matchedCount
            self.orphanCount = orphanCount
            self.danglingCount = danglingCount
        }
    }

    /// The table; of a text file its name.
    public var table: ReportText
    /// The column.
    public var column: ReportText
    /// All rows.
    public var rowCount: Int
    /// Rows by form.
    public var forms: [IdentifierForm: Int]
    /// Identifiers of the variant of RFC 9562, by version digit.
    public var versions: [Int: Int] = [:]
    /// Identifiers by variant, nil and max left out.
    public var variants: [IdentifierVariant: Int] = [:]
    /// The nil UUID, in any form.
    public var nilCount = 0
    /// The max UUID, in any form.
    public var maxCount = 0
    /// BLOBs of 16 bytes whose version and variant bits fit a layout; one may fit several.
    public var layouts: [Term: Int] = [:]
    /// Identifiers in at least two spellings.
    public var twinGroupCount = 0
    /// All rows of those identifiers.
    public var twinRowCount = 0
    /// Identifiers that are there as text and as BLOB.
    public var textAndBLOBGroupCount = 0
    /// Identifiers that are there several times in one spelling.
    public var duplicateGroupCount = 0
    /// All rows of those identifiers.
    public var duplicateRowCount = 0
    /// The columns that it refers to.
    public var references: [Reference] = []
    /// The check that it belongs to, as an index of ``Report/checks``.
    public var check: Int

    /// References that find their row only when case and form are ignored.
    public var orphanCount: Int { references.reduce(0) { $0 + $1.orphanCount } }

    /// Describes a column.
    public init(
        table: ReportText, column: ReportText, rowCount: Int, forms: [IdentifierForm: Int] = [:], check: Int = 0
    ) {
        self.table = table
        self.column = column
        self.rowCount = rowCount
        self.forms = forms
        self.check = check
    }
}

extension ColumnSummary {
    /// Table and column, as in `orders.id`.
    var name: String { "\(table).\(column)" }

    /// What every format for people prints: a label, and counts in words.
    var lines: [(label: String, text: String)] {
        var lines: [(label: String, text: String)] = [("rows", ColumnSummary.grouped(rowCount))]
        let forms = IdentifierForm.allCases.compactMap { form in
            self.forms[form].map { form.words(ColumnSummary.grouped($0), isOne: $0 == 1) }
        }
        if !forms.isEmpty { lines.append(("forms", forms.joined(separator: ", "))) }
        var versions = self.versions.sorted { $0.key < $1.key }.map { "\($0.key): \(ColumnSummary.grouped($0.value))" }
        versions += IdentifierVariant.allCases.filter { $0 != .rfc9562 }.compactMap { variant in
            variants[variant].map { "\(variant.words): \(ColumnSummary.grouped($0))" }
        }
        if nilCount > 0 { versions.append("nil: \(ColumnSummary.grouped(nilCount))") }
        if maxCount > 0 { versions.append("max: \(ColumnSummary.grouped(maxCount))") }
        if !versions.isEmpty { lines.append(("versions", versions.joined(separator: ", "))) }
        let layouts = self.layouts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
            .map { "\($0.key.rawValue) \(ColumnSummary.grouped($0.value))" }
        if !layouts.isEmpty { lines.append(("bits fit", layouts.joined(separator: ", "))) }
        if twinGroupCount > 0 {
            var text = ColumnSummary.groups(twinGroupCount, twinRowCount)
            if textAndBLOBGroupCount > 0 {
                text += ", \(ColumnSummary.grouped(textAndBLOBGroupCount)) of them as text and as BLOB"
            }
            lines.append(("twins", text))
        }
        if duplicateGroupCount > 0 {
            lines.append(("repeated", ColumnSummary.groups(duplicateGroupCount, duplicateRowCount)))
        }
        lines += references.map { reference in
            var parts = ["\(ColumnSummary.grouped(reference.matchedCount)) found"]
            if reference.orphanCount > 0 {
                parts.append("\(ColumnSummary.grouped(reference.orphanCount)) only when case and form are ignored")
            }
            if reference.danglingCount > 0 {
                parts.append("\(ColumnSummary.grouped(reference.danglingCount)) not at all")
            }
            let kind = reference.isDeclared ? "" : ", by value"
            return ("refers to", "\(reference.table).\(reference.column)\(kind): \(parts.joined(separator: ", "))")
        }
        return lines
    }

    private static func groups(_ groups: Int, _ rows: Int) -> String {
        "\(grouped(groups)) identifier\(groups == 1 ? "" : "s") in \(grouped(rows)) row\(rows == 1 ? "" : "s")"
    }

    /// A number with commas between its thousands, as it is read best.
    static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return number < 0 ? "-" + text : text
    }
}

extension IdentifierForm {
    /// A count of values of the form, as in `12 upper case`.
    package func words(_ count: String, isOne: Bool) -> String {
        let (blob, them) = isOne ? ("BLOB", "it") : ("BLOBs", "them")
        let words =
            switch self {
            case .canonical: "canonical"
            case .upper: "upper case"
            case .mixed: "mixed case"
            case .unhyphenated: "without hyphens"
            case .braces: "in braces"
            case .urn: "as urn:uuid:"
            case .whiteSpace: "with white space round \(them)"
            case .nul: "with text after a NUL"
            case .nonASCII: "not in ASCII"
            case .malformed: "of 36 bytes and no UUID"
            case .wrongLength: "of another length"
            case .blob16: "\(blob) of 16 bytes"
            case .blob36: "\(blob) of 36 bytes"
            case .blobOther: "\(blob) of another length"
            case .integer: "INTEGER"
            case .real: "REAL"
            case .null: "NULL"
            case .empty: "empty"
            }
        return "\(count) \(words)"
    }

    /// The same of a number.
    package func words(_ count: Int) -> String { words(String(count), isOne: count == 1) }
}

extension IdentifierVariant {
    /// The variant as a label of a count.
    var words: String {
        switch self {
        case .ncs: "variant NCS"
        case .rfc9562: "variant RFC 9562"
        case .microsoft: "variant Microsoft"
        case .future: "variant reserved"
        }
    }
}
