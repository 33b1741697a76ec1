import ContractFindings

/// Goes once over the value of a `Content-Type`: `type/subtype *( ";" name "=" ( token / quoted text ) )` (RFC 9110, 8.3.1).
struct ContentTypeReader {
    private(set) var boundary: [UInt8]?
    private(set) var mediaType: String?
    private(set) var findings: [Finding] = []

    let bytes: [UInt8]
    private var at = 0
    private let end: Int
    private var hasBoundary = false
    private var duplicates: (first: Int, count: Int)?
    private var extras: (first: Int, count: Int)?
    /// A fault that may have swallowed the boundary.
    private var mayLackBoundary = false
    /// Where the last `boundary=` stands.
    private let lastBoundary: Int?

    private static let findingCount = 32

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        end = bytes.lastIndex { !HeaderText.isBlank($0) }.map { $0 + 1 } ?? 0
        lastBoundary = bytes.indices.last { at in
            bytes[at] == UInt8(ascii: "=") && at >= 8 && Self.equals(bytes[at - 8..<at], "boundary")
        }
    }

    mutating func read() {
        at = spacesEnd(from: 0)
        readMediaType()
        while at < end { readParameter() }
        if !hasBoundary, !mayLackBoundary { add(.boundaryMissing) }
        if let duplicates { add(.boundaryDuplicate, at: duplicates.first, count: duplicates.count + 1) }
        if let extras { add(.contentTypeExtra, at: extras.first, count: extras.count) }
        let isOther = findings.contains { $0.category == .mediaType }
        // Under a media type that has no boundary, the parameters are not what is wrong.
        if isOther, mediaType?.hasPrefix("multipart/") != true {
            if findings.contains(where: { $0.category == .boundaryUnnamed }) { boundary = nil }
            findings.removeAll { $0.category != .mediaType }
        } else if isOther {
            findings.removeAll { $0.category == .boundaryMissing || $0.category == .contentTypeExtra }
        }
        findings.sort { ($0.contentOffset ?? 0) < ($1.contentOffset ?? 0) }
    }

    private mutating func add(
        _ category: FindingCategory, at place: Int? = nil, expected: Int? = nil, found: Int? = nil, term: Term? = nil,
        count: Int? = nil
    ) {
        guard findings.count < Self.findingCount else { return }
        findings.append(
            Finding(
                category, layer: .request, expected: expected, found: found, term: term,
                count: count == 1 ? nil : count, contentOffset: place))
    }

    // MARK: The media type

    private mutating func readMediaType() {
        let start = at
        let slash = tokenEnd(from: start)
        var stop = start
        if slash > start, slash < end, bytes[slash] == UInt8(ascii: "/") {
            let subtype = tokenEnd(from: slash + 1)
            if subtype > slash + 1 {
                stop = subtype
                mediaType = String(decoding: bytes[start..<stop].map(HeaderText.lowercased), as: UTF8.self)
            }
        }
        if mediaType != "multipart/form-data" { add(.mediaType, at: start, term: kind(from: start)) }
        guard mediaType != nil else {
            at = semicolon(from: start)
            return
        }
        at = stop
        takeSeparator(behind: stop)
    }

    /// What the media type says of the body, if that is known.
    private func kind(from start: Int) -> Term? {
        switch mediaType {
        case "application/json"?: .json
        case "application/x-www-form-urlencoded"?: .urlEncoded
        case "application/octet-stream"?: .binary
        case "application/xml"?, "text/xml"?, "text/html"?: .xml
        case "application/pdf"?: .pdf
        case "application/zip"?: .zip
        case "application/gzip"?: .gzip
        case "text/plain"?: .plainText
        case "image/jpeg"?: .jpeg
        case "image/png"?: .png
        case "image/gif"?: .gif
        case "image/webp"?: .webP
        case "image/heic"?: .heic
        case "video/mp4"?: .mp4
        case let type? where type.hasPrefix("multipart/"): .multipart
        case _?: .otherMediaType
        case nil: BoundaryPlaceholder.term(of: bytes[start..<max(start, end)])
        }
    }

    /// Goes to the next parameter: a `;` belongs here, or the end.
    private mutating func takeSeparator(behind place: Int) {
        let next = spacesEnd(from: place)
        at = next
        guard next < end, bytes[next] != UInt8(ascii: ";") else { return }
        let isComma = bytes[next] == UInt8(ascii: ",")
        if isComma, beginsMediaType(at: spacesEnd(from: next + 1)) {
            add(.contentTypeDuplicate, at: next)
            mayLackBoundary = true
            at = end
            return
        }
        add(isComma ? .contentTypeComma : .parameterSyntax, at: isComma ? next : place)
        if isComma { at = spacesEnd(from: next + 1) }
        guard beginsParameter(at: at) else {
            mayLackBoundary = mayLackBoundary || !isComma
            if !isComma { at = semicolon(from: at) }
            return
        }
    }

    // MARK: A parameter

    private mutating func readParameter() {
        while at < end, bytes[at] == UInt8(ascii: ";") || HeaderText.isBlank(bytes[at]) { at += 1 }
        guard at < end else { return }
        let name = at..<tokenEnd(from: at)
        let equals = spacesEnd(from: name.upperBound)
        guard !name.isEmpty, equals < end, bytes[equals] == UInt8(ascii: "=") else { return readBareWord(name) }
        let value = spacesEnd(from: equals + 1)
        let isBoundary = Self.equals(bytes[name], "boundary")
        if equals > name.upperBound {
            add(.parameterSyntax, at: name.upperBound)
        } else if value > equals + 1, value < end, bytes[value] != UInt8(ascii: ";") {
            add(.parameterSyntax, at: equals + 1)
        }
        at = value
        let text = value < end && bytes[value] == UInt8(ascii: "\"") ? quotedText() : bareText(isBoundary: isBoundary)
        guard isBoundary else {
            extras = (extras?.first ?? name.lowerBound, (extras?.count ?? 0) + 1)
            return
        }
        guard !hasBoundary else {
            duplicates = (duplicates?.first ?? name.lowerBound, (duplicates?.count ?? 0) + 1)
            return
        }
        take(text)
    }

    /// Something without `=`: the boundary itself, if it can be one.
    private mutating func readBareWord(_ name: Range<Int>) {
        let start = at
        if Self.equals(bytes[name], "boundary"), name.upperBound < end, bytes[name.upperBound] == UInt8(ascii: ":") {
            add(.parameterSyntax, at: name.upperBound)
            at = spacesEnd(from: name.upperBound + 1)
            let text = at < end && bytes[at] == UInt8(ascii: "\"") ? quotedText() : bareText(isBoundary: true)
            if !hasBoundary { take(text) }
            return
        }
        let stop = semicolon(from: start)
        var word = bytes[start..<stop].prefix { !HeaderText.isBlank($0) }
        let wordEnd = word.endIndex
        // Its quotes are no part of it.
        if word.count > 2, word.first == UInt8(ascii: "\""), word.last == UInt8(ascii: "\"") {
            word = word.dropFirst().dropLast()
        }
        at = stop
        let canBeBoundary =
            !hasBoundary && !Self.equals(word, "boundary") && word.count <= BoundaryText.maximumLength
            && word.allSatisfy(BoundaryText.isAllowed)
            && spacesEnd(from: wordEnd) >= stop
        guard canBeBoundary, (lastBoundary ?? 0) <= stop else {
            add(.parameterSyntax, at: max(start, name.upperBound))
            mayLackBoundary = mayLackBoundary || Self.equals(word, "boundary")
            return
        }
        add(.boundaryUnnamed, at: start)
        hasBoundary = true
        boundary = Array(word)
    }

    /// A value and where each of its bytes stands.
    struct Text {
        var bytes: [UInt8] = []
        var places: [Int] = []
        let start: Int
        let isQuoted: Bool
        /// A fault in the quoting has been found.
        var isFaulty = false
    }

    private mutating func quotedText() -> Text {
        var text = Text(start: at, isQuoted: true)
        var place = at + 1
        while place < end, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < end { place += 1 }
            text.bytes.append(bytes[place])
            text.places.append(place)
            place += 1
        }
        guard place < end else {
            add(.parameterSyntax, at: at)
            text.isFaulty = true
            at = end
            return text
        }
        at = place + 1
        takeSeparator(behind: place + 1)
        return text
    }

    /// A value without quotes: up to the next `;`, or to a comma where another parameter follows.
    private mutating func bareText(isBoundary: Bool) -> Text {
        var text = Text(start: at, isQuoted: false)
        let stop = semicolon(from: at)
        var place = at
        while place < stop {
            if bytes[place] == UInt8(ascii: ","), isSeparator(comma: place, isBoundary: isBoundary) { break }
            // A space with another parameter behind it: the `;` is missing.
            if HeaderText.isBlank(bytes[place]), place == at || !HeaderText.isBlank(bytes[place - 1]),
                beginsParameter(at: spacesEnd(from: place))
            {
                break
            }
            place += 1
        }
        let last = bytes[at..<place].lastIndex { !HeaderText.isBlank($0) }.map { $0 + 1 } ?? at
        text.bytes = Array(bytes[at..<last])
        text.places = Array(at..<last)
        at = place
        if place < stop { takeSeparator(behind: place) }
        return text
    }

    /// A comma may stand in a boundary, where only a space or a known parameter behind it shows that it is none of it.
    private func isSeparator(comma: Int, isBoundary: Bool) -> Bool {
        let next = spacesEnd(from: comma + 1)
        if beginsMediaType(at: next) { return true }
        guard beginsParameter(at: next) else { return false }
        let name = bytes[next..<tokenEnd(from: next)]
        return !isBoundary || next > comma + 1 || Self.equals(name, "charset") || Self.equals(name, "boundary")
    }

    // MARK: The boundary

    private mutating func take(_ text: Text) {
        hasBoundary = true
        guard !text.bytes.isEmpty else {
            if !text.isFaulty { add(.boundaryEmpty, at: text.start) }
            return
        }
        boundary = text.bytes
        guard !text.isFaulty else { return }
        let forbidden = text.bytes.firstIndex { !BoundaryText.isAllowed($0) }
        let bare = text.isQuoted ? nil : text.bytes.firstIndex { !HeaderByte.isToken($0) }
        if let index = forbidden ?? bare {
            if let term = BoundaryPlaceholder.term(of: text.bytes) {
                add(.boundaryPlaceholder, at: text.start, term: term)
            } else {
                add(
                    forbidden == nil ? .boundaryNeedsQuotes : .boundaryCharacter, at: text.places[index],
                    found: forbidden == nil ? Int(text.bytes[index]) : nil)
            }
        } else if text.bytes.last == UInt8(ascii: " "), let place = text.places.last {
            add(.boundaryTrailingSpace, at: place)
        }
        if text.bytes.count > BoundaryText.maximumLength {
            add(
                .boundaryTooLong, at: text.places[BoundaryText.maximumLength], expected: BoundaryText.maximumLength,
                found: text.bytes.count)
        }
    }
}

extension ContentTypeReader {
    // MARK: What stands where

    private func tokenEnd(from start: Int) -> Int {
        var at = start
        while at < end, HeaderByte.isToken(bytes[at]) { at += 1 }
        return at
    }

    private func spacesEnd(from start: Int) -> Int {
        var at = start
        while at < end, HeaderText.isBlank(bytes[at]) { at += 1 }
        return at
    }

    private func semicolon(from start: Int) -> Int {
        guard start < end else { return end }
        return bytes[start..<end].firstIndex(of: UInt8(ascii: ";")) ?? end
    }

    private func beginsParameter(at place: Int) -> Bool {
        let name = place..<tokenEnd(from: place)
        return !name.isEmpty && name.upperBound < end && bytes[name.upperBound] == UInt8(ascii: "=")
    }

    private func beginsMediaType(at place: Int) -> Bool {
        Self.equals(bytes[min(place, end)..<end].prefix(10), "multipart/")
    }

    static func equals(_ bytes: some Collection<UInt8>, _ word: StaticString) -> Bool {
        bytes.count == word.utf8CodeUnitCount
            && word.withUTF8Buffer { $0.elementsEqual(bytes.lazy.map(HeaderText.lowercased)) }
    }
}

/// Texts that stand where a value was missing when a text was put together.
enum BoundaryPlaceholder {
    /// Which kind it is; nil for any other text.
    static func term(of text: some Collection<UInt8>) -> Term? {
        if text.starts(with: "Optional(".utf8) { return .optionalText }
        for (words, term) in [
            (["(null)", "nil", "null", "NULL", "<null>", "None"], Term.nullText),
            (
                [
                    "undefined", "%@", "%s", "{boundary}", "${boundary}", "$boundary", "\\(boundary)",
                    "[object Object]",
                ], .placeholderText
            ),
        ] where words.contains(where: { text.elementsEqual($0.utf8) }) {
            return term
        }
        return nil
    }
}
