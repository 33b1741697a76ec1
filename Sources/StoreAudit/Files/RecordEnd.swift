import CByteKernels

/// Where records end, in texts with and without quotes.
enum RecordEnd {
    /// The place behind the last line end that ends a record, of bytes that begin with a record; nil where none does.
    static func last(in bytes: UnsafeRawBufferPointer, quoted: Bool, delimiter: UInt8?) -> Int? {
        guard quoted, let delimiter else { return lastLineEnd(in: bytes, 0, bytes.count) }
        var last: Int?
        var place = 0
        // Where what is outside of quotes begins.
        var start = 0
        while let quote = nextQuote(in: bytes, from: place) {
            guard isFieldStart(quote, in: bytes, delimiter) else {
                place = quote + 1
                continue
            }
            last = lastLineEnd(in: bytes, start, quote) ?? last
            guard let end = endOfQuoted(in: bytes, from: quote + 1) else { return last }
            place = end
            start = end
        }
        return lastLineEnd(in: bytes, start, bytes.count) ?? last
    }

    /// The place behind the quote that closes a field, whose contents begin at `start`; nil where none does.
    static func endOfQuoted(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var place = start
        while let quote = nextQuote(in: bytes, from: place) {
            guard quote + 1 < bytes.count, bytes[quote + 1] == UInt8(ascii: "\"") else { return quote + 1 }
            place = quote + 2
        }
        return nil
    }

    private static func nextQuote(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress else { return nil }
        let offset = bytekernel_first_offset(base + start, bytes.count - start, UInt8(ascii: "\""))
        return offset < 0 ? nil : start + offset
    }

    /// A quote opens a field only at its start; elsewhere it is a byte like others.
    private static func isFieldStart(_ place: Int, in bytes: UnsafeRawBufferPointer, _ delimiter: UInt8) -> Bool {
        guard place > 0 else { return true }
        let before = bytes[place - 1]
        return before == delimiter || before == UInt8(ascii: "\n")
    }

    private static func lastLineEnd(in bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Int? {
        guard start < end, let base = bytes.baseAddress else { return nil }
        let offset = bytekernel_last_offset(base + start, end - start, UInt8(ascii: "\n"))
        return offset < 0 ? nil : start + offset + 1
    }
}
