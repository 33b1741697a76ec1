/// A name that a report shows: of a check, of a file, of a toolchain.
///
/// Such names come from vector files, contracts and command lines, so that this type makes them harmless: control,
/// format and line separator characters are written as `\u{…}`, and a text beyond the limit is cut and ends in `...`. Never hand it a value, a file's content or what a foreign program printed.
public struct ReportText: Sendable, Hashable, CustomStringConvertible {
    /// The most UTF-8 bytes that are kept of a name.
    public static let maximumLength = 200
    /// The most UTF-8 bytes that are kept of a path.
    public static let maximumPathLength = 4_096

    /// The harmless text: one line, no control characters.
    public let text: String

    /// The harmless text.
    public var description: String { text }

    /// Makes a name harmless.
    public init(_ name: String) { text = ReportText.harmless(name, limit: ReportText.maximumLength) }

    /// Makes a path harmless, which may be longer than a name.
    public init(path: String) { text = ReportText.harmless(path, limit: ReportText.maximumPathLength) }

    private static func harmless(_ text: String, limit: Int) -> String {
        var result = ""
        var length = 0
        for scalar in text.unicodeScalars {
            var piece = String(scalar)
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                piece = "\\u{" + String(scalar.value, radix: 16) + "}"
            default: break
            }
            length += piece.utf8.count
            if length > limit { return result + "..." }
            result += piece
        }
        return result
    }
}

extension ReportText: ExpressibleByStringLiteral {
    /// A name that is written in source.
    public init(stringLiteral value: String) { self.init(value) }
}
