import CByteKernels

/// Reads CSV and TSV as RFC 4180 has them, with any byte between fields and LF or CRLF behind records.
///
/// A quote opens a field only at its start; elsewhere it is a byte like others. Every record has as many fields as the first
/// one: a delimiter too many would put another column's values under the names. An empty line in a file of several columns
/// is no record. An unquoted empty field is an empty text.
final class DelimitedReader {
    /// What is read: the byte between fields, how many there are, and which are wanted.
    struct Shape {
        let delimiter: UInt8
        let fieldCount: Int
        /// By field, the place of its column among those that were asked for, or -1.
        let columns: [Int]

        /// - Parameter wanted: The fields, from 0, in the order of the columns.
        init(delimiter: UInt8, fieldCount: Int, wanted: [Int]) {
            self.delimiter = delimiter
            self.fieldCount = fieldCount
            var columns = [Int](repeating: -1, count: fieldCount)
            for (place, field) in wanted.enumerated() where field < fieldCount { columns[field] = place }
            self.columns = columns
        }
    }

    /// How much is searched for separators at once.
    private static let blockLength = 16384

    private let shape: Shape
    private let offsets: UnsafeMutablePointer<UInt32>
    /// A field whose quotes were doubled.
    private var unquoted: [UInt8] = []

    init(_ shape: Shape) {
        self.shape = shape
        offsets = .allocate(capacity: DelimitedReader.blockLength)
    }

    deinit { offsets.deallocate() }

    /// Reads all records of a chunk.
    func read(_ chunk: Chunk, into sink: some ValueSink) throws(StoreError) {
        if chunk.hasQuotes { try readQuoted(chunk, into: sink) } else { try readPlain(chunk, into: sink) }
    }

    // MARK: Without quotes

    private func readPlain(_ chunk: Chunk, into sink: some ValueSink) throws(StoreError) {
        guard let base = chunk.bytes.baseAddress else { return }
        let delimiter = shape.delimiter
        let fieldCount = shape.fieldCount
        var row = Row(line: chunk.firstLine)
        var blockStart = 0
        try shape.columns.withUnsafeBufferPointer { columns in
            Result { () throws(StoreError) in
                while blockStart < chunk.bytes.count {
                    let length = min(DelimitedReader.blockLength, chunk.bytes.count - blockStart)
                    let count = bytekernel_offsets_of_two(
                        base + blockStart, length, delimiter, UInt8(ascii: "\n"), offsets)
                    for index in 0..<count {
                        let place = blockStart + Int(offsets[index])
                        let isEnd = base.load(fromByteOffset: place, as: UInt8.self) == UInt8(ascii: "\n")
                        guard row.field < fieldCount else { throw tooMany(row) }
                        let column = columns[row.field]
                        var end = place
                        if isEnd {
                            if end > row.fieldStart, base.load(fromByteOffset: end - 1, as: UInt8.self) == 0x0d {
                                end -= 1
                            }
                            if row.field != fieldCount - 1 {
                                guard row.field == 0, end == row.fieldStart else { throw tooFew(row) }
                                row.next(after: place)
                                continue
                            }
                        }
                        if column >= 0 {
                            let value = UnsafeRawBufferPointer(
                                start: base + row.fieldStart, count: end - row.fieldStart)
                            try sink.take(.text(value), column: column, line: row.line)
                        }
                        if isEnd {
                            row.next(after: place)
                        } else {
                            row.field += 1
                            row.fieldStart = place + 1
                        }
                    }
                    blockStart += length
                }
            }
        }.get()
        // The last record of a file may lack its line end.
        guard row.fieldStart < chunk.bytes.count || row.field > 0 else { return }
        guard row.field < fieldCount else { throw tooMany(row) }
        guard row.field == fieldCount - 1 else { throw tooFew(row) }
        guard shape.columns[row.field] >= 0 else { return }
        let value = UnsafeRawBufferPointer(rebasing: chunk.bytes[row.fieldStart...])
        try sink.take(.text(value), column: shape.columns[row.field], line: row.line)
    }

    /// Where the reading of a chunk is.
    private struct Row {
        var line: Int
        var field = 0
        var fieldStart = 0

        mutating func next(after place: Int) {
            line += 1
            field = 0
            fieldStart = place + 1
        }
    }

    // MARK: With quotes

    private func readQuoted(_ chunk: Chunk, into sink: some ValueSink) throws(StoreError) {
        var record = RecordReader(chunk, delimiter: shape.delimiter)
        while let line = record.begin() {
            var field = 0
            while true {
                let value = try record.field(unquoted: &unquoted)
                let isEmptyLine = record.isAtEnd && field == 0 && value.isEmpty && shape.fieldCount > 1
                if isEmptyLine && !value.wasQuoted { break }
                guard field < shape.fieldCount else { throw tooMany(Row(line: line)) }
                let column = shape.columns[field]
                if column >= 0 {
                    if value.isUnquoted {
                        try unquoted.withUnsafeBytes { bytes in
                            Result { () throws(StoreError) in
                                try sink.take(.text(bytes), column: column, line: line)
                            }
                        }.get()
                    } else {
                        let bytes = UnsafeRawBufferPointer(rebasing: chunk.bytes[value.range])
                        try sink.take(.text(bytes), column: column, line: line)
                    }
                }
                field += 1
                guard record.isAtEnd else { continue }
                guard field == shape.fieldCount else { throw tooFew(Row(line: line, field: field - 1)) }
                break
            }
        }
    }

    private func tooMany(_ row: Row) -> StoreError {
        .record(
            line: row.line,
            what: "more fields than the \(shape.fieldCount) of the first record; is a delimiter not in quotes?")
    }

    private func tooFew(_ row: Row) -> StoreError {
        .record(line: row.line, what: "\(row.field + 1) fields, and the first record has \(shape.fieldCount)")
    }
}
