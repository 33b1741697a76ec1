import ContractFindings
import ContractReports
import Foundation
import UUIDContract

/// `uuid compare`: same value? same text?
enum UUIDCompareCommand {
    static let command = Command(
        path: ["uuid", "compare"],
        summary: "Say whether two texts are the same UUID, and whether they are the same text.",
        discussion: "Exit code 0 if the value is the same, 1 if not, 2 if one of them is no UUID.",
        operand: Operand(name: "UUID", count: .two, value: .flag, help: "The two texts."),
        options: ReportOutput.options,
        examples: [
            (
                "uuid compare F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6 f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                "The same value, two texts."
            )
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let output = try ReportOutput(arguments)
        let texts = arguments.operands
        var uuids: [UUID] = []
        for (number, text) in texts.enumerated() {
            do {
                uuids.append(try UUIDRule.any.parse(text))
            } catch {
                throw CommandFailure("the \(number == 0 ? "first" : "second") text is no UUID. \(error)")
            }
        }
        let isSame = uuids[0] == uuids[1]
        let answer: Answer = !isSame ? .different : texts[0] == texts[1] ? .sameText : .sameValue
        let finding = isSame ? [] : [difference(uuids[0], uuids[1])]
        return try output.write(
            Report(
                header: ReportOutput.header(.uuidCompare), checks: [Check(name: "same value", findings: finding)],
                answer: answer))
    }

    /// Two values may still be one UUID in two layouts.
    private static func difference(_ left: UUID, _ right: UUID) -> Finding {
        let finding = ByteLayout.explain(bytes: left.wireBytes, expected: right).finding(field: nil)
        guard let finding, finding.category != .uuidBytesUnexplained else { return Finding(.uuidDifferentValue) }
        return finding
    }
}
