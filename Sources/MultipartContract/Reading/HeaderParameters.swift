import ContractFindings

/// The value of a `Content-Disposition`: its type and parameters with their places, and what is wrong with their syntax.
///
/// It is read as a reader would who wants to understand it: after a fault it goes on where that can be done without a guess,
/// so that the name of a part is known although the header has a fault.
struct HeaderParameters {
    /// One parameter: where its name and value stand.
    struct Parameter {
        let name: Range<Int>
        /// What is between the quotes, or all up to the `;`.
        let value: Range<Int>
        let isQuoted: Bool
        /// Whether a fault of this value has been found, so that its characters are not judged again.
        var isFaulty = false
    }

    /// The type, before the first `;`.
    private(set) var type: Range<Int>
    private(set) var parameters: [Parameter] = []
    private(set) var faults: [HeadFault] = []
    /// How often something else than one space stands behind a `;`.
    private(set) var oddSpaces: (first: Int, count: Int)?
    /// A quote that is not closed before the end: what follows on the next line is still the value.
    private(set) var endsInQuote = false
    /// A fault that may have swallowed a parameter.
    private(set) var mayLackParameters = false

    private let bytes: UnsafeRawBufferPointer
    private let end: Int
    private var at: Int
    /// Something else than one space behind the `;` that was just read, which counts only if a parameter follows.
    private var oddSpace: Int?

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - value: Where it stands in `bytes`, without white space at its ends.
    ///   - lineEnd: Where its line ends.
    init(_ value: Range<Int>, lineEnd: Int, in bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        end = value.upperBound
        at = value.lowerBound
        type = at..<at
        readType()
        while at < end { readParameter(lineEnd: lineEnd) }
    }

    /// The first parameter of this name, in any letter case.
    func first(_ name: StaticString) -> Parameter? {
        parameters.first { HeaderText.equals($0.name, in: bytes, name) }
    }

    // MARK: The type

    private mutating func readType() {
        let token = at..<tokenEnd(from: at)
        let next = spacesEnd(from: token.upperBound)
        guard HeaderText.equals(token, in: bytes, "form-data") else {
            faults.append(HeadFault(.dispositionType, at: at))
            // `name="a"` without a type before it is read as a parameter.
            if !token.isEmpty, next < end, bytes[next] == UInt8(ascii: "=") { return }
            at = semicolon(from: at)
            type = token.lowerBound..<at
            return
        }
        type = token
        at = next
        guard next < end, bytes[next] != UInt8(ascii: ";") else { return }
        takeWrongSeparator(behind: token.upperBound)
    }

    /// A `;` is missing, or another character stands in its place, as a comma.
    private mutating func takeWrongSeparator(behind place: Int) {
        let next = spacesEnd(from: place)
        let isOther = next < end && !HeaderByte.isToken(bytes[next])
        faults.append(HeadFault(.dispositionSyntax, at: isOther ? next : place))
        mayLackParameters = true
        at = isOther ? spacesEnd(from: next + 1) : next
        let equals = tokenEnd(from: at)
        if equals == at || equals >= end || bytes[equals] != UInt8(ascii: "=") { at = semicolon(from: at) }
    }

    // MARK: A parameter

    private mutating func readParameter(lineEnd: Int) {
        guard takeSeparator() else { return }
        let name = at..<tokenEnd(from: at)
        let equals = spacesEnd(from: name.upperBound)
        guard equals < end, bytes[equals] == UInt8(ascii: "=") else { return takeBareWord(name) }
        if let oddSpace { oddSpaces = (oddSpaces?.first ?? oddSpace, (oddSpaces?.count ?? 0) + 1) }
        oddSpace = nil
        let value = spacesEnd(from: equals + 1)
        if name.isEmpty {
            faults.append(HeadFault(.dispositionSyntax, at: at))
            mayLackParameters = true
        } else if equals > name.upperBound {
            faults.append(HeadFault(.dispositionSyntax, at: name.upperBound))
        } else if value > equals + 1 {
            faults.append(HeadFault(.dispositionSyntax, at: equals + 1))
        }
        at = value
        if value < end, bytes[value] == UInt8(ascii: "\"") {
            readQuoted(name, lineEnd: lineEnd)
        } else if isEscapedQuote(at: value) {
            readEscaped(name)
        } else {
            readBare(name)
        }
    }

    /// Goes over a `;` and the space behind it; false if nothing follows.
    private mutating func takeSeparator() -> Bool {
        guard bytes[at] == UInt8(ascii: ";") else { return true }
        let first = at
        oddSpace = nil
        var next = spacesEnd(from: first + 1)
        let isOdd = next != first + 2 || bytes[first + 1] != UInt8(ascii: " ")
        var hasEmpty: Int?
        while next < end, bytes[next] == UInt8(ascii: ";") {
            hasEmpty = hasEmpty ?? next
            next = spacesEnd(from: next + 1)
        }
        at = next
        guard next < end else {
            // Without any parameter the missing name is what is to be said.
            if !parameters.isEmpty { faults.append(HeadFault(.trailingSemicolon, at: first)) }
            return false
        }
        if let hasEmpty {
            faults.append(HeadFault(.dispositionSyntax, at: hasEmpty))
        } else if isOdd {
            oddSpace = first + 1
        }
        return true
    }

    /// Something without `=`.
    private mutating func takeBareWord(_ word: Range<Int>) {
        defer { at = semicolon(from: at) }
        if let last = parameters.indices.last, !parameters[last].isQuoted {
            // `filename=a;b.txt`: the quotes are missing, and that has taken the value apart.
            guard !parameters[last].isFaulty else { return }
            let start = parameters[last].value.lowerBound
            parameters[last].isFaulty = true
            if isShown(parameters[last].name),
                let index = faults.lastIndex(where: { $0.category == .valueToken && $0.at == start })
            {
                faults.remove(at: index)
            }
            faults.append(HeadFault(.valueUnquoted, at: start))
            return
        }
        faults.append(HeadFault(.dispositionSyntax, at: word.upperBound))
        mayLackParameters = true
    }

    private mutating func append(_ name: Range<Int>, _ value: Range<Int>, isQuoted: Bool, isFaulty: Bool = false) {
        parameters.append(Parameter(name: name, value: value, isQuoted: isQuoted, isFaulty: isFaulty))
    }

    // MARK: Values

    /// A value without quotes, up to the next `;`.
    private mutating func readBare(_ name: Range<Int>) {
        let token = at..<tokenEnd(from: at)
        let stop = semicolon(from: at)
        let value = HeaderText.trimmed(at..<stop, in: bytes)
        let isShown = isShown(name)
        if value.isEmpty {
            faults.append(HeadFault(.dispositionSyntax, at: at))
            append(name, value, isQuoted: false, isFaulty: true)
        } else if token.upperBound == value.upperBound {
            if isShown { faults.append(HeadFault(.valueToken, at: at)) }
            append(name, token, isQuoted: false)
        } else if !token.isEmpty, beginsParameter(at: token.upperBound) {
            if isShown { faults.append(HeadFault(.valueToken, at: at)) }
            append(name, token, isQuoted: false)
            takeWrongSeparator(behind: token.upperBound)
            return
        } else {
            faults.append(HeadFault(.valueUnquoted, at: at))
            append(name, value, isQuoted: false, isFaulty: true)
        }
        at = stop
    }

    /// A value whose quotes are escaped: `\"file\"`.
    private mutating func readEscaped(_ name: Range<Int>) {
        faults.append(HeadFault(.quoteEscaped, at: at))
        let start = at + 2
        let stop = semicolon(from: start)
        var close = start
        while close < end, bytes[close] != UInt8(ascii: "\""), !isEscapedQuote(at: close) { close += 1 }
        let value = close < end ? start..<close : start..<max(start, stop)
        append(name, value, isQuoted: true, isFaulty: true)
        at = semicolon(from: min(end, value.upperBound + (close < end && bytes[close] == UInt8(ascii: "\\") ? 2 : 1)))
    }

    /// A value in quotes.
    private mutating func readQuoted(_ name: Range<Int>, lineEnd: Int) {
        let start = at + 1
        var close = start
        var loneBackslash: Int?
        while close < end, bytes[close] != UInt8(ascii: "\"") {
            guard bytes[close] == UInt8(ascii: "\\"), close + 1 < end else {
                close += 1
                continue
            }
            // `"C:\dir\"`: read as an escape, this one leaves the value open.
            if bytes[close + 1] == UInt8(ascii: "\""), endsParameter(at: close + 2) {
                loneBackslash = loneBackslash ?? close
            }
            close += isEscape(at: close) ? 2 : 1
        }
        if close < end, endsParameter(at: close + 1) {
            let isEscaped = close - start >= 4 && isEscapedQuote(at: start) && isEscapedQuote(at: close - 2)
            if isEscaped { faults.append(HeadFault(.quoteEscaped, at: start)) }
            append(name, start..<close, isQuoted: true, isFaulty: isEscaped)
            at = spacesEnd(from: close + 1)
        } else if let loneBackslash {
            append(name, start..<loneBackslash + 1, isQuoted: true)
            at = spacesEnd(from: loneBackslash + 2)
        } else if close >= end {
            readUnclosed(name, start: start, lineEnd: lineEnd)
        } else if let next = parameterSwallowed(by: start..<close) {
            // `name="a; filename="b"`: the quote is missing before the `;`.
            faults.append(HeadFault(.quoteUnclosed, at: next))
            append(name, start..<next, isQuoted: true, isFaulty: true)
            at = next
        } else if beginsParameter(at: close + 1) {
            append(name, start..<close, isQuoted: true)
            takeWrongSeparator(behind: close + 1)
        } else {
            readStray(name, start: start, quote: close)
        }
    }

    private mutating func readUnclosed(_ name: Range<Int>, start: Int, lineEnd: Int) {
        append(name, start..<max(start, end), isQuoted: true, isFaulty: true)
        faults.append(HeadFault(.quoteUnclosed, at: lineEnd))
        endsInQuote = true
        mayLackParameters = true
        at = end
    }

    /// Text follows a quote inside the value: the value ends at the first later quote that ends a parameter.
    private mutating func readStray(_ name: Range<Int>, start: Int, quote: Int) {
        faults.append(HeadFault(.quoteStray, at: quote))
        var close = quote + 1
        while close < end, bytes[close] != UInt8(ascii: "\"") || !endsParameter(at: close + 1) { close += 1 }
        if close < end {
            append(name, start..<close, isQuoted: true, isFaulty: true)
            at = spacesEnd(from: close + 1)
        } else {
            append(name, start..<quote, isQuoted: true, isFaulty: true)
            mayLackParameters = true
            at = end
        }
    }
}

extension HeaderParameters {
    // MARK: What stands where

    private func tokenEnd(from start: Int) -> Int {
        var at = start
        while at < end, HeaderByte.isToken(bytes[at]) { at += 1 }
        return at
    }

    /// Line ends count as spaces: they are there only where a header is folded, or a CR that is reported as such.
    private func spacesEnd(from start: Int) -> Int {
        var at = start
        while at < end, HeaderText.isBlank(bytes[at]) { at += 1 }
        return at
    }

    private func semicolon(from start: Int) -> Int {
        guard start < end else { return end }
        return HeaderText.first(UInt8(ascii: ";"), in: start..<end, of: bytes) ?? end
    }

    /// Whether nothing but white space stands before the next `;` or the end.
    private func endsParameter(at place: Int) -> Bool {
        let next = spacesEnd(from: place)
        return next >= end || bytes[next] == UInt8(ascii: ";")
    }

    private func isEscape(at place: Int) -> Bool {
        place + 1 < end && bytes[place] == UInt8(ascii: "\\")
            && (bytes[place + 1] == UInt8(ascii: "\"") || bytes[place + 1] == UInt8(ascii: "\\"))
    }

    private func isEscapedQuote(at place: Int) -> Bool {
        place + 1 < end && bytes[place] == UInt8(ascii: "\\") && bytes[place + 1] == UInt8(ascii: "\"")
    }

    /// Whether a parameter begins there without a `;` before it: a name that form data has, or anything with a quoted value.
    private func beginsParameter(at place: Int) -> Bool {
        var start = spacesEnd(from: place)
        if start < end, bytes[start] == UInt8(ascii: ",") { start = spacesEnd(from: start + 1) }
        let name = start..<tokenEnd(from: start)
        guard !name.isEmpty, name.upperBound < end, bytes[name.upperBound] == UInt8(ascii: "=") else { return false }
        return isShown(name) || (name.upperBound + 1 < end && bytes[name.upperBound + 1] == UInt8(ascii: "\""))
    }

    /// Where a `;` begins a parameter whose opening quote is the end of this value.
    private func parameterSwallowed(by value: Range<Int>) -> Int? {
        var place = value.upperBound - 1
        guard place > value.lowerBound, bytes[place] == UInt8(ascii: "=") else { return nil }
        place -= 1
        let nameEnd = place
        while place > value.lowerBound, HeaderByte.isToken(bytes[place]) { place -= 1 }
        guard place < nameEnd else { return nil }
        while place > value.lowerBound, HeaderByte.isSpace(bytes[place]) { place -= 1 }
        return bytes[place] == UInt8(ascii: ";") ? place : nil
    }

    /// Whether it is one of the two parameters whose values people choose.
    private func isShown(_ name: Range<Int>) -> Bool {
        HeaderText.equals(name, in: bytes, "name") || HeaderText.equals(name, in: bytes, "filename")
    }
}

/// A fault in a head, before it is known where the head stands and how strictly it is judged.
struct HeadFault {
    let category: FindingCategory
    /// Where in the bytes of the head.
    let at: Int
    var severity: Severity?
    var term: Term?
    var expected: Int?
    var found: Int?
    var count: Int?

    init(
        _ category: FindingCategory, at: Int, severity: Severity? = nil, term: Term? = nil, expected: Int? = nil,
        found: Int? = nil, count: Int? = nil
    ) {
        self.category = category
        self.at = at
        self.severity = severity
        self.term = term
        self.expected = expected
        self.found = found
        self.count = count
    }
}
