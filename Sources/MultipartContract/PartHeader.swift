import ContractFindings

/// An extra header of a part, checked when it is made.
///
/// RFC 7578, 4.8 says that servers ignore headers other than the ones the encoder writes itself, so there is seldom a
/// reason for one.
public struct PartHeader: Sendable, Hashable {
    /// The name, a token.
    public let name: String
    /// The value: visible ASCII, with spaces and tabs inside.
    public let value: String

    /// Checks name and value.
    ///
    /// - Throws: `headerName` with the offset of the first byte that is no token character (RFC 9110, 5.6.2);
    ///   `headerReserved` for `Content-Disposition`, `Content-Type`, `Content-Length` and `Content-Transfer-Encoding` in any
    ///   case; for the value `headerLineBreak`, `headerControl` or `headerNonASCII` with the offset. A space or tab at
    ///   either end of the value, which readers drop (RFC 9110, 5.5), is refused as `headerSpace`.
    public init(name: String, value: String) throws(Refusal) {
        try PartHeader.checkName(name)
        try HeaderByte.check(value, as: .headerValue)
        if let first = value.utf8.first, HeaderByte.isSpace(first) {
            throw Refusal(Finding(.headerSpace, offset: 0, term: .headerValue))
        }
        if let last = value.utf8.last, HeaderByte.isSpace(last) {
            throw Refusal(Finding(.headerSpace, offset: value.utf8.count - 1, term: .headerValue))
        }
        self.name = name
        self.value = value
    }

    private static func checkName(_ name: String) throws(Refusal) {
        var offset = 0
        for byte in name.utf8 {
            guard HeaderByte.isToken(byte) else {
                throw Refusal(Finding(.headerName, offset: offset, term: .headerName))
            }
            offset += 1
        }
        guard offset > 0 else { throw Refusal(Finding(.headerName, offset: 0, term: .headerName)) }
        guard !reserved.contains(name.lowercased()) else {
            throw Refusal(Finding(.headerReserved, offset: 0, term: .headerName))
        }
    }

    private static let reserved: Set<String> = [
        "content-disposition", "content-type", "content-length", "content-transfer-encoding",
    ]
}

extension PartHeader: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The lengths of name and value, never the text.
    public var description: String { "header, name of \(name.utf8.count) bytes, value of \(value.utf8.count) bytes" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no text.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
