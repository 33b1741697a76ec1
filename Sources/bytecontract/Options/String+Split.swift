extension String {
    /// What stands before the first such byte and what stands behind it; nil behind where there is none.
    ///
    /// By bytes: `=` and a combining mark behind it are one `Character`, which a search for "=" would not find.
    func split(at byte: UInt8) -> (before: String, behind: String?) {
        guard let place = utf8.firstIndex(of: byte) else { return (self, nil) }
        return (String(self[..<place]), String(self[utf8.index(after: place)...]))
    }
}
