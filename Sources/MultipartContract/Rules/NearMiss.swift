import ContractFindings

/// How a name that was sent is near to one that was agreed on.
struct NearMiss {
    /// What differs.
    let term: Term
    /// Smaller is nearer.
    let rank: Int

    /// Nil if the names are equal, or so different that another field is meant.
    init?(sent: [UInt8], wanted field: FieldName) {
        let wanted = Array(field.text.utf8)
        guard sent != wanted, !sent.isEmpty, sent.count <= 3 * FieldName.maximumLength else { return nil }
        let text = String(decoding: sent, as: UTF8.self)
        if text.lowercased() == field.text.lowercased(), !(text == field.text) {
            self.init(.letterCase, rank: 0)
        } else if NearMiss.withoutBrackets(sent) == NearMiss.withoutBrackets(wanted) {
            self.init(.brackets, rank: 1)
        } else if NearMiss.trimmed(sent) == NearMiss.trimmed(wanted) {
            self.init(.whiteSpace, rank: 2)
        } else if NearMiss.percentDecoded(sent) == wanted || NearMiss.percentDecoded(wanted) == sent {
            self.init(.percentEncoding, rank: 3)
        } else if text == field.text || NearMiss.letters(sent) == NearMiss.letters(wanted) {
            // The same characters composed otherwise, or the same letters written as `userID`, `user_id` or ` User-Id[]`.
            self.init(.similarSpelling, rank: 4)
        } else {
            let limit = min(2, wanted.count / 3)
            guard limit > 0, let distance = NearMiss.editDistance(sent, wanted, upTo: limit) else { return nil }
            self.init(.similarSpelling, rank: 4 + distance)
        }
    }

    private init(_ term: Term, rank: Int) {
        self.term = term
        self.rank = rank
    }

    static func lowercase(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    /// Without `[]`, or a number in brackets, at the end.
    private static func withoutBrackets(_ name: [UInt8]) -> ArraySlice<UInt8> {
        guard name.last == UInt8(ascii: "]"), let open = name.lastIndex(of: UInt8(ascii: "[")), open > 0,
            name[(open + 1)...].dropLast().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return name[...] }
        return name[..<open]
    }

    private static func trimmed(_ name: [UInt8]) -> ArraySlice<UInt8> {
        var name = name.drop(while: DamageSearch.isWhiteSpace)
        while let last = name.last, DamageSearch.isWhiteSpace(last) { name.removeLast() }
        return name
    }

    private static func percentDecoded(_ name: [UInt8]) -> [UInt8] {
        var decoded: [UInt8] = []
        var index = 0
        while index < name.count {
            if name[index] == UInt8(ascii: "%"), index + 2 < name.count,
                let high = ByteText.hexadecimalValue(of: name[index + 1]),
                let low = ByteText.hexadecimalValue(of: name[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(name[index])
                index += 1
            }
        }
        return decoded
    }

    /// Letters, digits and what is not ASCII, in lower case.
    private static func letters(_ name: [UInt8]) -> [UInt8]? {
        let letters = name.map(lowercase).filter { byte in
            byte > 0x7F || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return letters.isEmpty ? nil : letters
    }

    /// How many bytes are to be changed, added, left out or exchanged with the next one; nil if more than `limit`.
    private static func editDistance(_ left: [UInt8], _ right: [UInt8], upTo limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in right.indices {
                let isEqual = left[row] == right[column]
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isEqual ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            if current.allSatisfy({ $0 > limit }) { return nil }
            beforeLast = last
            last = current
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }
}
