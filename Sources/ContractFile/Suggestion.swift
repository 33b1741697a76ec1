/// "Did you mean": the nearest of some known words.
package enum Suggestion {
    /// The word with the smallest edit distance, if it is near enough to be a slip: a third of its length, at most 3.
    package static func nearest(to word: String, among known: [String]) -> String? {
        let given = Array(word.lowercased().utf8.prefix(64))
        var best: (word: String, distance: Int)?
        for candidate in known {
            let distance = editDistance(given, Array(candidate.lowercased().utf8))
            guard distance <= min(3, max(1, candidate.utf8.count / 3)) else { continue }
            if distance < (best?.distance ?? .max) { best = (candidate, distance) }
        }
        return best?.word
    }

    /// Levenshtein distance, with two neighbours exchanged counting as one edit.
    private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, leftByte) in left.enumerated() {
            var current = [row + 1]
            for (column, rightByte) in right.enumerated() {
                var cost = min(
                    last[column + 1] + 1, current[column] + 1, last[column] + (leftByte == rightByte ? 0 : 1))
                if row > 0, column > 0, leftByte == right[column - 1], left[row - 1] == rightByte {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
