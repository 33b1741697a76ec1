import ContractFindings

/// The header lines of one part as they were read: their bytes, and where in them the values stand.
///
/// Nothing is decoded on the quiet: percent escapes, backslashes and `filename*` stay as they are. Of several values of one
/// header or parameter the first counts.
public struct PartHead: Sendable, Hashable {
    /// Where the first byte of the header lines stands in the body.
    public let offset: Int
    /// The header lines with their line ends, and the blank line if there is one.
    public let bytes: [UInt8]
    /// Where in ``bytes`` the name stands: what is between the quotes, or the token. Nil if there is no name parameter.
    public let nameRange: Range<Int>?
    /// Where in ``bytes`` the filename stands: what is between the quotes, or the token. Nil if there is no filename parameter.
    public let filenameRange: Range<Int>?
    /// Where in ``bytes`` the value of the part's `Content-Type` stands. Nil if there is no such header.
    public let contentTypeRange: Range<Int>?
    /// Where in ``bytes`` the value of the part's own `Content-Length` stands. Nil if there is no such header.
    let contentLengthRange: Range<Int>?

    /// For ranges that were found in these bytes.
    init(
        offset: Int, bytes: [UInt8], nameRange: Range<Int>? = nil, filenameRange: Range<Int>? = nil,
        contentTypeRange: Range<Int>? = nil, contentLengthRange: Range<Int>? = nil
    ) {
        self.offset = offset
        self.bytes = bytes
        self.nameRange = nameRange
        self.filenameRange = filenameRange
        self.contentTypeRange = contentTypeRange
        self.contentLengthRange = contentLengthRange
    }
}

extension PartHead {
    /// The name, read as UTF-8 with repair. Nil if there is no name parameter.
    public var name: String? { nameRange.map(text) }
    /// The filename, read as UTF-8 with repair. Nil if there is no filename parameter.
    public var filename: String? { filenameRange.map(text) }
    /// The part's `Content-Type`, read as UTF-8 with repair. Nil if there is no such header.
    public var contentType: String? { contentTypeRange.map(text) }
    /// The bytes of the name. Nil if there is no name parameter.
    public var nameBytes: ArraySlice<UInt8>? { nameRange.map { bytes[$0] } }
    /// The bytes of the filename. Nil if there is no filename parameter.
    public var filenameBytes: ArraySlice<UInt8>? { filenameRange.map { bytes[$0] } }
    /// The name, if it is UTF-8 and can stand in a report: not what a broken quote has made of name and filename.
    public var fieldName: FieldName? { nameBytes.flatMap(PartNames.fieldName) }

    /// Whether the blank line is there.
    public var hasBlankLine: Bool {
        guard bytes.last == UInt8(ascii: "\n") else { return false }
        let before = bytes.dropLast().last { $0 != UInt8(ascii: "\r") }
        return before == nil || before == UInt8(ascii: "\n")
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension PartHead: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Place and length, never the text.
    public var description: String { "part head of \(bytes.count) bytes at offset \(offset)" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no text.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
