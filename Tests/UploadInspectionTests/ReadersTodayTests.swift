import ContractFindings
import MultipartContract
import Testing
import UploadInspection

/// Our answers beside those of seven readers in common use, as `Documentation/readers-today.md` prints them.
@Suite struct ReadersTodayTests {
    @Test func theDocumentSaysWhatSevenReadersAndWeAnswer() throws {
        let reports = try Material.reports()
        let readers = try Material.readers()
        let introduction =
            "Uploads after public bug reports (`Tests/UploadInspectionTests/Material/bug-reports.json` has the bytes and the "
            + "sources), what seven readers in common use made of them on 2026-11-30, and what `bytecontract inspect` says. "
            + "A number is the length in bytes of the field that was handed over. `inspect` is told what the report says was "
            + "meant (`--expect`, or the names of a contract), which no reader can be. A test writes this page from the "
            + "material and the library and compares."
        var lines = ["# What readers say today", ""] + GeneratedDocument.wrapped(introduction)
        lines += [
            "", "| case | kind | right | \(readers.readers.joined(separator: " | ")) | ByteContract |",
            "|---|---|---|" + String(repeating: "---|", count: readers.readers.count + 1),
        ]
        var silent = [Int](repeating: 0, count: readers.readers.count)
        var faulty = 0
        var accepted = 0
        var acceptedAlone = 0
        for row in readers.cases {
            guard let report = reports.first(where: { $0.id == row.id }) else {
                Issue.record("no report \(row.id)")
                continue
            }
            if report.verdict == "reject" {
                faulty += 1
                for (index, answer) in row.answers.enumerated() where !isError(answer) { silent[index] += 1 }
            }
            let findings = try UploadJudge(report).findings()
            let alone = try UploadJudge(report, knowsWhatIsExpected: false).findings()
            if report.verdict == "reject" {
                if !findings.contains(where: { $0.severity == .error }) { accepted += 1 }
                if !alone.contains(where: { $0.severity == .error }) { acceptedAlone += 1 }
            }
            let ours = findings.map { finding in
                let place = finding.offset.map { " at \($0)" } ?? ""
                return "`\(finding.category.rawValue.dropFirst("multipart.".count))`\(place)"
                    + (finding.severity == .warning ? " (warning)" : "")
            }
            let right = report.layer.map { "reject: \($0)" } ?? report.verdict
            lines.append(
                "| [\(row.id)](\(report.source)) | \(report.kind) | \(right) | "
                    + row.answers.map(words).joined(separator: " | ")
                    + " | \(ours.isEmpty ? "accept" : ours.joined(separator: ", ")) |")
        }
        let counts = zip(readers.readers, silent).map { "\($0) \($1)" }.joined(separator: ", ")
        lines.append("")
        lines += GeneratedDocument.wrapped(
            "Of the \(faulty) faulty uploads these many were read without an error: \(counts); ByteContract \(accepted), and "
                + "\(acceptedAlone) where it is not told what was meant. Offsets count bytes from 0 in the body; "
                + "`bytecontract explain multipart.…` has the categories.")
        try GeneratedDocument.check("readers-today.md", text: lines.joined(separator: "\n") + "\n")
    }

    private func isError(_ answer: Material.Readers.Answer) -> Bool {
        switch answer {
        case .words(let words): words == "error"
        // An error code in place of a field.
        case .fields(let fields): fields.contains { $0.said != nil }
        }
    }

    private func words(_ answer: Material.Readers.Answer) -> String {
        switch answer {
        case .words(let words): words
        case .fields(let fields):
            fields.map { field in
                // One reader takes the first header lines for the name of a field.
                let name = field.name.utf8.count > 20 ? "(framing)" : field.name
                return
                    "\(GeneratedDocument.cell(name.isEmpty ? "(no name)" : name)) \(field.length.map(String.init) ?? field.said ?? "")"
            }.joined(separator: ", ")
        }
    }
}
