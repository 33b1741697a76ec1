import ContractFindings
import UUIDContract

/// An import tool: lines of `id,count`, read by the same rule as the API.
public struct OrderImport: Sendable {
    /// The orders of the good lines.
    public private(set) var orders: [Order] = []
    /// What is wrong with each other line's id; `line` counts from 1.
    public private(set) var findings: [Finding] = []
    /// The lines whose count is no number, or missing.
    public private(set) var linesWithoutCount: [Int] = []

    /// Reads lines separated by LF or CRLF. Empty lines are skipped.
    public init(csv: String) {
        // Swift takes CRLF for one Character, so the lines are split as bytes.
        let lines = csv.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
            if !line.isEmpty { read(line, line: index + 1) }
        }
    }

    private mutating func read(_ bytes: Substring.UTF8View, line: Int) {
        let columns = bytes.split(separator: UInt8(ascii: ","), maxSplits: 1, omittingEmptySubsequences: false)
        do throws(Refusal) {
            let id = try OrderID(OrderIDRule.rule.parse(utf8: columns[0], field: OrderIDRule.fieldName))
            guard columns.count == 2, let count = Int(Substring(columns[1])) else {
                linesWithoutCount.append(line)
                return
            }
            orders.append(Order(id: id, count: count))
        } catch {
            findings.append(error.finding.placed(line: line))
        }
    }
}
