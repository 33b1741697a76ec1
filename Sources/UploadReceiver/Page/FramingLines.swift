import ContractFindings
import MultipartContract
import UploadInspection

/// A line of an upload as it came, beside the one of the strict encoder.
struct FramingLine {
    /// What it is a line of.
    enum Kind: Hashable {
        case request, lineEnd, delimiter, header(String), blank, outside, content(Int)
    }

    /// What it means that the two differ.
    enum Weight: String {
        case same, harmless, fault
    }

    let kind: Kind
    /// Nil where nothing came in its place.
    let came: [UInt8]?
    /// Nil where nothing belongs there.
    let exact: [UInt8]?
    /// Where the line that came begins, or should, in the body; nil in the head of the request.
    let offset: Int?
    var weight = Weight.same

    /// How many bytes the two begin with alike.
    var commonLength: Int { zip(came ?? [], exact ?? []).prefix { $0 == $1 }.count }
}

/// What came and what the strict encoder sends for the same parts, line by line. Headers that are optional and legal are as
/// they were sent, so that only what is wrong or unusual differs; contents are left out.
struct FramingLines {
    /// The most parts that are held against each other, and the most bytes that are read of what stands between two contents.
    private static let partLimit = 20
    private static let pieceLength = 16 << 10

    private(set) var lines: [FramingLine] = []
    private let inspection: UploadInspection
    private let boundary: Boundary

    /// Nil where no encoder could write such a body: there is no part, or the boundary is none.
    init?(_ inspection: UploadInspection) {
        let anatomy = inspection.body.anatomy
        // Where the hyphens of the delimiters were counted into the parameter, that is what has to change.
        let meant = inspection.findings.first { $0.category == .boundaryHyphens }?.boundary?.text
        guard !anatomy.parts.isEmpty, let bytes = inspection.body.boundary,
            let boundary = try? Boundary(meant ?? String(decoding: bytes, as: UTF8.self))
        else { return nil }
        self.inspection = inspection
        self.boundary = boundary
        addRequest()
        for (index, part) in anatomy.parts.prefix(FramingLines.partLimit).enumerated() {
            var came: [Line] = []
            if index == 0, part.delimiter.lowerBound > 0 {
                came += split(0..<part.delimiter.lowerBound) { _ in .outside }
            }
            came += delimiter(part.delimiter)
            came += split(part.delimiter.upperBound..<part.content.lowerBound, FramingLines.headKind)
            let lead = index == 0 ? [] : [Line(kind: .lineEnd, bytes: Array("\r\n".utf8))]
            let first = [Line(kind: .delimiter, bytes: Array("--\(boundary.text)\r\n".utf8))]
            add(came, lead + first + head(index, part), end: part.content.lowerBound, part: index)
            let length = part.content.count
            lines.append(FramingLine(kind: .content(length), came: nil, exact: nil, offset: part.content.lowerBound))
        }
        guard anatomy.parts.count <= FramingLines.partLimit, let last = anatomy.parts.last else { return }
        let end = last.content.upperBound
        let close = anatomy.close ?? end..<end
        let came = delimiter(close) + split(close.upperBound..<max(close.upperBound, anatomy.length)) { _ in .outside }
        let exact = [
            Line(kind: .lineEnd, bytes: Array("\r\n".utf8)),
            Line(kind: .delimiter, bytes: Array("--\(boundary.text)--\r\n".utf8)),
        ]
        add(came, exact, end: anatomy.length, part: nil)
    }

    // MARK: What came

    private struct Line {
        let kind: FramingLine.Kind
        let bytes: [UInt8]
        var offset: Int?
    }

    /// The lines of a range of the body with their ends.
    private func split(_ range: Range<Int>, _ kind: ([UInt8]) -> FramingLine.Kind) -> [Line] {
        let end = min(range.upperBound, range.lowerBound + FramingLines.pieceLength)
        guard range.lowerBound < end, let bytes = try? inspection.capture.body.bytes(in: range.lowerBound..<end) else {
            return []
        }
        var lines: [Line] = []
        var start = 0
        for (index, byte) in bytes.enumerated() {
            let isLast = index + 1 == bytes.count
            let isEnd = byte == 0x0A || (byte == 0x0D && !isLast && bytes[index + 1] != 0x0A)
            guard isEnd || isLast else { continue }
            let line = Array(bytes[start...index])
            lines.append(Line(kind: kind(line), bytes: line, offset: range.lowerBound + start))
            start = index + 1
        }
        return lines
    }

    /// A delimiter: the line end before it, which belongs to it, and its own line.
    private func delimiter(_ range: Range<Int>) -> [Line] {
        split(range) { line in line.allSatisfy { $0 == 0x0D || $0 == 0x0A } ? .lineEnd : .delimiter }
    }

    private static func headKind(_ line: [UInt8]) -> FramingLine.Kind {
        if line.allSatisfy({ $0 == 0x0D || $0 == 0x0A }) { return .blank }
        let name = line.prefix { $0 != UInt8(ascii: ":") }.filter { $0 > 0x20 }
        return .header(String(decoding: name, as: UTF8.self).lowercased())
    }

    // MARK: What the encoder sends

    /// The lines of the head of a part, and its blank line.
    private func head(_ index: Int, _ anatomy: Anatomy.Part) -> [Line] {
        let head = inspection.body.heads[index]
        let name = meantName(index) ?? head.name.flatMap { $0.isEmpty ? nil : $0 } ?? "NAME"
        // Without its blank line a head seems to go on in the content.
        let end = anatomy.content.lowerBound - head.offset
        let sent = head.lines.filter { $0.value.upperBound <= end }
        let headers = sent.compactMap { line -> PartHeader? in
            let name = String(decoding: head.bytes[line.name], as: UTF8.self)
            guard !["content-disposition", "content-type"].contains(name.lowercased()) else { return nil }
            return try? PartHeader(name: name, value: String(decoding: head.bytes[line.value], as: UTF8.self))
        }
        let hasType = head.contentTypeRange.map { $0.upperBound <= end } ?? false
        // By a boundary of its own: the one of the body may occur in the head.
        let encode = { (type: String?, headers: [PartHeader]) -> [UInt8]? in
            guard
                let part = try? Part(
                    name: name, filename: head.filename, content: .bytes([]), contentType: type, headers: headers,
                    safety: .browser),
                let encoded = try? MultipartForm([part]).encode()
            else { return nil }
            let length = encoded.boundary.text.utf8.count
            return Array(encoded.body.dropFirst(length + 4).dropLast(length + 8))
        }
        let body =
            encode(hasType ? head.contentType : nil, headers) ?? encode(nil, headers) ?? encode(nil, []) ?? []
        var lines: [Line] = []
        for text in body.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            let line = Array(text) + [0x0A]
            let kind = FramingLines.headKind(line)
            // The type is optional.
            if kind == .header("content-type"), !hasType { continue }
            lines.append(Line(kind: kind, bytes: line))
        }
        return lines
    }

    /// The name of the contract in place of the one that came: a name that is near to it, or the only one that is missing in
    /// place of the only one that the contract does not know.
    private func meantName(_ part: Int) -> String? {
        let missing = inspection.findings.filter { $0.category == .fieldMissing }
        if let near = missing.first(where: { $0.part == part && $0.otherField != nil }) { return near.field?.text }
        let strange = inspection.findings.filter { $0.category == .fieldUnexpected }
        guard missing.count == 1, strange.count == 1, strange[0].part == part, missing[0].otherField == nil else {
            return nil
        }
        return missing[0].field?.text
    }

    /// The headers of the request that are about the body: its type, and its length where that is wrong.
    private mutating func addRequest() {
        let capture = inspection.capture
        if let values = capture.contentTypes {
            let isBare = boundary.text.utf8.allSatisfy { !"(),/:=? ".utf8.contains($0) }
            let parameter = isBare ? boundary.text : "\"\(boundary.text)\""
            let exact = Array("Content-Type: multipart/form-data; boundary=\(parameter)".utf8)
            let reading = ContentTypeReading(values: values)
            let isFault =
                reading.boundary != Array(boundary.text.utf8) || reading.findings.contains { $0.severity == .error }
            add(request: "Content-Type: ", values, exact, isFault)
        }
        let isLengthWrong = inspection.findings.contains {
            [.contentLength, .contentLengthCharacters, .contentLengthSyntax, .contentLengthDuplicate].contains(
                $0.category)
        }
        if isLengthWrong, let values = capture.contentLengths {
            add(request: "Content-Length: ", values, Array("Content-Length: \(capture.body.length)".utf8), true)
        }
    }

    private mutating func add(request name: String, _ values: [[UInt8]], _ exact: [UInt8], _ isFault: Bool) {
        let came: [[UInt8]?] = values.isEmpty ? [nil] : values.map { Array(name.utf8) + $0 }
        for (index, value) in came.enumerated() {
            let wanted = index == 0 ? exact : nil
            lines.append(
                FramingLine(
                    kind: .request, came: value, exact: wanted, offset: nil,
                    weight: value == wanted ? .same : isFault ? .fault : .harmless))
        }
    }

    // MARK: Side by side

    /// Lines of one kind stand beside each other, and what is left between such pairs too.
    private mutating func add(_ came: [Line], _ exact: [Line], end: Int, part: Int?) {
        var (left, right) = (came[...], exact[...])
        var place = came.first?.offset ?? end
        func take(_ first: Line?, _ second: Line?) {
            if let first { place = (first.offset ?? place) + first.bytes.count }
            var line = FramingLine(
                kind: first?.kind ?? second?.kind ?? .outside, came: first?.bytes, exact: second?.bytes,
                offset: first?.offset ?? place)
            if line.came != line.exact { line.weight = weight(line, part: part) }
            lines.append(line)
        }
        while !left.isEmpty || !right.isEmpty {
            // The next pair of one kind, over the fewest lines.
            var next: (Int, Int)?
            for (row, line) in left.enumerated() {
                if let column = Array(right).firstIndex(where: { $0.kind == line.kind }),
                    next.map({ row + column < $0.0 + $0.1 }) ?? true
                {
                    next = (row, column)
                }
            }
            let (rows, columns) = next ?? (left.count, right.count)
            for index in 0..<max(rows, columns) {
                take(
                    index < rows ? left[left.startIndex + index] : nil,
                    index < columns ? right[right.startIndex + index] : nil)
            }
            left = left.dropFirst(rows)
            right = right.dropFirst(columns)
            if next != nil { take(left.popFirst(), right.popFirst()) }
        }
    }

    /// A difference is a fault where an error is found in what the line is for.
    private func weight(_ line: FramingLine, part: Int?) -> FramingLine.Weight {
        let errors = inspection.findings.filter { $0.severity == .error }
        let isFramingWrong = errors.contains {
            $0.layer == .delimiter || [.bodyCut, .chunkLastMissing, .boundReached].contains($0.category)
        }
        switch line.kind {
        case .header, .blank:
            let isHeadWrong = errors.contains { error in
                (error.layer == .header || error.layer == .rule) && (error.part == nil || error.part == part)
            }
            let text = { (bytes: [UInt8]?) in bytes.map { $0.filter { $0 != 0x0D && $0 != 0x0A } } }
            let isEndAlone = text(line.came) == text(line.exact)
            return isHeadWrong || (isEndAlone && isFramingWrong) ? .fault : .harmless
        default: return isFramingWrong ? .fault : .harmless
        }
    }
}
