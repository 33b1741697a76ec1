import ContractFindings

/// Finds the one slip behind several faults of a head: the head is read again without it, and what then has no error is
/// explained.
///
/// A line end in the middle of a header cuts it in two lines, each of which is wrong in its own way; a blank line with a space
/// in it is no blank line any more, and what follows seems to be headers; one wrong byte in a word makes it two words. Nothing
/// is named that does not explain every error.
struct HeadRepair {
    private let bytes: UnsafeRawBufferPointer
    private let offset: Int
    private let part: Int
    private let read: (UnsafeRawBufferPointer) -> [Finding]

    /// One byte sequence in place of another, and what is said if that is all there is to mend.
    private struct Slip {
        let place: Range<Int>
        let replacement: [UInt8]
        let category: FindingCategory
        let at: Int
        let term: Term?
    }

    /// - Parameter read: what is said of a head with these bytes.
    init(
        _ bytes: UnsafeRawBufferPointer, offset: Int, part: Int, read: @escaping (UnsafeRawBufferPointer) -> [Finding]
    ) {
        self.bytes = bytes
        self.offset = offset
        self.part = part
        self.read = read
    }

    /// The findings, with those that come of one slip replaced by it.
    func explained(_ findings: [Finding]) -> [Finding] {
        let errors = findings.filter { $0.severity == .error }
        guard errors.count > 1 else { return findings }
        if bytes.allSatisfy({ $0 == 0x0D || $0 == 0x0A }) {
            // A head without a line: what kind of line end comes too early says nothing.
            return findings.filter { $0.severity != .error || $0.category == .dispositionMissing }
        }
        for slip in slips(behind: findings) {
            var mended = Array(bytes[..<slip.place.lowerBound])
            mended += slip.replacement
            mended += bytes[slip.place.upperBound...]
            guard let left = warnings(of: mended) else { continue }
            let cause = Finding(slip.category, offset: offset + slip.at, part: part, term: slip.term)
            return Self.findings(findings, of: cause, left: left)
        }
        if bytes.count <= Self.searchLimit, errors.count <= Self.errorLimit,
            !errors.contains(where: { $0.category == .blankLineMissing }),
            let (place, left) = wrongByte(errors)
        {
            let distance = { (finding: Finding) in
                // Of two that are as near, the line end: what stands before it was to be a part of it.
                abs((finding.offset ?? offset) - offset - place) * 2 - (finding.category == .lineEnding ? 1 : 0)
            }
            if let cause = errors.min(by: { distance($0) < distance($1) }) {
                return Self.findings(findings, of: cause, left: left)
            }
        }
        return findings
    }

    private static func findings(_ all: [Finding], of cause: Finding, left: Set<FindingCategory>) -> [Finding] {
        var result = all.filter { $0.severity != .error && left.contains($0.category) }
        result.insert(cause, at: result.firstIndex { ($0.offset ?? 0) > cause.offset ?? 0 } ?? result.endIndex)
        return result
    }

    /// What is left to say of a head, if no error is.
    private func warnings(of mended: [UInt8]) -> Set<FindingCategory>? {
        let left = mended.withUnsafeBytes { read($0) }
        return left.allSatisfy { $0.severity != .error } ? Set(left.map(\.category)) : nil
    }

    // MARK: One byte

    /// The longest head in which a wrong byte is looked for. Such a search reads a head up to 150 times.
    private static let searchLimit = 512
    /// The most errors that one wrong byte makes.
    private static let errorLimit = 4
    /// Signs that part words.
    private static let signs = Array("\";:=".utf8)
    /// Bytes in whose place another may stand, beside letters.
    private static let separators = signs + Array("- \r\n".utf8)
    private static let words = ["Content-Disposition", "Content-Type", "form-data", "filename", "name"].map {
        Array($0.utf8)
    }

    /// The place of one byte that is wrong, missing or too much, near one of the errors, without which there are none.
    private func wrongByte(_ errors: [Finding]) -> (place: Int, left: Set<FindingCategory>)? {
        let named = errors.filter { Self.namesByte($0.category) } + errors.filter { !Self.namesByte($0.category) }
        let offsets = named.prefix(3).compactMap { $0.offset.map { $0 - offset } }
        guard let first = offsets.min(), let last = offsets.max() else { return nil }
        // A sign between two of them may have cut a word.
        let signs = bytes.indices.filter { (first...last).contains($0) && Self.signs.contains(bytes[$0]) }
        var tried: Set<Int> = []
        for place in offsets.flatMap({ [$0, $0 - 1, $0 + 1] }) + signs.prefix(4)
        where bytes.indices.contains(place) && tried.insert(place).inserted {
            let (before, after) = (Array(bytes[..<place]), Array(bytes[(place + 1)...]))
            if let left = warnings(of: before + after) { return (place, left) }
            for byte in letters(at: place) + Self.separators where byte != bytes[place] {
                if let left = warnings(of: before + [byte] + after) { return (place, left) }
            }
            for sign in Self.signs where sign != bytes[place] {
                if let left = warnings(of: before + [sign, bytes[place]] + after) { return (place, left) }
            }
        }
        return nil
    }

    /// The letters that make one of the words of a head with the bytes round a place.
    private func letters(at place: Int) -> [UInt8] {
        Self.words.flatMap { word in
            word.indices.compactMap { index in
                let start = place - index
                guard start >= 0, start + word.count <= bytes.count else { return nil }
                let isWord = word.indices.allSatisfy { $0 == index || word[$0] == bytes[start + $0] }
                return isWord ? word[index] : nil
            }
        }
    }

    /// Whether the byte at the offset of a finding is the wrong one itself.
    private static func namesByte(_ category: FindingCategory) -> Bool {
        [.headerControl, .headerNonASCII, .headerLineBreak, .lineEnding].contains(category)
    }

    // MARK: Lines

    private func slips(behind findings: [Finding]) -> [Slip] {
        findings.flatMap { finding -> [Slip] in
            guard let place = finding.offset.map({ $0 - offset }), bytes.indices.contains(place) else { return [] }
            switch finding.category {
            case .headerColonMissing, .blankLineMissing: return lineSlips(at: place)
            case .headerName: return lineSlips(at: lineStart(before: place))
            case .headerFolded: return blankLineSlips(at: place)
            case .headerLineBreak:
                return [
                    Slip(
                        place: place..<place + 1, replacement: [], category: .headerLineBreak, at: place,
                        term: finding.term),
                    Slip(
                        place: place..<place + 1, replacement: Self.lineEnd, category: .headerLineBreak, at: place,
                        term: finding.term),
                    Slip(
                        place: place..<min(place + 2, bytes.count), replacement: Self.lineEnd,
                        category: .headerLineBreak, at: place, term: finding.term),
                ]
            default: return []
            }
        }
    }

    private static let lineEnd: [UInt8] = [0x0D, 0x0A]

    private func lineStart(before place: Int) -> Int {
        bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    }

    /// A line without a name: the line end before it or behind it is one too many.
    private func lineSlips(at start: Int) -> [Slip] {
        var slips: [Slip] = []
        if start > 0, bytes[start - 1] == 0x0A { slips.append(joining(at: start - 1, term: .headerValue)) }
        if let next = bytes[start...].firstIndex(of: 0x0A) {
            let hasColon = bytes[start..<next].contains(UInt8(ascii: ":"))
            slips.append(joining(at: next, term: hasColon ? .headerValue : .headerName))
        }
        return slips
    }

    private func joining(at lineFeed: Int, term: Term) -> Slip {
        let start = lineFeed > 0 && bytes[lineFeed - 1] == 0x0D ? lineFeed - 1 : lineFeed
        return Slip(
            place: start..<lineFeed + 1, replacement: [], category: .headerLineBreak, at: start, term: term)
    }

    /// A line of white space alone that was to be the blank line.
    private func blankLineSlips(at start: Int) -> [Slip] {
        guard let next = bytes[start...].firstIndex(of: 0x0A),
            bytes[start..<next].allSatisfy({ HeaderText.isBlank($0) })
        else { return [] }
        // A CR that became a space left the line feed of the line before, or this one's.
        return [
            Slip(
                place: start..<next + 1, replacement: Self.lineEnd, category: .blankLineMissing, at: start,
                term: .whiteSpace)
        ]
    }
}
