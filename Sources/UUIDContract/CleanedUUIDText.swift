/// The explicit clean-up of text that a person pasted into a field.
///
/// No parser calls it: parse the ``text`` strictly afterwards, and show the person what was changed. Text that cannot be
/// cleaned comes back as it is after what could be done.
public struct CleanedUUIDText: Sendable, Hashable {
    /// One kind of change.
    public enum Change: String, Sendable, Hashable, Codable, CaseIterable {
        /// White space at the ends was cut off, no-break and zero-width spaces too.
        case trimmed
        /// A byte order mark at an end was cut off.
        case byteOrderMark
        /// A pair of quotes, straight or typographic, was taken off.
        case quotes
        /// A pair of braces was taken off.
        case braces
        /// A pair of parentheses was taken off.
        case parentheses
        /// A pair of square or angle brackets was taken off.
        case brackets
        /// `urn:uuid:` or `uuid:` at the start was taken off.
        case urnPrefix
        /// Unicode dashes became `-`.
        case dashes
        /// Full-width digits and letters became ASCII.
        case fullWidth
        /// Hyphens were put between 32 digits.
        case insertedHyphens
        /// Capital digits became lower case.
        case loweredCase
    }

    /// The cleaned text, not yet checked.
    public let text: String

    /// What was changed, each kind once, in the order in which it was first done.
    public let changes: [Change]

    /// Cleans text as it was pasted.
    public init(pasted: String) {
        var cleaning = Cleaning(Array(pasted.unicodeScalars))
        cleaning.unwrap()
        cleaning.normalise()
        changes = cleaning.changes
        if changes.isEmpty {
            text = pasted
        } else {
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: cleaning.scalars)
            text = String(scalars)
        }
    }
}

private struct Cleaning {
    var scalars: ArraySlice<Unicode.Scalar>
    var changes: [CleanedUUIDText.Change] = []

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars[...] }

    private mutating func note(_ change: CleanedUUIDText.Change) {
        if !changes.contains(change) { changes.append(change) }
    }

    /// Takes off white space, pairs and prefixes from the outside in. Each step shortens the text, so that it ends.
    mutating func unwrap() {
        while trimOneEnd() || takeOffPair() || takeOffPrefix() {}
    }

    private mutating func trimOneEnd() -> Bool {
        if let first = scalars.first, let change = Cleaning.blank(first) {
            scalars.removeFirst()
            note(change)
            return true
        }
        if let last = scalars.last, let change = Cleaning.blank(last) {
            scalars.removeLast()
            note(change)
            return true
        }
        return false
    }

    private static func blank(_ scalar: Unicode.Scalar) -> CleanedUUIDText.Change? {
        switch scalar {
        case "\u{FEFF}": .byteOrderMark
        case "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}", "\u{2066}"..."\u{2069}": .trimmed
        default: scalar.properties.isWhitespace ? .trimmed : nil
        }
    }

    private static let pairs: [(open: Unicode.Scalar, close: Unicode.Scalar, change: CleanedUUIDText.Change)] = [
        ("\"", "\"", .quotes), ("'", "'", .quotes), ("`", "`", .quotes),
        ("\u{201C}", "\u{201D}", .quotes), ("\u{201E}", "\u{201C}", .quotes), ("\u{201D}", "\u{201D}", .quotes),
        ("\u{2018}", "\u{2019}", .quotes), ("\u{201A}", "\u{2018}", .quotes), ("\u{2019}", "\u{2019}", .quotes),
        ("\u{AB}", "\u{BB}", .quotes), ("\u{BB}", "\u{AB}", .quotes), ("\u{2039}", "\u{203A}", .quotes),
        ("\u{300C}", "\u{300D}", .quotes), ("{", "}", .braces), ("\u{FF5B}", "\u{FF5D}", .braces),
        ("(", ")", .parentheses), ("\u{FF08}", "\u{FF09}", .parentheses), ("[", "]", .brackets),
        ("\u{FF3B}", "\u{FF3D}", .brackets), ("<", ">", .brackets), ("\u{FF1C}", "\u{FF1E}", .brackets),
    ]

    private mutating func takeOffPair() -> Bool {
        guard scalars.count >= 2, let first = scalars.first, let last = scalars.last,
            let pair = Cleaning.pairs.first(where: { $0.open == first && $0.close == last })
        else { return false }
        scalars = scalars.dropFirst().dropLast()
        note(pair.change)
        return true
    }

    private mutating func takeOffPrefix() -> Bool {
        for prefix in ["urn:uuid:", "uuid:"] {
            let start = scalars.prefix(prefix.unicodeScalars.count)
            let isPrefix = start.elementsEqual(prefix.unicodeScalars) { scalar, wanted in
                scalar == wanted || (scalar.isASCII && scalar.value | 0x20 == wanted.value)
            }
            guard isPrefix else { continue }
            scalars = scalars.dropFirst(start.count)
            note(.urnPrefix)
            return true
        }
        return false
    }

    /// Turns look-alikes into ASCII, and then, where only digits and hyphens are left, sets hyphens and case.
    mutating func normalise() {
        scalars = ArraySlice(scalars.map { replaced($0) })
        let isDigit = { (scalar: Unicode.Scalar) in scalar.isASCII && scalar.properties.isASCIIHexDigit }
        guard scalars.allSatisfy({ isDigit($0) || $0 == "-" }) else { return }
        if scalars.count == 32, scalars.allSatisfy(isDigit) {
            for place in [20, 16, 12, 8] { scalars.insert("-", at: scalars.startIndex + place) }
            note(.insertedHyphens)
        }
        guard scalars.contains(where: { ("A"..."F").contains($0) }) else { return }
        scalars = ArraySlice(scalars.map { ("A"..."F").contains($0) ? Unicode.Scalar(UInt8($0.value) | 0x20) : $0 })
        note(.loweredCase)
    }

    private mutating func replaced(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "\u{2010}"..."\u{2015}", "\u{2043}", "\u{2212}", "\u{FE58}", "\u{FE63}", "\u{FF0D}":
            note(.dashes)
            return "-"
        case "\u{FF10}"..."\u{FF19}", "\u{FF21}"..."\u{FF26}", "\u{FF41}"..."\u{FF46}":
            note(.fullWidth)
            // U+FF01 to U+FF5E stand in the order of ASCII.
            return Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
        default: return scalar
        }
    }
}
