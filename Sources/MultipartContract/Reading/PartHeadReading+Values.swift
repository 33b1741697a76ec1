import ContractFindings

// What is said of a name or filename.

extension PartHeadReading {
    mutating func judgeValue(_ parameter: HeaderParameters.Parameter, as term: Term, isFolded: Bool) {
        let value = parameter.value
        guard !value.isEmpty else {
            guard !parameter.isFaulty else { return }
            faults.append(
                term == .name
                    ? HeadFault(.nameEmpty, at: value.lowerBound, severity: .warning)
                    : HeadFault(.filenameEmpty, at: value.lowerBound))
            return
        }
        // What needs quotes and has none is one fault, whichever byte needs them.
        guard parameter.isQuoted || !parameter.isFaulty else { return }
        judgeBytes(in: value, as: term, isFolded: isFolded, text: value)
        guard !parameter.isFaulty else { return }
        judgeBackslashes(in: value, as: term)
        judgeEscapes(in: value, as: term)
    }

    /// The first control character, the first line end and the first byte outside ASCII. Whether there are none.
    @discardableResult
    mutating func judgeBytes(
        in places: some Sequence<Int>, as term: Term, isFolded: Bool, text: Range<Int>
    ) -> Bool {
        var control: Int?
        var lineBreak: Int?
        var other: Int?
        for at in places {
            switch bytes[at] {
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): if !isFolded { lineBreak = lineBreak ?? at }
            case UInt8(ascii: "\t") where term != .name && term != .filename || isFolded: break
            case 0..<32, 127: control = control ?? at
            case 128...: other = other ?? at
            default: break
            }
        }
        // A byte that the syntax has stumbled over is not reported again.
        func isNew(_ at: Int?) -> Int? { at.flatMap { at in faults.contains { $0.at == at } ? nil : at } }
        if let lineBreak = isNew(lineBreak) { faults.append(HeadFault(.headerLineBreak, at: lineBreak, term: term)) }
        if let control = isNew(control) { faults.append(HeadFault(.headerControl, at: control, term: term)) }
        if let other = isNew(other) {
            let encoding = TextEncodingGuess.term(of: bytes[text])
            faults.append(
                HeadFault(
                    .headerNonASCII, at: other, severity: encoding == .utf8 ? .warning : .error, term: encoding))
        }
        return lineBreak == nil && control == nil && other == nil
    }

    /// An escape, a lone backslash, or the path in a filename.
    private mutating func judgeBackslashes(in value: Range<Int>, as term: Term) {
        var first: Int?
        var escapedQuote: Int?
        var slash: Int?
        for at in value {
            switch bytes[at] {
            case UInt8(ascii: "\\"):
                first = first ?? at
                if at + 1 < value.upperBound, bytes[at + 1] == UInt8(ascii: "\"") { escapedQuote = escapedQuote ?? at }
            case UInt8(ascii: "/"): slash = slash ?? at
            default: break
            }
        }
        if let escapedQuote {
            // Browsers never write this one.
            let severity: Severity = profile == .rfc ? .warning : .error
            faults.append(HeadFault(.headerBackslash, at: escapedQuote, severity: severity, term: term))
        } else if let first, term == .name {
            faults.append(HeadFault(.headerBackslash, at: first, severity: .warning, term: term))
        }
        if term == .filename, let place = [slash, escapedQuote == nil ? first : nil].compactMap({ $0 }).min() {
            faults.append(HeadFault(.filenamePath, at: place))
        }
    }

    /// Percent escapes: of a quote, of a line end, or of a whole name.
    private mutating func judgeEscapes(in value: Range<Int>, as term: Term) {
        var quote: Int?
        var lineBreak: Int?
        var escapes: [(at: Int, byte: UInt8)] = []
        var isValid = true
        var at = value.lowerBound
        while at < value.upperBound {
            defer { at += 1 }
            guard bytes[at] == UInt8(ascii: "%") else { continue }
            guard at + 2 < value.upperBound, let byte = escapedByte(at: at) else {
                isValid = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): quote = quote ?? at
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): lineBreak = lineBreak ?? at
            default: escapes.append((at, byte))
            }
            at += 2
        }
        if let quote { faults.append(HeadFault(.quotePercent, at: quote, term: term)) }
        // A byte that the syntax has stumbled over is not reported again.
        func isNew(_ at: Int?) -> Int? { at.flatMap { at in faults.contains { $0.at == at } ? nil : at } }
        if let lineBreak = isNew(lineBreak) { faults.append(HeadFault(.lineBreakEscaped, at: lineBreak, term: term)) }
        guard term == .name, isValid, let first = escapes.first else { return }
        let hasBracket = escapes.contains { $0.byte == UInt8(ascii: "[") || $0.byte == UInt8(ascii: "]") }
        let decoded = escapes.map(\.byte)
        let isText =
            !decoded.contains { $0 < 32 || $0 == 127 }
            && String(decoding: decoded, as: UTF8.self).utf8.elementsEqual(decoded)
        if isText, hasBracket || escapes.count >= 2 { faults.append(HeadFault(.namePercentEncoded, at: first.at)) }
    }

    private func escapedByte(at percent: Int) -> UInt8? {
        guard let high = hexadecimal(bytes[percent + 1]), let low = hexadecimal(bytes[percent + 2]) else { return nil }
        return high << 4 | low
    }

    private func hexadecimal(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
