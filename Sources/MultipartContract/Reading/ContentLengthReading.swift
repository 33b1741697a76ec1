import ContractFindings

/// The `Content-Length` of a request as it was sent, and what is wrong with it.
public struct ContentLengthReading: Sendable, Hashable {
    /// The number of bytes that the header promises. Nil if there is none, it is no plain number, or there are several that differ.
    public let length: Int?
    /// What is wrong with the value itself: layer `request`, `contentOffset` in the value.
    public let findings: [Finding]

    /// Reads the values of all `Content-Length` headers of a request, in order.
    ///
    /// - Parameter values: Nil if it is not known what was sent; an empty list if there was no header. Neither is a finding
    ///   here, since chunks or a later version of HTTP do without.
    public init(values: [[UInt8]]?) {
        guard let values, let first = values.first else {
            length = nil
            findings = []
            return
        }
        guard values.count == 1 else {
            // Several that say the same can be believed (RFC 9110, 8.6).
            length = values.allSatisfy { $0 == first } ? ContentLengthReading.number(first) : nil
            findings = [Finding(.contentLengthDuplicate, count: values.count)]
            return
        }
        let pieces = first.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        if pieces.count > 1, pieces.allSatisfy({ ContentLengthReading.number(Array($0)) != nil }) {
            let numbers = Set(pieces.map { ContentLengthReading.number(Array($0)) })
            length = numbers.count == 1 ? numbers.first ?? nil : nil
            findings = [Finding(.contentLengthDuplicate, count: pieces.count, contentOffset: pieces[0].endIndex)]
            return
        }
        let text = ContentLengthReading.trimmed(first)
        switch LengthText(text) {
        case .number(let number):
            length = number
            findings = []
        case .tooLarge:
            length = nil
            findings = [Finding(.contentLengthSyntax, term: .otherNumber, contentOffset: text.startIndex)]
        case .other(let term):
            length = nil
            let place =
                term == .otherNumber
                ? text.firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } : text.startIndex
            findings = [Finding(.contentLengthSyntax, term: term, contentOffset: place ?? text.startIndex)]
        }
    }

    /// Compares the promised length with the body that came.
    ///
    /// - Parameters:
    ///   - bodyLength: How many bytes the body has.
    ///   - characters: How many characters, if it is UTF-8.
    /// - Returns: Nothing if they are equal or nothing was promised; `contentLengthCharacters` if the value is a count of
    ///   characters; `bodyCut` if the body is shorter; else `contentLength`. Always with both numbers.
    public func findings(bodyLength: Int, characters: CharacterCount? = nil) -> [Finding] {
        guard let length, length != bodyLength else { return [] }
        let category: FindingCategory =
            if characters?.contains(length) == true {
                .contentLengthCharacters
            } else if length > bodyLength {
                .bodyCut
            } else {
                .contentLength
            }
        // What is missing begins where the body ends, which is in no header.
        let offset = category == .bodyCut ? bodyLength : nil
        return [Finding(category, offset: offset, expected: bodyLength, found: length)]
    }

    private static func number(_ text: [UInt8]) -> Int? {
        guard case .number(let number) = LengthText(trimmed(text)) else { return nil }
        return number
    }

    private static func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
        let start = text.firstIndex { !HeaderByte.isSpace($0) } ?? text.endIndex
        let end = text.lastIndex { !HeaderByte.isSpace($0) }.map { $0 + 1 } ?? start
        return text[start..<end]
    }
}

/// How many characters some bytes have as UTF-8, by each way of counting that a program may have used. Fed in pieces.
public struct CharacterCount: Sendable, Hashable {
    /// Unicode scalar values: what Python and Go's runes count.
    public private(set) var scalars = 0
    /// UTF-16 units: what `NSString.length`, Java and JavaScript count.
    public private(set) var utf16Units = 0
    /// Scalar values, with CRLF as one: what Swift's `String.count` gives for text without combining characters.
    public private(set) var characters = 0
    private var length = 0
    private var lastWasCR = false
    private var isValid = true
    /// How many continuation bytes are still to come, and between which bounds the next one lies.
    private var pending = 0
    private var lower: UInt8 = 0x80
    private var upper: UInt8 = 0xBF

    /// Nothing counted.
    public init() {}

    /// Counts further bytes.
    public mutating func add(_ piece: UnsafeRawBufferPointer) {
        length += piece.count
        guard isValid else { return }
        for byte in piece {
            step(byte)
            if !isValid { return }
        }
    }

    /// Whether all is UTF-8 and has some character of several bytes: only then do characters and bytes differ.
    public var isText: Bool { isValid && pending == 0 && (scalars != length || characters != length) }

    /// Whether the number is one of the counts, and not the number of bytes.
    public func contains(_ number: Int) -> Bool {
        isText && number != length && (number == scalars || number == utf16Units || number == characters)
    }

    private mutating func step(_ byte: UInt8) {
        if pending > 0 {
            guard lower...upper ~= byte else {
                isValid = false
                return
            }
            pending -= 1
            (lower, upper) = (0x80, 0xBF)
            return
        }
        scalars += 1
        utf16Units += 1
        characters += 1
        switch byte {
        case 0..<0x80:
            if byte == UInt8(ascii: "\n"), lastWasCR { characters -= 1 }
        case 0xC2...0xDF: pending = 1
        case 0xE0: (pending, lower) = (2, 0xA0)
        case 0xED: (pending, upper) = (2, 0x9F)
        case 0xE1...0xEF: pending = 2
        case 0xF0...0xF4:
            pending = 3
            utf16Units += 1
            if byte == 0xF0 { lower = 0x90 }
            if byte == 0xF4 { upper = 0x8F }
        default: isValid = false
        }
        lastWasCR = byte == UInt8(ascii: "\r")
    }
}
