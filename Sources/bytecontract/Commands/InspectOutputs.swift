import ContractFindings
import ContractVectors
import MultipartContract
import UploadInspection

/// The files that `inspect` writes beside its report: repaired contents, and synthetic copies.
struct InspectOutputs {
    static let options = [
        Option(
            name: "repair", value: .file("FILE"),
            help: "Write the content that --expect finds damaged as it was, where that is certain."),
        Option(
            name: "synthetic", value: .file("FILE"),
            help:
                "Write a body with the same faults and invented names and contents, and beside it FILE.vectors.json with the case."
        ),
    ]

    private let repair: String?
    private let synthetic: String?

    /// The files that are written.
    var paths: [String] { [repair, synthetic, vectorsPath].compactMap { $0 } }

    private var vectorsPath: String? { synthetic.map { $0 + ".vectors.json" } }

    init(_ arguments: Arguments, inputCount: Int) throws {
        repair = arguments.value("repair")
        synthetic = arguments.value("synthetic")
        for option in ["repair", "synthetic"] where arguments.has(option) && inputCount != 1 {
            throw CommandFailure("--\(option) takes one body at a time")
        }
        for option in ["repair", "synthetic"] where arguments.value(option) == "-" {
            throw CommandFailure("--\(option) needs a file, since standard output has the report")
        }
        if Set(paths).count < paths.count {
            throw CommandFailure("--repair and --synthetic would write the same file; name two")
        }
        if repair != nil, !arguments.has("expect"), !arguments.has("expect-part") {
            throw CommandFailure(
                "--repair needs --expect NAME=@FILE or --expect-part INDEX=@FILE, to know what is certain")
        }
    }

    /// Writes what is wanted.
    func write(_ inspection: UploadInspection, inspector: UploadInspector) throws {
        if let repair { try writeRepaired(inspection, to: repair) }
        if let synthetic { try writeSynthetic(inspection, inspector, to: synthetic) }
    }

    private func writeRepaired(_ inspection: UploadInspection, to path: String) throws {
        let repairs = inspection.body.damages.compactMap { damage in Repair(damage).map { (damage, $0) } }
        guard let (damage, repair) = repairs.first else {
            Terminal.complain(
                inspection.body.damages.isEmpty
                    ? "bytecontract inspect: nothing to repair; \(path) is not written"
                    : "bytecontract inspect: the damage cannot be undone for certain; \(path) is not written")
            return
        }
        guard repairs.count == 1 else {
            throw CommandFailure(
                "\(repairs.count) parts can be repaired; name one by --expect-part INDEX=@FILE and leave the others out"
            )
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(repair.length)
        do {
            try repair.write(from: inspection.capture.body) { bytes.append(contentsOf: $0) }
        } catch {
            throw CommandFailure(error.description)
        }
        try OutputFile.write(bytes, to: path)
        let part = damage.finding.part.map { "part \($0)" } ?? "the content"
        Terminal.complain("bytecontract inspect: \(part) is written to \(path) as it was, \(bytes.count) bytes")
    }

    private func writeSynthetic(_ inspection: UploadInspection, _ inspector: UploadInspector, to path: String) throws {
        let copy: SyntheticUpload
        do {
            copy = try SyntheticUpload(inspection, inspector: inspector)
        } catch {
            throw CommandFailure("--synthetic: \(error)")
        }
        try OutputFile.write(copy.body, to: path)
        let missing = copy.omitted.map(\.category) + (vectorsPath == nil ? copy.damages.map(\.original.category) : [])
        if !missing.isEmpty {
            var words: [String] = []
            for category in missing where !words.contains(category.rawValue) { words.append(category.rawValue) }
            Terminal.complain(
                "bytecontract inspect: not in the synthetic copy, since a body alone cannot show it: "
                    + words.joined(separator: ", "))
        }
        guard let vectorsPath else { return }
        let profile = VectorProfile(rawValue: inspector.body.profile.rawValue) ?? .rfc
        guard
            let file = VectorFile.upload(
                copy.body, contentType: copy.contentType, contentLength: copy.contentLength, profile: profile,
                contents: copy.damages.map { ($0.expected, $0.found) })
        else {
            Terminal.complain("bytecontract inspect: a vector cannot hold this body; \(vectorsPath) is not written")
            return
        }
        try OutputFile.write(Array(file.formatted.utf8), to: vectorsPath)
    }
}
