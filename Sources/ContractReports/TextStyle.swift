/// How a text report looks.
public struct TextStyle: Sendable, Hashable {
    /// The characters that mark checks and findings.
    public enum Characters: Sendable, Hashable {
        /// `✓`, `✗`, `!`
        case unicode
        /// `ok`, `FAIL`, `!`, for terminals and logs that show nothing else.
        case ascii
    }

    /// No colour, 80 columns, Unicode marks.
    public static let plain = TextStyle()

    /// The least width that a report is written for.
    public static let minimumWidth = 40

    /// Whether marks and headings are coloured by ANSI escapes.
    public var isColoured: Bool
    /// The columns of the terminal; at least ``minimumWidth``.
    public var width: Int { didSet { width = max(width, TextStyle.minimumWidth) } }
    /// The characters for marks.
    public var characters: Characters

    /// Describes a terminal.
    public init(isColoured: Bool = false, width: Int = 80, characters: Characters = .unicode) {
        self.isColoured = isColoured
        self.width = max(width, TextStyle.minimumWidth)
        self.characters = characters
    }
}

extension TextStyle {
    /// The colours that a report uses, as SGR parameters.
    enum Colour: String {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case bold = "1"
        case dim = "2"
    }

    /// The text in a colour, or as it is.
    func paint(_ text: String, _ colour: Colour) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }
}
