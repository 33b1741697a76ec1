import ContractFile
import UUIDContract

extension VectorParameters {
    static func reading(_ reader: JSONReader) throws(DocumentError) -> VectorParameters {
        let object = try reader.object(
            "rule", "layout", "other", "expected", "filename", "boundary", "parts", "contentType", "contentLength",
            "expectedBytes")
        var parameters = VectorParameters()
        if let rule = object["rule"] { parameters.rule = try RuleNotation(rule) }
        parameters.layout = try object["layout"]?.word(ByteLayout.self)
        parameters.other = try object["other"]?.string()
        parameters.expected = try object["expected"]?.string()
        parameters.filename = try object["filename"]?.string()
        parameters.boundary = try object["boundary"]?.string()
        if let list = object["parts"] {
            var parts: [Part] = []
            for element in try list.elements("a list of parts") { parts.append(try Part(element)) }
            parameters.parts = parts
        }
        parameters.contentType = try object["contentType"]?.string()
        parameters.contentLength = try object["contentLength"]?.string()
        if let reader = object["expectedBytes"] {
            guard let bytes = Hexadecimal.bytes(try reader.string()) else {
                throw reader.wrong("pairs of hexadecimal digits")
            }
            parameters.expectedBytes = bytes
        }
        return parameters
    }
}

extension VectorParameters.RuleNotation {
    init(_ reader: JSONReader) throws(DocumentError) {
        rule = try UUIDRule(reader)
        if case .string(let text) = reader.value {
            name = text
            return
        }
        let object = try reader.object("name", "versions", "nil", "max", "canonical")
        name = try object["name"]?.string()
        if let list = object["versions"] {
            var versions: [Int] = []
            for element in try list.elements() { versions.append(try element.int()) }
            self.versions = versions.sorted()
        }
        allowsNil = try object["nil"]?.bool()
        allowsMax = try object["max"]?.bool()
        requiresCanonicalText = try object["canonical"]?.bool()
    }
}

extension VectorParameters.Part {
    init(_ reader: JSONReader) throws(DocumentError) {
        let object = try reader.object("name", "filename", "contentType", "headers", "length")
        name = try object.required("name").string()
        filename = try object["filename"]?.string()
        contentType = try object["contentType"]?.string()
        headers = []
        for element in try object["headers"]?.elements("a list of headers") ?? [] {
            let pair = try element.elements("a name and a value")
            guard pair.count == 2 else { throw element.wrong("a name and a value") }
            headers.append(VectorParameters.Header(name: try pair[0].string(), value: try pair[1].string()))
        }
        let lengthReader = try object.required("length")
        length = try lengthReader.int("the bytes of the content")
        guard (0...VectorBytes.maximumLength).contains(length) else {
            throw lengthReader.wrong("the bytes of the content, 0 to \(VectorBytes.maximumLength)")
        }
    }
}
