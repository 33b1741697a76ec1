import ContractFindings

/// What an inspection of a body found: everything that can be said of it, and where its parts are.
public struct BodyInspection: Sendable {
    /// What is wrong or noteworthy, by layer in the order request, delimiter, header, rule, payload, and then by offset. At
    /// most ``ReadingBounds/findingCount`` of them, errors first.
    public internal(set) var findings: [Finding]
    /// How many errors were counted and not kept.
    public internal(set) var unlistedErrorCount = 0
    /// How many warnings were counted and not kept.
    public internal(set) var unlistedWarningCount = 0
    /// The bytes of the body by role. Where delimiters are faulty it shows what they were meant to be.
    public internal(set) var anatomy: Anatomy
    /// The heads of the parts, one for each part of ``anatomy``.
    public internal(set) var heads: [PartHead]
    /// What has happened to the contents that were held against expected ones, for ``Repair``.
    public internal(set) var damages: [ContentDamage] = []
    /// The boundary that the body was read with: that of the header, or else the one that the body seems to use. Nil if
    /// there is neither.
    public internal(set) var boundary: [UInt8]?

    /// Whether no finding is an error.
    public var isAccepted: Bool { unlistedErrorCount == 0 && findings.allSatisfy { $0.severity != .error } }
}

extension BodyInspection {
    /// What has happened to contents may be the cause of other findings, or have one cause with them.
    mutating func joinDamages() {
        joinExchanged()
        joinLineEnds()
        joinLength()
    }

    /// Contents that stand in each other's places were exchanged: said of the first of them, with their number.
    private mutating func joinExchanged() {
        let exchanged = findings.indices.filter { findings[$0].category == .damageOtherPart }
        let fields = Set(exchanged.compactMap { findings[$0].field })
        let others = Set(exchanged.compactMap { findings[$0].otherField })
        guard let first = exchanged.first, exchanged.count > 1, fields.count == exchanged.count, fields == others
        else { return }
        findings[first] = findings[first].with(count: exchanged.count)
        for index in exchanged.dropFirst().reversed() { findings.remove(at: index) }
    }

    /// Where all framing lines have lost their CR, contents have lost theirs in the same way.
    private mutating func joinLineEnds() {
        guard let framing = findings.firstIndex(where: \.isLoneLineFeeds),
            let content = findings.first(where: { $0.category == .damageCRLFToLF })
        else { return }
        findings[framing] = findings[framing].with(otherField: content.field)
        findings.removeAll { $0.category == .damageCRLFToLF }
    }

    /// A length that was right before contents were changed.
    private mutating func joinLength() {
        let change = damages.reduce(0) { sum, damage in
            sum + (damage.finding.expected ?? 0) - (damage.finding.found ?? 0)
        }
        guard change != 0 else { return }
        findings.removeAll { finding in
            let isLength = finding.category == .contentLength || finding.category == .contentLengthCharacters
            guard isLength, let length = finding.expected, let declared = finding.found else { return false }
            return declared - length == change
        }
    }

    /// Sorts the findings by layer and offset and keeps as many as the bound allows, errors first.
    mutating func finish(bound: Int) {
        let order: [Layer] = [.request, .delimiter, .header, .rule, .payload]
        let rank = { (finding: Finding) in order.firstIndex(of: finding.layer) ?? order.count }
        let all = findings.enumerated().sorted { left, right in
            let places = (rank(left.element), left.element.offset ?? -1, left.offset)
            return places < (rank(right.element), right.element.offset ?? -1, right.offset)
        }.map(\.element)
        guard all.count > bound else {
            findings = all
            return
        }
        let errorRoom = min(bound, all.count { $0.severity == .error })
        var room: [Severity: Int] = [.error: errorRoom, .warning: bound - errorRoom]
        findings = all.filter { finding in
            guard let left = room[finding.severity], left > 0 else {
                if finding.severity == .error { unlistedErrorCount += 1 } else { unlistedWarningCount += 1 }
                return false
            }
            room[finding.severity] = left - 1
            return true
        }
    }
}
