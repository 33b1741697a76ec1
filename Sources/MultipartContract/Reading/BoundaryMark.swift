/// One place in a body where the text of the boundary stands, with all that decides whether it is a delimiter.
///
/// A delimiter is CRLF, two hyphens, the boundary, perhaps two hyphens, perhaps padding, and CRLF; at the start of the body
/// the first CRLF and at its end the last one is not there (RFC 2046, 5.1.1). Everything else is content, or a fault.
public struct BoundaryMark: Sendable, Hashable {
    /// What stands directly before the hyphens.
    public enum Lead: Sendable, Hashable {
        /// The start of the body.
        case start
        /// CR and LF.
        case crlf
        /// An LF without a CR.
        case lf
        /// A CR.
        case cr
        /// Any other byte.
        case other

        /// How many bytes it has: those that belong to the delimiter and not to the content before it.
        public var length: Int {
            switch self {
            case .start, .other: 0
            case .crlf: 2
            case .lf, .cr: 1
            }
        }
    }

    /// What follows behind the boundary, its closing hyphens and the padding.
    public enum Tail: Sendable, Hashable {
        /// CR and LF.
        case crlf
        /// An LF.
        case lf
        /// A CR that no LF follows.
        case cr
        /// The end of the body.
        case end
        /// Any other byte.
        case other

        /// How many bytes it has.
        public var length: Int {
            switch self {
            case .end, .other: 0
            case .crlf: 2
            case .lf, .cr: 1
            }
        }
    }

    /// Where the text of the boundary begins: a byte offset in the body.
    public let offset: Int
    /// How many bytes the boundary has.
    public let length: Int
    /// How many hyphens stand directly before it, of at most two.
    public let hyphens: Int
    /// What stands before the hyphens.
    public let lead: Lead
    /// How many hyphens stand directly behind it, of at most two.
    public let closeHyphens: Int
    /// How many spaces and tabs follow.
    public let padding: Int
    /// What follows then.
    public let tail: Tail

    /// Describes a place.
    public init(
        offset: Int, length: Int, hyphens: Int, lead: Lead, closeHyphens: Int, padding: Int, tail: Tail
    ) {
        self.offset = offset
        self.length = length
        self.hyphens = hyphens
        self.lead = lead
        self.closeHyphens = closeHyphens
        self.padding = padding
        self.tail = tail
    }
}

extension BoundaryMark {
    /// Where the hyphens begin, or the boundary if there are none.
    public var lineOffset: Int { offset - hyphens }
    /// Where the delimiter begins with its line end: the end of the content before it.
    public var start: Int { lineOffset - lead.length }
    /// The first byte behind the line end of the delimiter line.
    public var end: Int { offset + length + closeHyphens + padding + tail.length }
    /// Whether two hyphens stand behind the boundary.
    public var isClose: Bool { closeHyphens == 2 }

    /// Whether it is a delimiter by the letter of RFC 2046: at the start of a line, with two hyphens, and with a line end,
    /// which only a closing one may lack at the end of the body.
    public var isDelimiter: Bool {
        guard hyphens == 2, lead == .start || lead == .crlf, closeHyphens != 1 else { return false }
        return tail == .crlf || (isClose && tail == .end)
    }
}
