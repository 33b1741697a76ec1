/// Where in the bytes a fault lives.
///
/// A UUID is checked `text` → `rule` → `bytes`, an upload `request` → `delimiter` → `header` → `rule` → `payload`.
/// A fault in one layer does not hide behind a follow-up in a later one.
public enum Layer: String, Sendable, Hashable, Codable, CaseIterable {
    /// The characters of a UUID: length, hyphens, digits.
    case text
    /// What the team agreed on for a field or an upload.
    case rule
    /// The 16 wire bytes of a UUID and their layout.
    case bytes
    /// The request head: media type, boundary parameter, length.
    case request
    /// The delimiter lines between parts and their line ends.
    case delimiter
    /// The header lines of a part.
    case header
    /// The content of a part.
    case payload
}
