import Foundation
@_spi(Measurement) import MultipartContract

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The figures of bodies of one file of a GiB, which is in the system's cache, as `cp` and we both find it.
///
/// Each round writes a new file and removes it outside of what is measured, as far as the system lets it.
func diskFigures() -> [Figure] {
    do {
        let folder = try BenchmarkFolder()
        let source = try folder.file("source", length: 1 << 30)
        var form = MultipartForm()
        try form.appendFile(name: "film", filename: "film.mp4", contentsOf: source)
        return try writingFigures(form, source, folder) + chunkFigures(form, source)
    } catch {
        fatalError("the disk: \(error)")
    }
}

private func writingFigures(_ form: MultipartForm, _ source: URL, _ folder: BenchmarkFolder) throws -> [Figure] {
    let copy = folder.url.appendingPathComponent("copy")
    let body = folder.url.appendingPathComponent("body")
    func figure(_ work: String, bound: Double, _ write: () throws -> Void) -> Figure {
        pair(
            work, against: "cp of the file", bound: bound, items: 1 << 30, rounds: 15,
            before: {
                for file in [copy, body] { try? FileManager.default.removeItem(at: file) }
            },
            floorBody: { run("/bin/cp", [source.path, copy.path]) },
            workBody: {
                do { try write() } catch { fatalError("\(work): \(error)") }
            })
    }
    return [
        figure("write 1 GiB, nothing else", bound: 1.3) { try form.writeUnchecked(to: body) },
        figure("write, check, read again", bound: 2.0) { _ = try form.write(to: body) },
    ]
}

/// Chunks against `memcpy` of as many bytes in memory that was written before, 64 KiB at a time.
private func chunkFigures(_ form: MultipartForm, _ source: URL) throws -> [Figure] {
    let checked = try form.checked()
    let size = 64 << 20
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * size, alignment: 64)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 1)
    func copyAll() {
        for _ in 0..<(1 << 30) / size {
            UnsafeMutableRawBufferPointer(rebasing: memory[..<size]).copyMemory(
                from: UnsafeRawBufferPointer(rebasing: memory[size...]))
            keep(memory)
        }
    }
    func figure(_ work: String, bound: Double, _ body: () -> Void) -> Figure {
        pair(
            work, against: "memcpy of 1 GiB", bound: bound, atLeast: true, items: 1 << 30, rounds: 15,
            floorBody: copyAll, workBody: body)
    }
    return [
        figure("chunks of 64 KiB", bound: 0.5) { drain(checked.chunks()) },
        figure("chunks of 256 KiB", bound: 0.5) { drain(checked.chunks(ofLength: 256 << 10)) },
        // Without a goal of its own: what is sent at once is read twice.
        figure("check, then chunks of 64 KiB", bound: 0.2) {
            do { drain(try form.checked().chunks()) } catch { fatalError("\(error)") }
        },
    ]
}

/// A body of a file of 4 GiB that takes no room, as chunks and as a file. The figure is the peak of this process's memory, in MiB.
func diskMemoryFigures() -> [Figure] {
    do {
        let folder = try BenchmarkFolder()
        let source = try folder.sparseFile("source", length: 4 << 30)
        var form = MultipartForm()
        try form.appendFile(name: "film", filename: "film.mp4", contentsOf: source)
        drain(try form.checked().chunks())
        let chunks = Double(peakMemory()) / Double(1 << 20)
        _ = try form.write(to: folder.url.appendingPathComponent("body"))
        let file = Double(peakMemory()) / Double(1 << 20)
        return [("chunks of 4 GiB, peak MiB of memory", chunks), ("write 4 GiB, peak MiB of memory", file)].map {
            Figure(work: $0, floor: "32 MiB", nanoseconds: 0, floorNanoseconds: 0, ratio: $1, bound: 32)
        }
    } catch {
        fatalError("the disk: \(error)")
    }
}

/// Reads all chunks, on the thread of a task, while this one waits.
private func drain(_ chunks: EncodedChunks) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        do {
            var length = 0
            for try await chunk in chunks { length += chunk.count }
            guard length == chunks.form.length else { fatalError("the chunks are not whole") }
        } catch {
            fatalError("the chunks: \(error)")
        }
        done.signal()
    }
    done.wait()
}

/// Runs a program to its end. (Foundation's `Process` takes 50 ms longer, which would be a gift to us.)
private func run(_ program: String, _ arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child = pid_t()
    var status: Int32 = 0
    guard posix_spawn(&child, program, nil, nil, words, environ) == 0, waitpid(child, &status, 0) == child, status == 0
    else { fatalError("\(program) failed") }
}

/// A folder on the disk of the temporary files, removed at the end.
private final class BenchmarkFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A file of random bytes, brought to the disk so that nothing of it is written later.
    func file(_ name: String, length: Int) throws -> URL {
        let file = url.appendingPathComponent(name)
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else { fatalError("no room for a file") }
        let handle = try FileHandle(forWritingTo: file)
        let piece = randomBytes(16 << 20)
        for _ in 0..<length / piece.count { try handle.write(contentsOf: piece) }
        try handle.synchronize()
        try handle.close()
        return file
    }

    func sparseFile(_ name: String, length: Int) throws -> URL {
        let file = url.appendingPathComponent(name)
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else { fatalError("no room for a file") }
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(length))
        try handle.close()
        return file
    }
}
