import ContractFindings

/// The bytes of a body that a HAR file keeps as text, and whether they are those that were sent.
struct HARBody {
    /// The bytes, as far as the file has them.
    let bytes: [UInt8]
    /// Says that the text holds others than the ones that were sent.
    let findings: [Finding]

    /// Whether they are not the ones that were sent.
    let hasLostBytes: Bool

    /// Whether header lines stood before them that were never in the body.
    let hadUploadHeaders: Bool

    /// Bytes as they were sent.
    init(bytes: [UInt8]) {
        self.bytes = bytes
        findings = []
        hasLostBytes = false
        hadUploadHeaders = false
    }

    /// Takes the bytes from a text.
    ///
    /// - Parameters:
    ///   - text: The text of the file, with U+FFFD for what is no character.
    ///   - headerLength: The `Content-Length`, which is of what was sent.
    ///   - reportedLength: The length that the tool reports, which may be one of the text: in bytes or in characters.
    init(text: String, headerLength: Int?, reportedLength: Int?) {
        var text = text[...]
        hadUploadHeaders = HARBody.takeOffUploadHeaders(&text, headerLength: headerLength)
        let shape = Shape(text)
        let utf8 = Array(text.utf8)
        if shape.isLatin1(utf8Length: utf8.count, headerLength: headerLength, reportedLength: reportedLength) {
            bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
            findings = []
            hasLostBytes = false
            return
        }
        if let restored = HARBody.withLineEnds(utf8, length: headerLength) {
            bytes = restored
            findings = [
                Finding(
                    .captureLostBytes, expected: restored.count, found: utf8.count, term: .crlfToLF,
                    count: restored.count - utf8.count)
            ]
            hasLostBytes = false
            return
        }
        bytes = utf8
        let isReplaced = shape.replacementCount > 0 && headerLength != utf8.count
        let sentLength = headerLength ?? reportedLength
        let isShort = sentLength.map { $0 > utf8.count } ?? false
        hasLostBytes = isReplaced || isShort
        guard hasLostBytes else {
            findings = []
            return
        }
        findings = [
            Finding(
                .captureLostBytes, offset: isReplaced ? shape.firstReplacement : nil,
                expected: headerLength ?? (isShort ? reportedLength : nil), found: utf8.count,
                count: isReplaced ? shape.replacementCount : nil)
        ]
    }

    /// The bytes with CRLF in place of each LF, if there is no CR and that makes the length that was sent.
    private static func withLineEnds(_ bytes: [UInt8], length: Int?) -> [UInt8]? {
        guard let length, length > bytes.count, !bytes.contains(0x0D) else { return nil }
        guard bytes.count + bytes.count(where: { $0 == 0x0A }) == length else { return nil }
        return bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }

    /// A length in decimal digits, nil if it is none.
    static func length(_ digits: some Collection<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// What characters a text has.
    private struct Shape {
        /// How many code points.
        var count = 0
        /// How many U+FFFD, and the offset of the first one in UTF-8.
        var replacementCount = 0
        var firstReplacement: Int?
        /// Whether every code point is the number of a byte.
        var isBytes = true
        /// Whether there are control characters from U+0080 to U+009F, which no text has and almost every binary file.
        var hasHighControls = false

        init(_ text: Substring) {
            var offset = 0
            for scalar in text.unicodeScalars {
                count += 1
                if scalar == "\u{FFFD}" {
                    replacementCount += 1
                    firstReplacement = firstReplacement ?? offset
                }
                if scalar.value > 0xFF { isBytes = false }
                if (0x80...0x9F).contains(scalar.value) { hasHighControls = true }
                offset += UTF8.width(scalar)
            }
        }

        /// Whether each character stands for the byte of its number.
        ///
        /// A `Content-Length` proves it: it was sent, and browsers and proxies keep just that many bytes. A length
        /// that the tool reports may count characters, and is believed only where the characters are none of a text.
        func isLatin1(utf8Length: Int, headerLength: Int?, reportedLength: Int?) -> Bool {
            guard isBytes, utf8Length != count else { return false }
            if let headerLength { return headerLength == count }
            return hasHighControls && reportedLength == count
        }
    }

    /// Firefox puts the header lines that belong to the stream of the upload before the body. They are its own, and
    /// were never in the body, if the `Content-Length` among them is that of the request, or of just what follows
    /// them.
    private static func takeOffUploadHeaders(_ text: inout Substring, headerLength: Int?) -> Bool {
        let start = Array(text.utf8.prefix(4_096))
        guard starts(start[...], with: "content-") else { return false }
        let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
        guard start.count > end.count,
            let blank = (0...start.count - end.count).first(where: { start[$0..<$0 + end.count].elementsEqual(end) })
        else { return false }
        let lines = start[..<blank].split(separator: 0x0A).map { $0.last == 0x0D ? $0.dropLast() : $0 }
        // Nothing but what describes a body: a part of a form begins with its disposition.
        guard lines.allSatisfy({ starts($0, with: "content-type:") || starts($0, with: "content-length:") }),
            let line = lines.first(where: { starts($0, with: "content-length:") }),
            let streamLength = length(line.dropFirst(15).drop { $0 == 0x20 })
        else { return false }
        let utf8 = text.utf8
        let rest = text[utf8.index(text.startIndex, offsetBy: blank + end.count)...]
        if let headerLength {
            guard streamLength == headerLength else { return false }
        } else {
            guard streamLength == rest.utf8.count || streamLength == rest.unicodeScalars.count else { return false }
        }
        text = rest
        return true
    }

    /// Compares with a text in lower case.
    private static func starts(_ bytes: ArraySlice<UInt8>, with prefix: String) -> Bool {
        bytes.prefix(prefix.utf8.count).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }.elementsEqual(prefix.utf8)
    }
}
