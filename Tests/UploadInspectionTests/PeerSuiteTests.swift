import ContractFindings
import Foundation
import MultipartContract
import Testing
import UploadInspection

/// The bodies of eleven other parsers' test suites: each gets an answer, and where it is another one than the suite's,
/// `Documentation/peer-suites.md` says why.
@Suite struct PeerSuiteTests {
    /// Why our verdict is another one, for a group of cases.
    private struct Reason: Decodable {
        let title, why: String
        let cases: [String]
    }

    private struct Reasons: Decodable {
        let introduction: [String]
        let reasons: [Reason]
    }

    private static func reasons() throws -> Reasons {
        let file = Material.package.appendingPathComponent("Tests/UploadInspectionTests/Material/peer-differences.json")
        return try JSONDecoder().decode(Reasons.self, from: Data(contentsOf: file))
    }

    /// A case whose verdict differs.
    private struct Difference {
        let peer: Material.Peer
        let errors: [Finding]
    }

    private static func differences(_ peers: [Material.Peer]) throws -> [Difference] {
        try peers.compactMap { peer in
            let errors = try UploadJudge(peer).findings().filter { $0.severity == .error }
            let isSame =
                switch peer.verdict {
                case "either": true
                case "reject": !errors.isEmpty
                default: errors.isEmpty
                }
            return isSame ? nil : Difference(peer: peer, errors: errors)
        }
    }

    @Test func everyVerdictThatDiffersIsExplainedInTheDocumentation() throws {
        let peers = try Material.peers()
        #expect(peers.cases.count == 352)
        let differences = try PeerSuiteTests.differences(peers.cases)
        let reasons = try PeerSuiteTests.reasons()
        let explained = reasons.reasons.flatMap(\.cases)
        let unexplained = differences.filter { !explained.contains($0.peer.id) }
        #expect(
            unexplained.isEmpty,
            "\(unexplained.map { "\($0.peer.id) [\($0.peer.about)] suite: \($0.peer.verdict), ours: \($0.errors)" })")
        #expect(Set(explained).subtracting(differences.map(\.peer.id)) == [])
        #expect(explained.count == Set(explained).count)
        try GeneratedDocument.check("peer-suites.md", text: text(peers, differences, reasons))
    }

    private func text(_ peers: Material.Peers, _ differences: [Difference], _ reasons: Reasons) -> String {
        var lines = ["# Other parsers' test suites", ""]
        lines += GeneratedDocument.wrapped(reasons.introduction.joined(separator: " ")) + [""]
        lines += ["| suite | bodies | other verdicts |", "|---|---|---|"]
        for (suite, name) in peers.sources.sorted(by: { $0.key < $1.key }) {
            let all = peers.cases.count { $0.suite == suite }
            let different = differences.count { $0.peer.suite == suite }
            lines.append("| \(name) (`\(suite)`) | \(all) | \(different) |")
        }
        for reason in reasons.reasons {
            lines += ["", "## \(reason.title)", ""] + GeneratedDocument.wrapped(reason.why)
            lines += ["", "| case | the suite's test | suite | ours |", "|---|---|---|---|"]
            for id in reason.cases {
                guard let difference = differences.first(where: { $0.peer.id == id }) else { continue }
                let peer = difference.peer
                let ours =
                    difference.errors.isEmpty
                    ? "accept" : difference.errors.map { "`\($0.category.rawValue)`" }.uniqued().joined(separator: ", ")
                let suite = peer.suiteSays ?? (peer.verdict == "encode" ? "browsers send it" : peer.verdict)
                lines.append("| \(id) | \(GeneratedDocument.cell(peer.about)) | \(suite) | \(ours) |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test func everySplitOfABodyGetsTheSameAnswer() throws {
        for peer in try Material.peers().cases where peer.bytes.count < 400 {
            let whole = try UploadJudge(peer).findings()
            for length in [1, 2, 3, 7, 64] {
                let pieces = try UploadJudge(peer, pieceLength: length).findings()
                #expect(pieces == whole, "\(peer.id) in pieces of \(length)")
            }
        }
    }
}

extension Array where Element: Equatable {
    /// Each element once, where it stands first.
    fileprivate func uniqued() -> [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
