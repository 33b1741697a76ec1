import ContractFindings

extension PartHead {
    /// The number in the part's own `Content-Length`, which form data should not carry. Nil if there is no such header, or
    /// no plain decimal number in it.
    public var declaredLength: Int? {
        guard case .number(let length)? = contentLength else { return nil }
        return length
    }

    /// Compares the part's own `Content-Length` with the length of its content, in bytes.
    ///
    /// - Returns: `partLength` at the value, with both numbers or with the kind of text that stands there; nil if they are
    ///   equal, or the part has no such header.
    public func lengthFinding(contentLength length: Int, part: Int) -> Finding? {
        guard let contentLength, let range = contentLengthRange else { return nil }
        let place = offset + range.lowerBound
        return switch contentLength {
        case .number(length): nil
        case .number(let declared):
            Finding(.partLength, offset: place, part: part, field: fieldName, expected: length, found: declared)
        case .tooLarge:
            Finding(.partLength, offset: place, part: part, field: fieldName, expected: length)
        case .other(let term):
            Finding(.partLength, offset: place, part: part, field: fieldName, expected: length, term: term)
        }
    }

    private var contentLength: LengthText? { contentLengthRange.map { LengthText(bytes[$0]) } }
}

/// What stands where a length in decimal digits belongs (RFC 9110, 8.6).
enum LengthText: Sendable, Hashable {
    /// Decimal digits and nothing else.
    case number(Int)
    /// Decimal digits, and more than an `Int` holds.
    case tooLarge
    /// Something else.
    case other(Term)

    init(_ text: some Collection<UInt8>) {
        var value = 0
        var overflows = false
        for byte in text {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
                self = .other(LengthText.kind(of: text))
                return
            }
            let (product, first) = value.multipliedReportingOverflow(by: 10)
            let (sum, second) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            overflows = overflows || first || second
            value = overflows ? 0 : sum
        }
        if text.isEmpty { self = .other(.otherNumber) } else { self = overflows ? .tooLarge : .number(value) }
    }

    private static func kind(of text: some Collection<UInt8>) -> Term {
        if text.starts(with: "Optional(".utf8) { return .optionalText }
        if ["nil", "(null)", "null"].contains(where: { text.elementsEqual($0.utf8) }) { return .nullText }
        // A minus sign, and digits behind it.
        let digits = text.dropFirst()
        let isNegative =
            text.first == UInt8(ascii: "-") && !digits.isEmpty
            && digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        return isNegative ? .negative : .otherNumber
    }
}
