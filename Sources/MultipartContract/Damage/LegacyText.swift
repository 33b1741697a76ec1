/// Takes each byte for a character of Latin-1 or Windows-1252 and writes it as UTF-8, once or twice over.
struct LegacyText: ByteTransform, Sendable {
    /// The table of characters.
    enum Encoding: Sendable, Hashable {
        /// ISO 8859-1: the byte is the code point.
        case latin1
        /// As WHATWG's `windows-1252`: other characters for most of 80 to 9F.
        case windows1252

        /// The characters of 80 to 9F in Windows-1252; the five bytes that have none stay controls, as WHATWG has it.
        private static let upperControls: [UInt16] = [
            0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
            0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
            0x0153, 0x9D, 0x017E, 0x0178,
        ]

        func character(of byte: UInt8) -> UInt16 {
            self == .windows1252 && (0x80..<0xA0).contains(byte)
                ? Encoding.upperControls[Int(byte) - 0x80] : UInt16(byte)
        }

        /// The byte of a character; nil if the encoding has none.
        func byte(of character: UInt16) -> UInt8? {
            if self == .windows1252 {
                if let index = Encoding.upperControls.firstIndex(of: character) { return UInt8(0x80 + index) }
                if (0x80..<0xA0).contains(character) { return nil }
            }
            return UInt8(exactly: character)
        }
    }

    private(set) var count = 0
    /// What each byte from 80 up becomes: nine places for each, which are enough for two times three bytes of three.
    private let table: [UInt8]
    private let lengths: [UInt8]

    init(_ encoding: Encoding, times: Int) {
        let once = (0x80...0xFF).map { byte in LegacyText.utf8(of: encoding.character(of: UInt8(byte))) }
        var table = once
        if times == 2 { table = table.map { bytes in bytes.flatMap { once[Int($0) - 0x80] } } }
        self.table = table.flatMap { bytes in bytes + Array(repeating: 0, count: 9 - bytes.count) }
        lengths = table.map { UInt8($0.count) }
    }

    private static func utf8(of character: UInt16) -> [UInt8] {
        character < 0x800
            ? [0xC0 | UInt8(character >> 6), 0x80 | UInt8(character & 0x3F)]
            : [0xE0 | UInt8(character >> 12), 0x80 | UInt8((character >> 6) & 0x3F), 0x80 | UInt8(character & 0x3F)]
    }

    mutating func feed(_ piece: UnsafeRawBufferPointer, to sink: inout some ByteSink) -> Bool {
        var index = 0
        while index < piece.count {
            let byte = piece[index]
            if byte < 0x80 {
                let end = piece.firstHighByte(from: index)
                guard sink.take(index..<end, of: piece) else { return false }
                index = end
            } else {
                count += 1
                let row = Int(byte) - 0x80
                for place in 9 * row..<9 * row + Int(lengths[row]) where !sink.take(table[place]) { return false }
                index += 1
            }
        }
        return true
    }

    mutating func finish(to sink: inout some ByteSink) -> Bool { true }
}

/// Undoes ``LegacyText``. What it cannot undo is dropped, so that the result differs from what was expected.
struct LegacyTextUndone: ByteTransform, Sendable {
    private struct Stage {
        var character: UInt16 = 0
        var missing = 0
    }

    private(set) var count = 0
    private let encoding: LegacyText.Encoding
    private let isTwice: Bool
    private var first = Stage()
    private var second = Stage()

    init(_ encoding: LegacyText.Encoding, times: Int) {
        self.encoding = encoding
        isTwice = times == 2
    }

    mutating func feed(_ piece: UnsafeRawBufferPointer, to sink: inout some ByteSink) -> Bool {
        for byte in piece {
            var output = LegacyTextUndone.next(byte, &first, encoding)
            if isTwice, let input = output { output = LegacyTextUndone.next(input, &second, encoding) }
            if let output, !sink.take(output) { return false }
        }
        return true
    }

    mutating func finish(to sink: inout some ByteSink) -> Bool { true }

    @inline(__always)
    private static func next(_ byte: UInt8, _ stage: inout Stage, _ encoding: LegacyText.Encoding) -> UInt8? {
        switch byte {
        case 0x00..<0x80: return byte
        case 0x80..<0xC0:
            guard stage.missing > 0 else { return nil }
            stage.character = stage.character << 6 | UInt16(byte & 0x3F)
            stage.missing -= 1
            return stage.missing == 0 ? encoding.byte(of: stage.character) : nil
        case 0xC0..<0xE0: stage = Stage(character: UInt16(byte & 0x1F), missing: 1)
        default: stage = Stage(character: UInt16(byte & 0x0F), missing: 2)
        }
        return nil
    }
}
