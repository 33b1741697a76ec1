import ContractFindings
import ContractReports
import MultipartContract

/// The bytes round a finding: framing is shown, and what a user sent is hidden unless asked for.
///
/// Shown are delimiters, the names of headers, the parameters of `Content-Disposition` up to the field's name, content types
/// that are well-formed, and everywhere in the headers the bytes that make their syntax. Hidden are filenames, the values of
/// other headers, contents, preamble and epilogue.
struct FramingView {
    private let inspection: UploadInspection
    private let isRevealing: Bool

    init(_ inspection: UploadInspection, isRevealing: Bool) {
        self.inspection = inspection
        self.isRevealing = isRevealing
    }

    /// The view of a finding, or nil if it has no place in the bytes.
    func view(of finding: Finding) throws(SourceFailure) -> ByteView? {
        if finding.layer == .request, finding.category != .bodyCut {
            guard let value = finding.contentOffset, let bytes = inspection.capture.contentTypes?.first,
                finding.isAboutContentType
            else { return nil }
            return excerpt(of: bytes, at: value)
        }
        guard let offset = finding.offset else { return nil }
        let window = ByteView.window(round: offset, length: inspection.capture.body.length)
        let bytes = try inspection.capture.body.bytes(in: window)
        let mask = FramingMask(inspection.body)
        let shown = zip(window, bytes).filter { isRevealing || mask.isShown($0, $1) }.map { $0.0..<$0.0 + 1 }
        return ByteView(bytes, at: window.lowerBound, fault: offset, showing: shown, caption: "body")
    }

    /// The value of the `Content-Type`, which holds nothing of the user's.
    private func excerpt(of value: [UInt8], at offset: Int) -> ByteView {
        let window = ByteView.window(round: offset, length: value.count)
        return ByteView(
            Array(value[window]), at: window.lowerBound, fault: offset, showing: [window],
            caption: "value of the Content-Type")
    }
}

extension Finding {
    /// Whether its `contentOffset` counts in the value of the `Content-Type`.
    fileprivate var isAboutContentType: Bool {
        switch category {
        case .contentLength, .contentLengthSyntax, .contentLengthDuplicate, .contentLengthCharacters: false
        default: true
        }
    }
}

/// Which bytes of a body are framing.
struct FramingMask {
    private let inspection: BodyInspection

    init(_ inspection: BodyInspection) { self.inspection = inspection }

    /// Whether the byte at an offset may be shown.
    func isShown(_ offset: Int, _ byte: UInt8) -> Bool {
        let anatomy = inspection.anatomy
        if let close = anatomy.close, close.contains(offset) { return true }
        guard let index = part(at: offset) else { return false }
        let part = anatomy.parts[index]
        if part.delimiter.contains(offset) { return true }
        guard part.head.contains(offset), inspection.heads.indices.contains(index) else { return false }
        return FramingMask.isShown(byte, at: offset - part.head.lowerBound, in: inspection.heads[index])
    }

    /// The part whose delimiter, head or content holds the offset.
    private func part(at offset: Int) -> Int? {
        let parts = inspection.anatomy.parts
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].content.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < parts.count && parts[low].delimiter.lowerBound <= offset ? low : nil
    }

    private static func isShown(_ byte: UInt8, at offset: Int, in head: PartHead) -> Bool {
        if isSyntax(byte) { return true }
        guard let line = head.lines.first(where: { $0.name.lowerBound <= offset && offset < $0.value.upperBound })
        else {
            return false
        }
        if line.name.contains(offset) { return isKnownName(head.bytes[line.name]) }
        guard line.value.contains(offset) else { return true }
        let name = String(decoding: head.bytes[line.name], as: UTF8.self).lowercased()
        switch name {
        case "content-disposition":
            // All up to the name, and the words of the parameters; a filename never, nor what a broken quote lets out.
            if let range = head.nameRange, range.contains(offset) { return head.fieldName != nil }
            guard let nameRange = head.nameRange else { return offset < line.value.lowerBound + 9 }
            if offset < nameRange.lowerBound { return true }
            guard let filename = head.filenameRange, nameRange.upperBound <= filename.lowerBound else { return false }
            return offset < filename.lowerBound && filename.lowerBound - nameRange.upperBound <= 16
        case "content-type":
            return head.contentTypeRange == line.value && isPlainType(head.bytes[line.value])
        default: return false
        }
    }

    /// CR, LF and the bytes that separate: they are the grammar of a header and no content.
    private static func isSyntax(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x0D, 0x0A, UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\""): true
        default: false
        }
    }

    private static func isKnownName(_ name: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: name, as: UTF8.self).lowercased()
        return ["content-disposition", "content-type", "content-length", "content-transfer-encoding"].contains(text)
    }

    /// `type/subtype` of letters, digits and the few signs of registered types, and at most a charset.
    private static func isPlainType(_ value: ArraySlice<UInt8>) -> Bool {
        value.count <= 80
            && value.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "+"),
                    UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: " "):
                    true
                default: false
                }
            }
    }
}
