import ContractFindings

/// Which names of tables, columns and keys a report may show. Who made the store may have put an identifier into a name, or a
/// file without a header has its first row where names are looked for: a value is then no name.
///
/// One rule for all: a name is shown only if it is a ``FieldName`` and holds no identifier, not even a damaged one; else its place
/// is.
package enum ShownName {
    /// How many bytes of a text are looked at together, and how many of them are digits or between digits in what is taken for an
    /// identifier: one with a few wrong characters is.
    private static let windowLength = 30
    private static let leastMarks = 26
    /// An identifier has its digits as well as its hyphens there.
    private static let leastDigits = 16

    /// Whether a report may show a name.
    package static func isShown(_ name: String) -> Bool {
        (try? FieldName(name)) != nil && !holdsIdentifier(name)
    }

    /// The name of a column, or its place in the table, from 1.
    package static func column(_ name: String, number: Int) -> String { isShown(name) ? name : "column \(number)" }

    /// The name of a table, or its place in the store, from 1.
    package static func table(_ name: String, number: Int) -> String { isShown(name) ? name : "table \(number)" }

    /// Whether a text has an identifier in it, whole, damaged or cut: 30 characters nearly all of which are hexadecimal digits,
    /// hyphens or underscores, five groups of 8, 4, 4, 4 and 12 characters, or three of these groups in digits.
    package static func holdsIdentifier(_ text: String) -> Bool {
        let kinds = text.unicodeScalars.map(Kind.init)
        return hasWindow(kinds) || hasGroups(kinds)
    }

    /// What one character may be in an identifier. Full-width digits and typographic dashes are read as what they look like.
    private enum Kind {
        case digit
        case separator
        case letter
        case other

        init(_ scalar: Unicode.Scalar) {
            let properties = scalar.properties
            if properties.isHexDigit {
                self = .digit
            } else if properties.isDash || scalar == "_" {
                self = .separator
            } else {
                self = properties.isAlphabetic || properties.numericType != nil ? .letter : .other
            }
        }
    }

    private static func hasWindow(_ kinds: [Kind]) -> Bool {
        var (digits, separators) = (0, 0)
        for (index, kind) in kinds.enumerated() {
            if kind == .digit { digits += 1 } else if kind == .separator { separators += 1 }
            if index >= windowLength {
                let gone = kinds[index - windowLength]
                if gone == .digit { digits -= 1 } else if gone == .separator { separators -= 1 }
            }
            if digits >= leastDigits, digits + separators >= leastMarks { return true }
        }
        return false
    }

    private static func hasGroups(_ kinds: [Kind]) -> Bool {
        let groups = kinds.split(separator: .separator, omittingEmptySubsequences: false)
        for start in groups.indices {
            let rest = groups[start...]
            if fits(rest, [8, 4, 4, 4, 12], digitsOnly: false) || fits(rest, [8, 4, 4], digitsOnly: true)
                || fits(rest, [4, 4, 12], digitsOnly: true)
            {
                return true
            }
        }
        return false
    }

    /// Whether groups have these lengths; more may stand before the first one and behind the last one.
    private static func fits(_ groups: ArraySlice<ArraySlice<Kind>>, _ lengths: [Int], digitsOnly: Bool) -> Bool {
        guard groups.count >= lengths.count else { return false }
        var digits = 0
        for (place, (group, length)) in zip(groups, lengths).enumerated() {
            let part =
                place == 0
                ? group.suffix(length) : place == lengths.count - 1 ? group.prefix(length) : group
            guard part.count == length, part.allSatisfy({ $0 == .digit || $0 == .letter && !digitsOnly }) else {
                return false
            }
            for kind in part where kind == .digit { digits += 1 }
        }
        // Words of these lengths have fewer letters from A to F.
        return digits >= leastDigits
    }
}
