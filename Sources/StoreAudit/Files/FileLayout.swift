import ContractFindings

/// Which columns of a text file are read, and how.
struct FileLayout {
    /// How the records are read.
    enum Reading {
        case delimited(DelimitedReader.Shape)
        case jsonLines([String])
        case lines
    }

    /// How many columns are read at once, at most.
    static let columnLimit = 1024

    /// The names of the columns, in the order in which they were asked for or found.
    let columns: [String]
    let reading: Reading
    /// The rest of the first chunk, without the header.
    let rest: Chunk

    /// Finds the columns that are asked for, or those that hold identifiers.
    ///
    /// - Parameter first: The first chunk of the file; empty if the file is.
    init(_ first: Chunk, format: FileFormat, columns: [String]) throws(StoreError) {
        var seen: Set<String> = []
        let wanted = columns.filter { seen.insert($0).inserted }
        switch format {
        case .lines:
            self.columns = ["line"]
            if let other = wanted.first(where: { $0 != "line" }) { throw FileLayout.noSuchColumn(other) }
            reading = .lines
            rest = first
        case .jsonLines:
            let paths = wanted.isEmpty ? try FileColumnSearch.paths(in: first) : wanted
            self.columns = paths
            reading = .jsonLines(paths)
            rest = first
        case .delimited(let delimiter, let hasHeader):
            var record = RecordReader(first, delimiter: delimiter)
            let header = try FileLayout.names(&record)
            var names = header.names
            if hasHeader {
                rest = Chunk(
                    bytes: UnsafeRawBufferPointer(rebasing: first.bytes[record.place...]), firstLine: record.line,
                    hasQuotes: first.hasQuotes)
            } else {
                names = names.indices.map { String($0 + 1) }
                rest = first
            }
            // Names are shown, and values are not. Who names columns that are there knows that there is a header.
            if hasHeader, let field = header.isIdentifier.firstIndex(of: true),
                wanted.isEmpty
                    || wanted.contains(where: { names.firstIndex(of: $0).map { header.isIdentifier[$0] } ?? true })
            {
                throw .record(
                    line: first.firstLine,
                    what:
                        "field \(field + 1) of the header holds an identifier; if there is no header, say --no-header")
            }
            var fields: [Int] = []
            for name in wanted {
                guard let field = names.firstIndex(of: name) else {
                    throw FileLayout.otherDelimiter(names, first.firstLine) ?? FileLayout.noSuchColumn(name)
                }
                guard names.lastIndex(of: name) == field else {
                    throw .record(line: first.firstLine, what: "the header has a column that was asked for twice")
                }
                fields.append(field)
            }
            if wanted.isEmpty {
                let all = DelimitedReader.Shape(
                    delimiter: delimiter, fieldCount: names.count, wanted: Array(names.indices))
                let discovery = FileColumnSearch(columnCount: names.count)
                try DelimitedReader(all).read(rest, into: discovery)
                fields = discovery.found
                if fields.isEmpty, let error = FileLayout.otherDelimiter(names, first.firstLine) { throw error }
            }
            self.columns = fields.map { ShownName.column(names[$0], number: $0 + 1) }
            reading = .delimited(
                DelimitedReader.Shape(delimiter: delimiter, fieldCount: names.count, wanted: fields))
        }
        guard self.columns.count <= FileLayout.columnLimit else {
            throw .record(
                line: first.firstLine,
                what: "more than \(FileLayout.columnLimit) columns hold identifiers; name some with --column")
        }
    }

    /// The fields of the first record as names, and whether they hold an identifier, whole or damaged.
    private static func names(
        _ record: inout RecordReader
    ) throws(StoreError) -> (names: [String], isIdentifier: [Bool]) {
        var (names, isIdentifier): ([String], [Bool]) = ([], [])
        var unquoted: [UInt8] = []
        guard record.begin() != nil else { return (names, isIdentifier) }
        repeat {
            let field = try record.field(unquoted: &unquoted)
            let bytes = field.isUnquoted ? unquoted : Array(record.bytes[field.range])
            names.append(String(decoding: bytes, as: UTF8.self))
            isIdentifier.append(ShownName.holdsIdentifier(names[names.count - 1]))
        } while !record.isAtEnd
        return (names, isIdentifier)
    }

    /// That a first record of one field has another delimiter in it; nil where it has none, or more fields.
    private static func otherDelimiter(_ names: [String], _ line: Int) -> StoreError? {
        let delimiters: [(byte: UInt8, words: String)] = [
            (UInt8(ascii: ";"), "';'"), (UInt8(ascii: "\t"), "'\\t'"), (UInt8(ascii: "|"), "'|'"),
            (UInt8(ascii: ","), "','"),
        ]
        guard names.count == 1, let found = delimiters.first(where: { names[0].utf8.contains($0.byte) }) else {
            return nil
        }
        return .record(line: line, what: "is one field with \(found.words) in it; try --delimiter \(found.words)")
    }

    private static func noSuchColumn(_ name: String) -> StoreError {
        .noSuchColumn(ShownName.isShown(name) ? (try? FieldName(name)) ?? "that was named" : "that was named")
    }
}
