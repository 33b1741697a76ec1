import ContractFile

/// A vector as a page for people: `vectors show`.
public enum VectorPage {
    /// Input, answer, and why it matters. A vector is public, so that its bytes may be shown.
    public static func text(_ vector: Vector, in group: VectorGroup, of file: VectorFile) -> String {
        var lines = ["\(vector.id)  \(vector.comment)" + (vector.isRetired ? "  (retired, not run)" : ""), ""]
        lines.append("area        \(file.area): \(file.title)")
        lines.append("group       \(group.name)")
        lines.append("operation   \(group.operation.rawValue), profile \(group.profile.rawValue)")
        lines.append("level       \(group.level.rawValue), \(group.section)")
        let parameters = group.parameters.merging(vector.parameters)
        if parameters != VectorParameters() { lines.append("parameters  \(parameters.json.line)") }
        lines += ["", "input       \(vector.input.bytes.count) bytes"] + dump(vector.input.bytes) + [""]
        switch vector.answer {
        case .accept(let value):
            lines += ["answer      accept, \(value.bytes.count) bytes"] + dump(value.bytes)
        case .reject(let category, let offset):
            lines.append("answer      reject, \(category.rawValue)" + (offset.map { " at offset \($0)" } ?? ""))
            lines.append("            \(category.entry.meaning)")
        }
        let notes = vector.flags.compactMap { flag in file.notes[flag].map { "\(flag): \($0)" } }
        if !notes.isEmpty { lines += [""] + notes }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Offset, 16 bytes in hexadecimal, and as ASCII.
    private static func dump(_ bytes: [UInt8]) -> [String] {
        let most = 4096
        var lines: [String] = []
        for start in stride(from: 0, to: min(bytes.count, most), by: 16) {
            let row = bytes[start..<min(start + 16, bytes.count)]
            let hex = row.map { Hexadecimal.text([$0]) }.joined(separator: " ")
            let ascii = row.map { (0x20...0x7E).contains($0) ? String(UnicodeScalar($0)) : "." }.joined()
            let offset = String(start)
            lines.append(
                "  " + String(repeating: " ", count: max(0, 6 - offset.count)) + offset + "  " + hex
                    + String(repeating: " ", count: 47 - hex.count) + "  " + ascii)
        }
        if bytes.count > most { lines.append("  ... \(bytes.count - most) bytes more") }
        return lines
    }
}
