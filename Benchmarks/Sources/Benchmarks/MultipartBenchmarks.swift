import Foundation
import MultipartContract

/// The figures of multipart encoding. Contents are made once; each round encodes and drops the result.
func multipartFigures() -> [Figure] {
    bigPartFigures() + smallPartFigures()
}

/// One part of 64 MiB, collision check included, against `memcpy` of the same bytes into fresh memory.
///
/// Contents that hurt other searches need a boundary that is known beforehand. The last one defeats the filter of the
/// search, so that every byte goes through its automaton.
private func bigPartFigures() -> [Figure] {
    let size = 64 << 20
    let usual = "ByteContract-abcdefghijkmnpqrstuvwxyz2345"
    let periodic = String(repeating: "ab", count: 35)
    return [
        bigPartFigure("64 MiB of random bytes", bound: 1.4, boundary: usual, content: randomData(size)),
        bigPartFigure("64 MiB of hyphens", bound: 2, boundary: usual, content: repeated("-", size)),
        bigPartFigure(
            "64 MiB of near misses", bound: 2, boundary: usual,
            content: repeated("\r\n--\(usual.dropLast())", size)),
        bigPartFigure("64 MiB of CRLF", bound: 2, boundary: usual, content: repeated("\r\n", size)),
        bigPartFigure(
            "64 MiB against period 2", bound: 8, boundary: periodic,
            content: repeated(periodic.dropLast(2) + "cc", size)),
    ]
}

private func bigPartFigure(_ title: String, bound: Double, boundary: String, content: Data) -> Figure {
    do {
        let form = MultipartForm([try .file(name: "file", filename: "content.bin", data: content)])
        let boundary = try Boundary(boundary)
        // The result is looked at below, so that no round can pass by refusing.
        var length = 0
        let figure = pair(
            "encode \(title)", against: "memcpy into fresh memory", bound: bound, items: content.count,
            floorBody: { copyIntoFreshMemory(content, of: form.encodedLength(boundary: boundary)) },
            workBody: {
                let encoded = try? form.encode(boundary: boundary)
                keep(encoded)
                length = encoded?.length ?? 0
            })
        guard length == form.encodedLength(boundary: boundary) else { fatalError("\(title): not encoded") }
        return figure
    } catch {
        fatalError("\(title): \(error)")
    }
}

/// 100,000 text parts against the 500 ns a part that 2 million parts a second allow.
private func smallPartFigures() -> [Figure] {
    let count = 100_000
    let values = (0..<count).map { index in "value of field \(index)" }
    let names = (0..<count).map { index in "field\(index)" }
    let form = smallForm(names, values)
    return [
        rate("encode 100,000 ready parts", items: count) { keep(try? form.encode()) },
        // The goal is set for encoding; making the form with its 100,000 checked heads has none of its own.
        rate("make and encode 100,000 parts", bound: 2.5, items: count) {
            keep(try? smallForm(names, values).encode())
        },
    ]
}

/// Processor time, not time on the clock: the bound is an absolute one, and other programs must not count.
func rate(_ work: String, bound: Double = 1, items: Int, rounds: Int = 15, _ body: () -> Void) -> Figure {
    body()
    let times = (0..<rounds).map { _ in
        let start = clock()
        body()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9 / Double(items)
    }
    let time = times.sorted()[rounds / 2]
    return Figure(
        work: work, floor: "2,000,000 parts a second, CPU time", nanoseconds: time, floorNanoseconds: 500,
        ratio: time / 500, bound: bound)
}

private func smallForm(_ names: [String], _ values: [String]) -> MultipartForm {
    var form = MultipartForm()
    for (name, value) in zip(names, values) { try? form.appendText(name: name, value) }
    return form
}

/// `length` is that of the whole body, so that floor and work ask the allocator for the same.
private func copyIntoFreshMemory(_ content: Data, of length: Int) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
    content.withUnsafeBytes { bytes in memory.copyMemory(from: bytes) }
    keep(memory)
    memory.deallocate()
}

private func randomData(_ size: Int) -> Data {
    var generator = SystemRandomNumberGenerator()
    var data = Data(capacity: size)
    for _ in 0..<size / 8 {
        withUnsafeBytes(of: generator.next() as UInt64) { bytes in data.append(contentsOf: bytes) }
    }
    return data
}

private func repeated(_ text: String, _ size: Int) -> Data {
    let unit = Array(text.utf8)
    var data = Data(capacity: size + unit.count)
    while data.count < size { data.append(contentsOf: unit) }
    return data.prefix(size)
}
