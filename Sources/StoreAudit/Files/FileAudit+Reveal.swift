import ContractFindings
import Dispatch

extension FileAudit {
    /// A row that is wrong, with its value: for the eyes of whoever asked for it, and for no report.
    package struct RevealedRow {
        /// The column.
        package let column: String
        /// What is wrong: a category of the rule, or ``FindingCategory/storeTwins``.
        package let category: FindingCategory
        /// The line of the record, from 1.
        package let line: Int
        /// The bytes of the value, without quotes; they live as long as the call. Numbers have none.
        package let value: UnsafeRawBufferPointer
    }

    /// Audits, then reads the file again and hands over each row that the rule refuses or that has a twin, in the order of the
    /// lines; a row with two faults comes twice.
    ///
    /// - Returns: The audits, and whether all twins were handed over: of very many only as many as the memory has room for.
    /// - Throws: As ``run()``; ``StoreError/unreadable`` for what can be read only once.
    package func run(
        revealing body: (RevealedRow) throws(StoreError) -> Void
    ) throws(StoreError) -> (audits: [ColumnAudit], hasAllTwins: Bool) {
        guard path != "-" else { throw .unreadable }
        let twinKeys = TwinKeys(limit: space.tableLimit)
        let audits = try run(twinKeys: twinKeys)
        let (firstBuffer, buffer) = (ChunkBuffer(capacity: chunkLength), ChunkBuffer(capacity: chunkLength))
        defer { withExtendedLifetime(firstBuffer) {} }
        let source = try openSource()
        let layout = try firstLayout(source, firstBuffer)
        let reader = RowReader(layout.reading)
        try withoutActuallyEscaping(body) { body throws(StoreError) in
            let sink = RevealingSink(
                columns: layout.columns, judges: layout.columns.map { ValueJudge(rule($0)) },
                twinKeys: layout.columns.indices.map { twinKeys.keys(column: $0) }, body: body)
            try reader.read(layout.rest, into: sink)
            while let chunk = try source.next(into: buffer) { try reader.read(chunk, into: sink) }
        }
        return (audits, twinKeys.isComplete)
    }

    private struct RevealingSink: ValueSink {
        let columns: [String]
        let judges: [ValueJudge]
        let twinKeys: [Set<IdentifierKey>]
        let body: (RevealedRow) throws(StoreError) -> Void

        func take(_ value: StoredValue, column: Int, line: Int) throws(StoreError) {
            let (form, key) = IdentifierForm.read(value)
            let bytes =
                switch value {
                case .text(let bytes), .blob(let bytes): bytes
                case .null, .integer, .real: UnsafeRawBufferPointer(start: nil, count: 0)
                }
            if let category = judges[column].fault(of: value, form, key) {
                try body(RevealedRow(column: columns[column], category: category, line: line, value: bytes))
            }
            if let key, twinKeys[column].contains(key) {
                try body(RevealedRow(column: columns[column], category: .storeTwins, line: line, value: bytes))
            }
        }
    }
}

/// The keys of twin groups, by column, as many as there is room for.
final class TwinKeys: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private let limit: Int
    private var count = 0
    private var keys: [Int: Set<IdentifierKey>] = [:]
    /// Whether there was room for all.
    private(set) var isComplete = true

    init(limit: Int) { self.limit = limit }

    func add(_ key: IdentifierKey, column: Int) {
        lock.wait()
        defer { lock.signal() }
        guard count < limit else {
            isComplete = false
            return
        }
        count += 1
        keys[column, default: []].insert(key)
    }

    func keys(column: Int) -> Set<IdentifierKey> { keys[column] ?? [] }
}
