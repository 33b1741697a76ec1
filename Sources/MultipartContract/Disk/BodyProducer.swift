import ContractFindings

/// The bytes of a body in order, as many at a time as are asked for, with each content searched for the boundary.
///
/// Every way out of memory goes through it: body files, chunks, streams. It reads a file in place and keeps nothing but one
/// head. Each producer begins with the first byte.
package final class BodyProducer {
    /// How many bytes are handled at a time: so few that they stay in cache from reading over searching to writing, and
    /// a multiple of the blocks of disks.
    static let window = 128 << 10

    /// The boundary of the body.
    package let boundary: Boundary
    /// How many bytes the body has.
    package let length: Int
    /// How many bytes have been produced.
    package private(set) var offset = 0

    /// The part that is being produced; nil behind the last one.
    package var part: Int? { index < parts.count ? index : nil }

    private enum Content {
        case memory(PartContent, offset: Int)
        case file(FileReading)
    }

    private let parts: [Part]
    private let isChecked: Bool
    private var search: BoundarySearch
    /// The part whose head stands in ``frame``, or whose content is open; behind the last one, no part.
    private var index = 0
    /// The delimiter and head that are being written, and how far.
    private var frame: [UInt8] = []
    private var frameOffset = 0
    private var content: Content?
    private var failure: Refusal?

    /// A producer of the body of a form.
    package convenience init(_ form: MultipartForm, boundary: Boundary) {
        self.init(form, boundary: boundary, isChecked: true)
    }

    /// - Parameter isChecked: Whether contents are searched for the boundary. Only measurements leave it out.
    init(_ form: MultipartForm, boundary: Boundary, isChecked: Bool) {
        self.isChecked = isChecked
        parts = form.parts
        self.boundary = boundary
        length = form.encodedLength(boundary: boundary)
        search = BoundarySearch(boundary)
        fillFrame(start: "")
    }

    /// Copies the next bytes into a buffer: as many as fit, fewer only at the end of the body, 0 only behind it.
    ///
    /// - Throws: `boundaryInPart`, `sourceUnreadable` or `sourceChanged`, with the index of the part; then again at each call.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Refusal) -> Int {
        if let failure { throw failure }
        do throws(Refusal) {
            var filled = 0
            while filled < buffer.count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
                if frameOffset < frame.count {
                    filled += try copyFrame(into: rest)
                } else if index < parts.count {
                    filled += try copyContent(into: rest)
                } else {
                    break
                }
            }
            offset += filled
            return filled
        } catch {
            failure = error
            throw error
        }
    }

    // MARK: Frame

    /// Puts what stands between two contents into ``frame``: the delimiter with the head behind it, or the closing delimiter.
    private func fillFrame(start: String) {
        frame.removeAll(keepingCapacity: true)
        frameOffset = 0
        frame += "\(start)--\(boundary.text)".utf8
        guard index < parts.count else {
            frame += "--\r\n".utf8
            return
        }
        frame += "\r\n".utf8
        frame += parts[index].head
    }

    private func copyFrame(into buffer: UnsafeMutableRawBufferPointer) throws(Refusal) -> Int {
        if frameOffset == 0, index < parts.count, let found = search.find(in: parts[index].head) {
            throw Refusal(Finding(.boundaryInPart, offset: found, part: index, term: .head))
        }
        let count = min(buffer.count, frame.count - frameOffset)
        buffer.copyBytes(from: frame[frameOffset..<frameOffset + count])
        frameOffset += count
        return count
    }

    // MARK: Content

    private func openContent() throws(Refusal) -> Content {
        search.reset()
        guard case .file(let file) = parts[index].content else { return .memory(parts[index].content, offset: 0) }
        return .file(try FileReading(file, part: index))
    }

    private func closeContent() {
        content = nil
        index += 1
        fillFrame(start: "\r\n")
    }

    private func copyContent(into buffer: UnsafeMutableRawBufferPointer) throws(Refusal) -> Int {
        let place: Int
        let count: Int
        let isLast: Bool
        let window = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(BodyProducer.window))
        let open = if let content { content } else { try openContent() }
        switch open {
        case .memory(let memory, let offset):
            place = offset
            count = min(window.count, memory.length - offset)
            isLast = offset + count == memory.length
            memory.withBytes(from: offset, atMost: count) { window.copyMemory(from: $0) }
            content = .memory(memory, offset: offset + count)
        case .file(var reading):
            place = reading.offset
            count = try reading.read(into: window)
            isLast = reading.remaining == 0
            content = .file(reading)
        }
        try check(UnsafeRawBufferPointer(rebasing: window.prefix(count)), at: place, isLast: isLast)
        if isLast { closeContent() }
        return count
    }

    private func check(_ piece: UnsafeRawBufferPointer, at place: Int, isLast: Bool) throws(Refusal) {
        guard isChecked, let found = search.next(in: piece, isLast: isLast) else { return }
        throw Refusal(Finding(.boundaryInPart, offset: place + found, part: index, term: .content))
    }
}
