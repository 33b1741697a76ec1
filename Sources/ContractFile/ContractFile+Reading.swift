import ContractFindings
import UUIDContract

extension ContractFile {
    static func fields(_ reader: JSONReader?) throws(DocumentError) -> [Field] {
        var fields: [Field] = []
        for (name, member) in try reader?.members("an object of fields by name") ?? [] {
            let object = try member.object("type", "rule", "note")
            let type = try object.required("type")
            guard case .string("uuid") = type.value else { throw type.wrong("\"uuid\"") }
            fields.append(
                Field(
                    name: try fieldName(name, at: member.path), rule: try object["rule"].map(UUIDRule.init) ?? .any,
                    note: try object["note"]?.string()))
        }
        return fields
    }

    static func samples(
        _ reader: JSONReader?, fields: [Field], ids: inout Set<CaseID>
    ) throws(DocumentError) -> [Sample] {
        var samples: [Sample] = []
        let names = Dictionary(fields.map { ($0.name.text, $0.name) }) { first, _ in first }
        for (index, element) in try reader?.elements("a list of samples").enumerated() ?? [].enumerated() {
            let sample = try self.sample(element, number: index + 1, fields: names)
            guard ids.insert(sample.id).inserted else { throw .duplicate(at: element.path + "/id") }
            samples.append(sample)
        }
        return samples
    }

    private static func sample(
        _ reader: JSONReader, number: Int, fields: [String: FieldName]
    ) throws(DocumentError) -> Sample {
        let object = try reader.object("id", "field", "text", "hex", "verdict", "category", "value", "comment")
        let fieldReader = try object.required("field")
        guard let field = fields[try fieldReader.string()] else {
            throw fieldReader.wrong("the name of a field under `fields`")
        }
        let input: [UInt8]
        let isBinary: Bool
        switch (object["text"], object["hex"]) {
        case (let text?, nil):
            input = Array(try text.string().utf8)
            isBinary = false
        case (nil, let hex?):
            guard let bytes = Hexadecimal.bytes(try hex.string()) else {
                throw hex.wrong("pairs of hexadecimal digits")
            }
            input = bytes
            isBinary = true
        default: throw reader.wrong("either `text` or `hex`")
        }
        return Sample(
            id: try sampleID(object, topic: "sample", number: number), field: field, input: input, isBinary: isBinary,
            answer: try answer(object))
    }

    static func sampleID(_ object: JSONObject, topic: String, number: Int) throws(DocumentError) -> CaseID {
        if let reader = object["id"] {
            guard let id = CaseID(try reader.string()) else { throw reader.wrong("an id such as `order.id.0001`") }
            return id
        }
        let digits = String(number)
        guard let id = CaseID(topic + "." + String(repeating: "0", count: max(0, 4 - digits.count)) + digits) else {
            // The number of an id has four digits.
            throw .wrongValue(at: object.path, expected: "an id; more than 9,999 samples: give each an id")
        }
        return id
    }

    private static func answer(_ object: JSONObject) throws(DocumentError) -> Sample.Answer {
        let verdict = try object.required("verdict")
        switch try verdict.string() {
        case "accept":
            if let category = object["category"] { throw category.wrong("no category, since the sample is accepted") }
            return .accept(canonicalText: try object["value"]?.string())
        case "reject":
            if let value = object["value"] { throw value.wrong("no value, since the sample is rejected") }
            guard let reader = object["category"] else { return .reject(nil) }
            return .reject(try reader.category())
        default: throw verdict.wrong("\"accept\" or \"reject\"")
        }
    }

    static func paths(_ reader: JSONReader?) throws(DocumentError) -> [String] {
        var paths: [String] = []
        for element in try reader?.elements("a list of paths") ?? [] {
            let path = try element.string("a path")
            guard !path.isEmpty else { throw element.wrong("a path") }
            paths.append(path)
        }
        return paths
    }

    static func implementations(_ reader: JSONReader?) throws(DocumentError) -> [Implementation] {
        var implementations: [Implementation] = []
        for (name, member) in try reader?.members("an object of implementations by name") ?? [] {
            let object = try member.object("command", "expectedFailures", "timeout")
            let commandReader = try object.required("command")
            let command = try paths(commandReader)
            guard !command.isEmpty else { throw commandReader.wrong("a list of program and arguments") }
            let timeout = try object["timeout"]?.number("a number of seconds") ?? 5
            guard (0.01...3600).contains(timeout) else {
                throw .wrongValue(at: member.path + "/timeout", expected: "seconds from 0.01 to 3600")
            }
            implementations.append(
                Implementation(
                    name: try fieldName(name, at: member.path), command: command,
                    expectedFailuresPath: try object["expectedFailures"]?.string("a path"), timeout: timeout))
        }
        return implementations
    }

    static func fieldName(_ text: String, at path: String) throws(DocumentError) -> FieldName {
        do {
            return try FieldName(text)
        } catch {
            throw .wrongValue(at: path, expected: "a name of 1 to \(FieldName.maximumLength) printable bytes")
        }
    }
}

extension JSONReader {
    /// A word of a closed list.
    func word<Word: RawRepresentable & CaseIterable>() throws(DocumentError) -> Word where Word.RawValue == String {
        let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        guard let word = Word(rawValue: try string("one of \(words)")) else { throw wrong("one of \(words)") }
        return word
    }

    /// A category by its dotted name.
    package func category() throws(DocumentError) -> FindingCategory {
        let text = try string("a category")
        guard let category = FindingCategory(rawValue: text) else {
            let known = FindingCategory.allCases.map(\.rawValue)
            let nearest = Suggestion.nearest(to: text, among: known).map { ", for example \($0)" } ?? ""
            throw wrong("a category that `bytecontract explain` lists\(nearest)")
        }
        return category
    }
}
