import ContractFindings

/// Finds out which columns of a text file hold identifiers, by the first values of each that are not empty: those where at least
/// one in ten means a UUID.
final class FileColumnSearch: ValueSink {
    /// How many values of a column are looked at, if so many are among the bytes that are.
    static let valueLimit = 1000
    /// How many bytes are looked at: a column may be empty for long.
    static let byteLimit = 8 << 20
    /// How many JSON documents are looked at, which takes longer.
    private static let documentLimit = 20_000
    /// How many paths are looked at in JSON documents.
    private static let pathLimit = 65536

    /// What has been seen of one column.
    private struct Seen {
        var filled = 0
        var meaningful = 0

        mutating func add(_ value: StoredValue) {
            guard filled < FileColumnSearch.valueLimit else { return }
            let (form, key) = IdentifierForm.read(value)
            if form != .null && form != .empty { filled += 1 }
            if key != nil { meaningful += 1 }
        }

        var holdsIdentifiers: Bool { meaningful > 0 && meaningful * ColumnSample.leastShare >= filled }
    }

    private var seen: [Seen]

    init(columnCount: Int) { seen = Array(repeating: Seen(), count: columnCount) }

    func take(_ value: StoredValue, column: Int, line: Int) { seen[column].add(value) }

    /// The columns that hold identifiers, from 0.
    var found: [Int] { seen.indices.filter { seen[$0].holdsIdentifiers } }

    // MARK: JSON

    /// The paths of a chunk's JSON documents at which identifiers stand, in the order in which they were first seen. Lists are
    /// not gone into: their places are no columns unless somebody names them.
    static func paths(in chunk: Chunk) throws(StoreError) -> [String] {
        var paths = PathCollector()
        var line = chunk.firstLine
        for bytes in chunk.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            guard line - chunk.firstLine < documentLimit else { break }
            var skim = JSONSkim(UnsafeRawBufferPointer(rebasing: bytes), line: line)
            if skim.hasValue {
                try paths.walk(&skim, path: [])
                try skim.end()
            }
            line += 1
        }
        return paths.found
    }

    private struct PathCollector {
        private var places: [[[UInt8]]: Int] = [:]
        private var seen: [(path: [[UInt8]], Seen)] = []

        mutating func walk(_ skim: inout JSONSkim, path: [[UInt8]]) throws(StoreError) {
            guard skim.next == UInt8(ascii: "{") else {
                var value = Seen()
                try skim.value { value.add($0) }
                add(value, at: path)
                return
            }
            guard try skim.open(closing: UInt8(ascii: "}")) else { return }
            repeat {
                // Keys that no report may show are those of a map: all are one column.
                let key = try skim.key { JSONLineReader.isShown($0) ? Array($0) : JSONLineReader.anyKey }
                try walk(&skim, path: path + [key])
            } while try skim.hasMore(closing: UInt8(ascii: "}"))
        }

        private mutating func add(_ value: Seen, at path: [[UInt8]]) {
            // A path with a dot in a key could not be told from a longer one.
            if path.contains(where: { $0.contains(UInt8(ascii: ".")) || $0.isEmpty }) || path.isEmpty { return }
            if let place = places[path] {
                seen[place].1.filled += value.filled
                seen[place].1.meaningful += value.meaningful
            } else if seen.count < FileColumnSearch.pathLimit {
                places[path] = seen.count
                seen.append((path, value))
            }
        }

        var found: [String] {
            seen.filter { $0.1.holdsIdentifiers }.map { column in
                column.path.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
            }
        }
    }
}
