/// A place in a JSON document, read strictly: wrong types, missing keys and unknown keys are errors with a JSON pointer.
package struct JSONReader {
    package let value: JSONValue
    private let place: Place?

    /// The JSON pointer (RFC 6901) of this place.
    package var path: String { place?.pointer ?? "" }

    /// The root of a document.
    package init(_ value: JSONValue) {
        self.value = value
        place = nil
    }

    private init(_ value: JSONValue, at step: Place.Step, in parent: JSONReader) {
        self.value = value
        place = Place(step: step, parent: parent.place)
    }

    /// A step from the root, so that a pointer is written only for an error: a long key above many elements would otherwise
    /// be copied for each of them.
    private final class Place: Sendable {
        enum Step {
            case index(Int)
            case key(String)
        }

        private let step: Step
        private let parent: Place?

        init(step: Step, parent: Place?) {
            self.step = step
            self.parent = parent
        }

        var pointer: String {
            switch step {
            case .index(let index): "\(parent?.pointer ?? "")/\(index)"
            case .key(let key): "\(parent?.pointer ?? "")/\(JSONReader.token(key))"
            }
        }
    }

    /// A key as a word of a JSON pointer.
    static func token(_ key: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in key.unicodeScalars {
            switch scalar {
            case "~": escaped.append(contentsOf: "~0".unicodeScalars)
            case "/": escaped.append(contentsOf: "~1".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
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
        return elements.enumerated().map { JSONReader($1, at: .index($0), in: self) }
    }

    /// An object whose keys are names of the user's own, in the order of the names.
    package func members(_ expected: String = "an object") throws(DocumentError) -> [(name: String, reader: JSONReader)]
    {
        guard case .object(let members) = value else { throw wrong(expected) }
        return members.sorted { $0.key < $1.key }.map { ($0.key, JSONReader($0.value, at: .key($0.key), in: self)) }
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

    fileprivate func member(_ value: JSONValue, key: String) -> JSONReader {
        JSONReader(value, at: .key(key), in: self)
    }

    fileprivate func pointer(_ key: String) -> String { "\(path)/\(JSONReader.token(key))" }
}

/// An object with known keys.
package struct JSONObject {
    fileprivate let reader: JSONReader
    fileprivate let members: [String: JSONValue]

    package var path: String { reader.path }

    /// The member, or nil where the key is missing.
    package subscript(key: String) -> JSONReader? {
        members[key].map { reader.member($0, key: key) }
    }

    /// The member, or an error where the key is missing.
    package func required(_ key: String) throws(DocumentError) -> JSONReader {
        guard let member = self[key] else { throw DocumentError(path: path, reason: .missingKey(key)) }
        return member
    }
}
