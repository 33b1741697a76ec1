import CByteKernels

/// A walk through the JSON document of one line (RFC 8259), which checks its grammar and builds nothing.
struct JSONSkim {
    /// How deep lists and objects may lie in each other.
    static let depthLimit = 512

    let line: Int
    private let bytes: UnsafeRawBufferPointer
    private var place = 0
    private var depth = 0
    /// A text with escapes, or a key.
    private var decoded: [UInt8] = []

    init(_ bytes: UnsafeRawBufferPointer, line: Int) {
        self.bytes = bytes
        self.line = line
        skipSpace()
    }

    /// Whether there is anything but white space.
    var hasValue: Bool { place < bytes.count }

    /// The byte that comes next, 0 at the end.
    var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

    /// The error of this line.
    func error(_ what: String) -> StoreError { .record(line: line, what: "no JSON document: \(what)") }

    /// Throws unless all has been read.
    func end() throws(StoreError) {
        guard place == bytes.count else { throw error("something stands behind the value") }
    }

    // MARK: Lists and objects

    /// Goes into a list or object; false if it is empty and left behind.
    mutating func open(closing: UInt8) throws(StoreError) -> Bool {
        depth += 1
        guard depth <= JSONSkim.depthLimit else {
            throw error("more than \(JSONSkim.depthLimit) lists and objects deep")
        }
        place += 1
        skipSpace()
        guard next == closing, place < bytes.count else { return true }
        close()
        return false
    }

    /// Goes to the next member; false if the list or object ends instead and is left behind.
    mutating func hasMore(closing: UInt8) throws(StoreError) -> Bool {
        if next == UInt8(ascii: ",") {
            place += 1
            skipSpace()
            return true
        }
        guard next == closing else { throw error("a comma or the end of a list or object is missing") }
        close()
        return false
    }

    private mutating func close() {
        depth -= 1
        place += 1
        skipSpace()
    }

    /// Reads a key and its colon, and gives what is made of the key's bytes.
    mutating func key<Result>(_ body: (UnsafeRawBufferPointer) -> Result) throws(StoreError) -> Result {
        guard next == UInt8(ascii: "\"") else { throw error("a key in double quotes is missing") }
        let text = try text()
        guard next == UInt8(ascii: ":") else { throw error("the colon behind a key is missing") }
        place += 1
        skipSpace()
        if text.hasEscapes { return decoded.withUnsafeBytes(body) }
        return body(UnsafeRawBufferPointer(rebasing: bytes[text.range]))
    }

    // MARK: Values

    /// Reads the next value and hands it over.
    mutating func value(_ body: (StoredValue) throws(StoreError) -> Void) throws(StoreError) {
        let start = place
        switch next {
        case UInt8(ascii: "\""):
            let text = try text()
            if text.hasEscapes {
                try decoded.withUnsafeBytes { bytes in
                    Result { () throws(StoreError) in try body(.text(bytes)) }
                }.get()
            } else {
                try body(.text(UnsafeRawBufferPointer(rebasing: bytes[text.range])))
            }
        case UInt8(ascii: "n"):
            try skip()
            try body(.null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try body(try number() ? .integer : .real)
        default:
            try skip()
            var end = place
            while end > start, JSONSkim.isSpace(bytes[end - 1]) { end -= 1 }
            try body(.text(UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
        }
    }

    /// Reads the next value and forgets it.
    mutating func skip() throws(StoreError) {
        // What has been opened and not closed: nothing here recurses.
        var closing: [UInt8] = []
        while true {
            switch next {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let end = next == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
                if try open(closing: end) {
                    closing.append(end)
                    if end == UInt8(ascii: "}") { try key { _ in } }
                    continue
                }
            case UInt8(ascii: "\""): _ = try text()
            case UInt8(ascii: "t"): try word("true")
            case UInt8(ascii: "f"): try word("false")
            case UInt8(ascii: "n"): try word("null")
            default: _ = try number()
            }
            while let end = closing.last {
                if try hasMore(closing: end) {
                    if end == UInt8(ascii: "}") { try key { _ in } }
                    break
                }
                closing.removeLast()
            }
            if closing.isEmpty { return }
        }
    }

    private mutating func word(_ word: StaticString) throws(StoreError) {
        for offset in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[offset] else { throw error("a word that JSON does not know") }
            place += 1
        }
        skipSpace()
    }

    /// Reads a number, and says whether it has neither fraction nor exponent.
    private mutating func number() throws(StoreError) -> Bool {
        if next == UInt8(ascii: "-") { place += 1 }
        if next == UInt8(ascii: "0") { place += 1 } else { try digits() }
        var isInteger = true
        if next == UInt8(ascii: ".") {
            isInteger = false
            place += 1
            try digits()
        }
        if next | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            place += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
            try digits()
        }
        skipSpace()
        return isInteger
    }

    private mutating func digits() throws(StoreError) {
        let start = place
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { place += 1 }
        guard place > start else { throw error("a value is missing or begins like none") }
    }

    /// Reads a text, and says where it stands; with escapes it is in `decoded`.
    private mutating func text() throws(StoreError) -> (range: Range<Int>, hasEscapes: Bool) {
        let start = place + 1
        guard let base = bytes.baseAddress else { throw error("a text without its end") }
        let end = start + bytekernel_json_text(base + start, bytes.count - start)
        guard end < bytes.count else { throw error("a text without its end") }
        switch bytes[end] {
        case UInt8(ascii: "\""):
            place = end + 1
            skipSpace()
            return (start..<end, false)
        case UInt8(ascii: "\\"): return (start..<(try decode(from: start, escape: end)), true)
        default: throw error("a control character in a text")
        }
    }

    /// Decodes a text whose first escape stands at a place, and gives the place of its end.
    private mutating func decode(from start: Int, escape: Int) throws(StoreError) -> Int {
        decoded.removeAll(keepingCapacity: true)
        decoded.append(contentsOf: bytes[start..<escape])
        place = escape
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""):
                let end = place - 1
                skipSpace()
                return end
            case UInt8(ascii: "\\"): try decodeEscape()
            case 0..<0x20: throw error("a control character in a text")
            default: decoded.append(byte)
            }
        }
        throw error("a text without its end")
    }

    private mutating func decodeEscape() throws(StoreError) {
        let byte = next
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0c)
        case UInt8(ascii: "n"): decoded.append(0x0a)
        case UInt8(ascii: "r"): decoded.append(0x0d)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "u"):
            var scalar = try codeUnit()
            if scalar & 0xfc00 == 0xd800, next == UInt8(ascii: "\\"), place + 1 < bytes.count,
                bytes[place + 1] == UInt8(ascii: "u")
            {
                let before = place
                place += 2
                let low = try codeUnit()
                if low & 0xfc00 == 0xdc00 {
                    scalar = 0x10000 + (scalar & 0x3ff) << 10 + (low & 0x3ff)
                } else {
                    place = before
                }
            }
            // Half a pair is no character.
            decoded.append(contentsOf: Array(String(Unicode.Scalar(scalar) ?? "\u{fffd}").utf8))
        default: throw error("an escape that JSON does not know")
        }
    }

    /// Reads four hexadecimal digits.
    private mutating func codeUnit() throws(StoreError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(next)).hexDigitValue, next < 0x80 else {
                throw error("an escape without its four digits")
            }
            unit = unit << 4 | UInt32(digit)
            place += 1
        }
        return unit
    }

    private mutating func skipSpace() {
        while place < bytes.count, JSONSkim.isSpace(bytes[place]) { place += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d || byte == 0x0a }
}
