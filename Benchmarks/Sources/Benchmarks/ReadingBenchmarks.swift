import ContractDigest
import ContractFindings
import Foundation
import MultipartContract

/// The figures of strict reading. Bodies are made once and read in pieces of 64 KiB, as servers get them.
func readingFigures() -> [Figure] {
    bigBodyFigures() + digestFigures() + smallPartFigures() + doublingFigures()
}

/// One part of 64 MiB against `memcpy` of the same bytes into memory that was written before.
private func bigBodyFigures() -> [Figure] {
    let size = 64 << 20
    let target = UnsafeMutableRawBufferPointer.allocate(byteCount: size + 1_024, alignment: 64)
    defer { target.deallocate() }
    target.initializeMemory(as: UInt8.self, repeating: 1)
    func figure(_ title: String, _ bound: Double, _ content: [UInt8]) -> Figure {
        let body = ReadingBody([content])
        return pair(
            "read 64 MiB of \(title)", against: "memcpy into warm memory", bound: bound, atLeast: true,
            items: body.bytes.count,
            floorBody: {
                body.bytes.withUnsafeBytes { target.copyMemory(from: $0) }
                keep(target)
            }, workBody: { body.read() })
    }
    return [
        figure("random bytes", 0.7, randomBytes(size)),
        figure("near misses", 0.35, repeated("\r\n--\(ReadingBody.usual.dropLast())", size)),
        figure("CRLF", 0.35, repeated("\r\n", size)),
    ]
}

/// Reading with a SHA-256 of each part, against libcrypto's SHA-256 of the same contents, where they stand.
private func digestFigures() -> [Figure] {
    let content = randomBytes(64 << 20)
    let parts = stride(from: 0, to: content.count, by: 64 << 10).map { Array(content[$0..<($0 + 64 << 10)]) }
    return [("one part", [content]), ("1,024 parts", parts)].map { title, contents in
        let body = ReadingBody(contents)
        var ranges: [Range<Int>] = []
        body.read { event in if case .endOfPart(let content) = event { ranges.append(content) } }
        return pair(
            "read with digests, \(title)", against: "SHA-256 of the same 64 MiB", bound: 1.15,
            items: body.bytes.count, rounds: 15,
            floorBody: { for range in ranges { keep(SHA256Digest(of: body.bytes[range])) } },
            workBody: {
                var digest = SHA256Stream()
                body.read { event in
                    switch event {
                    case .part: digest = SHA256Stream()
                    case .content(let bytes, _): digest.update(bytes)
                    case .endOfPart: keep(digest.finish())
                    case .end: break
                    }
                }
            })
    }
}

/// 100,000 text parts, with their heads, against the 500 ns a part that 2 million parts a second allow.
private func smallPartFigures() -> [Figure] {
    let body = ReadingBody((0..<100_000).map { Array("value of field \($0)".utf8) })
    return [rate("read 100,000 parts with names", items: body.count) { body.read() }]
}

/// Hostile bodies of twice the size: what is quadratic takes four times as long.
private func doublingFigures() -> [Figure] {
    let periodic = String(repeating: "ab", count: 35)
    let hyphens = String(repeating: "-", count: 60)
    func double(
        _ title: String, boundary: String = ReadingBody.usual, size: Int = 8 << 20, _ make: (Int) -> [UInt8]
    ) -> Figure {
        let (half, whole) = (
            ReadingBody([make(size)], boundary: boundary), ReadingBody([make(2 * size)], boundary: boundary)
        )
        return doubled(title, half, whole)
    }
    let near = "\r\n--\(ReadingBody.usual.dropLast())"
    return [
        // As fast as memory, so the half has to be much larger than the processor's caches too.
        double("near misses", size: 128 << 20) { repeated(near, $0) },
        double("CRLF", size: 128 << 20) { repeated("\r\n", $0) },
        double("CR", size: 128 << 20) { repeated("\r", $0) },
        double("delimiters in lines") { repeated("x--\(ReadingBody.usual)\r\n", $0) },
        double("misses of period 2", boundary: periodic) { repeated(periodic.dropLast(2) + "cc", $0) },
        double("hyphens", boundary: hyphens) { repeated(hyphens.dropLast() + "\n", $0) },
        doubled(
            "endless header lines", ReadingBody(headLines: 4 << 20), ReadingBody(headLines: 8 << 20)),
        doubled(
            "100,000 parts", ReadingBody((0..<100_000).map { _ in [] }), ReadingBody((0..<200_000).map { _ in [] })),
    ]
}

private func doubled(_ title: String, _ half: ReadingBody, _ whole: ReadingBody) -> Figure {
    pair(
        "twice as much: \(title)", against: "the half", bound: 2.2, items: half.bytes.count, rounds: 15,
        floorBody: { half.read() }, workBody: { whole.read() })
}

/// A body of 4 GiB that nobody holds: made piece by piece. The figure is the peak of this process's memory, in MiB.
func memoryFigures() -> [Figure] {
    let piece = randomBytes(ReadingBody.pieceSize)
    let form = ReadingBody([[]])
    let edge = form.bytes.count - "\r\n--\(ReadingBody.usual)--\r\n".utf8.count
    var reader = ReadingBody.reader(ReadingBody.usual)
    var length = 0
    let start = clock()
    func read(_ bytes: some Sequence<UInt8>, isLast: Bool = false) {
        do throws(Refusal) {
            try reader.read(bytes, isLast: isLast) { event in
                if case .endOfPart(let content) = event { length = content.count }
            }
        } catch {
            fatalError("the body of 4 GiB: \(error)")
        }
    }
    read(form.bytes[..<edge])
    for _ in 0..<((4 << 30) / piece.count) { read(piece) }
    read(form.bytes[edge...], isLast: true)
    guard length == 4 << 30 else { fatalError("the body of 4 GiB: not read") }
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9 / Double(length)
    let peak = Double(peakMemory()) / Double(1 << 20)
    return [
        Figure(
            work: "read 4 GiB, peak MiB of memory", floor: "64 MiB", nanoseconds: time, floorNanoseconds: 0,
            ratio: peak, bound: 64)
    ]
}

/// The most memory that this process has used, in bytes. (On Linux `getrusage` counts what the parent used before `exec`.)
func peakMemory() -> Int {
    #if canImport(Darwin)
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return Int(usage.ru_maxrss)
    #else
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kibibytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
        else { fatalError("the memory that was used is not to be had") }
        return kibibytes << 10
    #endif
}

/// A body that is read again and again.
private struct ReadingBody {
    static let usual = "ByteContract-abcdefghijkmnpqrstuvwxyz2345"
    static let pieceSize = 64 << 10

    let boundary: String
    /// How many parts it has; none where it is to be refused.
    let count: Int
    let bytes: [UInt8]

    init(_ contents: [[UInt8]], boundary: String = ReadingBody.usual) {
        self.boundary = boundary
        count = contents.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(contents.reduce(0) { $0 + $1.count + 200 })
        for (index, content) in contents.enumerated() {
            bytes += "--\(boundary)\r\nContent-Disposition: form-data; name=\"field\(index)\"\r\n\r\n".utf8
            bytes += content
            bytes += "\r\n".utf8
        }
        bytes += "--\(boundary)--\r\n".utf8
        self.bytes = bytes
    }

    /// One head that never ends.
    init(headLines length: Int) {
        boundary = ReadingBody.usual
        count = 0
        bytes = Array("--\(boundary)\r\n".utf8) + repeated("X-Header: value\r\n", length)
    }

    /// Bounds beyond what is to be measured.
    static func reader(_ boundary: String) -> MultipartReader {
        do {
            let bounds = ReadingBounds(headerBlock: .max, headerCount: .max, partCount: .max)
            return MultipartReader(boundary: try Boundary(boundary), bounds: bounds)
        } catch {
            fatalError("\(error)")
        }
    }

    /// Reads all, and checks that it was all.
    func read(_ handle: (MultipartReader.Event) -> Void = { _ in }) {
        var reader = ReadingBody.reader(boundary)
        var parts = 0
        var isWhole = false
        bytes.withUnsafeBytes { all in
            do throws(Refusal) {
                var offset = 0
                repeat {
                    let end = min(all.count, offset + ReadingBody.pieceSize)
                    let piece = UnsafeRawBufferPointer(rebasing: all[offset..<end])
                    try reader.read(piece, isLast: end == all.count) { event in
                        switch event {
                        case .endOfPart: parts += 1
                        case .end: isWhole = true
                        case .part, .content: break
                        }
                        handle(event)
                    }
                    offset = end
                } while offset < all.count
            } catch {
                isWhole = count == 0
            }
        }
        guard parts == count, isWhole else { fatalError("a body of \(bytes.count) bytes was not read to its end") }
    }
}

func randomBytes(_ size: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    for _ in 0..<size / 8 { withUnsafeBytes(of: generator.next() as UInt64) { bytes.append(contentsOf: $0) } }
    return bytes
}

private func repeated(_ text: some StringProtocol, _ size: Int) -> [UInt8] {
    let unit = Array(text.utf8)
    return Array(repeatElement(unit, count: size / unit.count + 1).joined().prefix(size))
}
