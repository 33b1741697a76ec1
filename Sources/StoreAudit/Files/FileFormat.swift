/// What kind of text file a store is.
package enum FileFormat: Sendable, Hashable {
    /// Rows of fields with a byte between them, quoted as RFC 4180 says. The first row has the names, or there is none, and
    /// columns are numbered from 1.
    case delimited(delimiter: UInt8, hasHeader: Bool)
    /// A JSON document a line. A column is a path of keys and, in lists, places from 0: `order.lines.0.id`.
    case jsonLines
    /// A value a line.
    case lines

    /// CSV with a header.
    package static let csv = FileFormat.delimited(delimiter: UInt8(ascii: ","), hasHeader: true)
    /// TSV with a header.
    package static let tsv = FileFormat.delimited(delimiter: UInt8(ascii: "\t"), hasHeader: true)

    /// The byte between fields, where the format has quotes too.
    var delimiter: UInt8? { if case .delimited(let delimiter, _) = self { delimiter } else { nil } }
}
