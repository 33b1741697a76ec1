/// What may stand in the name and filename of a part.
public enum HeaderSafety: String, Sendable, Hashable, Codable, CaseIterable {
    /// ASCII 32 to 126 without `"` and `\`. All else is refused, never renamed: only these bytes are read alike by every
    /// server that was tried. (A reader that decodes MIME encoded words, such as Python's `email`, still makes another text of
    /// `=?utf-8?q?…?=`; no form reader in the project's tests does.)
    case strict
    /// What browsers send (WHATWG, `multipart/form-data` encoding): UTF-8 as it is, and `"` as `%22`, CR as `%0D`, LF as
    /// `%0A`. In names, not in filenames, each lone CR and lone LF becomes CRLF first. Nothing else is escaped or refused.
    /// So a `\` goes out as it is, and readers take it for an escape or not: PHP reads a name that ends in `\` with a `"`.
    ///
    /// Browsers also make CRLF of the line ends in text values. This package never changes a content.
    case browser
}
