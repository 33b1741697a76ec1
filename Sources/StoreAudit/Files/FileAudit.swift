import ContractFindings
import Dispatch

/// The audit of a text file, or of standard input: one pass on all threads, in bounded memory, and the search for twins.
package struct FileAudit: Sendable {
    /// The file, or `-` for standard input.
    package let path: String
    /// What kind of file it is.
    package let format: FileFormat
    /// The columns to audit; without any, all that hold identifiers by their contents.
    package let columns: [String]
    /// The rule of each column, by its name.
    package let rule: @Sendable (_ column: String) -> ColumnRule
    /// The memory and threads of the audit.
    package let space: SearchSpace
    /// Is told how far the reading is, by any thread, one at a time. It may throw ``StoreError/cancelled``.
    package let onProgress: @Sendable (_ bytesDone: Int, _ bytesTotal: Int?) throws(StoreError) -> Void
    /// How much is read at once.
    let chunkLength: Int

    /// Prepares an audit.
    ///
    /// - Parameters:
    ///   - columns: Names of the header, numbers from 1 where there is none, or paths (``FileFormat/jsonLines``).
    ///   - chunkLength: How much is read at once, in bytes; tests take a few.
    package init(
        path: String, format: FileFormat, columns: [String] = [], space: SearchSpace, chunkLength: Int? = nil,
        rule: @escaping @Sendable (_ column: String) -> ColumnRule = { _ in ColumnRule() },
        onProgress: @escaping @Sendable (_ bytesDone: Int, _ bytesTotal: Int?) throws(StoreError) -> Void = {
            (_, _) throws(StoreError) in
        }
    ) {
        self.path = path
        self.format = format
        self.columns = columns
        self.space = space
        self.chunkLength = chunkLength ?? ChunkSource.usualLength
        self.rule = rule
        self.onProgress = onProgress
    }

    /// Reads and searches.
    ///
    /// - Returns: One audit for each column, in the order in which they were asked for or stand in the file.
    /// - Throws: ``StoreError/unreadable``, ``StoreError/noSuchColumn(_:)``, ``StoreError/record(line:what:)`` and those of memory
    ///   and disk.
    package func run() throws(StoreError) -> [ColumnAudit] { try run(twinKeys: nil) }

    /// The same, and gives the key of each twin group to `twinKeys`.
    func run(twinKeys: TwinKeys?) throws(StoreError) -> [ColumnAudit] {
        let buffer = ChunkBuffer(capacity: chunkLength)
        // The first chunk lies in it.
        defer { withExtendedLifetime(buffer) {} }
        let source = try openSource()
        let layout = try firstLayout(source, buffer)
        let spools = layout.columns.map { _ in IdentifierSpool(space: space) }
        let total = Total(layout.columns.map { ColumnAudit(table: table, column: $0) })
        let rules = layout.columns.map(rule)
        let rest = Shared(value: layout)
        try ParallelWork.run(pieces: space.threadCount, threads: space.threadCount) { take throws(StoreError) in
            while let piece = take() {
                do throws(StoreError) {
                    let sink = TallySink(rules: rules, spools: spools)
                    let reader = RowReader(rest.value.reading)
                    if piece == 0 { try reader.read(rest.value.rest, into: sink) }
                    let buffer = ChunkBuffer(capacity: chunkLength)
                    while let chunk = try source.next(into: buffer) { try reader.read(chunk, into: sink) }
                    total.add(sink)
                } catch {
                    source.stop()
                    throw error
                }
            }
        }
        var audits = total.audits
        for (index, spool) in spools.enumerated() {
            audits[index].add(try search(spool, index, twinKeys))
        }
        return audits
    }

    private func search(
        _ spool: IdentifierSpool, _ column: Int, _ twinKeys: TwinKeys?
    ) throws(StoreError) -> TwinSearch {
        guard let twinKeys else { return try TwinSearch.run(spool) }
        return try TwinSearch.run(spool) { key throws(StoreError) in twinKeys.add(key, column: column) }
    }

    /// What a report calls the file.
    private var table: String { FileAudit.table(path) }

    /// What a report calls a file: the last component of its path.
    static func table(_ path: String) -> String {
        path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
    }

    func openSource() throws(StoreError) -> ChunkSource {
        // A sixteenth of the memory for one record is more than any sensible one needs.
        try ChunkSource(
            path: path, delimiter: format.delimiter, chunkLength: chunkLength,
            recordLimit: max(1 << 20, space.recordMemory / 16), onProgress: onProgress)
    }

    /// Reads the first chunk and finds the columns.
    func firstLayout(_ source: ChunkSource, _ buffer: ChunkBuffer) throws(StoreError) -> FileLayout {
        let first = try source.next(into: buffer, atLeast: columns.isEmpty ? FileColumnSearch.byteLimit : 0)
        let none = Chunk(bytes: UnsafeRawBufferPointer(start: nil, count: 0), firstLine: 1, hasQuotes: false)
        return try FileLayout(first ?? none, format: format, columns: columns)
    }

    /// Something that other threads only read, while it lives.
    private struct Shared<Value>: @unchecked Sendable { let value: Value }

    /// Sends values to the tallies of one thread.
    private final class TallySink: ValueSink {
        let tallies: [ColumnTally]
        /// The same. To count references at each row would take longer than to count the row.
        private let places: UnsafeMutablePointer<Unmanaged<ColumnTally>>

        init(rules: [ColumnRule], spools: [IdentifierSpool]) {
            tallies = zip(rules, spools).map { ColumnTally(rule: $0, spool: $1) }
            places = .allocate(capacity: max(1, tallies.count))
            for (index, tally) in tallies.enumerated() { (places + index).initialize(to: .passUnretained(tally)) }
        }

        deinit { places.deallocate() }

        /// Readers give a column that was asked for, and no other.
        @inline(__always)
        func take(_ value: StoredValue, column: Int, line: Int) throws(StoreError) {
            try places[column]._withUnsafeGuaranteedRef { tally in
                Result { () throws(StoreError) in try tally.add(value, row: line) }
            }.get()
        }
    }

    /// What the threads have counted together.
    private final class Total: @unchecked Sendable {
        private let lock = DispatchSemaphore(value: 1)
        private(set) var audits: [ColumnAudit]

        init(_ audits: [ColumnAudit]) { self.audits = audits }

        func add(_ sink: TallySink) {
            lock.wait()
            defer { lock.signal() }
            for (index, tally) in sink.tallies.enumerated() { tally.finish(into: &audits[index]) }
        }
    }
}
