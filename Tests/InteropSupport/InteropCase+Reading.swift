import Foundation
import MultipartContract

/// How a server reads a case otherwise than it was sent: its own behaviour, listed in `Interop/differences.json`.
private struct ListedDifference: Decodable {
    struct Change: Decodable {
        let part: Int
        let lost: Bool?
        let name: String?
        let filename: String?
        let length: Int?
        let sha256: String?
    }

    let `case`: String
    let servers: [String]
    /// The first version that it is about.
    let since: String?
    let changes: [Change]

    func concerns(_ version: String) -> Bool {
        func numbers(_ version: String) -> [Int] {
            version.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
        }
        return !numbers(version).lexicographicallyPrecedes(numbers(since ?? ""))
    }

    /// Nil if the file cannot be read.
    static let all: [ListedDifference]? = {
        struct File: Decodable { let differences: [ListedDifference] }
        let data = try? Data(contentsOf: ServerSetUp.folder.appendingPathComponent("differences.json"))
        return data.flatMap { try? JSONDecoder().decode(File.self, from: $0) }?.differences
    }()
}

extension InteropCase {
    /// What is wrong with a server's answer; nil if it read what it should: what was sent, or what
    /// `Interop/differences.json` lists by name.
    public func disagreement(of answer: InteropAnswer, by server: ServerSetUp) -> String? {
        guard let listed = ListedDifference.all else { return "Interop/differences.json cannot be read" }
        if let error = answer.error { return "refused (\(error))" }
        let changes = listed.filter {
            $0.case == id && $0.servers.contains(server.id) && $0.concerns(answer.version)
        }.flatMap(\.changes)
        let wanted = reading(by: server, changes: changes)
        let got = InteropCase.ordered(answer.parts, by: server)
        if got == wanted { return nil }
        if !changes.isEmpty, got == reading(by: server, changes: []) {
            return "reads as was sent: differences.json lists a difference that is none any more"
        }
        guard got.count == wanted.count else { return "\(got.count) parts instead of \(wanted.count)" }
        return zip(got, wanted).enumerated().first { $1.0 != $1.1 }.map { "part \($0.offset) is another" }
    }

    private func reading(by server: ServerSetUp, changes: [ListedDifference.Change]) -> [InteropAnswer.Part] {
        var read: [InteropAnswer.Part?] = parts.map { part in
            let isFile = part.filename != nil
            let stated =
                part.type ?? (isFile ? MultipartContract.Part.defaultFileType : MultipartContract.Part.defaultTextType)
            let type: String? =
                switch isFile ? server.fileTypes : server.fieldTypes {
                case .none: nil
                case .media: stated.split(separator: ";").first.map(String.init)
                case .full: stated
                }
            return InteropAnswer.Part(
                name: part.wireName ?? part.name, filename: part.wireFilename ?? part.filename, type: type,
                length: part.content.length, sha256: part.content.sha256)
        }
        for change in changes where read.indices.contains(change.part) {
            guard var part = read[change.part], change.lost != true else {
                read[change.part] = nil
                continue
            }
            part.name = change.name ?? part.name
            part.filename = change.filename ?? part.filename
            part.length = change.length ?? part.length
            part.sha256 = change.sha256 ?? part.sha256
            read[change.part] = part
        }
        return InteropCase.ordered(read.compactMap { $0 }, by: server)
    }

    /// In an order that can be compared: as read, or where a reader keeps only the order of one name, by kind and name.
    private static func ordered(_ parts: [InteropAnswer.Part], by server: ServerSetUp) -> [InteropAnswer.Part] {
        guard server.order == .perName else { return parts }
        // The place makes the order of equal keys that of the parts.
        return parts.enumerated().sorted { left, right in
            func key(_ part: InteropAnswer.Part) -> (Int, String) { (part.filename == nil ? 0 : 1, part.name ?? "") }
            let (mine, other) = (key(left.element), key(right.element))
            return mine == other ? left.offset < right.offset : mine < other
        }.map(\.element)
    }
}
