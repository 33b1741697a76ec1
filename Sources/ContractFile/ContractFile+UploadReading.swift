import ContractFindings
import MultipartContract

extension ContractFile {
    /// Reads the uploads. `ids` are those of samples that were read before, and those of these are added.
    static func uploads(_ reader: JSONReader?, ids: inout Set<CaseID>) throws(DocumentError) -> [Upload] {
        var uploads: [Upload] = []
        var sampleCount = 0
        for (name, member) in try reader?.members("an object of uploads by name") ?? [] {
            let object = try member.object("parts", "otherParts", "server", "samples", "note")
            var samples: [UploadSample] = []
            for element in try object["samples"]?.elements("a list of samples") ?? [] {
                sampleCount += 1
                let sample = try uploadSample(element, number: sampleCount)
                guard ids.insert(sample.id).inserted else { throw .duplicate(at: element.path + "/id") }
                samples.append(sample)
            }
            uploads.append(
                Upload(
                    name: try fieldName(name, at: member.path), contract: try UploadContract(object), samples: samples,
                    note: try object["note"]?.string()))
        }
        return uploads
    }

    private static func uploadSample(_ reader: JSONReader, number: Int) throws(DocumentError) -> UploadSample {
        let object = try reader.object("id", "file", "contentType", "request", "verdict", "category", "comment")
        let file = try object.required("file")
        let path = try file.string("a path")
        guard !path.isEmpty else { throw file.wrong("a path") }
        _ = try object["comment"]?.string()
        let form: UploadSample.Form
        switch (try object["request"]?.bool() ?? false, object["contentType"]) {
        case (true, nil): form = .request
        case (false, let contentType?): form = .body(contentType: try contentType.string("the value of a header"))
        case (true, let contentType?): throw contentType.wrong("no content type, since the request has its own")
        case (false, nil): throw reader.wrong("either `contentType`, or `request` as true")
        }
        return UploadSample(
            id: try sampleID(object, topic: "upload-sample", number: number), path: path, form: form,
            answer: try uploadAnswer(object))
    }

    private static func uploadAnswer(_ object: JSONObject) throws(DocumentError) -> UploadSample.Answer {
        let verdict = try object.required("verdict")
        switch try verdict.string() {
        case "accept":
            if let category = object["category"] { throw category.wrong("no category, since the sample is accepted") }
            return .accept
        case "reject": return .reject(try object["category"]?.category())
        default: throw verdict.wrong("\"accept\" or \"reject\"")
        }
    }
}

extension UploadContract {
    /// Reads `{"parts": […], "otherParts": false, "server": {…}}`.
    fileprivate init(_ object: JSONObject) throws(DocumentError) {
        let partsReader = try object.required("parts")
        var parts: [Part] = []
        var names: Set<FieldName> = []
        for element in try partsReader.elements("a list of parts") {
            let part = try UploadContract.part(element)
            guard names.insert(part.name).inserted else { throw .duplicate(at: element.path + "/name") }
            parts.append(part)
        }
        let allowsOthers = try object["otherParts"]?.bool() ?? false
        let server = try UploadContract.server(object["server"])
        guard let contract = UploadContract(parts: parts, allowsOtherParts: allowsOthers, server: server) else {
            throw .duplicate(at: partsReader.path)
        }
        self = contract
    }

    private static func part(_ reader: JSONReader) throws(DocumentError) -> Part {
        let object = try reader.object(
            "name", "kind", "count", "contentTypes", "filename", "extensions", "asciiFilename", "maxLength", "note")
        let name = try object.required("name")
        let kind: Part.Kind = try object["kind"]?.word() ?? .any
        let filename: Part.FilenameRule? = try object["filename"]?.word()
        if let reader = object["filename"], kind == .text, filename == .required {
            throw reader.wrong("\"forbidden\" or \"optional\" for a text")
        }
        if let reader = object["filename"], kind == .file, filename == .forbidden {
            throw reader.wrong("\"required\" or \"optional\" for a file")
        }
        _ = try object["note"]?.string()
        let part = Part(
            try ContractFile.fieldName(name.string("a name"), at: name.path), kind: kind,
            count: try object["count"].map(count) ?? .one, contentTypes: try ranges(object["contentTypes"]),
            filename: filename, extensions: try extensions(object["extensions"]),
            requiresASCIIFilename: try object["asciiFilename"]?.bool() ?? false,
            maxLength: try length(object["maxLength"]))
        for key in ["extensions", "asciiFilename"] where part.filename == .forbidden {
            if let reader = object[key] { throw reader.wrong("nothing here, since a filename is forbidden") }
        }
        return part
    }

    private static func server(_ reader: JSONReader?) throws(DocumentError) -> Server {
        guard let object = try reader?.object("maxLength", "contentTypes", "refusedContentTypes") else {
            return Server()
        }
        return Server(
            maxBodyLength: try length(object["maxLength"]), acceptedTypes: try ranges(object["contentTypes"]),
            refusedTypes: try ranges(object["refusedContentTypes"]))
    }

    /// A number, or `{"min": 0, "max": 3}`, where no `max` means any number.
    private static func count(_ reader: JSONReader) throws(DocumentError) -> Count {
        let expected = "a number from 1, or an object with `min` from 0 and perhaps `max`, which is not 0 and not less"
        if case .int(let number) = reader.value {
            guard number > 0, let count = Count(min: number, max: number) else { throw reader.wrong(expected) }
            return count
        }
        guard case .object = reader.value else { throw reader.wrong(expected) }
        let object = try reader.object("min", "max")
        guard let count = Count(min: try object.required("min").int(), max: try object["max"]?.int()) else {
            throw reader.wrong(expected)
        }
        return count
    }

    private static func ranges(_ reader: JSONReader?) throws(DocumentError) -> [MediaRange] {
        guard let reader else { return [] }
        var ranges: [MediaRange] = []
        for element in try reader.elements("a list of content types") {
            guard let range = MediaRange(try element.string("a content type")) else {
                throw element.wrong("a content type such as image/jpeg, or image/*, without parameters")
            }
            ranges.append(range)
        }
        guard !ranges.isEmpty else { throw reader.wrong("at least one content type") }
        return ranges
    }

    private static func extensions(_ reader: JSONReader?) throws(DocumentError) -> [String] {
        guard let reader else { return [] }
        var extensions: [String] = []
        for element in try reader.elements("a list of extensions") {
            let text = try element.string("an extension")
            let isAllowed = text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
            guard isAllowed, (1...32).contains(text.utf8.count), !text.hasPrefix(".") else {
                throw element.wrong("an extension such as jpg, without a dot before it")
            }
            extensions.append(text)
        }
        guard !extensions.isEmpty else { throw reader.wrong("at least one extension") }
        return extensions
    }

    private static func length(_ reader: JSONReader?) throws(DocumentError) -> Int? {
        guard let reader else { return nil }
        let length = try reader.int("a number of bytes")
        guard length > 0 else { throw reader.wrong("a number of bytes from 1") }
        return length
    }
}
