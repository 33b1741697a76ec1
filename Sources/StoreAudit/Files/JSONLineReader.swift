import CByteKernels
import ContractFindings

/// Reads a JSON document a line, and of each the values at some paths. No document is built.
///
/// Text is decoded; `true`, `false`, lists and objects are no identifiers and count as the text that stands there. What is not
/// there is no value, as `null` is. A line of white space is no record.
final class JSONLineReader {
    /// The paths that were asked for, as a tree: what is below a key or a place in a list.
    struct Paths {
        /// The column that a path ends at, or nil.
        var column: Int?
        var below: [[UInt8]: Paths] = [:]

        /// - Parameter paths: Keys and places with dots between them.
        init(_ paths: [String] = []) {
            for (column, path) in paths.enumerated() {
                insert(path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)[...], column)
            }
        }

        private mutating func insert(_ steps: ArraySlice<String.UTF8View.SubSequence>, _ column: Int) {
            guard let step = steps.first else {
                self.column = column
                return
            }
            below[Array(step), default: Paths()].insert(steps.dropFirst(), column)
        }
    }

    private let paths: Paths
    private let columnCount: Int
    /// The line in which each column was seen last.
    private var seen: [Int]

    init(_ paths: [String]) {
        self.paths = Paths(paths)
        columnCount = paths.count
        seen = Array(repeating: 0, count: paths.count)
    }

    /// Reads all lines of a chunk.
    func read(_ chunk: Chunk, into sink: some ValueSink) throws(StoreError) {
        guard let base = chunk.bytes.baseAddress else { return }
        var (line, start) = (chunk.firstLine, 0)
        while start < chunk.bytes.count {
            let offset = bytekernel_first_offset(base + start, chunk.bytes.count - start, UInt8(ascii: "\n"))
            let end = offset < 0 ? chunk.bytes.count : start + offset
            try read(line: line, UnsafeRawBufferPointer(rebasing: chunk.bytes[start..<end]), into: sink)
            line += 1
            start = end + 1
        }
    }

    private func read(line: Int, _ bytes: UnsafeRawBufferPointer, into sink: some ValueSink) throws(StoreError) {
        var skim = JSONSkim(bytes, line: line)
        guard skim.hasValue else { return }
        try value(&skim, paths, sink)
        try skim.end()
        for column in 0..<columnCount where seen[column] != line { try sink.take(.null, column: column, line: line) }
    }

    private func value(_ skim: inout JSONSkim, _ paths: Paths, _ sink: some ValueSink) throws(StoreError) {
        if let column = paths.column {
            guard seen[column] != skim.line else { throw skim.error("a key stands twice") }
            seen[column] = skim.line
            // A path may end here and another one lead on.
            if !paths.below.isEmpty {
                var deeper = skim
                try members(&deeper, paths.below, sink)
            }
            let line = skim.line
            return try skim.value { value throws(StoreError) in try sink.take(value, column: column, line: line) }
        }
        try members(&skim, paths.below, sink)
    }

    private func members(_ skim: inout JSONSkim, _ paths: [[UInt8]: Paths], _ sink: some ValueSink) throws(StoreError) {
        switch skim.next {
        case UInt8(ascii: "{"):
            guard try skim.open(closing: UInt8(ascii: "}")) else { return }
            repeat {
                if let below = try skim.key({ paths[$0] }) {
                    try value(&skim, below, sink)
                } else {
                    try skim.skip()
                }
            } while try skim.hasMore(closing: UInt8(ascii: "}"))
        case UInt8(ascii: "["):
            guard try skim.open(closing: UInt8(ascii: "]")) else { return }
            var place = 0
            repeat {
                if let below = paths[Array(String(place).utf8)] {
                    try value(&skim, below, sink)
                } else {
                    try skim.skip()
                }
                place += 1
            } while try skim.hasMore(closing: UInt8(ascii: "]"))
        default: try skim.skip()
        }
    }
}
