/// The records of a client's output: CSV with quotes where they are needed, or TSV as `mysql --batch` and `spark-sql` print it.
///
/// The header decides: one with a tab is TSV.
struct EngineRecords {
    private let bytes: [UInt8]
    private let isTSV: Bool
    private var offset = 0
    private var line = 1

    /// The longest field that is read; names are shorter.
    private static let maximumLength = 1_000

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        isTSV = bytes[..<end].contains(UInt8(ascii: "\t"))
    }

    /// The next record with the line on which it begins, or nil at the end.
    mutating func next() throws(StoreError) -> (fields: [String], line: Int)? {
        guard offset < bytes.count else { return nil }
        let start = line
        var fields: [String] = []
        while true {
            let (field, isLast) = isTSV ? try tabbedField() : try commaField()
            guard let text = String(validating: field, as: UTF8.self) else {
                throw .record(line: start, what: "is no UTF-8")
            }
            fields.append(text)
            guard fields.count <= AuditQuery.header.count else {
                throw .record(line: start, what: "has too many fields")
            }
            if isLast { return (fields, start) }
        }
    }

    private mutating func commaField() throws(StoreError) -> ([UInt8], isLast: Bool) {
        var field: [UInt8] = []
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
            while true {
                if let isLast = try separator(UInt8(ascii: ",")) { return (field, isLast) }
                guard bytes[offset] != UInt8(ascii: "\"") else {
                    throw .record(line: line, what: "a quote stands inside a field without quotes")
                }
                try append(bytes[offset], to: &field)
                offset += 1
            }
        }
        let start = line
        offset += 1
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte != UInt8(ascii: "\"") {
                if byte == UInt8(ascii: "\n") { line += 1 }
                try append(byte, to: &field)
            } else if offset < bytes.count, bytes[offset] == byte {
                try append(byte, to: &field)
                offset += 1
            } else if let isLast = try separator(UInt8(ascii: ",")) {
                return (field, isLast)
            } else {
                throw .record(line: line, what: "something follows the end of a field in quotes")
            }
        }
        throw .record(line: start, what: "a field in quotes does not end")
    }

    /// A field in which a client has written tab, line end, NUL and backslash as two characters each.
    private mutating func tabbedField() throws(StoreError) -> ([UInt8], isLast: Bool) {
        var field: [UInt8] = []
        while true {
            if let isLast = try separator(UInt8(ascii: "\t")) { return (field, isLast) }
            var byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\\"), offset < bytes.count, let meant = EngineRecords.escapes[bytes[offset]] {
                byte = meant
                offset += 1
            }
            try append(byte, to: &field)
        }
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0a, UInt8(ascii: "0"): 0, UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    ]

    private func append(_ byte: UInt8, to field: inout [UInt8]) throws(StoreError) {
        guard field.count < EngineRecords.maximumLength else { throw .record(line: line, what: "a field is too long") }
        field.append(byte)
    }

    /// Goes past what ends a field, if that is here: false after the separator, true after the record's end.
    private mutating func separator(_ separator: UInt8) throws(StoreError) -> Bool? {
        guard offset < bytes.count else { return true }
        switch bytes[offset] {
        case separator:
            offset += 1
            return false
        case UInt8(ascii: "\n"): offset += 1
        case UInt8(ascii: "\r") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"): offset += 2
        default: return nil
        }
        line += 1
        return true
    }
}
