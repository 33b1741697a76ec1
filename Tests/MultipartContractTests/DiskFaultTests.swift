import ContractFindings
import Foundation
import Testing

@testable import MultipartContract

/// What happens to files while they are made into a body, done to real files.
@Suite("A file that does not stay as it was")
struct DiskFaultTests {
    /// What may be done to a file of 2 MiB, and what is said of it.
    enum Change: CaseIterable {
        case cut, emptied, grown, rewritten, replaced, replacedByFolder, removed

        func make(_ folder: DiskFolder) throws {
            switch self {
            case .cut: try folder.change("f") { try $0.truncate(atOffset: 1_500_000) }
            case .emptied: try folder.change("f") { try $0.truncate(atOffset: 0) }
            case .grown:
                try folder.change("f") { file in
                    try file.seekToEnd()
                    try file.write(contentsOf: Data([1]))
                }
            case .rewritten: try folder.change("f") { try $0.write(contentsOf: Data([1])) }
            case .replaced:
                let other = try folder.file("other", DiskFaultTests.bytes)
                #expect(rename(other.path, folder.path("f").path) == 0)
            case .replacedByFolder:
                try FileManager.default.removeItem(at: folder.path("f"))
                try FileManager.default.createDirectory(at: folder.path("f"), withIntermediateDirectories: false)
            case .removed: try FileManager.default.removeItem(at: folder.path("f"))
            }
        }

        /// What is said when it happens before the file is opened.
        var before: Finding {
            let length = DiskFaultTests.bytes.count
            return switch self {
            case .cut: Finding(.sourceChanged, part: 1, expected: length, found: 1_500_000)
            case .emptied: Finding(.sourceChanged, part: 1, expected: length, found: 0)
            case .grown: Finding(.sourceChanged, part: 1, expected: length, found: length + 1)
            case .rewritten: Finding(.sourceChanged, part: 1, expected: length, found: length, term: .modified)
            case .replaced: Finding(.sourceChanged, part: 1, expected: length, found: length, term: .replaced)
            case .replacedByFolder: Finding(.sourceChanged, part: 1, expected: length, term: .replaced)
            case .removed: Finding(.sourceUnreadable, part: 1, found: Int(ENOENT))
            }
        }

        /// What is said when it happens behind the first MiB, until when at most `limit` bytes have been read; nil where the
        /// file that is open is still the one that was meant.
        func during(_ finding: Finding?, limit: Int) -> Bool {
            switch self {
            case .grown, .rewritten: return finding == before
            case .replaced, .replacedByFolder, .removed: return finding == nil
            case .cut, .emptied:
                let place = finding?.contentOffset ?? -1
                let plain = finding.map {
                    Finding($0.category, part: $0.part, expected: $0.expected, found: $0.found, term: $0.term)
                }
                return plain == before && (self == .cut ? place == 1_500_000 : (1..<limit).contains(place))
            }
        }
    }

    private static let bytes = (0..<2 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

    /// A text and a file that was last written to a minute ago, since clocks of files tick slowly.
    private func form(_ folder: DiskFolder) throws -> MultipartForm {
        var form = MultipartForm()
        let file = try folder.file("f", DiskFaultTests.bytes)
        try FileManager.default.setAttributes([.modificationDate: Date() - 60], ofItemAtPath: file.path)
        try form.appendText(name: "a", "b")
        try form.appendFile(name: "f", filename: "f", contentsOf: file)
        return form
    }

    private func finding(_ body: () async throws -> Void) async throws -> Finding? {
        do {
            try await body()
            return nil
        } catch let refusal as Refusal {
            return refusal.finding
        }
    }

    private func finding(_ body: () throws -> Void) throws -> Finding? {
        do {
            try body()
            return nil
        } catch let refusal as Refusal {
            return refusal.finding
        }
    }

    @Test("is refused by every way out when that was before", arguments: Change.allCases)
    func before(_ change: Change) async throws {
        let folder = try DiskFolder()
        let form = try form(folder)
        let checked = try await form.checked()
        try change.make(folder)
        let names = folder.names
        #expect(try finding { _ = try form.encode() } == change.before)
        #expect(try await finding { _ = try await form.checked() } == change.before)
        #expect(try await finding { _ = try await form.write(to: folder.path("body")) } == change.before)
        #expect(try await finding { for try await _ in checked.chunks() {} } == change.before)
        #expect(folder.names == names)
    }

    @Test("is refused in the middle of a body file, of which nothing is left", arguments: Change.allCases)
    func duringWriting(_ change: Change) throws {
        let folder = try DiskFolder()
        let form = try form(folder)
        _ = try folder.file("body", [1, 2, 3])
        var isDone = false
        let finding = try finding {
            let upload = try form.write(to: folder.path("body")) { progress in
                guard progress.completed >= 1 << 20, !isDone else { return }
                isDone = true
                do { try change.make(folder) } catch { Issue.record(error) }
                // Until it is whole, the file under the final name is the old one.
                #expect((try? folder.bytes("body")) == [1, 2, 3])
                #expect(folder.names.count { $0.hasSuffix(".bytecontract-part") } == 1)
            }
            #expect(upload.length == form.encodedLength)
        }
        #expect(isDone && change.during(finding, limit: 3 << 19), "\(String(describing: finding))")
        #expect(!folder.names.contains { $0.hasSuffix(".bytecontract-part") })
        let isOld = try folder.bytes("body") == [1, 2, 3]
        #expect(isOld == (finding != nil))
    }

    @Test("is refused in the middle of chunks, which then stop", arguments: Change.allCases)
    func duringChunks(_ change: Change) async throws {
        let folder = try DiskFolder()
        let form = try form(folder)
        let checked = try await form.checked()
        var count = 0
        var isDone = false
        let finding = try await finding {
            for try await chunk in checked.chunks() {
                count += chunk.count
                if count > 1 << 20, !isDone {
                    isDone = true
                    try change.make(folder)
                }
            }
        }
        #expect(isDone && change.during(finding, limit: 3 << 19), "\(String(describing: finding))")
        #expect((count == checked.length) == (finding == nil) && count <= checked.length)
    }

    @Test("and has got the boundary after the check, is refused before that leaves")
    func boundaryLater() async throws {
        let folder = try DiskFolder()
        let form = try form(folder)
        let checked = try await form.checked()
        let boundary = Array(checked.boundary.text.utf8)
        let time = try #require(
            try FileManager.default.attributesOfItem(atPath: folder.path("f").path)[.modificationDate] as? Date)
        var sent: [UInt8] = []
        let finding = try await finding {
            for try await chunk in checked.chunks() {
                if sent.isEmpty {
                    try folder.change("f") { file in
                        try file.seek(toOffset: 1_000_000)
                        try file.write(contentsOf: Data(boundary))
                    }
                    try FileManager.default.setAttributes(
                        [.modificationDate: time], ofItemAtPath: folder.path("f").path)
                }
                sent += chunk
            }
        }
        #expect(finding == Finding(.boundaryInPart, offset: 1_000_000, part: 1, term: .content))
        let last = Data(sent).range(of: Data(boundary), options: .backwards)?.lowerBound
        #expect(last == 2 + boundary.count + 2 + form.parts[0].length + 2, "only the delimiters before the content")
    }

    @Test("of /proc, which says that it is empty, is refused")
    func withoutLength() throws {
        let url = URL(fileURLWithPath: "/proc/self/status")
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        var form = MultipartForm()
        try form.appendFile(name: "f", filename: "f", contentsOf: url)
        #expect(throws: Refusal(Finding(.sourceChanged, part: 0, expected: 0, found: 1))) { try form.encode() }
    }

    @Test("goes into many bodies, and a task that is cancelled leaves none")
    func cancellation() async throws {
        let folder = try DiskFolder()
        let form = try form(folder)
        _ = try folder.file("body", [9])
        let stream = AsyncStream<Void>.makeStream()
        let writing = Task {
            try await form.write(to: folder.path("body")) { progress in
                stream.continuation.yield()
                // It goes on only when it has been told to stop.
                while progress.completed < progress.total, !folder.names.contains("told") { usleep(1_000) }
            }
        }
        for await _ in stream.stream { break }
        writing.cancel()
        _ = try folder.file("told", [])
        await #expect(throws: CancellationError.self) { try await writing.value }
        #expect(folder.names == ["body", "f", "told"])
        #expect(try folder.bytes("body") == [9])

        let checked = try await form.checked()
        let sending = Task {
            for try await _ in checked.chunks() { withUnsafeCurrentTask { $0?.cancel() } }
        }
        await #expect(throws: CancellationError.self) { try await sending.value }
        let checking = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await form.checked()
        }
        await #expect(throws: CancellationError.self) { try await checking.value }
    }
}
