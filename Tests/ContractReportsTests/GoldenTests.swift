import ContractReports
import Foundation
import Testing

/// Every format of every sample, to the letter.
///
/// `BYTECONTRACT_REWRITE_GOLDEN=1 swift test --filter GoldenTests` writes the files anew; read the difference before
/// you commit it.
@Suite struct GoldenTests {
    static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
    static let isRewriting = ProcessInfo.processInfo.environment["BYTECONTRACT_REWRITE_GOLDEN"] == "1"

    static func fileName(_ sample: String, _ format: ReportFormat) -> String {
        switch format {
        case .text: "\(sample).txt"
        case .json: "\(sample).json"
        case .junit: "\(sample).junit.xml"
        case .tap: "\(sample).tap"
        case .github: "\(sample).github"
        case .markdown: "\(sample).md"
        }
    }

    static func file(_ sample: String, _ format: ReportFormat) -> URL {
        directory.appendingPathComponent(fileName(sample, format))
    }

    @Test(arguments: ReportFormat.allCases) func rendersEverySampleAsItsGoldenFile(format: ReportFormat) throws {
        for (name, report) in SampleReports.all {
            try Self.compare(format.render(report), with: Self.fileName(name, format))
        }
    }

    @Test func rendersTextInEveryStyleAsItsGoldenFile() throws {
        let render = { (report: Report, style: TextStyle) in ReportFormat.text.render(report, style: style) }
        try Self.compare(render(SampleReports.failing, TextStyle(characters: .ascii)), with: "failing.ascii.txt")
        try Self.compare(render(SampleReports.failing, TextStyle(isColoured: true)), with: "failing.colour.txt")
        try Self.compare(render(SampleReports.failing, TextStyle(width: 40)), with: "failing.narrow.txt")
        let refused = SampleReports.refusedUpload
        try Self.compare(render(refused, TextStyle(characters: .ascii)), with: "refused-upload.ascii.txt")
        try Self.compare(render(refused, TextStyle(width: 40)), with: "refused-upload.narrow.txt")
        let revealed = ReportFormat.text.render(
            SampleReports.value, revealing: RevealedInput(Array(SampleReports.valueText.utf8)))
        try Self.compare(revealed, with: "value.revealed.txt")
    }

    @Test func everyGoldenFileBelongsToASample() throws {
        let known = Set(
            SampleReports.all.flatMap { sample in ReportFormat.allCases.map { Self.fileName(sample.name, $0) } }
                + [
                    "failing.ascii.txt", "failing.colour.txt", "failing.narrow.txt", "value.revealed.txt",
                    "refused-upload.ascii.txt", "refused-upload.narrow.txt",
                ])
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path)
        #expect(Set(files.filter { !$0.hasPrefix(".") }) == known)
    }

    private static func compare(_ text: String, with name: String) throws {
        let file = directory.appendingPathComponent(name)
        if isRewriting {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(Array(text.utf8) == Array(golden.utf8), "\(name) differs:\n\(text)")
    }
}
