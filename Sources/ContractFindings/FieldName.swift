/// The name of a field as the contract calls it, for findings, reports and errors.
///
/// A field name is the only free text that a finding carries. It names a place, such as `order.id`, and is never
/// taken from a value: 1 to 200 UTF-8 bytes, no control characters and no line separators.
public struct FieldName: Sendable, Hashable, CustomStringConvertible {
    /// The most UTF-8 bytes that a field name may have.
    public static let maximumLength = 200

    /// The name as given.
    public let text: String

    /// The name as given.
    public var description: String { text }

    /// Checks and wraps a name that comes from outside, such as a contract file.
    ///
    /// - Throws: ``FieldNameError`` that says which bound the text breaks.
    public init(_ text: String) throws(FieldNameError) {
        if let error = FieldName.error(in: text) { throw error }
        self.text = text
    }

    private static func error(in text: String) -> FieldNameError? {
        let length = text.utf8.count
        if length == 0 { return .empty }
        if length > maximumLength { return .tooLong(length: length) }
        var offset = 0
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .format: return .controlCharacter(offset: offset)
            default: offset += UTF8.width(scalar)
            }
        }
        return nil
    }
}

extension FieldName: ExpressibleByStringLiteral {
    /// Wraps a name that is written in source.
    ///
    /// Only a literal can get here (`StaticString`), never outside data, so a wrong one is a programming error and stops
    /// the program.
    public init(stringLiteral value: StaticString) {
        text = value.description
        precondition(FieldName.error(in: text) == nil, "a field name has 1 to 200 bytes and no control characters")
    }
}

/// Why a text is no ``FieldName``.
public enum FieldNameError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The text has no characters.
    case empty
    /// The text has more than ``FieldName/maximumLength`` bytes.
    case tooLong(length: Int)
    /// A control, format or line separator character starts at the byte offset.
    case controlCharacter(offset: Int)

    /// What is wrong and what is allowed.
    public var description: String {
        switch self {
        case .empty: "a field name is empty; it needs 1 to \(FieldName.maximumLength) bytes"
        case .tooLong(let length): "a field name has \(length) bytes; at most \(FieldName.maximumLength) are allowed"
        case .controlCharacter(let offset): "a field name has a control character at byte offset \(offset); remove it"
        }
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { scalar.utf8.count }
}
