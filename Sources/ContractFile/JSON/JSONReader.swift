/// A place in a JSON document, read strictly: wrong types, missing keys and unknown keys are errors with a JSON pointer.
package struct JSONReader {
    package let value: JSONValue
    /// The JSON pointer (RFC 6901) of this place.
    package let path: String

    package init(_ value: JSONValue, path: String = "") {
        self.value = value
        self.path = path
    }

    /// Text, or an error that says what belongs here.
    package func string(_ expected: String = "a text") throws(DocumentError) -> String {
        guard case .string(let text) = value else { throw wrong(expected) }
        return text
    }

    package func int(_ expected: String = "a whole number") throws(DocumentError) -> Int {
        guard case .int(let number) = value else { throw wrong(expected) }
        return number
    }

    package func number(_ expected: String = "a number") throws(DocumentError) -> Double {
        switch value {
        case .int(let number): return Double(number)
        case .double(let number): return number
        default: throw wrong(expected)
        }
    }

    package func bool() throws(DocumentError) -> Bool {
        guard case .bool(let flag) = value else { throw wrong("true or false") }
        return flag
    }

    /// The elements of a list.
    package func elements(_ expected: String = "a list") throws(DocumentError) -> [JSONReader] {
        guard case .array(let elements) = value else { throw wrong(expected) }
        return elements.enumerated().map { JSONReader($1, path: "\(path)/\($0)") }
    }

    /// An object whose keys are names of the user's own, in the order of the names.
    package func members(_ expected: String = "an object") throws(DocumentError) -> [(name: String, reader: JSONReader)]
    {
        guard case .object(let members) = value else { throw wrong(expected) }
        return members.sorted { $0.key < $1.key }.map { ($0.key, JSONReader($0.value, path: pointer($0.key))) }
    }

    /// An object that may hold only the given keys.
    package func object(_ keys: String...) throws(DocumentError) -> JSONObject {
        guard case .object(let members) = value else { throw wrong("an object") }
        for key in members.keys.sorted() where !keys.contains(key) {
            throw DocumentError(
                path: pointer(key), reason: .unknownKey(suggestion: Suggestion.nearest(to: key, among: keys)))
        }
        return JSONObject(reader: self, members: members)
    }

    package func wrong(_ expected: String) -> DocumentError { .wrongValue(at: path, expected: expected) }

    fileprivate func pointer(_ key: String) -> String {
        var escaped = ""
        for character in key {
            switch character {
            case "~": escaped += "~0"
            case "/": escaped += "~1"
            default: escaped.append(character)
            }
        }
        return "\(path)/\(escaped)"
    }
}

/// An object with known keys.
package struct JSONObject {
    fileprivate let reader: JSONReader
    fileprivate let members: [String: JSONValue]

    package var path: String { reader.path }

    /// The member, or nil where the key is missing.
    package subscript(key: String) -> JSONReader? {
        members[key].map { JSONReader($0, path: reader.pointer(key)) }
    }

    /// The member, or an error where the key is missing.
    package func required(_ key: String) throws(DocumentError) -> JSONReader {
        guard let member = self[key] else { throw DocumentError(path: path, reason: .missingKey(key)) }
        return member
    }
}
