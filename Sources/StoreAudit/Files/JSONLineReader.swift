import CByteKernels
import ContractFindings

/// Reads a JSON document a line, and of each the values at some paths. No document is built.
///
/// A step `*` of a path is any key that no report may show, since it holds an identifier: the members of a map are one column.
///
/// Text is decoded; `true`, `false`, lists and objects are no identifiers and count as the text that stands there. What is not
/// there is no value, as `null` is. A line of white space is no record.
final class JSONLineReader {
    /// The paths that were asked for, as a tree: what is below a key or a place in a list.
    final class Paths {
        /// The column that a path ends at, or nil.
        private(set) var column: Int?
        private var below: [(step: [UInt8], paths: Paths)] = []
        /// Where there are so many steps that they are not looked at one after the other.
        private var places: [[UInt8]: Int] = [:]

        /// - Parameter paths: Keys and places with dots between them.
        convenience init(_ paths: [String]) {
            self.init()
            for (column, path) in paths.enumerated() {
                insert(path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)[...], column)
            }
        }

        private init() {}

        private func insert(
            _ steps: ArraySlice<String.UTF8View.SubSequence>, _ column: Int, isRepeated: Bool = false
        ) {
            guard let step = steps.first.map({ Array($0) }) else {
                self.column = column
                self.isRepeated = isRepeated
                return
            }
            let place = places[step] ?? below.count
            if place == below.count {
                places[step] = place
                below.append((step, Paths()))
            }
            let isAny = step == JSONLineReader.anyKey
            if isAny { anyPlace = place }
            below[place].paths.insert(steps.dropFirst(), column, isRepeated: isRepeated || isAny)
        }

        /// Whether a path that ends here has gone through any key, and may be met several times in a document.
        private(set) var isRepeated = false
        /// The place of the step for any key.
        private var anyPlace: Int?

        /// Whether all paths end here.
        var isEmpty: Bool { below.isEmpty }

        /// What is below a step, or nil.
        func below(_ step: UnsafeRawBufferPointer) -> Paths? {
            let known =
                below.count > 8
                ? places[Array(step)]
                : below.firstIndex { $0.step.count == step.count && $0.step.elementsEqual(step) }
            guard known == nil, let anyPlace else { return known.map { below[$0].paths } }
            return JSONLineReader.isShown(step) ? nil : below[anyPlace].paths
        }
    }

    /// The step of a path that is any key which may not be shown.
    static let anyKey = Array("*".utf8)

    /// Whether a report may show a key.
    static func isShown(_ key: UnsafeRawBufferPointer) -> Bool {
        // Most keys are short, and an empty one is nobody's.
        key.isEmpty || ShownName.isShown(String(decoding: key, as: UTF8.self))
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
            guard seen[column] != skim.line || paths.isRepeated else { throw skim.error("a key stands twice") }
            seen[column] = skim.line
            // A path may end here and another one lead on.
            if !paths.isEmpty {
                var deeper = skim
                try members(&deeper, paths, sink)
            }
            let line = skim.line
            return try skim.value { value throws(StoreError) in try sink.take(value, column: column, line: line) }
        }
        try members(&skim, paths, sink)
    }

    private func members(_ skim: inout JSONSkim, _ paths: Paths, _ sink: some ValueSink) throws(StoreError) {
        switch skim.next {
        case UInt8(ascii: "{"):
            guard try skim.open(closing: UInt8(ascii: "}")) else { return }
            repeat {
                if let below = try skim.key({ paths.below($0) }) {
                    try value(&skim, below, sink)
                } else {
                    try skim.skip()
                }
            } while try skim.hasMore(closing: UInt8(ascii: "}"))
        case UInt8(ascii: "["):
            guard try skim.open(closing: UInt8(ascii: "]")) else { return }
            var place = 0
            repeat {
                if let below = Array(String(place).utf8).withUnsafeBytes({ paths.below($0) }) {
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
