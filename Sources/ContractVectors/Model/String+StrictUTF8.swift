extension String {
    /// The text of bytes that are valid UTF-8, else nil. (The standard library's own is not on all systems that we build for.)
    init?(strictUTF8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        // What is not valid is decoded as U+FFFD, and so does not come back the same.
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
