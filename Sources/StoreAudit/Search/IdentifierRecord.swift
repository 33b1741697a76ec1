/// What the search keeps of one row: the identifier, how it is written, and which row it is. 32 bytes, and no value.
package struct IdentifierRecord: Sendable {
    /// What the row means.
    package var key: IdentifierKey
    /// How it is written.
    package var spelling: IdentifierSpelling
    /// The rowid in a database, the line in a text file.
    package var row: Int

    @inline(__always)
    package init(key: IdentifierKey, spelling: IdentifierSpelling, row: Int) {
        self.key = key
        self.spelling = spelling
        self.row = row
    }
}
