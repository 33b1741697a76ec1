import ContractFile

extension JSONReader {
    /// A list of texts.
    func strings() throws(DocumentError) -> [String] {
        var texts: [String] = []
        for element in try elements() { texts.append(try element.string()) }
        return texts
    }

    /// A word of a closed list.
    func word<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) throws(DocumentError) -> Word {
        let words = "one of " + Word.allCases.map(\.rawValue).joined(separator: ", ")
        guard let word = Word(rawValue: try string(words)) else { throw wrong(words) }
        return word
    }

    /// What the body reads, or nil for null.
    func unlessNull<Value>(_ read: (JSONReader) throws(DocumentError) -> Value) throws(DocumentError) -> Value? {
        value == .null ? nil : try read(self)
    }

    /// A number of things.
    func count() throws(DocumentError) -> Int {
        let number = try int("a number of 0 or more")
        guard number >= 0 else { throw wrong("a number of 0 or more") }
        return number
    }
}

extension JSONObject {
    /// Refuses a document of another schema.
    func require(_ schema: String) throws(DocumentError) {
        let reader = try required("schema")
        guard try reader.string() == schema else { throw reader.wrong("\"\(schema)\"") }
    }
}
