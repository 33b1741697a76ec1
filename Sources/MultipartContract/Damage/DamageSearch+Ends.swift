import ContractFindings

// Damages at the start and the end of a content.
extension DamageSearch {
    /// The content is a beginning of the expected bytes.
    func cut() throws(SourceFailure) -> Explanation {
        let tail = try expected.bytes(in: found..<min(wanted, found + 3))
        if tail == DamageSearch.crlf || tail == DamageSearch.lf {
            return Explanation(
                category: .damageMissingLineEnd, term: .atEnd, count: 1, undoing: .part(0..<found, suffix: tail))
        }
        if try isWhiteSpaceInExpected(found..<wanted) {
            return Explanation(category: .damageTrimmed, term: .atEnd, count: 1)
        }
        if found == 0 { return Explanation(category: .damageEmpty) }
        if tail.first == 0, try !hasNUL() { return Explanation(category: .damageNUL) }
        return Explanation(category: .damageTruncated)
    }

    /// The expected bytes are a beginning of the content.
    func added() throws(SourceFailure) -> Explanation? {
        guard difference == wanted, found - wanted <= 8 else { return nil }
        let rest = try bytes(wanted..<found)
        for unit in [DamageSearch.crlf, DamageSearch.lf] where rest.count % unit.count == 0 {
            let isRepeated = rest.indices.allSatisfy { rest[$0] == unit[$0 % unit.count] }
            guard isRepeated else { continue }
            return Explanation(
                category: .damageExtraLineEnd, term: .atEnd, count: rest.count / unit.count, undoing: .part(0..<wanted))
        }
        return nil
    }

    /// Bytes stand before the expected ones, or those before are missing.
    func changedAtStart() throws(SourceFailure) -> Explanation? {
        let mark = DamageSearch.byteOrderMark
        if found == wanted + 3, head.starts(with: mark), try isEqual(3..<found, to: 0..<wanted) {
            return Explanation(category: .damageBOMAdded, count: 1, undoing: .part(3..<found))
        }
        if wanted == found + 3, try expected.bytes(in: 0..<3) == mark, try isEqual(0..<found, to: 3..<wanted) {
            return Explanation(category: .damageBOMRemoved, count: 1, undoing: .part(0..<found, prefix: mark))
        }
        if let explanation = try extraLineEndAtStart() { return explanation }
        return try trimmedAtStart()
    }

    private func extraLineEndAtStart() throws(SourceFailure) -> Explanation? {
        for unit in [DamageSearch.crlf, DamageSearch.lf] where head.starts(with: unit) {
            let inner = unit.count..<unit.count + wanted
            guard inner.upperBound <= found, found - inner.upperBound <= 2, try isEqual(inner, to: 0..<wanted) else {
                continue
            }
            let rest = try bytes(inner.upperBound..<found)
            if rest.isEmpty {
                return Explanation(category: .damageExtraLineEnd, term: .atStart, count: 1, undoing: .part(inner))
            }
            if rest == DamageSearch.crlf || rest == DamageSearch.lf {
                return Explanation(category: .damageExtraLineEnd, term: .atBothEnds, count: 2, undoing: .part(inner))
            }
        }
        return nil
    }

    private func trimmedAtStart() throws(SourceFailure) -> Explanation? {
        guard found < wanted else { return nil }
        let before = try expected.countOfLeadingWhiteSpace(in: 0..<wanted)
        guard before > 0 else { return nil }
        // White space that is left at the start belongs to the end of what was there.
        let missing = before - (try source.countOfLeadingWhiteSpace(in: content))
        guard missing > 0, missing + found <= wanted,
            try isWhiteSpaceInExpected(missing + found..<wanted),
            try isEqual(0..<found, to: missing..<missing + found)
        else { return nil }
        let isAtBothEnds = missing + found < wanted
        return Explanation(
            category: .damageTrimmed, term: isAtBothEnds ? .atBothEnds : .atStart, count: isAtBothEnds ? 2 : 1)
    }

    private func isWhiteSpaceInExpected(_ range: Range<Int>) throws(SourceFailure) -> Bool {
        try expected.countOfLeadingWhiteSpace(in: range) == range.count
    }

    private func hasNUL() throws(SourceFailure) -> Bool {
        var hasNUL = false
        try source.forEachPiece(of: content) { piece, _ in
            hasNUL = piece.contains(0)
            return !hasNUL
        }
        return hasNUL
    }
}

extension ByteSource {
    fileprivate func countOfLeadingWhiteSpace(in range: Range<Int>) throws(SourceFailure) -> Int {
        var count = 0
        try forEachPiece(of: range) { piece, _ in
            let first = piece.firstIndex { byte in !DamageSearch.isWhiteSpace(byte) }
            count += first ?? piece.count
            return first == nil
        }
        return count
    }
}
