import ContractFindings

// What Swift and Foundation print of bytes that are put into a text.
extension DamageSearch {
    func described() throws(SourceFailure) -> Explanation? {
        if let explanation = try numberOfBytes() { return explanation }
        let last = try bytes(max(0, found - 1)..<found).first
        switch (head.first, last) {
        case (UInt8(ascii: "<"), UInt8(ascii: ">")): return try digits(in: 1..<found - 1)
        case (UInt8(ascii: "["), UInt8(ascii: "]")):
            guard try outcome(of: ByteText(.decimal), skipping: 1, rest: 1) != nil else { return nil }
            return Explanation(category: .damageDescription, undoing: .byteText(.decimal, 1..<found - 1))
        case (UInt8(ascii: "{"), UInt8(ascii: "}")): return try lengthAndBytes()
        default: return nil
        }
    }

    /// `12 bytes`, which `Data` prints, also as `Optional(12 bytes)`.
    private func numberOfBytes() throws(SourceFailure) -> Explanation? {
        let text = "\(wanted) bytes"
        guard found <= text.utf8.count + 10,
            head.elementsEqual(text.utf8) || head.elementsEqual("Optional(\(text))".utf8)
        else { return nil }
        return Explanation(category: .damageDescription)
    }

    /// Digits, in groups of four bytes or in one, as in `<ffd8ffe0 00104a46>`.
    private func digits(in range: Range<Int>) throws(SourceFailure) -> Explanation? {
        let group =
            switch range.count {
            case 2 * wanted: 0
            case 2 * wanted + max(0, (wanted - 1) / 4): 4
            default: -1
            }
        guard group >= 0 else { return nil }
        let text = ByteText(.hexadecimal(capitals: false, group: group, separator: 0x20))
        guard try outcome(of: text, skipping: range.lowerBound, rest: found - range.upperBound) != nil else {
            return nil
        }
        return Explanation(category: .damageDescription, undoing: .byteText(.hexadecimal, range))
    }

    /// `{length = 12, bytes = 0xffd8…}`, which `NSData` prints. Of more than 24 bytes it prints the first 16 and the last 8,
    /// as in `{length = 40, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 20212223 24252627 }`.
    private func lengthAndBytes() throws(SourceFailure) -> Explanation? {
        let opening = Array("{length = \(wanted), bytes = 0x".utf8)
        guard head.starts(with: opening) else { return nil }
        if let explanation = try digits(in: opening.count..<max(opening.count, found - 1)) { return explanation }
        guard found <= head.count else { return nil }
        var text = head.dropFirst(opening.count).dropLast()
        if text.last == 0x20 { text = text.dropLast() }
        let dots = Array(" ... ".utf8)
        guard let gap = text.indices.first(where: { text[$0...].starts(with: dots) }) else { return nil }
        let first = DamageSearch.bytes(of: text[..<gap])
        let last = DamageSearch.bytes(of: text[(gap + dots.count)...])
        guard let first, let last, first.count + last.count < wanted, try expected.bytes(in: 0..<first.count) == first,
            try expected.bytes(in: wanted - last.count..<wanted) == last
        else { return nil }
        return Explanation(category: .damageDescription)
    }

    /// The bytes of pairs of digits, with single spaces between them.
    private static func bytes(of text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text
        while let high = rest.popFirst() {
            if high == 0x20, !bytes.isEmpty { continue }
            guard let upper = ByteText.hexadecimalValue(of: high), let low = rest.popFirst(),
                let lower = ByteText.hexadecimalValue(of: low)
            else { return nil }
            bytes.append(upper << 4 | lower)
        }
        return bytes.isEmpty ? nil : bytes
    }
}
