import ContractFindings
import Foundation
import MultipartContract
import Testing
import UploadInspection

/// A synthetic copy has the same faults as the original, and nothing that its user sent.
@Suite struct SyntheticUploadTests {
    /// Words that copies hold anyway.
    private static let words: Set<String> = [
        "content", "disposition", "form", "data", "name", "filename", "file", "text", "plain", "type", "length",
        "transfer", "encoding", "charset", "utf", "field", "invented", "json", "multipart", "mixed", "image", "jpeg",
        "video",
    ]

    private struct AtlasFile: Decodable {
        struct Body: Decodable {
            let id, body_hex: String
            let content_type: String?
        }
        let bodies: [Body]
    }

    private func inspect(
        _ bytes: [UInt8], _ contentType: String, contentLength: String? = nil,
        expected: (part: Int, bytes: [UInt8])? = nil
    ) throws -> (UploadInspection, UploadInspector) {
        var body = BodyInspector()
        if let expected {
            body.expected = [ExpectedContent(.index(expected.part), source: MemorySource(expected.bytes))]
        }
        let inspector = UploadInspector(body)
        let capture = UploadCapture(
            contentTypes: [Array(contentType.utf8)], contentLengths: contentLength.map { [Array($0.utf8)] },
            body: MemorySource(bytes))
        return (try inspector.inspect(capture), inspector)
    }

    /// The words of at least four letters or digits that a user may have chosen and that stand in the copy as well.
    private func leaks(of bytes: [UInt8], _ inspection: UploadInspection, in copy: SyntheticUpload) -> [String] {
        var values: [ArraySlice<UInt8>] = []
        for (head, part) in zip(inspection.body.heads, inspection.body.anatomy.parts) {
            values += [head.nameBytes, head.filenameBytes].compactMap { $0 } + [bytes[part.content]]
        }
        values += [bytes[inspection.body.anatomy.preamble], bytes[inspection.body.anatomy.epilogue]]
        // Boundaries are no secret.
        let boundaries = inspection.findings.compactMap(\.boundary?.text)
        let boundary = (boundaries + [String(decoding: inspection.body.boundary ?? [], as: UTF8.self)])
            .joined(separator: "\n").lowercased()
        let contentType = String(decoding: copy.contentType ?? [], as: UTF8.self).lowercased()
        let shown = Set(words(of: copy.body[...]))
        return values.flatMap(words).filter { word in
            let small = word.lowercased()
            return shown.contains(word) && !Self.words.contains(small) && !boundary.contains(small)
                && !contentType.contains(small)
        }
    }

    private func words(of bytes: ArraySlice<UInt8>) -> [String] {
        bytes.split { byte in !(0x30..<0x3A ~= byte) && !(0x61..<0x7B ~= byte | 0x20) }
            .filter { $0.count > 3 }.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func everyReportedUploadHasACopyWithTheSameFaults() throws {
        for report in try Material.reports() {
            let bytes = Array(report.body)
            let (inspection, inspector) = try inspect(
                bytes, report.contentType, contentLength: report.contentLength, expected: report.expected)
            let copy: SyntheticUpload
            do {
                copy = try SyntheticUpload(inspection, inspector: inspector)
            } catch {
                Issue.record("\(report.id): \(error)")
                continue
            }
            #expect(copy.body.count == bytes.count, "\(report.id)")
            let leaks = leaks(of: bytes, inspection, in: copy)
            #expect(leaks.isEmpty, "\(report.id) \(leaks)")
            #expect(copy.omitted.isEmpty, "\(report.id) \(copy.omitted.map(\.category.rawValue))")
            let expected = inspection.findings.map(\.category)
            let shown = copy.findings.map(\.category) + copy.damages.map(\.original.category)
            #expect(Set(expected).isSubset(of: Set(shown)), "\(report.id)")
        }
    }

    @Test func everyBodyOfTheAtlasHasACopyWithTheSameFaults() throws {
        let data = try Data(contentsOf: Material.package.appendingPathComponent("Atlas/server-atlas.json"))
        for body in try JSONDecoder().decode(AtlasFile.self, from: data).bodies {
            let bytes = Material.bytes(hexadecimal: body.body_hex)
            let (inspection, inspector) = try inspect(bytes, body.content_type ?? "")
            do {
                let copy = try SyntheticUpload(inspection, inspector: inspector)
                let leaks = leaks(of: bytes, inspection, in: copy)
                #expect(leaks.isEmpty, "\(body.id) \(leaks)")
            } catch {
                Issue.record("\(body.id): \(error)")
            }
        }
    }

    /// Bodies whose faults hang on contents that cannot stay.
    private static let refused: Set<String> = ["MS55", "RK37", "RK38"]

    @Test func bodiesOfOtherSuitesHaveCopiesButForAFew() throws {
        var refused: Set<String> = []
        for peer in try Material.peers().cases {
            let (inspection, inspector) = try inspect(peer.bytes, peer.contentType)
            do {
                let copy = try SyntheticUpload(inspection, inspector: inspector)
                let leaks = leaks(of: peer.bytes, inspection, in: copy)
                #expect(leaks.isEmpty, "\(peer.id) \(leaks)")
            } catch {
                refused.insert(peer.id)
            }
        }
        #expect(refused == Self.refused)
    }
}
