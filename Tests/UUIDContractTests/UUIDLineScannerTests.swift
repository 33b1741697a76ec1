import ContractFindings
import Foundation
import Testing
import UUIDContract

@Suite("Lines of UUIDs")
struct UUIDLineScannerTests {
    private static let good = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
    private static let text =
        "\(good)\n\(good)\r\n\n\r\n\(good) \n1234\n\(good)\r\r\nE621E1F8-c36c-495a-93fc-0c247a3e6e5f\n{\(good)}\n"
        + String(repeating: "f", count: 90) + "\r\n\(good.replacingOccurrences(of: "-4", with: "-1"))\n\(good)"

    private func scan(_ pieces: [[UInt8]], rule: UUIDRule = .v4, limit: Int = 100) -> UUIDLineScanner {
        var scanner = UUIDLineScanner(rule: rule, field: "id", findingLimit: limit)
        for piece in pieces { piece.withUnsafeBytes { scanner.scan($0) } }
        scanner.finish()
        return scanner
    }

    private func summary(_ scanner: UUIDLineScanner) -> String {
        let counts = scanner.counts.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
        return "\(scanner.lineCount) \(scanner.acceptedCount) \(scanner.rejectedCount) \(counts) \(scanner.findings)"
    }

    @Test("LF and CRLF end a line, blank lines are refused, and each refused line has its first finding")
    func lines() {
        let scanner = scan([Array(Self.text.utf8)])
        #expect(scanner.lineCount == 12 && scanner.acceptedCount == 4 && scanner.rejectedCount == 8)
        let finding = { (category: FindingCategory, line: Int, offset: Int, length: Int) in
            Finding(category, offset: offset, field: "id", line: line, expected: 36, found: length)
        }
        #expect(
            scanner.findings == [
                finding(.uuidLength, 3, 0, 0), finding(.uuidLength, 4, 0, 0), finding(.uuidWhiteSpace, 5, 36, 37),
                finding(.uuidLength, 6, 4, 4), finding(.uuidWhiteSpace, 7, 36, 37), finding(.uuidWrapper, 9, 0, 38),
                finding(.uuidHyphen, 10, 8, 90),
                Finding(.uuidVersion, offset: 14, field: "id", line: 11, expected: 4, found: 1),
            ])
        #expect(
            scanner.counts == [
                .uuidLength: 3, .uuidWhiteSpace: 2, .uuidWrapper: 1, .uuidHyphen: 1, .uuidVersion: 1,
            ])
    }

    @Test("Any split of the text gives the same answer")
    func everySplit() {
        let bytes = Array(Self.text.utf8)
        let whole = summary(scan([bytes]))
        for split in 0...bytes.count {
            #expect(summary(scan([Array(bytes[..<split]), Array(bytes[split...])])) == whole, "split at \(split)")
        }
        #expect(summary(scan(bytes.map { [$0] })) == whole)
        var generator = SeededGenerator(seed: 51)
        for _ in 0..<200 {
            let cuts = (0..<5).map { _ in Int.random(in: 0...bytes.count, using: &generator) }.sorted()
            let edges = [0] + cuts + [bytes.count]
            #expect(
                summary(scan(zip(edges, edges.dropFirst()).map { Array(bytes[$0..<$1]) })) == whole, "seed 51")
        }
    }

    @Test("An empty text has no lines, and a line end at the end begins none")
    func ends() {
        #expect(scan([]).lineCount == 0 && scan([[]]).lineCount == 0)
        #expect(scan([Array("\(Self.good)\n".utf8)]).lineCount == 1)
        #expect(scan([Array("\(Self.good)".utf8)]).acceptedCount == 1)
        #expect(scan([Array("\n".utf8)]).counts == [.uuidLength: 1])
        #expect(scan([Array("\(Self.good)\r".utf8)]).counts == [.uuidWhiteSpace: 1])
    }

    @Test("An endless line takes bounded memory, and its length is right")
    func endlessLine() {
        let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
        var scanner = UUIDLineScanner(rule: .any)
        for _ in 0..<64 { piece.withUnsafeBytes { scanner.scan($0) } }
        #expect(scanner.lineCount == 0)
        scanner.finish()
        #expect(scanner.findings == [Finding(.uuidHyphen, offset: 8, line: 1, expected: 36, found: 64 << 20)])
    }

    @Test("Findings are kept up to the limit, and all are counted")
    func limit() {
        let text = Array(String(repeating: "x\n", count: 1_000).utf8)
        for limit in [-1, 0, 7] {
            let scanner = scan([text], limit: limit)
            #expect(scanner.findings.count == max(0, limit) && scanner.counts == [.uuidHexDigit: 1_000])
        }
    }

    @Test("The scanner and the bulk parser agree with the strict parser on random lines")
    func agreement() {
        var generator = SeededGenerator(seed: 52)
        for round in 0..<6 {
            var lines: [String] = []
            for _ in 0..<700 {
                let uuid = generator.uuid()
                switch Int.random(in: 0..<40, using: &generator) {
                case 0: lines.append("")
                case 1: lines.append(String(uuid.plainText.dropLast()))
                case 2: lines.append(uuid.plainText + "0")
                case 3: lines.append(uuid.plainText.replacingOccurrences(of: "a", with: "g"))
                default: lines.append(uuid.plainText)
                }
            }
            let ending = round.isMultiple(of: 2) ? "\n" : "\r\n"
            let bytes = Array((lines.joined(separator: ending) + (round.isMultiple(of: 3) ? ending : "")).utf8)
            for rule in [UUIDRule.any, .rfc] {
                var accepted: [UUID] = []
                var refused: [Finding] = []
                for (index, line) in lines.enumerated() where !(index == lines.count - 1 && line.isEmpty) {
                    do throws(Refusal) { accepted.append(try rule.parse(line)) } catch {
                        refused.append(error.finding.placed(line: index + 1))
                    }
                }
                var found: [Finding] = []
                let parsed = bytes.withUnsafeBytes { rule.parseLines($0) { found.append($0) } }
                #expect(parsed == accepted && found == refused, "seed 52, round \(round)")
                var scanner = UUIDLineScanner(rule: rule, findingLimit: .max)
                bytes.withUnsafeBytes { scanner.scan($0) }
                scanner.finish()
                #expect(
                    scanner.acceptedCount == accepted.count && scanner.findings == refused, "seed 52, round \(round)")
            }
        }
    }

    @Test("The bulk parser ends where its target is full")
    func fullTarget() {
        let bytes = Array(String(repeating: "\(Self.good)\n", count: 5).utf8)
        var target = [UUID](repeating: UUID(), count: 3)
        let count = target.withUnsafeMutableBufferPointer { target in
            bytes.withUnsafeBytes { UUIDRule.any.parseLines($0, into: target) { _ in Issue.record("refused") } }
        }
        #expect(count == 3 && target.allSatisfy { $0.plainText == Self.good })
        #expect(bytes.withUnsafeBytes { UUIDRule.any.parseLines($0, refused: { _ in }).count } == 5)
        let short = Array("\(Self.good)\n\n\nx".utf8)
        var refused = 0
        let parsed = short.withUnsafeBytes { UUIDRule.any.parseLines($0) { _ in refused += 1 } }
        #expect(parsed.count == 1 && refused == 3)
    }
}
