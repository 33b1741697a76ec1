import ContractFindings
import MultipartContract

/// Which bytes of a body may be shown: its delimiters, and of the header lines the grammar, the known words and the names.
struct FramingMask {
    private let inspection: BodyInspection
    /// Whether delimiter lines are what they seem: a text that cannot be a boundary may be anything.
    private let showsDelimiters: Bool

    init(_ inspection: BodyInspection) {
        self.inspection = inspection
        showsDelimiters = inspection.boundary.flatMap { BoundaryText(String(decoding: $0, as: UTF8.self)) } != nil
    }

    /// The offsets in a window that may be shown.
    func shown(in window: Range<Int>) -> [Range<Int>] {
        let anatomy = inspection.anatomy
        var shown: [Range<Int>] = []
        if showsDelimiters, let close = anatomy.close { shown.append(close) }
        var index = firstPart(behind: window.lowerBound)
        while index < anatomy.parts.count, anatomy.parts[index].delimiter.lowerBound < window.upperBound {
            let part = anatomy.parts[index]
            if showsDelimiters { shown.append(part.delimiter) }
            if part.head.overlaps(window), inspection.heads.indices.contains(index) {
                shown += FramingMask.shown(of: inspection.heads[index]).map { range in
                    part.head.lowerBound + range.lowerBound..<part.head.lowerBound + range.upperBound
                }.map { $0.clamped(to: part.head) }
            }
            index += 1
        }
        return shown.map { $0.clamped(to: window) }.filter { !$0.isEmpty }
    }

    /// The first part that ends behind an offset.
    private func firstPart(behind offset: Int) -> Int {
        let parts = inspection.anatomy.parts
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if max(parts[middle].content.upperBound, parts[middle].head.upperBound) <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private static func shown(of head: PartHead) -> [Range<Int>] {
        var shown = KnownWords.ranges(in: head)
        if let name = head.nameRange, head.fieldName != nil { shown.append(name) }
        shown += head.bytes.indices.filter { KnownWords.isSyntax(head.bytes[$0]) }.map { $0..<$0 + 1 }
        return shown
    }
}
