import ContractFindings

/// The places of a boundary in a body, as many as are worth keeping: those that are delimiters or may have been meant as
/// such, and the first of those that are content.
package struct MarkCollection: Sendable {
    /// The boundary that the marks are of.
    package let boundary: [UInt8]
    /// The most marks in contents that are kept one by one.
    static let contentLimit = 1_000

    /// Delimiters by the letter, and faulty ones that may be meant as such, in order.
    private(set) var candidates: [BoundaryMark] = []
    /// Places inside contents, in order; the first ``contentLimit`` of them.
    private(set) var contents: [BoundaryMark] = []
    /// Why reading stopped before the end: more parts than the bound allows, or as many places that may be delimiters.
    private(set) var reached: Term?
    private var partCount: Int
    private var delimiterCount = 0

    /// Reads the whole source.
    ///
    /// - Parameter partCount: the most delimiters; one more ends the reading.
    init(of boundary: [UInt8], in source: any ByteSource, partCount: Int) throws(SourceFailure) {
        self.init(boundary: boundary, partCount: partCount)
        var scanner = MultipartScanner(boundary: boundary)
        let length = source.length
        var collection = self
        try source.forEachPiece(of: 0..<length) { piece, offset in
            scanner.scan(piece, isLast: offset + piece.count == length) { mark in collection.add(mark) }
            return collection.reached == nil
        }
        self = collection
    }

    /// A collection of a body that is scanned elsewhere: every mark is to be added, in order.
    package init(boundary: [UInt8], partCount: Int) {
        self.boundary = boundary
        self.partCount = partCount
    }

    /// Adds the next mark.
    package mutating func add(_ mark: BoundaryMark) {
        guard reached == nil else { return }
        guard mark.mayBeDelimiter else {
            if contents.count < MarkCollection.contentLimit { contents.append(mark) }
            return
        }
        candidates.append(mark)
        if mark.isDelimiter, !mark.isClose { delimiterCount += 1 }
        if delimiterCount > partCount {
            reached = .partCount
        } else if candidates.count - delimiterCount > max(partCount, MarkCollection.contentLimit) {
            reached = .occurrenceCount
        }
    }
}

extension BoundaryMark {
    /// Whether it is a delimiter, or stands so that it may have been meant as one: a line of its own, or with its hyphens
    /// and an end of its line.
    var mayBeDelimiter: Bool {
        let hasLineEnd = tail != .other
        // On a line of its own also without a line end: a part header may follow at once.
        if hyphens == 2 { return hasLineEnd || lead != .other }
        return hasLineEnd && lead != .other
    }

    /// Whether one of its line ends is a lone LF or CR.
    var hasLoneLineEnd: Bool { lead == .lf || lead == .cr || tail == .lf || tail == .cr }
}
