#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ContractFile
import ContractFindings
import UUIDContract

extension VectorFile {
    /// Reads a vector file. Lengths and digests may be missing (a new case) but not wrong; `VectorLint` asks for all of them.
    ///
    /// - Throws: ``DocumentError`` with the JSON pointer of the first thing wrong.
    public init(_ document: Data) throws(DocumentError) {
        let root = try JSONReader(JSONValue(document: document))
            .object("$schema", "schema", "area", "suite", "title", "notes", "groups")
        schemaReference = try root["$schema"]?.string()
        let schema = try root.required("schema")
        guard case .string(VectorFile.schema) = schema.value else { throw schema.wrong("\"\(VectorFile.schema)\"") }
        area = try root.required("area").string()
        suite = try root.required("suite").string("a version such as 1.0.0")
        title = try root.required("title").string()
        var notes: [String: String] = [:]
        for (flag, reader) in try root["notes"]?.members() ?? [] { notes[flag] = try reader.string() }
        self.notes = notes
        var budget = SegmentBudget()
        var groups: [VectorGroup] = []
        var names: Set<String> = []
        for reader in try root.required("groups").elements("a list of groups") {
            let group = try VectorGroup(reader, budget: &budget)
            guard names.insert(group.name.text).inserted else { throw .duplicate(at: reader.path + "/name") }
            groups.append(group)
        }
        self.groups = groups
    }
}

extension VectorGroup {
    fileprivate init(_ reader: JSONReader, budget: inout SegmentBudget) throws(DocumentError) {
        let object = try reader.object(
            "name", "operation", "level", "section", "profile", "parameters", "cases")
        let nameReader = try object.required("name")
        do {
            name = try FieldName(nameReader.string())
        } catch let error as DocumentError {
            throw error
        } catch {
            throw nameReader.wrong("a name of 1 to \(FieldName.maximumLength) printable bytes")
        }
        operation = try object.required("operation").word(VectorOperation.self)
        level = try object.required("level").word(VectorGroup.Level.self)
        section = try object.required("section").string()
        profile = try object.required("profile").word(VectorProfile.self)
        parameters = try object["parameters"].map(VectorParameters.reading) ?? VectorParameters()
        var cases: [Vector] = []
        for element in try object.required("cases").elements("a list of cases") {
            cases.append(try Vector(element, budget: &budget))
        }
        self.cases = cases
    }
}

extension Vector {
    fileprivate init(_ reader: JSONReader, budget: inout SegmentBudget) throws(DocumentError) {
        let object = try reader.object(
            "id", "comment", "flags", "parameters", "input", "edges", "expect", "retired")
        let idReader = try object.required("id")
        guard let id = CaseID(try idReader.string()) else { throw idReader.wrong("an id such as `uuid.text.0001`") }
        self.id = id
        comment = try object.required("comment").string()
        var flags: [String] = []
        for flag in try object["flags"]?.elements() ?? [] { flags.append(try flag.string()) }
        self.flags = flags
        parameters = try object["parameters"].map(VectorParameters.reading) ?? VectorParameters()
        input = try VectorBytes(object.required("input"), budget: &budget)
        var edges: [Int] = []
        for reader in try object["edges"]?.elements() ?? [] {
            let edge = try reader.int("an offset inside the input")
            guard edge > edges.last ?? 0, edge < input.bytes.count else {
                throw reader.wrong("ascending offsets inside the input")
            }
            edges.append(edge)
        }
        self.edges = edges
        answer = try Vector.answer(object.required("expect"), budget: &budget)
        isRetired = try object["retired"]?.bool() ?? false
    }

    private static func answer(
        _ reader: JSONReader, budget: inout SegmentBudget
    ) throws(DocumentError) -> Answer {
        let object = try reader.object("verdict", "value", "category", "offset")
        let verdict = try object.required("verdict")
        switch try verdict.string() {
        case "accept":
            for key in ["category", "offset"] {
                if let extra = object[key] { throw extra.wrong("nothing here, since the case is accepted") }
            }
            return .accept(try VectorBytes(object.required("value"), budget: &budget))
        case "reject":
            if let value = object["value"] { throw value.wrong("nothing here, since the case is rejected") }
            let offset = try object["offset"]?.int("a byte offset")
            guard offset ?? 0 >= 0 else { throw .wrongValue(at: reader.path + "/offset", expected: "a byte offset") }
            return .reject(try object.required("category").category(), offset: offset)
        default: throw verdict.wrong("\"accept\" or \"reject\"")
        }
    }
}

/// What the segments of one file may still make.
private struct SegmentBudget {
    private var rest = VectorBytes.maximumLengthInFile

    /// Takes the bytes of a segment, before they are made.
    mutating func take(_ length: Int, at reader: JSONReader) throws(DocumentError) {
        guard length <= rest else {
            throw reader.wrong("at most \(VectorBytes.maximumLengthInFile) bytes in all segments of the file")
        }
        rest -= length
    }
}

extension VectorBytes {
    fileprivate init(_ reader: JSONReader, budget: inout SegmentBudget) throws(DocumentError) {
        let object = try reader.object("segments", "length", "sha256")
        var segments: [Segment] = []
        var total = 0
        for element in try object.required("segments").elements("a list of segments") {
            let (segment, length) = try VectorBytes.segment(element)
            total += length
            guard total <= VectorBytes.maximumLength else {
                throw element.wrong("at most \(VectorBytes.maximumLength) bytes in all")
            }
            try budget.take(length, at: element)
            segments.append(segment)
        }
        self.init(segments)
        if let length = object["length"], try length.int() != bytes.count {
            throw length.wrong("\(bytes.count), the length of the segments")
        }
        if let digest = object["sha256"], try digest.string() != sha256 {
            throw digest.wrong("the SHA-256 of the segments, \(sha256)")
        }
    }

    private static func segment(_ reader: JSONReader) throws(DocumentError) -> (Segment, length: Int) {
        let object = try reader.object("text", "hex", "repeat")
        switch (object["text"], object["hex"], object["repeat"]) {
        case (let text?, nil, nil):
            let text = try text.string()
            return (.text(text), text.utf8.count)
        case (nil, let hex?, nil):
            let run = try bytes(hex)
            return (.hex(run), run.count)
        case (nil, nil, let reader?): return try repetition(reader)
        default: throw reader.wrong("one of `text`, `hex` and `repeat`")
        }
    }

    private static func repetition(_ reader: JSONReader) throws(DocumentError) -> (Segment, length: Int) {
        let object = try reader.object("text", "hex", "count")
        let countReader = try object.required("count")
        let count = try countReader.int("how often")
        guard (0...maximumLength).contains(count) else { throw countReader.wrong("0 to \(maximumLength)") }
        switch (object["text"], object["hex"]) {
        case (let text?, nil):
            let text = try text.string()
            let (length, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
            return (.repeatedText(text, count: count), overflow ? .max / 2 : min(length, .max / 2))
        case (nil, let hex?):
            let run = try bytes(hex)
            let (length, overflow) = run.count.multipliedReportingOverflow(by: count)
            return (.repeatedHex(run, count: count), overflow ? .max / 2 : min(length, .max / 2))
        default: throw reader.wrong("either `text` or `hex`")
        }
    }

    private static func bytes(_ reader: JSONReader) throws(DocumentError) -> [UInt8] {
        guard let bytes = Hexadecimal.bytes(try reader.string()) else {
            throw reader.wrong("pairs of hexadecimal digits")
        }
        return bytes
    }
}

extension JSONReader {
    /// A word of a closed list.
    func word<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) throws(DocumentError) -> Word {
        guard case .string(let text) = value, let word = Word(rawValue: text) else {
            throw wrong("one of " + Word.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return word
    }
}
