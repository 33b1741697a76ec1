import ContractFindings

/// What a team agreed on for one UUID field: which versions, whether nil and max are allowed, whether text must be canonical.
///
/// The syntax is never up for choice: text is 36 ASCII bytes, 8-4-4-4-12 hexadecimal digits in either case (RFC 9562, 4).
/// Version and variant are rules of a field and not syntax: AWS Cognito's user ids, for one, have a foreign variant.
public struct UUIDRule: Sendable, Hashable {
    /// Which versions a field takes.
    public enum Versions: Sendable, Hashable {
        /// Any version digit and any variant.
        case any
        /// One of these versions, 1 to 8, and the variant of RFC 9562. Other numbers name no version and are dropped.
        case only(Set<Int>)
    }

    /// Bit n is set where version n is allowed; all 16 bits stand for any version and any variant.
    @usableFromInline var versionDigits: UInt16

    /// Whether the nil UUID (all zero) passes. Versions are not asked of it.
    public var allowsNil: Bool
    /// Whether the max UUID (all ones) passes. Versions are not asked of it.
    public var allowsMax: Bool
    /// Whether text with capital letters is refused.
    public var requiresCanonicalText: Bool

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - allowsNil: Unless said otherwise, nil passes where any version does, and not where versions are named.
    ///   - allowsMax: The same for max.
    public init(
        versions: Versions = .any, allowsNil: Bool? = nil, allowsMax: Bool? = nil, requiresCanonicalText: Bool = false
    ) {
        self.versionDigits = UUIDRule.digits(of: versions)
        self.allowsNil = allowsNil ?? (versions == .any)
        self.allowsMax = allowsMax ?? (versions == .any)
        self.requiresCanonicalText = requiresCanonicalText
    }

    /// Which versions pass. Where any are named, the variant must be that of RFC 9562.
    public var versions: Versions {
        get {
            if versionDigits == .max { return .any }
            return .only(Set((1...8).filter { versionDigits >> $0 & 1 == 1 }))
        }
        set { versionDigits = UUIDRule.digits(of: newValue) }
    }

    private static func digits(of versions: Versions) -> UInt16 {
        switch versions {
        case .any: .max
        case .only(let numbers): numbers.reduce(0) { (1...8).contains($1) ? $0 | 1 << UInt16($1) : $0 }
        }
    }
}

extension UUIDRule {
    /// Format only: any version and variant, nil and max too, capitals too.
    public static let any = UUIDRule()

    /// The variant of RFC 9562 and a version of 1 to 8; nil and max are refused.
    public static let rfc = UUIDRule(versions: .only(Set(1...8)))

    /// Version 4 (random) alone.
    public static let v4 = UUIDRule(versions: .only([4]))

    /// Version 7 (time-ordered) alone.
    public static let v7 = UUIDRule(versions: .only([7]))

    /// One version alone, or nil unless the number is 1 to 8.
    public static func version(_ number: Int) -> UUIDRule? {
        (1...8).contains(number) ? UUIDRule(versions: .only([number])) : nil
    }
}
