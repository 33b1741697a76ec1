import ContractReports
import Foundation
import MultipartContract
import Testing

@testable import UploadInspection

@Suite struct FileSourceTests {
    /// Bytes of which every place differs from its neighbours.
    private static func pattern(_ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    }

    /// Calls `body` with a file of these bytes.
    private func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("source-\(UUID().uuidString)").path
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }

    private func failure(_ path: String) -> CaptureError? {
        do {
            _ = try FileSource(path: path)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [1, 7, 262_143, 262_144, 262_145, 600_000])
    func everyRangeGivesTheBytesOfTheFile(length: Int) throws {
        let bytes = FileSourceTests.pattern(length)
        try withFile(bytes) { path in
            let source = try FileSource(path: path)
            #expect(source.length == length)
            for range in [0..<length, 0..<1, length - 1..<length, length / 3..<length / 2, 0..<0, length..<length + 5] {
                let copy = try source.bytes(in: range)
                #expect(copy == Array(bytes[range.clamped(to: 0..<length)]), "\(range)")
            }
        }
    }

    @Test func piecesComeInOrderWithTheirOffsetsAndStopOnDemand() throws {
        try withFile(FileSourceTests.pattern(1 << 20)) { path in
            let source = try FileSource(path: path)
            var next = 100
            try source.forEachPiece(of: 100..<1 << 20) { piece, offset in
                #expect(offset == next && !piece.isEmpty && piece.count <= FileSource.pieceLength)
                next += piece.count
                return true
            }
            #expect(next == 1 << 20)
            var calls = 0
            try source.forEachPiece(of: 0..<1 << 20) { _, _ in
                calls += 1
                return false
            }
            #expect(calls == 1)
        }
    }

    @Test func anEmptyFileHasNoPieces() throws {
        try withFile([]) { path in
            let source = try FileSource(path: path)
            #expect(source.length == 0)
            try source.forEachPiece(of: 0..<10) { _, _ in
                Issue.record("a piece of nothing")
                return true
            }
        }
    }

    @Test func whatCannotBeOpenedIsNamedWithItsCure() throws {
        let missing = failure("/no/such\u{1B}[2J/file")
        #expect(missing?.reason == .notOpened(systemError: ENOENT))
        #expect(
            missing?.description
                == "/no/such\\u{1b}[2J/file: cannot be opened (system error 2); check the path and its permissions")
        #expect(failure("/")?.reason == .folder)
        #expect(failure("/")?.description == "/: is a folder; name a file in it")
        #expect(failure("/dev/null\0.txt")?.reason == .notOpened(systemError: ENOENT))
    }

    @Test func aFileThatIsCutWhileItIsReadIsAFailureWithItsOffset() throws {
        try withFile(FileSourceTests.pattern(600_000)) { path in
            let source = try FileSource(path: path)
            truncate(path, 300_000)
            #expect(throws: SourceFailure(offset: 300_000)) { try source.bytes(in: 0..<600_000) }
            #expect(throws: SourceFailure(offset: 400_000)) { try source.bytes(in: 400_000..<400_001) }
            #expect(try source.bytes(in: 0..<300_000).count == 300_000)
        }
    }

    @Test func aFileThatGrowsKeepsItsLength() throws {
        try withFile([1, 2, 3]) { path in
            let source = try FileSource(path: path)
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data([4, 5]))
            #expect(source.length == 3)
            #expect(try source.bytes(in: 0..<10) == [1, 2, 3])
        }
    }

    @Test func aFileMayLoseItsNameWhileItIsRead() throws {
        let source = try withFile([1, 2, 3]) { path in try FileSource(path: path) }
        #expect(try source.bytes(in: 0..<3) == [1, 2, 3])
    }

    @Test(arguments: [0, 1, 100_000, 9 << 20])
    func aPipeIsCopied(length: Int) throws {
        let bytes = FileSourceTests.pattern(length)
        let pipe = Pipe()
        let writer = Thread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        let source = try FileSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
        #expect(source.length == length)
        let isWhole = try source.bytes(in: 0..<length) == bytes
        #expect(isWhole)
        let isTail = try source.bytes(in: length / 2..<length) == Array(bytes[(length / 2)...])
        #expect(isTail)
    }

    @Test func anOpenFileIsReadFromWhereItStands() throws {
        try withFile([1, 2, 3, 4]) { path in
            let handle = try #require(FileHandle(forReadingAtPath: path))
            let whole = try FileSource(descriptor: handle.fileDescriptor)
            _ = try handle.read(upToCount: 2)
            let rest = try FileSource(descriptor: handle.fileDescriptor)
            #expect(try whole.bytes(in: 0..<9) == [1, 2, 3, 4])
            #expect(try rest.bytes(in: 0..<9) == [3, 4])
        }
        let closed = #expect(throws: CaptureError.self) { try FileSource(descriptor: 1 << 20) }
        #expect(closed?.description.hasPrefix("standard input: cannot be opened") == true)
    }

    @Test func aSpoolHoldsTheSameBytesOnBothSidesOfItsLimit() throws {
        for pieces in [[3], [10], [3, 7], [10, 1], [11], [3, 20, 5]] {
            var spool = ByteSpool(name: "test", memoryLimit: 10)
            var all: [UInt8] = []
            for (index, length) in pieces.enumerated() {
                let piece = [UInt8](repeating: UInt8(index), count: length)
                all += piece
                try piece.withUnsafeBytes { piece in Result { () throws(CaptureError) in try spool.append(piece) } }
                    .get()
            }
            #expect(spool.length == all.count)
            #expect(try spool.source.bytes(in: 0..<all.count) == all, "\(pieces)")
        }
    }

    @Test func aSubrangeCountsFromItsOwnFirstByte() throws {
        let source = SubrangeSource(MemorySource(Array(0..<100)), range: 40..<60)
        #expect(source.length == 20)
        #expect(try source.bytes(in: 0..<20) == Array(40..<60))
        #expect(try source.bytes(in: 5..<7) == [45, 46])
        #expect(try source.bytes(in: 15..<200) == Array(55..<60))
        try source.forEachPiece(of: 5..<7) { _, offset in
            #expect(offset == 5)
            return true
        }
        #expect(SubrangeSource(MemorySource([1]), range: 5..<9).length == 0)
        try withFile(FileSourceTests.pattern(100)) { path in
            let part = SubrangeSource(try FileSource(path: path), range: 50..<90)
            truncate(path, 60)
            #expect(throws: SourceFailure(offset: 10)) { try part.bytes(in: 0..<40) }
        }
    }
}
