import ContractFile
import ContractFindings
import ContractReports
import Foundation
import UUIDContract

/// `uuid check`: judges one identifier, or one a line.
enum UUIDCheckCommand {
    static let command = Command(
        path: ["uuid", "check"],
        summary: "Judge a UUID, or a file of them, by the strict rules.",
        discussion: """
            The text must be 36 ASCII bytes, 8-4-4-4-12. Nothing is trimmed, repaired or guessed. Lines end in LF or CRLF.
            """,
        operand: Operand(
            name: "VALUE", count: .optional, value: .flag, help: "The UUID; `-` reads it from standard input."),
        options: [
            Option(
                name: "rule", value: .words("RULE", UUIDRule.names),
                help: "Versions that pass; rfc is the RFC variant and versions 1 to 8. any if not given."),
            Option(name: "no-nil", value: .flag, help: "Refuse the nil UUID under the rule any too."),
            Option(name: "canonical", value: .flag, help: "Refuse capital letters."),
            Option(
                name: "hex", value: .flag, help: "VALUE is the bytes of a binary field as pairs of hexadecimal digits."),
            Option(
                name: "expect", value: .text("UUID"),
                help: "The UUID that should have come; a difference is explained by a byte layout where one fits."),
            Option(name: "lines", value: .file("FILE"), help: "Judge each line of a file; - is standard input."),
            Option(
                name: "limit", value: .text("N"), help: "List at most N findings; all are counted. 100 if not given."),
            Option(name: "reveal", value: .flag, help: "Show VALUE in the text report, with a mark under the fault."),
        ] + ReportOutput.options,
        examples: [
            ("uuid check 5df41881-3aed-3515-88a7-2f4a814cf09e --rule rfc", "Accepted: version 3 is one of 1 to 8."),
            (
                "uuid check --hex 33221100554477668899aabbccddeeff --expect 00112233-4455-6677-8899-aabbccddeeff",
                "Names the layout microsoftGUID."
            ),
            ("uuid check --lines ids.txt --rule v4 --format json", "Counts by category, and where."),
        ],
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let output = try ReportOutput(arguments)
        let limit = try arguments.number("limit", in: 0...1_000_000) ?? Report.defaultFindingLimit
        var rule = arguments.value("rule").flatMap(UUIDRule.init(named:)) ?? .any
        if arguments.has("no-nil") { rule.allowsNil = false }
        rule.requiresCanonicalText = arguments.has("canonical")
        if let path = arguments.value("lines") {
            for option in ["hex", "expect", "reveal"] where arguments.has(option) {
                throw CommandFailure("--\(option) belongs to a single VALUE and cannot go with --lines")
            }
            if !arguments.operands.isEmpty { throw CommandFailure("give either a VALUE or --lines FILE, not both") }
            try output.refuseWriting(over: [path])
            return try output.write(try lines(path, rule: rule, limit: limit))
        }
        guard let operand = arguments.operands.first else {
            throw CommandFailure("give the UUID to judge, or --lines FILE for one a line")
        }
        let input = operand == "-" ? try firstLine() : Array(operand.utf8)
        let findings =
            arguments.has("hex")
            ? try binaryFindings(input, rule: rule, expected: try expected(arguments))
            : textFindings(input, rule: rule, expected: try expected(arguments))
        let report = Report(
            header: ReportOutput.header(.uuidCheck), checks: [Check(name: "value", findings: findings)],
            findingLimit: limit)
        return try output.write(report, revealing: arguments.has("reveal") ? RevealedInput(input) : nil)
    }

    private static func expected(_ arguments: Arguments) throws -> UUID? {
        guard let text = arguments.value("expect") else { return nil }
        do {
            return try UUIDRule.any.parse(text)
        } catch {
            throw CommandFailure("--expect takes a UUID of 36 characters. \(error)")
        }
    }

    private static func textFindings(_ input: [UInt8], rule: UUIDRule, expected: UUID?) -> [Finding] {
        let findings = input.withUnsafeBytes { rule.findings(utf8: $0) }
        guard let expected, let uuid = try? UUIDRule.any.parse(utf8: input), uuid != expected else { return findings }
        // The difference is the cause; a version digit out of place is what follows from it.
        guard let difference = ByteLayout.explain(bytes: uuid.wireBytes, expected: expected).finding(field: nil) else {
            return findings
        }
        return [difference.category == .uuidBytesUnexplained ? Finding(.uuidDifferentValue) : difference]
    }

    private static func binaryFindings(_ input: [UInt8], rule: UUIDRule, expected: UUID?) throws -> [Finding] {
        guard let bytes = Hexadecimal.bytes(String(decoding: input, as: UTF8.self)) else {
            throw CommandFailure(
                "after --hex the value is pairs of hexadecimal digits and nothing else, 32 digits for 16 bytes")
        }
        if let expected {
            let explanation = ByteLayout.explain(bytes: bytes, expected: expected)
            if let finding = explanation.finding(field: nil) {
                // Bytes of another count are wrong by their count, unless a lost zero or their text explains it.
                guard finding.category == .uuidBytesUnexplained, bytes.count != 16 else { return [finding] }
            }
        }
        do throws(Refusal) {
            return textFindings(Array(try UUID(wireBytes: bytes).canonicalText.utf8), rule: rule, expected: nil)
        } catch {
            return [error.finding]
        }
    }

    /// One line end belongs to standard input and not to the value; a UUID needs no more than a few bytes.
    private static func firstLine() throws -> [UInt8] {
        var bytes = try Terminal.readAll("-", limit: 1 << 20)
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return bytes
    }

    private static func lines(_ path: String, rule: UUIDRule, limit: Int) throws -> Report {
        var scanner = UUIDLineScanner(rule: rule, findingLimit: limit)
        try Terminal.read(path) { scanner.scan($0) }
        scanner.finish()
        guard scanner.lineCount > 0 else {
            throw CommandFailure("\(path): there is not one line in it; nothing was checked")
        }
        let check = Check(
            name: ReportText(path: path), path: ReportText(path: path), caseCount: scanner.lineCount,
            passedCount: scanner.acceptedCount, findings: scanner.findings,
            unlistedErrorCount: scanner.rejectedCount - scanner.findings.count)
        return Report(
            header: ReportOutput.header(.uuidCheck), checks: [check],
            tally: Tally(
                unit: .line, readCount: scanner.lineCount, acceptedCount: scanner.acceptedCount,
                rejectedCount: scanner.rejectedCount, categories: scanner.counts),
            findingLimit: limit)
    }
}
