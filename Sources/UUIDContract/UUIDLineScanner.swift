import CByteKernels
import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Judges newline-separated text, one UUID a line, fed in buffers of any size. It does no I/O.
///
/// LF or CRLF ends a line, and the last line may lack its end. Any split of the text gives the same answer. Memory stays
/// bounded on an endless line, and the time is linear.
public struct UUIDLineScanner: Sendable {
    /// What each line must hold.
    public let rule: UUIDRule
    /// The name of the field in findings.
    public let field: FieldName?
    /// How many findings are kept. All are counted.
    public let findingLimit: Int

    /// The lines so far. A line counts once its end has come, the last one at ``finish()``.
    public private(set) var lineCount = 0
    /// The lines that the rule accepts.
    public private(set) var acceptedCount = 0
    /// How many lines have each category as their first finding.
    public private(set) var counts: [FindingCategory: Int] = [:]
    /// The first finding of each refused line, with `line` from 1 and `offset` from the start of the line; at most
    /// ``findingLimit``.
    public private(set) var findings: [Finding] = []

    /// What has come of a line that is not ended yet.
    private var pending = UUIDTextHead()

    /// Makes a scanner. A negative limit keeps no finding.
    public init(rule: UUIDRule, field: FieldName? = nil, findingLimit: Int = 100) {
        self.rule = rule
        self.field = field
        self.findingLimit = max(0, findingLimit)
    }

    /// The lines that the rule refuses.
    public var rejectedCount: Int { lineCount - acceptedCount }

    /// Takes the next bytes of the text.
    public mutating func scan(_ buffer: UnsafeRawBufferPointer) {
        var rest = buffer
        while !rest.isEmpty {
            if pending.length == 0 {
                let run = rule.countWellFormedLines(rest)
                lineCount += run.count
                acceptedCount += run.count
                rest = UnsafeRawBufferPointer(rebasing: rest[run.length...])
            }
            let distance = bytekernel_first_offset(rest.baseAddress, rest.count, UInt8(ascii: "\n"))
            guard distance >= 0 else {
                pending.append(rest)
                return
            }
            pending.append(UnsafeRawBufferPointer(rebasing: rest[..<distance]))
            pending.dropCarriageReturn()
            judgePending()
            rest = UnsafeRawBufferPointer(rebasing: rest[(distance + 1)...])
        }
    }

    /// Ends the text: a last line without its end is judged now. More text may follow as new lines.
    public mutating func finish() {
        if pending.length > 0 { judgePending() }
    }

    private mutating func judgePending() {
        lineCount += 1
        defer { pending.removeAll() }
        // Beyond the limit only the category is wanted, and for a fault of the text that is far cheaper than a finding.
        if findings.count >= findingLimit,
            let category = pending.withBytes({ UUIDTextFault(head: $0, length: $1)?.category })
        {
            counts[category, default: 0] += 1
            return
        }
        switch pending.withBytes({ rule.judge(head: $0, length: $1, field: field) }) {
        case .success: acceptedCount += 1
        case .failure(let refusal):
            counts[refusal.category, default: 0] += 1
            if findings.count < findingLimit { findings.append(refusal.finding.placed(line: lineCount)) }
        }
    }
}

extension UUIDRule {
    /// Counts lines from the start for as long as each is a UUID that the rule accepts and has its line end.
    fileprivate func countWellFormedLines(_ text: UnsafeRawBufferPointer) -> (length: Int, count: Int) {
        // A few at a time into 1 KiB, which is on the stack; only the counts are wanted.
        withUnsafeTemporaryAllocation(of: UUID.self, capacity: 64) { target in
            var total = (length: 0, count: 0)
            while true {
                let run = parseWellFormedLines(UnsafeRawBufferPointer(rebasing: text[total.length...]), into: target)
                total.length += run.length
                total.count += run.count
                if run.count < target.count { return total }
            }
        }
    }
}
