/// What a fuzz target gets: two bytes that choose how to read, and the bytes that are read.
struct FuzzInput {
    /// Chooses profile, bounds and the like.
    let choice: UInt8
    /// Chooses where the bytes are cut into pieces.
    let seed: UInt8
    let bytes: [UInt8]

    /// Nil for fewer than two bytes.
    init?(_ data: UnsafePointer<UInt8>?, _ size: Int) {
        guard let data, size >= 2 else { return nil }
        choice = data[0]
        seed = data[1]
        bytes = Array(UnsafeBufferPointer(start: data + 2, count: size - 2))
    }

    /// The bytes before the first LF, and those behind it.
    var firstLine: (line: [UInt8], rest: [UInt8]) {
        let line = bytes.prefix { $0 != 10 }
        return (Array(line), Array(bytes.dropFirst(line.count + 1)))
    }

    /// Hands over the bytes in pieces that the seed chooses, some of them empty. Each stands in memory of its own, so that
    /// the sanitizer sees every read beyond its ends.
    func forEachPiece(of bytes: [UInt8], _ body: (_ piece: UnsafeRawBufferPointer, _ isLast: Bool) -> Void) {
        var state = UInt64(seed) &+ 1
        var offset = 0
        repeat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let largest = seed % 4 == 0 ? 3 : seed % 4 == 1 ? 20 : max(1, bytes.count)
            let end = min(bytes.count, offset + Int(state >> 33) % (largest + 1))
            let isLast = end == bytes.count
            FuzzInput.apart(bytes[offset..<end]) { body($0, isLast) }
            offset = end
        } while offset < bytes.count
    }

    /// Hands over a copy of the bytes in memory of exactly their length.
    static func apart<Result>(_ bytes: some Collection<UInt8>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        defer { copy.deallocate() }
        copy.copyBytes(from: bytes)
        return body(UnsafeRawBufferPointer(copy))
    }
}

/// Stops the run, with the input in a file, where something does not hold.
func demand(_ holds: Bool, _ what: StaticString, line: UInt = #line) {
    if !holds { fatalError("\(what) (line \(line))") }
}
