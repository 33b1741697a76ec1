import ContractFindings

// What is said of the headers one by one.

extension PartHeadReading {
    /// Letter case of the name, and the space behind the colon.
    ///
    /// Names in lower case are as HTTP/2 writes them, and no reader is known that fails on them; browsers do not write them.
    mutating func judgeSpelling(of header: HeaderPlace, _ known: PartHeaderName?) {
        let usual: StaticString
        switch known {
        case .contentDisposition?: usual = "Content-Disposition"
        case .contentType?: usual = "Content-Type"
        default: return
        }
        let isUsual = usual.withUTF8Buffer { $0.elementsEqual(bytes[header.name]) }
        if !isUsual, profile != .rfc || !isLowercase(header.name) {
            faults.append(HeadFault(.headerCase, at: header.name.lowerBound))
        }
        let space = header.colon + 1
        if !header.isFolded, !header.value.isEmpty,
            header.value.lowerBound != space + 1 || bytes[space] != UInt8(ascii: " ")
        {
            faults.append(HeadFault(.headerSpacing, at: space))
        }
    }

    private func isLowercase(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { HeaderText.lowercased($0) == $0 }
    }

    // MARK: Content-Disposition

    mutating func judge(_ parameters: HeaderParameters, of header: HeaderPlace) {
        faults.append(contentsOf: parameters.faults.filter { fault in !isFollowUp(fault, of: header) })
        if let odd = parameters.oddSpaces, !header.isFolded, !reportsSpacing(of: header) {
            faults.append(HeadFault(.headerSpacing, at: odd.first, count: odd.count))
        }
        let isFormData = !parameters.faults.contains { $0.category == .dispositionType }
        if isFormData, !reportsCase(of: header),
            !isLowercase(parameters.type) || parameters.parameters.contains(where: isKnownInOtherCase)
        {
            faults.append(HeadFault(.headerCase, at: firstOtherCase(in: parameters) ?? header.value.lowerBound))
        }
        judgeNames(of: parameters)
        let name = parameters.first("name")
        if name == nil, isFormData, !parameters.mayLackParameters, !header.isCut {
            faults.append(HeadFault(.nameMissing, at: header.value.lowerBound))
        }
        let filename = parameters.first("filename")
        if let name { judgeValue(name, as: .name, isFolded: header.isFolded) }
        if let filename { judgeValue(filename, as: .filename, isFolded: header.isFolded) }
        judgeBytes(of: header, as: .headerValue, except: [name?.value, filename?.value])
    }

    /// Whether the cause of a fault in the parameters is a line end, which is reported itself.
    private func isFollowUp(_ fault: HeadFault, of header: HeaderPlace) -> Bool {
        var at = fault.at
        switch fault.category {
        // What a lone CR cuts: the CR is found among the bytes.
        case .dispositionSyntax:
            return !header.isFolded && at < header.value.upperBound && bytes[at] == UInt8(ascii: "\r")
        // A value that is whole, and other text on a line that continues it: the line is what is wrong.
        case .quoteStray: at += 1
        case .valueUnquoted: while at < header.value.upperBound, HeaderByte.isToken(bytes[at]) { at += 1 }
        default: return false
        }
        while at < header.value.upperBound, HeaderByte.isSpace(bytes[at]) { at += 1 }
        return header.isFolded && at < header.value.upperBound && HeaderText.isBlank(bytes[at])
    }

    private func reportsSpacing(of header: HeaderPlace) -> Bool {
        faults.last(where: { $0.category == .headerSpacing })?.at == header.colon + 1
    }

    private func reportsCase(of header: HeaderPlace) -> Bool {
        faults.last(where: { $0.category == .headerCase })?.at == header.name.lowerBound
    }

    private func isKnownInOtherCase(_ parameter: HeaderParameters.Parameter) -> Bool {
        !isLowercase(parameter.name)
            && (HeaderText.equals(parameter.name, in: bytes, "name")
                || HeaderText.equals(parameter.name, in: bytes, "filename"))
    }

    private func firstOtherCase(in parameters: HeaderParameters) -> Int? {
        isLowercase(parameters.type)
            ? parameters.parameters.first(where: isKnownInOtherCase)?.name.lowerBound : parameters.type.lowerBound
    }

    /// Names that stand twice, and extended ones (RFC 5987, 2231): `filename*`, `name*`, `filename*0`.
    private mutating func judgeNames(of parameters: HeaderParameters) {
        var seen: Set<[UInt8]> = []
        var isExtended = false
        for parameter in parameters.parameters where !parameter.name.isEmpty {
            let name = bytes[parameter.name].map(HeaderText.lowercased)
            if !seen.insert(name).inserted {
                faults.append(HeadFault(.parameterDuplicate, at: parameter.name.lowerBound))
            }
            if !isExtended, name.contains(UInt8(ascii: "*")) {
                isExtended = true
                faults.append(HeadFault(.filenameExtended, at: parameter.name.lowerBound))
            }
        }
    }

    // MARK: Other headers

    mutating func judgeContentType(_ header: HeaderPlace) {
        // Where the header is folded, its line ends are white space.
        let value = bytes[header.value].map {
            header.isFolded && HeaderText.isBlank($0) ? UInt8(ascii: " ") : $0
        }
        guard judgeBytes(of: header, as: .contentType) else { return }
        if let fault = ContentTypeSyntax.firstFault(in: value) {
            // An empty parameter at the end is legal in HTTP (RFC 9110, 5.6.6) and not in mail (RFC 2045, 5.1).
            let rest = HeaderText.trimmed(header.value.lowerBound + fault..<header.value.upperBound, in: bytes)
            if rest.isEmpty, value.last == UInt8(ascii: ";") {
                let place = header.value.upperBound - 1
                faults.append(HeadFault(.trailingSemicolon, at: place, severity: .warning))
            } else {
                faults.append(HeadFault(.contentTypeSyntax, at: header.value.lowerBound + fault))
            }
        }
        let type = header.value.prefix { bytes[$0] != UInt8(ascii: ";") }
        if HeaderText.equals(HeaderText.trimmed(type, in: bytes), in: bytes, "multipart/mixed") {
            faults.append(HeadFault(.nestedMixed, at: header.value.lowerBound))
        }
    }

    mutating func judgeTransferEncoding(_ header: HeaderPlace) {
        guard judgeBytes(of: header, as: .headerValue) else { return }
        let isIdentity = ["7bit", "8bit", "binary"].contains { (word: StaticString) in
            HeaderText.equals(header.value, in: bytes, word)
        }
        faults.append(
            HeadFault(isIdentity ? .transferEncodingIdentity : .transferEncoding, at: header.name.lowerBound))
    }

    /// A header that form data must not carry and that readers ignore (RFC 7578, 4.8).
    mutating func judgeExtra(_ header: HeaderPlace) {
        judgeBytes(of: header, as: .headerValue)
        if profile == .browser { faults.append(HeadFault(.headerReserved, at: header.name.lowerBound)) }
    }

    /// Bytes that no header value may hold; the given ranges are judged elsewhere. Whether all are fine.
    @discardableResult
    mutating func judgeBytes(of header: HeaderPlace, as term: Term, except ranges: [Range<Int>?] = []) -> Bool {
        let ranges = ranges.compactMap { $0 }
        return judgeBytes(
            in: header.value.lazy.filter { at in !ranges.contains { $0.contains(at) } }, as: term,
            isFolded: header.isFolded, text: header.value)
    }
}
