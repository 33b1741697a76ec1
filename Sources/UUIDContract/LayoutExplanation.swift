import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What explains the bytes of a binary field, given the UUID that was expected.
public enum LayoutExplanation: Sendable, Hashable {
    /// The bytes are the expected UUID in the order of the text.
    case same
    /// The bytes are the expected UUID in this layout, or in any of these where several give the same bytes for it.
    case layouts([ByteLayout])
    /// Only some groups are turned round or exchanged: this one, or any of these where several give the same bytes.
    case partialSwaps([Term])
    /// 15 bytes: the expected UUID without its last byte, which is zero.
    case lostTrailingZero
    /// The expected UUID with other version or variant bits.
    case versionOverwritten
    /// The ASCII text of the expected UUID, with or without hyphens.
    case text
    /// Nothing known explains the bytes.
    case none

    init(_ bytes: WireBytes, expected: UUID) {
        let wire = bytes.head.kept
        let text = expected.wireBytes
        guard bytes.head.length == WireBytes.length else {
            if bytes.head.length == WireBytes.length - 1, text.last == 0, wire == text.dropLast() {
                self = .lostTrailingZero
            } else {
                self = bytes.textValue == expected ? .text : .none
            }
            return
        }
        let layouts = ByteLayout.allCases.filter { $0.encode(expected) == wire }
        let swaps = LayoutExplanation.partialSwaps.filter { $0.permutation.map { text[$0] } == wire }
        if layouts.contains(.rfc9562) {
            self = .same
        } else if !layouts.isEmpty {
            self = .layouts(layouts)
        } else if !swaps.isEmpty {
            self = .partialSwaps(swaps.map(\.term))
        } else {
            self = LayoutExplanation.neutral(wire) == LayoutExplanation.neutral(text) ? .versionOverwritten : .none
        }
    }

    /// The bytes without version digit and variant bits.
    private static func neutral(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        bytes[6] &= 0x0f
        bytes[8] &= 0x3f
        return bytes
    }

    /// `wire[i] = text[permutation[i]]` for conversions that forget a part.
    private static let partialSwaps: [(term: Term, permutation: [Int])] = [
        (.mySQLUnswapped, [4, 5, 6, 7, 2, 3, 0, 1, 8, 9, 10, 11, 12, 13, 14, 15]),
        (.group1Reversed, [3, 2, 1, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        (.group2Reversed, [0, 1, 2, 3, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        (.group3Reversed, [0, 1, 2, 3, 4, 5, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15]),
        (.groups12Reversed, [3, 2, 1, 0, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        (.groups13Reversed, [3, 2, 1, 0, 4, 5, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15]),
        (.groups23Reversed, [0, 1, 2, 3, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15]),
        (.firstHalfReversed, [7, 6, 5, 4, 3, 2, 1, 0, 8, 9, 10, 11, 12, 13, 14, 15]),
        (.secondHalfReversed, [0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8]),
        (.halvesExchanged, [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]),
    ]

    /// The word that vectors and reports use: a layout, a partial swap, several of them joined by `|`, or `same`,
    /// `lostTrailingZero`, `versionOverwritten`, `text`, `none`.
    public var word: String {
        switch self {
        case .same: "same"
        case .layouts(let layouts): layouts.map(\.rawValue).joined(separator: "|")
        case .partialSwaps(let terms): terms.map(\.rawValue).joined(separator: "|")
        case .lostTrailingZero: "lostTrailingZero"
        case .versionOverwritten: "versionOverwritten"
        case .text: "text"
        case .none: "none"
        }
    }

    /// The finding for a report; nil where the bytes are right. Its term is given where exactly one layout or swap explains
    /// the bytes.
    public func finding(field: FieldName? = nil) -> Finding? {
        switch self {
        case .same: nil
        case .layouts(let layouts):
            Finding(.uuidLayout, field: field, term: layouts.count == 1 ? layouts.first?.term : nil)
        case .partialSwaps(let terms):
            Finding(.uuidPartialSwap, field: field, term: terms.count == 1 ? terms.first : nil)
        case .lostTrailingZero: Finding(.uuidTrailingZeroLost, field: field, expected: 16, found: 15)
        case .versionOverwritten: Finding(.uuidVersionOverwritten, field: field)
        case .text: Finding(.uuidTextInBytes, field: field, expected: 16)
        case .none: Finding(.uuidBytesUnexplained, field: field)
        }
    }
}
