import ContractFindings

// Damages that treat the content as text, and texts that are put in its place.
extension DamageSearch {
    func lineEnds() throws(SourceFailure) -> Explanation? {
        if found > wanted, found <= 2 * wanted, let byte = try bytes(difference..<difference + 1).first,
            byte == 0x0D || byte == 0x0A
        {
            for change in LineEndChange.toCRLF {
                if let explanation = try lineEnds(change, .damageLFToCRLF) { return explanation }
            }
        }
        if found <= wanted, try expected.bytes(in: difference..<difference + 1) == [0x0D] {
            for change in LineEndChange.toLF {
                if let explanation = try lineEnds(change, .damageCRLFToLF) { return explanation }
            }
        }
        return nil
    }

    private func lineEnds(_ change: LineEndChange, _ category: FindingCategory) throws(SourceFailure) -> Explanation? {
        guard let outcome = try outcome(of: change) else { return nil }
        return Explanation(
            category: category, term: outcome.transform.changedCR ? .carriageReturn : nil,
            count: outcome.transform.count, undoing: .lineEnds(change.inverse))
    }

    func utf8Decoded() throws(SourceFailure) -> Explanation? {
        guard found <= 3 * wanted, let byte = try bytes(difference..<difference + 1).first else { return nil }
        let repairs: [UTF8Repair] =
            switch byte {
            // The replacement may share its first bytes with what it replaces.
            case 0xEF, 0xBF, 0xBD: UTF8Repair.withReplacementCharacter
            case UInt8(ascii: "?"): UTF8Repair.withQuestionMark
            default: []
            }
        for repair in repairs {
            guard let outcome = try outcome(of: repair) else { continue }
            let term: Term = repair.usesQuestionMark ? .questionMark : repair.unit == .byte ? .perByte : .perSequence
            return Explanation(category: .damageUTF8, term: term, count: outcome.transform.count)
        }
        return nil
    }

    func legacyText() throws(SourceFailure) -> Explanation? {
        let kinds: [(encoding: LegacyText.Encoding, times: Int, growth: Int, term: Term)] = [
            (.latin1, 1, 2, .latin1), (.windows1252, 1, 3, .windows1252), (.latin1, 2, 4, .latin1Twice),
            (.windows1252, 2, 9, .windows1252Twice),
        ]
        for kind in kinds where found > wanted && found <= kind.growth * wanted {
            let text = LegacyText(kind.encoding, times: kind.times)
            guard let outcome = try outcome(of: text) else { continue }
            return Explanation(
                category: .damageLatin1, term: kind.term, count: outcome.transform.count,
                undoing: .legacyText(kind.encoding, times: kind.times))
        }
        return nil
    }

    func hexadecimal() throws(SourceFailure) -> Explanation? {
        let start = head.starts(with: Array("0x".utf8)) || head.starts(with: Array("0X".utf8)) ? 2 : 0
        let lineEnd = try lengthOfLastLineEnd()
        let digits = start..<max(start, found - lineEnd)
        let isGrouped = digits.count != 2 * wanted
        guard !isGrouped || digits.count == 3 * wanted - 1, wanted > 0 else { return nil }
        let separator = head.indices.contains(start + 2) ? head[start + 2] : 0
        guard !isGrouped || [0x20, 0x2D, 0x2C, 0x3A].contains(separator) else { return nil }
        for capitals in [false, true] {
            let text = ByteText(
                .hexadecimal(capitals: capitals, group: isGrouped ? 1 : 0, separator: separator))
            guard try outcome(of: text, skipping: start, rest: lineEnd) != nil else { continue }
            return Explanation(category: .damageHexadecimal, undoing: .byteText(.hexadecimal, digits))
        }
        return nil
    }

    func base64() throws(SourceFailure) -> Explanation? {
        let start = startOfBase64()
        let characters = (wanted * 4 + 2) / 3
        guard found - start >= characters, found - start <= characters + characters / 2 + 8 else { return nil }
        let line = head.dropFirst(start)
        let column = line.firstIndex { byte in byte == 0x0D || byte == 0x0A }.map { $0 - start } ?? 0
        let lineEnd: ByteText.LineEnd =
            line.indices.contains(start + column) && line[start + column] == 0x0A ? .lf : .crlf
        let padding = Array(repeating: UInt8(ascii: "="), count: (3 - wanted % 3) % 3)
        for urlSafe in [false, true] {
            let text = ByteText(.base64(urlSafe: urlSafe, column: column, lineEnd: lineEnd))
            guard var rest = try outcome(of: text, skipping: start, rest: 4)?.rest else { continue }
            if rest.last == 0x0A { rest.removeLast(rest.suffix(2) == DamageSearch.crlf[...] ? 2 : 1) }
            guard rest.isEmpty || rest == padding else { continue }
            return Explanation(category: .damageBase64, undoing: .byteText(.base64, start..<found))
        }
        return nil
    }

    /// Behind `data:image/jpeg;base64,`, or 0.
    private func startOfBase64() -> Int {
        guard head.starts(with: Array("data:".utf8)), let comma = head.firstIndex(of: UInt8(ascii: ",")), comma < 128,
            head[..<comma].suffix(7).elementsEqual(";base64".utf8)
        else { return 0 }
        return comma + 1
    }

    func lengthOfLastLineEnd() throws(SourceFailure) -> Int {
        let end = try bytes(max(0, found - 2)..<found)
        guard end.last == 0x0A else { return 0 }
        return end == DamageSearch.crlf ? 2 : 1
    }
}
