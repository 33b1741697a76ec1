import ContractFindings

/// The heads and contents between the delimiters of a body, and what is wrong with them.
struct PartSections {
    private(set) var anatomy: Anatomy
    private(set) var heads: [PartHead] = []
    private(set) var findings: [Finding] = []
    private let delimiters: [DelimiterStructure.Delimiter]
    private let source: any ByteSource
    private let profile: ReadingProfile
    private let bounds: ReadingBounds
    /// How many heads have had an error. Many faulty heads must not cost much more than as many good ones.
    private var faultyHeads = 0
    /// Where the body begins a last delimiter that it does not end.
    private let cutOffset: Int?

    init(
        _ structure: DelimiterStructure, in source: any ByteSource, cutOffset: Int?, profile: ReadingProfile,
        bounds: ReadingBounds
    ) throws(SourceFailure) {
        self.cutOffset = cutOffset
        delimiters = structure.delimiters
        self.source = source
        self.profile = profile
        self.bounds = bounds
        let length = source.length
        anatomy = Anatomy(
            length: length, preamble: 0..<(delimiters.first.map { max(0, $0.contentEnd) } ?? length), parts: [],
            close: nil, epilogue: length..<length)
        for (index, delimiter) in delimiters.enumerated() {
            let isLast = index == delimiters.count - 1
            let line = max(delimiter.contentEnd, anatomy.parts.last?.delimiter.upperBound ?? 0)..<delimiter.end
            if delimiter.mark.isClose, isLast || !delimiter.isFollowedByHead {
                guard isLast, !delimiter.isFollowedByHead else { continue }
                anatomy.close = line
                anatomy.epilogue = delimiter.end..<length
                continue
            }
            // The body ends within its closing delimiter: nothing opens a part there.
            if isLast, !delimiter.isFollowedByHead, delimiter.mark.tail == .end || delimiter.end == length,
                delimiters.count > 1
            {
                anatomy.close = line
                continue
            }
            try addPart(delimiter, line: line, next: isLast ? nil : delimiters[index + 1])
        }
        if let cutOffset, anatomy.close == nil, let last = anatomy.parts.last, last.content.upperBound == cutOffset {
            anatomy.close = cutOffset..<length
        }
        addBoundaries(structure.contentMarks)
    }

    /// The findings of a head, each category once for a part and a place in it. Behind a delimiter whose line does not end
    /// in CRLF there is no head to judge.
    private func judged(
        _ findings: [Finding], behind delimiter: DelimiterStructure.Delimiter
    ) -> [Finding] {
        if delimiter.mark.tail == .cr || delimiter.mark.tail != .crlf && !delimiter.isFollowedByHead { return [] }
        var seen: Set<FindingCategory> = []
        return findings.filter { $0.category != .dispositionSyntax || seen.insert($0.category).inserted }
    }

    private mutating func addPart(
        _ delimiter: DelimiterStructure.Delimiter, line: Range<Int>, next: DelimiterStructure.Delimiter?
    ) throws(SourceFailure) {
        let part = anatomy.parts.count
        let start = delimiter.end
        let end = max(start, next?.contentEnd ?? cutOffset ?? source.length)
        let reach = max(end, next?.lineOffset ?? end)
        // The line end before the next delimiter is read along, to see whether the blank line was taken for it.
        let bytes = try source.bytes(in: start..<min(reach, start + bounds.headerBlock + 2))
        let blank = HeadEnd.find(in: bytes)
        if let blank, start + blank <= end {
            try add(part, delimiter, line: line, head: bytes[..<blank], content: start + blank..<end)
        } else if let blank, start + blank == reach, reach - start > 2 {
            findings.append(Finding(.partLineEndMissing, offset: reach, part: part))
            try add(part, delimiter, line: line, head: bytes[..<blank], content: reach..<reach)
        } else if reach - start <= 2 {
            // Nothing stands between two delimiters, which the delimiter layer has said.
            let isNeighbour = next.map { $0.contentEnd <= start } ?? false
            if isNeighbour || next == nil {
                appendPart(line, head: start..<start, content: start..<max(start, end))
                heads.append(
                    PartHeadReader.read(Self.noBytes, offset: start, part: part, profile: .rfc, bounds: bounds).head)
            } else {
                try add(part, delimiter, line: line, head: bytes[..<0], content: start..<end)
            }
        } else {
            try addUnendedHead(
                part, delimiter, line: line, bytes: bytes.prefix(end - start), end: end, isCut: next == nil)
        }
    }

    private static var noBytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: nil, count: 0) }

    private mutating func appendPart(_ line: Range<Int>, head: Range<Int>, content: Range<Int>) {
        anatomy.parts.append(Anatomy.Part(delimiter: line, head: head, content: content))
    }

    /// A part with a whole head.
    private mutating func add(
        _ part: Int, _ delimiter: DelimiterStructure.Delimiter, line: Range<Int>, head: ArraySlice<UInt8>,
        content: Range<Int>
    ) throws(SourceFailure) {
        let start = line.upperBound
        let reading = read(head, at: start, part: part, behind: delimiter)
        findings += reading.findings
        heads.append(reading.head)
        appendPart(line, head: start..<start + head.count, content: content)
        if let finding = reading.head.lengthFinding(contentLength: content.count, part: part) {
            findings.append(finding)
        }
        let first = try source.bytes(in: content.lowerBound..<min(content.upperBound, content.lowerBound + 48))
        if HeaderLineShape.looksLikeHeader(first[...]), !reading.findings.contains(where: { $0.severity == .error }) {
            findings.append(
                Finding(.headerInContent, offset: content.lowerBound, part: part, field: reading.head.fieldName))
        }
    }

    /// A part whose head does not end before the next delimiter, or not within the bound.
    private mutating func addUnendedHead(
        _ part: Int, _ delimiter: DelimiterStructure.Delimiter, line: Range<Int>, bytes: ArraySlice<UInt8>, end: Int,
        isCut: Bool
    ) throws(SourceFailure) {
        let start = line.upperBound
        let reading = read(bytes, at: start, part: part, behind: delimiter, isCut: isCut)
        heads.append(reading.head)
        let isBeyondBound = end - start > bounds.headerBlock
        let contentStart = reading.findings.first { finding in
            finding.category == .blankLineMissing || isBeyondBound && finding.category == .dispositionMissing
        }?.offset
        if isBeyondBound, contentStart == nil || contentStart == start + bytes.count {
            findings.append(
                Finding(
                    .boundReached, layer: .header, offset: start + bounds.headerBlock, part: part,
                    expected: bounds.headerBlock, term: .headerBlock))
            appendPart(line, head: start..<end, content: end..<end)
            return
        }
        findings += reading.findings
        let content = min(max(contentStart ?? end, start), end)
        appendPart(line, head: start..<content, content: content..<end)
    }

    private mutating func read(
        _ head: ArraySlice<UInt8>, at offset: Int, part: Int, behind delimiter: DelimiterStructure.Delimiter,
        isCut: Bool = false
    ) -> (head: PartHead, findings: [Finding]) {
        let options = PartHeadReader.Options(
            allowsBareLF: delimiter.mark.hasLoneLineEnd, isCut: isCut, joinsErrors: faultyHeads < bounds.findingCount)
        // What differs from the encoder's head is named by its first byte, in the comparison with it.
        let headProfile = profile == .exact ? ReadingProfile.rfc : profile
        let reading = head.withUnsafeBytes { [bounds] bytes in
            PartHeadReader.read(
                bytes, offset: offset, part: part, profile: headProfile, bounds: bounds, options: options)
        }
        if reading.findings.contains(where: { $0.severity == .error }) { faultyHeads += 1 }
        return (reading.head, judged(reading.findings, behind: delimiter))
    }

    /// The boundary inside of contents and heads: one finding a part, at the first place.
    private mutating func addBoundaries(_ marks: [BoundaryMark]) {
        var index = 0
        for (part, anatomy) in anatomy.parts.enumerated() {
            for (range, term) in [(anatomy.head, Term.head), (anatomy.content, Term.content)] {
                while index < marks.count, marks[index].offset < range.lowerBound { index += 1 }
                let first = index
                while index < marks.count, marks[index].offset < range.upperBound { index += 1 }
                guard index > first else { continue }
                findings.append(
                    Finding(
                        .boundaryInContent, severity: profile == .exact ? .error : .warning,
                        offset: marks[first].lineOffset, part: part, field: heads[part].fieldName, term: term,
                        count: index - first, contentOffset: marks[first].lineOffset - range.lowerBound))
            }
        }
    }
}

/// Where the header lines of a part end.
enum HeadEnd {
    /// The first byte behind the blank line, or nil if there is none.
    ///
    /// A blank line behind lines that all have a colon counts whatever its line end is. Behind other lines, which may be
    /// content already, it has to be CRLF behind CRLF.
    static func find(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { bytes in
            var cursor = HeadLine.Cursor(bytes)
            var previous = HeadLine.End.crlf
            var allHaveColons = true
            while let line = cursor.next(), line.end != .none {
                if line.text.isEmpty {
                    if allHaveColons || (line.end == .crlf && previous == .crlf) { return line.next }
                } else if allHaveColons {
                    let text = UnsafeRawBufferPointer(rebasing: bytes[line.text])
                    let hasColon = text.contains(UInt8(ascii: ":")) || line.isFolded(in: bytes)
                    allHaveColons = hasColon && !HeaderLineShape.isContent(text)
                }
                previous = line.end
            }
            return nil
        }
    }
}
