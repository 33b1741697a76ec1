/// A JSON document as a value.
package enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A whole number without an exponent that fits; `1.0` is one too.
    case int(Int)
    /// Any other number.
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Reads a document: UTF-8, RFC 8259 and nothing else, no key twice in an object.
    ///
    /// - Throws: ``DocumentError`` with line and column, without a word of the document but keys.
    package init(document: some Sequence<UInt8>) throws(DocumentError) {
        self = try JSONParser.value(of: Array(document))
    }
}
