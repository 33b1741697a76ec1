import ContractFile
import ContractFindings
import UUIDContract

extension VectorFile {
    /// The file as the formatter writes it: keys in the order of the documentation, lengths and digests filled in.
    public var formatted: String { json.document }

    private var json: OrderedJSON {
        var members: [(String, OrderedJSON)] = []
        if let schemaReference { members.append(("$schema", .string(schemaReference))) }
        members += [
            ("schema", .string(VectorFile.schema)), ("area", .string(area)), ("suite", .string(suite)),
            ("title", .string(title)),
            ("notes", .object(notes.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
            ("groups", .array(groups.map(\.json))),
        ]
        return .object(members)
    }
}

extension VectorGroup {
    fileprivate var json: OrderedJSON {
        var members: [(String, OrderedJSON)] = [
            ("name", .string(name.text)), ("operation", .string(operation.rawValue)),
            ("level", .string(level.rawValue)),
            ("section", .string(section)), ("profile", .string(profile.rawValue)),
        ]
        if parameters != VectorParameters() { members.append(("parameters", parameters.json)) }
        members.append(("cases", .array(cases.map(\.json))))
        return .object(members)
    }
}

extension Vector {
    fileprivate var json: OrderedJSON {
        var members: [(String, OrderedJSON)] = [("id", .string(id.text)), ("comment", .string(comment))]
        members.append(("flags", .array(flags.map { .string($0) })))
        if isRetired { members.append(("retired", .bool(true))) }
        if parameters != VectorParameters() { members.append(("parameters", parameters.json)) }
        members.append(("input", input.json))
        if !edges.isEmpty { members.append(("edges", .array(edges.map { .int($0) }))) }
        members.append(("expect", answer.json))
        return .object(members)
    }
}

extension Vector.Answer {
    var json: OrderedJSON {
        switch self {
        case .accept(let value): return .object([("verdict", .string("accept")), ("value", value.json)])
        case .reject(let category, let offset):
            var members: [(String, OrderedJSON)] = [
                ("verdict", .string("reject")), ("category", .string(category.rawValue)),
            ]
            if let offset { members.append(("offset", .int(offset))) }
            return .object(members)
        }
    }
}

extension VectorBytes {
    fileprivate var json: OrderedJSON {
        let segments = segments.map { segment -> OrderedJSON in
            switch segment {
            case .text(let text): .object([("text", .string(text))])
            case .hex(let run): .object([("hex", .string(Hexadecimal.text(run)))])
            case .repeatedText(let text, let count):
                .object([("repeat", .object([("text", .string(text)), ("count", .int(count))]))])
            case .repeatedHex(let run, let count):
                .object([("repeat", .object([("hex", .string(Hexadecimal.text(run))), ("count", .int(count))]))])
            }
        }
        return .object([("segments", .array(segments)), ("length", .int(bytes.count)), ("sha256", .string(sha256))])
    }
}

extension VectorParameters {
    /// The parameters as an adapter gets them.
    package var json: OrderedJSON {
        var members: [(String, OrderedJSON)] = []
        if let rule { members.append(("rule", rule.json)) }
        if let layout { members.append(("layout", .string(layout.rawValue))) }
        if let other { members.append(("other", .string(other))) }
        if let expected { members.append(("expected", .string(expected))) }
        if let filename { members.append(("filename", .string(filename))) }
        if let boundary { members.append(("boundary", .string(boundary))) }
        if let parts { members.append(("parts", .array(parts.map(\.json)))) }
        if let contentType { members.append(("contentType", .string(contentType))) }
        if let contentLength { members.append(("contentLength", .string(contentLength))) }
        if let expectedBytes { members.append(("expectedBytes", .string(Hexadecimal.text(expectedBytes)))) }
        return .object(members)
    }
}

extension VectorParameters.RuleNotation {
    fileprivate var json: OrderedJSON {
        var members: [(String, OrderedJSON)] = []
        if let name { members.append(("name", .string(name))) }
        if let versions { members.append(("versions", .array(versions.map { .int($0) }))) }
        if let allowsNil { members.append(("nil", .bool(allowsNil))) }
        if let allowsMax { members.append(("max", .bool(allowsMax))) }
        if let requiresCanonicalText { members.append(("canonical", .bool(requiresCanonicalText))) }
        return .object(members)
    }
}

extension VectorParameters.Part {
    fileprivate var json: OrderedJSON {
        var members: [(String, OrderedJSON)] = [("name", .string(name))]
        if let filename { members.append(("filename", .string(filename))) }
        if let contentType { members.append(("contentType", .string(contentType))) }
        if !headers.isEmpty {
            members.append(("headers", .array(headers.map { .array([.string($0.name), .string($0.value)]) })))
        }
        members.append(("length", .int(length)))
        return .object(members)
    }
}
