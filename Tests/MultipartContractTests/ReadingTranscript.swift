import ContractFindings

@testable import MultipartContract

/// All that a reader says of one body, with the pieces of each content joined.
struct ReadingTranscript: Hashable {
    struct Part: Hashable {
        let head: PartHead
        let contentOffset: Int
        var content: [UInt8] = []
        var range: Range<Int>?
    }

    var parts: [Part] = []
    var ending: [Range<Int>]?
    var fault: Finding?
    /// Whether each event came where it may come, and each content where the one before ended.
    var isInOrder = true

    /// Reads a body that comes in pieces which end at the edges.
    init(
        _ body: [UInt8], boundary: String = "B", at edges: [Int] = [], bounds: ReadingBounds = .standard,
        profile: ReadingProfile = .rfc
    ) {
        var reader = MultipartReader(boundaryBytes: Array(boundary.utf8), bounds: bounds, profile: profile)
        var start = 0
        do throws(Refusal) {
            for end in edges {
                try reader.read(body[start..<end], isLast: false) { add($0) }
                start = end
            }
            try reader.read(body[start...], isLast: true) { add($0) }
        } catch {
            fault = error.finding
        }
    }

    mutating func add(_ event: MultipartReader.Event) {
        if ending != nil { isInOrder = false }
        switch event {
        case .part(let head, let contentOffset):
            if let last = parts.last, last.range == nil { isInOrder = false }
            if head.offset + head.bytes.count != contentOffset { isInOrder = false }
            parts.append(Part(head: head, contentOffset: contentOffset))
        case .content(let bytes, let offset):
            guard let last = parts.last, last.range == nil, !bytes.isEmpty,
                offset == last.contentOffset + last.content.count
            else {
                isInOrder = false
                return
            }
            parts[parts.count - 1].content += bytes
        case .endOfPart(let range):
            guard let last = parts.last, last.range == nil,
                range == last.contentOffset..<(last.contentOffset + last.content.count)
            else {
                isInOrder = false
                return
            }
            parts[parts.count - 1].range = range
        case .end(let preamble, let epilogue):
            if let last = parts.last, last.range == nil { isInOrder = false }
            ending = [preamble, epilogue]
        }
    }
}
