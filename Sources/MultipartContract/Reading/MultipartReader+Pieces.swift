import ContractFindings

// How heads and contents are put together from pieces.

extension MultipartReader {
    /// Takes all bytes before an offset, none of which belongs to a delimiter.
    mutating func take(upTo limit: Int, in piece: UnsafeRawBufferPointer, _ handle: (Event) -> Void) {
        switch stage {
        case .preamble:
            guard limit <= bounds.preamble else {
                return fail(.boundReached, at: max(0, bounds.preamble), term: .preamble, expected: bounds.preamble)
            }
            cursor = max(cursor, limit)
        case .epilogue:
            guard limit - cursor <= bounds.epilogue else {
                return fail(
                    .boundReached, at: cursor + max(0, bounds.epilogue), term: .epilogue, expected: bounds.epilogue)
            }
        case .head: if readHead(upTo: limit, in: piece, handle) { handOver(upTo: limit, in: piece, handle) }
        case .content: handOver(upTo: limit, in: piece, handle)
        case .over: break
        }
    }

    /// Hands over the content up to an offset: first what was held, then what stands in the piece.
    mutating func handOver(upTo limit: Int, in piece: UnsafeRawBufferPointer, _ handle: (Event) -> Void) {
        if cursor < base, cursor < limit {
            let count = min(min(limit, base) - cursor, held.count)
            held.withUnsafeBytes { handle(.content(UnsafeRawBufferPointer(rebasing: $0[..<count]), offset: cursor)) }
            held.removeFirst(count)
            cursor += count
        }
        if cursor < limit, cursor >= base {
            handle(.content(UnsafeRawBufferPointer(rebasing: piece[(cursor - base)..<(limit - base)]), offset: cursor))
            cursor = limit
        }
    }

    /// Looks for the end of the head before an offset, and reads the head if it is there.
    ///
    /// - Returns: whether the part goes on with its content. If not, the head is not whole, or ``fault`` says what is wrong.
    mutating func readHead(
        upTo limit: Int, in piece: UnsafeRawBufferPointer, _ handle: (Event) -> Void
    ) -> Bool {
        gatherHead(upTo: limit, in: piece)
        let from = max(0, searched - 3)
        let length = Self.withHead(of: headLength(upTo: limit), at: headOffset - base, in: piece, or: held) { bytes in
            PartHeadBlock.length(in: bytes, from: from)
        }
        guard let length else {
            searched = min(max(0, limit - headOffset), headerLimit)
            if limit - headOffset > headerLimit { failHead(upTo: limit, in: piece) }
            return false
        }
        let (head, findings) = readHead(of: length, in: piece, isCut: false)
        if !findings.isEmpty, let own = findings.first(where: { $0.severity == .error }) {
            fail(own)
            return false
        }
        self.head = head
        contentOffset = headOffset + length
        cursor = contentOffset
        if contentOffset < base {
            held = Array(held[length..<(base - headOffset)])
        } else if !held.isEmpty {
            held.removeAll(keepingCapacity: true)
        }
        stage = .content
        handle(.part(head, contentOffset: contentOffset))
        return true
    }

    /// Refuses a head that has no blank line before an offset: for its own first fault, or for that.
    mutating func failHead(upTo limit: Int, in piece: UnsafeRawBufferPointer) {
        let isLong = limit - headOffset > headerLimit
        if let own = ownFault(upTo: limit, in: piece, isCut: isLong) { return fail(own) }
        if isLong {
            fail(
                .boundReached, at: headOffset + headerLimit, term: .headerBlock,
                expected: headerLimit)
        } else {
            fail(.blankLineMissing, at: limit)
        }
    }

    /// The first fault of the head lines before an offset, which are all or, if they are cut, some of them.
    mutating func ownFault(upTo limit: Int, in piece: UnsafeRawBufferPointer, isCut: Bool) -> Finding? {
        gatherHead(upTo: limit, in: piece)
        let (_, findings) = readHead(of: headLength(upTo: limit), in: piece, isCut: isCut)
        return findings.first { $0.severity == .error }
    }

    private func readHead(
        of length: Int, in piece: UnsafeRawBufferPointer, isCut: Bool
    ) -> (head: PartHead, findings: [Finding]) {
        // Only these go into the closure: with `self` in it, the whole reader would be copied for each part.
        let (offset, part, profile, bounds) = (headOffset, partCount - 1, profile, bounds)
        return Self.withHead(of: length, at: offset - base, in: piece, or: held) { bytes in
            PartHeadReader.read(
                bytes, offset: offset, part: part, profile: profile, bounds: bounds,
                options: PartHeadReader.Options(isCut: isCut))
        }
    }

    /// How many bytes of the head before an offset are looked at.
    private func headLength(upTo limit: Int) -> Int { min(max(0, limit - headOffset), headerLimit) }

    /// Adds what the piece has of a head to what is held of it, if it began in an earlier piece.
    private mutating func gatherHead(upTo limit: Int, in piece: UnsafeRawBufferPointer) {
        let count = headLength(upTo: limit)
        guard headOffset < base, held.count < count else { return }
        let next = headOffset + held.count - base
        held.append(contentsOf: piece[next..<(next + count - held.count)])
    }

    /// So many bytes of the head: in the piece if it began there, at `start`, else in what is held.
    @inline(__always)
    private static func withHead<Result>(
        of length: Int, at start: Int, in piece: UnsafeRawBufferPointer, or held: [UInt8],
        _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        if start >= 0 { return body(UnsafeRawBufferPointer(rebasing: piece[start..<(start + length)])) }
        return held.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
    }

    /// Keeps what is not decided at the end of a piece.
    mutating func keep(_ piece: UnsafeRawBufferPointer) {
        switch stage {
        case .head:
            // All of it: of the bytes that are decided no more than a head may have, and the rest may yet be content.
            if headOffset >= base { held.removeAll(keepingCapacity: true) }
            held.append(contentsOf: piece[(headOffset + held.count - base)...])
        case .content: held.append(contentsOf: piece[max(0, cursor + held.count - base)...])
        case .preamble, .epilogue, .over: break
        }
    }
}

/// The lines before the content of a part.
enum PartHeadBlock {
    /// The length with the blank line that ends it, nil if there is none. `start` is where the search goes on: three bytes
    /// before what was searched already.
    ///
    /// Bounds: a byte is read at `index` and up to three before it, and `3 <= index < bytes.count`.
    static func length(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        let cr = UInt8(ascii: "\r")
        let lf = UInt8(ascii: "\n")
        if start == 0, bytes.count >= 2, bytes[0] == cr, bytes[1] == lf { return 2 }
        // The last of CR, LF, CR, LF; a byte that is neither moves it by four.
        var index = start + 3
        while index < bytes.count {
            switch bytes[index] {
            case lf:
                if bytes[index - 1] == cr, bytes[index - 2] == lf, bytes[index - 3] == cr { return index + 1 }
                index += 2
            case cr: index += 1
            default: index += 4
            }
        }
        return nil
    }
}
