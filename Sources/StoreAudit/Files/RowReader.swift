/// Reads the records of chunks, whatever the format.
enum RowReader {
    case delimited(DelimitedReader)
    case jsonLines(JSONLineReader)
    case lines(LineReader)

    init(_ reading: FileLayout.Reading) {
        switch reading {
        case .delimited(let shape): self = .delimited(DelimitedReader(shape))
        case .jsonLines(let paths): self = .jsonLines(JSONLineReader(paths))
        case .lines: self = .lines(LineReader())
        }
    }

    /// Hands the values of all records of a chunk to a sink.
    func read(_ chunk: Chunk, into sink: some ValueSink) throws(StoreError) {
        switch self {
        case .delimited(let reader): try reader.read(chunk, into: sink)
        case .jsonLines(let reader): try reader.read(chunk, into: sink)
        case .lines(let reader): try reader.read(chunk, into: sink)
        }
    }
}
