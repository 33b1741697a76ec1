import Foundation
import MultipartContract

/// The figures of multipart encoding. Contents are made once; each round encodes and drops the result.
func multipartFigures() -> [Figure] {
    bigPartFigures() + smallPartFigures()
}

/// One part of 64 MiB, collision check included, against `memcpy` of the same bytes into fresh memory.
private func bigPartFigures() -> [Figure] {
    let size = 64 << 20
    // A content full of near misses needs a boundary that is known beforehand.
    guard let boundary = try? Boundary("ByteContract-nearmissnearmissnearmissxyz") else { return [] }
    let nearMiss = Array("\r\n--\(boundary.text.dropLast())".utf8)
    let contents: [(String, Double, Data)] = [
        ("64 MiB of random bytes", 1.4, randomData(size)),
        ("64 MiB of dashes", 2, Data(repeating: UInt8(ascii: "-"), count: size)),
        ("64 MiB of near misses of the boundary", 2, repeated(nearMiss, size)),
        ("64 MiB of CRLF", 2, repeated([13, 10], size)),
    ]
    return contents.compactMap { title, bound, content in
        guard let part = try? Part.file(name: "file", filename: "a.bin", data: content) else { return nil }
        let form = MultipartForm([part])
        return pair(
            "encode \(title)", against: "memcpy into fresh memory", bound: bound, items: size,
            floorBody: { copyIntoFreshMemory(content) },
            workBody: { keep(try? form.encode(boundary: boundary)) })
    }
}

/// 100,000 text parts against 500 ns a part, the time that 2 million parts a second allow: the floor runs as a spin.
private func smallPartFigures() -> [Figure] {
    let count = 100_000
    let values = (0..<count).map { index in "value of field \(index)" }
    let names = (0..<count).map { index in "field\(index)" }
    let form = smallForm(names, values)
    return [
        pair(
            "encode 100,000 text parts of a ready form", against: "2 million parts a second", bound: 1, items: count,
            floorBody: { spin(.nanoseconds(500 * count)) }, workBody: { keep(try? form.encode()) }),
        pair(
            "build a form of 100,000 text parts and encode it", against: "2 million parts a second", bound: 1,
            items: count, floorBody: { spin(.nanoseconds(500 * count)) },
            workBody: { keep(try? smallForm(names, values).encode()) }),
    ]
}

private func smallForm(_ names: [String], _ values: [String]) -> MultipartForm {
    var form = MultipartForm()
    for (name, value) in zip(names, values) { try? form.appendText(name: name, value) }
    return form
}

private func copyIntoFreshMemory(_ content: Data) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: content.count, alignment: 16)
    content.withUnsafeBytes { bytes in memory.copyMemory(from: bytes) }
    keep(memory)
    memory.deallocate()
}

private func spin(_ duration: Duration) {
    let clock = ContinuousClock()
    let end = clock.now + duration
    while clock.now < end {}
}

private func randomData(_ size: Int) -> Data {
    var generator = SystemRandomNumberGenerator()
    var data = Data(capacity: size)
    for _ in 0..<size / 8 {
        withUnsafeBytes(of: generator.next() as UInt64) { bytes in data.append(contentsOf: bytes) }
    }
    return data
}

private func repeated(_ bytes: [UInt8], _ size: Int) -> Data {
    var data = Data(capacity: size + bytes.count)
    while data.count < size { data.append(contentsOf: bytes) }
    return data.prefix(size)
}
