import Testing

@testable import MultipartContract

@Suite("Scanning for boundaries")
struct ScannerTests {
    private static let cr = UInt8(ascii: "\r")
    private static let lf = UInt8(ascii: "\n")
    private static let hyphen = UInt8(ascii: "-")

    /// The marks of a body that comes in pieces which end at the edges.
    static func marks(_ boundary: [UInt8], _ body: [UInt8], at edges: [Int] = []) -> [BoundaryMark] {
        var scanner = MultipartScanner(boundary: boundary)
        return marks(&scanner, body, at: edges)
    }

    private static func marks(
        _ scanner: inout MultipartScanner, _ body: [UInt8], at edges: [Int]
    ) -> [BoundaryMark] {
        var marks: [BoundaryMark] = []
        var start = 0
        for end in edges + [body.count] {
            body[start..<end].withUnsafeBytes { piece in
                scanner.scan(piece, isLast: false) { marks.append($0) }
            }
            start = end
        }
        scanner.scan(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true) { marks.append($0) }
        return marks
    }

    /// The marks by looking at every place, one after the other.
    static func naive(_ boundary: [UInt8], _ body: [UInt8]) -> [BoundaryMark] {
        let isRun = boundary.allSatisfy { $0 == hyphen }
        let isSolid = boundary.contains { !"- \t\r\n".utf8.contains($0) }
        var marks: [BoundaryMark] = []
        var index = 0
        while index + boundary.count <= body.count {
            guard body[index..<(index + boundary.count)].elementsEqual(boundary) else {
                index += 1
                continue
            }
            var offset = index
            if isRun {
                let run = body[index...].prefix { $0 == hyphen }.count
                offset = min(index + 2, index + run - boundary.count)
            }
            let hyphens = body[..<offset].suffix(2).reversed().prefix { $0 == hyphen }.count
            let lead = body[..<(offset - hyphens)]
            var end = offset + boundary.count
            let closeHyphens = body[end...].prefix(2).prefix { $0 == hyphen }.count
            end += closeHyphens
            let padding = body[end...].prefix { $0 == 32 || $0 == 9 }.count
            end += padding
            let tail = body[end...]
            let mark = BoundaryMark(
                offset: offset, length: boundary.count, hyphens: hyphens,
                lead: lead.isEmpty
                    ? .start
                    : lead.suffix(2) == [cr, lf]
                        ? .crlf : lead.last == lf ? .lf : lead.last == cr ? .cr : .other,
                closeHyphens: closeHyphens, padding: padding,
                tail: tail.isEmpty
                    ? .end
                    : tail.prefix(2) == [cr, lf]
                        ? .crlf : tail.first == lf ? .lf : tail.first == cr ? .cr : .other)
            marks.append(mark)
            index = isSolid ? offset + boundary.count : mark.end
            if isRun, mark.padding == 0, mark.tail == .other {
                while index < body.count, body[index] == hyphen { index += 1 }
            }
        }
        return marks
    }

    /// Where the delimiters of the grammar stand: for each line start, what RFC 2046, 5.1.1 asks for.
    static func delimiters(_ boundary: [UInt8], _ body: [UInt8]) -> [Int] {
        (0...body.count).filter { line in
            guard line == 0 || body[..<line].suffix(2) == [cr, lf] else { return false }
            guard body[line...].starts(with: [hyphen, hyphen] + boundary) else { return false }
            func ends(_ rest: ArraySlice<UInt8>, mayEnd: Bool) -> Bool {
                let rest = rest.drop { $0 == 32 || $0 == 9 }
                return rest.prefix(2) == [cr, lf] || (mayEnd && rest.isEmpty)
            }
            let rest = body[(line + 2 + boundary.count)...]
            return ends(rest, mayEnd: false)
                || (rest.prefix(2) == [hyphen, hyphen] && ends(rest.dropFirst(2), mayEnd: true))
        }
    }

    private static func compare(_ boundary: [UInt8], _ body: [UInt8], at edges: [Int], _ seed: UInt64) {
        let expected = naive(boundary, body)
        let found = marks(boundary, body, at: edges)
        #expect(found == expected, "seed \(seed), boundary \(boundary), body \(body), edges \(edges)")
        if !boundary.contains(cr), !boundary.contains(lf) {
            #expect(
                found.filter(\.isDelimiter).map(\.lineOffset) == delimiters(boundary, body),
                "seed \(seed), boundary \(boundary), body \(body)")
        }
    }

    @Test(
        "Over few letters every mark is found, however the body is cut, and none of the delimiters is lost",
        arguments: ["-a", "-a\r\n", "- ", "-", "-a \r\n", "\r\n", "ab-", "- \t\r\n"])
    func random(letters: String) {
        let letters = Array(letters.utf8)
        let seed: UInt64 = 31
        var generator = SeededGenerator(seed: seed)
        for round in 0..<1_500 {
            let boundary = (0..<Int.random(in: 1...(round % 3 == 0 ? 2 : 7), using: &generator)).map { _ in
                letters[Int.random(in: 0..<letters.count, using: &generator)]
            }
            var body: [UInt8] = []
            for _ in 0..<Int.random(in: 0...9, using: &generator) {
                switch Int.random(in: 0..<7, using: &generator) {
                case 0: body += [Self.cr, Self.lf]
                case 1: body += [Self.hyphen, Self.hyphen]
                case 2, 3: body += boundary
                case 4: body += boundary.prefix(Int.random(in: 0...boundary.count, using: &generator))
                case 5: body += [Self.cr, Self.lf, Self.hyphen, Self.hyphen] + boundary
                default: body.append(letters[Int.random(in: 0..<letters.count, using: &generator)])
                }
            }
            let edges = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                Int.random(in: 0...body.count, using: &generator)
            }
            Self.compare(boundary, body, at: edges.sorted(), seed)
            Self.compare(boundary, body, at: Array(0...body.count), seed)
        }
    }

    @Test(
        "Every split of a body gives the same marks",
        arguments: [
            "B", "----WebKitFormBoundary7MA4YWxkTrZu0gW", "-----", "--", "a b", "0", "ByteContract-abcdefghijkmnpq",
        ])
    func splits(boundary: String) {
        let body = Array(
            ("--\(boundary)\r\nname: \(boundary)\r\n\r\none\r\n--\(boundary) \t\r\n\r\n\n--\(boundary)\n\r--\(boundary)\rx"
                + "--\(boundary)--\r\n-\(boundary)-\(boundary)--- \r\n--\(boundary)-\r\n----\(boundary)--\r\n--\(boundary)--")
                .utf8)
        let needle = Array(boundary.utf8)
        let expected = Self.naive(needle, body)
        #expect(expected.count >= 9)
        for edge in 0...body.count { #expect(Self.marks(needle, body, at: [edge]) == expected) }
        for size in 1...7 {
            #expect(Self.marks(needle, body, at: Array(stride(from: 0, to: body.count, by: size))) == expected)
        }
    }

    @Test("A boundary of hundreds of bytes, or of bytes that are no text, is found")
    func unusual() {
        for boundary in [
            [UInt8](repeating: 0, count: 300), (0..<512).map { UInt8(truncatingIfNeeded: $0 &* 7) }, [0], [255, 254],
        ] {
            let body = [45, 45] + boundary + [13, 10, 13, 10, 13, 10, 45, 45] + boundary + [45, 45, 13, 10]
            for size in [1, 2, 299, 512, 2_000] {
                let marks = Self.marks(boundary, body, at: Array(stride(from: 0, to: body.count, by: size)))
                #expect(marks == Self.naive(boundary, body))
                #expect(marks.filter(\.isDelimiter).count == 2)
            }
        }
    }

    @Test("No boundary is found nowhere")
    func empty() { #expect(Self.marks([], Array("--\r\n--\r\n".utf8)).isEmpty) }

    @Test("What comes after the last piece is not read, until the scanner is reset")
    func reset() {
        let body = Array("--B\r\n\r\n\r\n--B--".utf8)
        var scanner = MultipartScanner(boundary: [UInt8(ascii: "B")])
        let first = Self.marks(&scanner, body, at: [3])
        #expect(first.map(\.tail) == [.crlf, .end])
        #expect(Self.marks(&scanner, body, at: []).isEmpty)
        scanner.reset()
        #expect(Self.marks(&scanner, body, at: [12]) == first)
    }

    @Test("A padding without end is one mark, and a run of hyphens too")
    func long() {
        let spaces = [UInt8](repeating: 32, count: 5_000)
        let hyphens = [UInt8](repeating: 45, count: 5_000)
        let edges = Array(stride(from: 0, to: 5_000, by: 3))
        #expect(Self.marks([32], spaces, at: edges).count == 1)
        #expect(Self.marks([45, 45, 45], hyphens, at: edges).count == 1)
        #expect(Self.marks(Array("-- ".utf8), hyphens + spaces, at: edges).map(\.padding) == [4_999])
        #expect(Self.marks([66], [66] + spaces + [66], at: edges).map(\.padding) == [5_000, 0])
    }

    @Test("The first byte that may yet belong to a delimiter is where one begins, at every cut before its end")
    func undecided() {
        for boundary in ["B", "-B", "--B", "---B", "-----", "a b", "ByteContract-abcdefghijkmnpq"] {
            let needle = Array(boundary.utf8)
            let body = Array(
                "--\(boundary)\r\n\r\nab\r\r\n--\(boundary)-- \r\n\r\n----\(boundary)\r\n--\(boundary)--".utf8)
            let delimiters = Self.marks(needle, body).filter(\.isDelimiter)
            #expect(delimiters.count >= 3, "\(boundary)")
            for edge in 0...body.count {
                var scanner = MultipartScanner(boundary: needle)
                body[..<edge].withUnsafeBytes { scanner.scan($0, isLast: false) { _ in } }
                #expect(scanner.undecidedOffset <= edge)
                if let cut = delimiters.first(where: { $0.start < edge && edge < $0.end }) {
                    #expect(scanner.undecidedOffset <= cut.start, "\(boundary), \(edge)")
                }
                let kept = edge - scanner.undecidedOffset
                #expect(kept <= needle.count + 4 + 4 || edge == kept, "\(boundary), \(edge)")
            }
        }
    }
}
