import ContractFindings

/// Goes once over the lines of a request head.
struct RequestHeadReader {
    private(set) var method: Range<Int>?
    private(set) var target: Range<Int>?
    private(set) var version: Range<Int>?
    private(set) var lines: [PartHead.HeaderLine] = []
    /// Where the head ends: behind its blank line, or where the bytes end.
    private(set) var end = 0
    private(set) var findings: [Finding] = []

    private let all: UnsafeRawBufferPointer
    private let limit: Int
    private var bareLineFeeds: (first: Int, count: Int)?
    private var faults: (first: Int, count: Int)?
    /// The first line that goes on with the one before.
    private var firstContinuation: Int?
    /// The lone LF of the line before, which is no fault of its own where the next line goes on with that one.
    private var openLineFeed: Int?

    init(_ bytes: UnsafeRawBufferPointer, bounds: ReadingBounds) {
        all = bytes
        limit = min(bytes.count, max(0, bounds.requestHead))
    }

    mutating func read() {
        let start = RequestHeadReader.lineStart(in: all)
        end = min(start, limit)
        var cursor = HeadLine.Cursor(UnsafeRawBufferPointer(rebasing: all[end..<limit]))
        let base = end
        var isFirst = true
        var isWhole = false
        while let line = cursor.next() {
            let text = base + line.text.lowerBound..<base + line.text.upperBound
            end = base + line.next
            let isCut = line.end == .none && limit < all.count
            if !isFirst, !text.isEmpty, all[text].starts(with: "--".utf8), !all[text].contains(UInt8(ascii: ":")) {
                // No header, and how a body begins.
                findings.append(
                    Finding(.requestHeadSyntax, layer: .request, offset: text.lowerBound, term: .delimiterLine))
                (end, isWhole) = (text.lowerBound, true)
                break
            }
            if isFirst || text.isEmpty || !goesOn(text) { countLineFeed() }
            openLineFeed = line.end == .lf ? text.upperBound : nil
            if line.end != .none, text.isEmpty {
                isWhole = true
                break
            }
            // Of a line that is cut it is not known how it goes on.
            guard !isCut, line.end != .none || limit < all.count || isFirst else { break }
            if isFirst { takeRequestLine(text) } else { takeHeader(text) }
            isFirst = false
        }
        countLineFeed()
        if !isWhole {
            if limit < all.count {
                findings.append(
                    Finding(.boundReached, layer: .request, offset: limit, expected: limit, term: .requestHead))
            } else if faults == nil || !isFirst {
                findings.append(Finding(.requestHeadSyntax, layer: .request, offset: end, term: .requestHead))
            }
        }
        if let faults {
            findings.append(
                Finding(
                    .requestHeadSyntax, layer: .request, offset: faults.first,
                    term: faults.first == firstContinuation ? .headerLines : nil,
                    count: faults.count == 1 ? nil : faults.count))
        }
        if let bareLineFeeds {
            findings.append(
                Finding(.requestLineEnding, layer: .request, offset: bareLineFeeds.first, count: bareLineFeeds.count))
        }
        if isWhole { judgeLength() }
        findings.sort { ($0.offset ?? 0) < ($1.offset ?? 0) }
    }

    private mutating func add(_ category: FindingCategory, at place: Int) {
        findings.append(Finding(category, layer: .request, offset: place))
    }

    private mutating func note(_ place: Int) { faults = (faults?.first ?? place, (faults?.count ?? 0) + 1) }

    private mutating func countLineFeed() {
        guard let place = openLineFeed else { return }
        bareLineFeeds = (bareLineFeeds?.first ?? place, (bareLineFeeds?.count ?? 0) + 1)
        openLineFeed = nil
    }

    // MARK: Lines

    /// Whether a line goes on with the one before: a folded one (RFC 9112, 5.2), or the rest of one that a line end cut.
    private func goesOn(_ text: Range<Int>) -> Bool {
        HeaderByte.isSpace(all[text.lowerBound]) || HeaderText.first(UInt8(ascii: ":"), in: text, of: all) == nil
    }

    /// Behind one empty line, which a receiver may go over (RFC 9112, 2.2).
    static func lineStart(in bytes: UnsafeRawBufferPointer) -> Int {
        if bytes.starts(with: "\r\n".utf8) { return 2 }
        return bytes.first == UInt8(ascii: "\n") ? 1 : 0
    }

    /// The three parts of a request line, or where it ends to be one.
    enum RequestLine {
        case success(method: Range<Int>, target: Range<Int>, version: Range<Int>)
        case failure(Int)
    }

    static func requestLine(_ line: UnsafeRawBufferPointer) -> RequestLine {
        let method = 0..<(line.firstIndex { !HeaderByte.isToken($0) } ?? line.count)
        guard !method.isEmpty, method.upperBound < line.count, line[method.upperBound] == UInt8(ascii: " ") else {
            return .failure(method.upperBound)
        }
        let start = method.upperBound + 1
        let target = start..<(line[start...].firstIndex { $0 <= 32 || $0 == 127 } ?? line.count)
        guard !target.isEmpty, target.upperBound < line.count, line[target.upperBound] == UInt8(ascii: " ") else {
            return .failure(target.upperBound)
        }
        let version = target.upperBound + 1..<line.count
        guard version.count == 8, line[version].starts(with: "HTTP/1.".utf8),
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(line[line.count - 1])
        else { return .failure(version.lowerBound) }
        return .success(method: method, target: target, version: version)
    }

    private mutating func takeRequestLine(_ text: Range<Int>) {
        switch RequestHeadReader.requestLine(UnsafeRawBufferPointer(rebasing: all[text])) {
        case .failure(let place): note(text.lowerBound + place)
        case .success(let method, let target, let version):
            func moved(_ range: Range<Int>) -> Range<Int> {
                text.lowerBound + range.lowerBound..<text.lowerBound + range.upperBound
            }
            self.method = moved(method)
            self.target = moved(target)
            self.version = moved(version)
        }
    }

    private mutating func takeHeader(_ text: Range<Int>) {
        guard !goesOn(text), let colon = HeaderText.first(UInt8(ascii: ":"), in: text, of: all) else {
            note(text.lowerBound)
            firstContinuation = firstContinuation ?? text.lowerBound
            if let last = lines.popLast() {
                let end = HeaderText.trimmed(last.value.lowerBound..<text.upperBound, in: all).upperBound
                lines.append(
                    PartHead.HeaderLine(
                        name: last.name, value: last.value.lowerBound..<max(end, last.value.upperBound)))
            }
            return
        }
        let name = text.lowerBound..<colon
        if let bad = all[name].firstIndex(where: { !HeaderByte.isToken($0) }) {
            note(bad)
        } else if name.isEmpty {
            note(colon)
        }
        if let bad = all[colon..<text.upperBound].firstIndex(where: { $0 == UInt8(ascii: "\r") || $0 == 0 }) {
            note(bad)
        }
        lines.append(
            PartHead.HeaderLine(
                name: HeaderText.trimmed(name, in: all),
                value: HeaderText.trimmed(colon + 1..<text.upperBound, in: all)))
    }

    // MARK: The length of the body

    private func places(of name: StaticString) -> [Range<Int>] {
        lines.filter { HeaderText.equals($0.name, in: all, name) }.map(\.value)
    }

    private mutating func judgeLength() {
        let lengths = places(of: "content-length")
        let codings = places(of: "transfer-encoding")
        guard let coding = codings.first else {
            if lengths.isEmpty, end < all.count || sendsBody {
                findings.append(Finding(.contentLengthMissing, layer: .request))
            }
            return
        }
        if let length = lengths.first { add(.lengthAndChunked, at: max(length.lowerBound, coding.lowerBound)) }
        if !TransferCodings(codings.map { Array(all[$0]) }).isChunkedAlone {
            add(.transferCoding, at: coding.lowerBound)
        }
    }

    /// Whether the method is one of those that are sent with a body.
    private var sendsBody: Bool {
        guard let method else { return false }
        return ["POST", "PUT", "PATCH"].contains { (word: StaticString) in HeaderText.equals(method, in: all, word) }
    }
}

/// The transfer codings of a request, in order (RFC 9112, 6.1).
struct TransferCodings {
    private let codings: [ArraySlice<UInt8>]

    init(_ values: [[UInt8]]) {
        codings = values.flatMap { value in
            value.split(separator: UInt8(ascii: ",")).map { coding in
                let start = coding.firstIndex { !HeaderByte.isSpace($0) } ?? coding.endIndex
                let end = coding.lastIndex { !HeaderByte.isSpace($0) }.map { $0 + 1 } ?? start
                return coding[start..<end]
            }
        }.filter { !$0.isEmpty }
    }

    var endsInChunked: Bool { codings.last.map(TransferCodings.isChunked) ?? false }
    var isChunkedAlone: Bool { codings.count == 1 && endsInChunked }

    private static func isChunked(_ coding: ArraySlice<UInt8>) -> Bool {
        coding.lazy.map(HeaderText.lowercased).elementsEqual("chunked".utf8)
    }
}
