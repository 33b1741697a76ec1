import CByteKernels

/// Walks through records of fields with quotes, field by field.
struct RecordReader {
    /// One field.
    struct Field {
        /// Where its contents stand, without their quotes.
        let range: Range<Int>
        /// Whether quotes stood around it.
        let wasQuoted: Bool
        /// Whether quotes in it were doubled, so that its contents are those of the other buffer.
        let isUnquoted: Bool
        var isEmpty: Bool { range.isEmpty }
    }

    let bytes: UnsafeRawBufferPointer
    private let delimiter: UInt8
    /// The first byte that has not been read.
    private(set) var place = 0
    private(set) var line: Int
    /// Whether the field that was read last ended its record.
    private(set) var isAtEnd = false

    init(_ chunk: Chunk, delimiter: UInt8) {
        bytes = chunk.bytes
        line = chunk.firstLine
        self.delimiter = delimiter
    }

    /// Goes to the next record and gives its line, or nil behind the last one.
    mutating func begin() -> Int? {
        isAtEnd = false
        return place < bytes.count ? line : nil
    }

    /// Reads the next field of the record.
    ///
    /// - Parameter unquoted: Is given the contents if quotes were doubled in them.
    mutating func field(unquoted: inout [UInt8]) throws(StoreError) -> Field {
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return plainField() }
        let start = place + 1
        let opened = line
        guard let end = RecordEnd.endOfQuoted(in: bytes, from: start) else {
            throw .record(line: opened, what: "a quote is opened and not closed")
        }
        let range = start..<(end - 1)
        let inside = UnsafeRawBufferPointer(rebasing: bytes[range])
        let marks = bytekernel_count_two(inside.baseAddress, inside.count, UInt8(ascii: "\n"), UInt8(ascii: "\""))
        line += marks.first
        if marks.second > 0 { RecordReader.unquote(inside, into: &unquoted) }
        place = end
        if place == bytes.count {
            isAtEnd = true
        } else if bytes[place] == delimiter {
            place += 1
        } else if let length = lineEnd(at: place) {
            place += length
            line += 1
            isAtEnd = true
        } else {
            throw .record(line: line, what: "something stands behind the closing quote of a field")
        }
        return Field(range: range, wasQuoted: true, isUnquoted: marks.second > 0)
    }

    private mutating func plainField() -> Field {
        let start = place
        if let base = bytes.baseAddress {
            place += bytekernel_first_of_two(base + place, bytes.count - place, delimiter, UInt8(ascii: "\n"))
        }
        var end = place
        if place == bytes.count {
            isAtEnd = true
        } else if bytes[place] == delimiter {
            place += 1
        } else {
            if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            place += 1
            line += 1
            isAtEnd = true
        }
        return Field(range: start..<end, wasQuoted: false, isUnquoted: false)
    }

    /// The length of a line end that stands there, or nil.
    private func lineEnd(at place: Int) -> Int? {
        if bytes[place] == UInt8(ascii: "\n") { return 1 }
        guard bytes[place] == UInt8(ascii: "\r"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\n") else {
            return nil
        }
        return 2
    }

    private static func unquote(_ bytes: UnsafeRawBufferPointer, into target: inout [UInt8]) {
        target.removeAll(keepingCapacity: true)
        var isFirst = false
        for byte in bytes {
            // The first quote of two is dropped, the second one kept.
            isFirst = byte == UInt8(ascii: "\"") && !isFirst
            if !isFirst { target.append(byte) }
        }
    }
}
