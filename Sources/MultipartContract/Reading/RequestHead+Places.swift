import ContractFindings

extension RequestHead {
    /// Where in the request the bytes stand that a finding speaks of: the byte that cannot stand there, or the whole of a value
    /// or header line where that is what is wrong.
    ///
    /// What is said of a value counts in the value (``Finding/contentOffset``); this is its place in the request, over the line
    /// ends of a folded one. What is said of the chunks has a place behind the head.
    ///
    /// - Returns: Offsets from the first byte of the request, at least one. Nil for what has its place in the body, or none: a
    ///   header that is missing stands nowhere.
    public func place(of finding: Finding) -> Range<Int>? {
        switch finding.category {
        case .bodyCut, .contentTypeMissing, .contentLengthMissing: nil
        case .contentLength, .contentLengthCharacters: line(0, of: "Content-Length").map(shown)
        case .contentLengthSyntax: place(at: finding.contentOffset, of: "Content-Length")
        case .contentLengthDuplicate: duplicate(finding, of: "Content-Length")
        case .contentTypeDuplicate: duplicate(finding, of: "Content-Type")
        case .mediaType: mediaTypePlace(finding.contentOffset)
        // One delimiter alone that has another boundary is no matter of the head.
        case .boundaryMismatch, .boundaryHyphens: finding.part == nil && finding.count == nil ? boundaryPlace : nil
        case .boundaryPlaceholder where finding.layer == .request && finding.contentOffset == nil: boundaryPlace
        // Their place is the value that is the second of two, or says what is not known.
        case .lengthAndChunked, .transferCoding:
            finding.offset.map { offset in lines.first { $0.value.contains(offset) }.map(\.value) ?? offset..<offset + 1
            }
        // What is in chunks and does not say so begins behind the head, where the finding has its offset 0.
        case .chunksInBody: bodyOffset..<bodyOffset + 1
        default:
            if finding.layer != .request {
                nil
            } else if let offset = finding.offset {
                offset..<offset + 1
            } else {
                place(at: finding.contentOffset, of: "Content-Type")
            }
        }
    }

    /// A header line of this name, from 0.
    private func line(_ index: Int, of name: StaticString) -> PartHead.HeaderLine? {
        bytes.withUnsafeBytes { all in
            lines.lazy.filter { HeaderText.equals($0.name, in: all, name) }.dropFirst(index).first
        }
    }

    /// The value, or the name of a header without one.
    private func shown(_ line: PartHead.HeaderLine) -> Range<Int> { line.value.isEmpty ? line.name : line.value }

    /// The byte of the first value of this name, or all of it.
    private func place(at offset: Int?, of name: StaticString) -> Range<Int>? {
        line(0, of: name).map { line in
            guard let offset, !line.value.isEmpty else { return shown(line) }
            let place = line.value.lowerBound + HeaderText.foldedOffset(of: offset, in: bytes[line.value])
            // (What is missing at the end is missing behind the last byte.)
            let last = min(place, line.value.upperBound - 1)
            return last..<last + 1
        }
    }

    /// The second line of this name, or what the first one's value says twice.
    private func duplicate(_ finding: Finding, of name: StaticString) -> Range<Int>? {
        if finding.contentOffset == nil, let second = line(1, of: name) {
            return second.name.lowerBound..<max(second.value.upperBound, second.name.upperBound)
        }
        return place(at: finding.contentOffset, of: name)
    }

    /// From the media type to the parameters.
    private func mediaTypePlace(_ offset: Int?) -> Range<Int>? {
        guard let start = place(at: offset, of: "Content-Type")?.lowerBound,
            let value = line(0, of: "Content-Type")?.value, value.contains(start)
        else { return place(at: nil, of: "Content-Type") }
        let type = bytes[start..<value.upperBound].prefix { $0 != UInt8(ascii: ";") && !HeaderText.isBlank($0) }
        return type.isEmpty ? start..<start + 1 : type.startIndex..<type.endIndex
    }

    /// The boundary in the `Content-Type`, or the whole value.
    private var boundaryPlace: Range<Int>? {
        guard let value = line(0, of: "Content-Type").map(shown) else { return nil }
        guard let boundary = ContentTypeReading(values: contentTypes).boundary, !boundary.isEmpty else { return value }
        let name = Array("boundary".utf8)
        let afterName = bytes.withUnsafeBytes { all in
            value.first {
                $0 + name.count <= value.upperBound && HeaderText.equals($0..<$0 + name.count, in: all, name)
            }
        }
        guard let afterName else { return value }
        let rest = bytes[afterName + name.count..<value.upperBound].drop { byte in
            HeaderText.isBlank(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"")
        }
        // (With escapes in it, it is longer than what it says.)
        return rest.starts(with: boundary) ? rest.startIndex..<rest.startIndex + boundary.count : value
    }
}

extension HeaderText {
    /// Where a byte of ``unfolded(_:)`` stands in the value, counted from the first byte of that.
    static func foldedOffset(of offset: Int, in value: ArraySlice<UInt8>) -> Int {
        guard value.contains(UInt8(ascii: "\n")) else { return offset }
        var rest = offset
        for line in value.split(separator: UInt8(ascii: "\n")) {
            let start = line.firstIndex { !isBlank($0) } ?? line.endIndex
            let end = line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
            // (A line end stands for the space behind the line.)
            if rest <= end - start { return start + rest - value.startIndex }
            rest -= end - start + 1
        }
        return value.count
    }
}
