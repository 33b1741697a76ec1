/// The places of a boundary in a body, as many as are worth keeping: those that are delimiters or may have been meant as
/// such, and the first of those that are content.
struct MarkCollection: Sendable {
    /// The most marks in contents that are kept one by one.
    static let contentLimit = 1_000

    /// Delimiters by the letter, and faulty ones that may be meant as such, in order.
    private(set) var candidates: [BoundaryMark] = []
    /// Places inside contents, in order; the first ``contentLimit`` of them.
    private(set) var contents: [BoundaryMark] = []
    /// Whether there were more delimiters than the bound allows, so that reading stopped.
    private(set) var isFull = false
    private var limit: Int

    /// Reads the whole source.
    ///
    /// - Parameter partCount: the most delimiters; one more ends the reading.
    init(of boundary: [UInt8], in source: any ByteSource, partCount: Int) throws(SourceFailure) {
        // One more for the closing delimiter, and one to know that there are too many.
        limit = partCount + 2
        var scanner = MultipartScanner(boundary: boundary)
        let length = source.length
        var collection = self
        try source.forEachPiece(of: 0..<length) { piece, offset in
            scanner.scan(piece, isLast: offset + piece.count == length) { mark in collection.add(mark) }
            return !collection.isFull
        }
        self = collection
    }

    private mutating func add(_ mark: BoundaryMark) {
        guard !isFull else { return }
        if mark.mayBeDelimiter {
            candidates.append(mark)
            if candidates.count >= limit { isFull = true }
        } else if contents.count < MarkCollection.contentLimit {
            contents.append(mark)
        }
    }
}

extension BoundaryMark {
    /// Whether it is a delimiter, or stands so that it may have been meant as one: a line of its own, or with its hyphens
    /// and an end of its line.
    var mayBeDelimiter: Bool {
        let hasLineEnd = tail != .other
        if hyphens == 2 { return hasLineEnd || (isClose && lead != .other) }
        return hasLineEnd && lead != .other
    }

    /// Whether one of its line ends is a lone LF or CR.
    var hasLoneLineEnd: Bool { lead == .lf || lead == .cr || tail == .lf || tail == .cr }
}
