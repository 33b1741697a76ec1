#if os(macOS) || os(Linux)
    import ContractDigest
    import Foundation
    import MultipartContract

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// Takes the digests of the contents of a long upload while it is received, on a thread of its own that reads the recording
    /// behind the one that writes it.
    ///
    /// It goes by the strict reader, and stops where that does. A digest is kept by the range of its content, so that it can
    /// only be found for the very bytes that it was taken of.
    ///
    /// `@unchecked Sendable` is safe: what the thread changes is read when it has said that it is done.
    final class DigestFollower: @unchecked Sendable {
        /// Shorter uploads are read twice as quickly as a thread is begun.
        private static let worthwhileLength = 4 << 20
        private static let pieceLength = 256 << 10

        private let recording: RequestRecording
        private let bodyOffset: Int
        private var decoder: ChunkDecoder?
        private var reader: MultipartReader
        private var stream = SHA256Stream()
        private var found: [Range<Int>: SHA256Digest] = [:]
        private let done = DispatchSemaphore(value: 0)
        private var isStarted = false

        /// Nil for what has no parts to take digests of.
        init?(_ recording: RequestRecording, head: RequestHead, end: RequestFraming.End, bounds: ReadingBounds) {
            guard end != .head, let boundary = ContentTypeReading(values: head.contentTypes).boundary, !boundary.isEmpty
            else { return nil }
            self.recording = recording
            bodyOffset = head.bodyOffset
            decoder = end == .chunks ? ChunkDecoder(offset: head.bodyOffset, bounds: bounds) : nil
            reader = MultipartReader(boundaryBytes: boundary, bounds: bounds, profile: .rfc)
        }

        /// Begins if the upload has become long. To be called by the thread that writes.
        func startIfWorthwhile() {
            guard !isStarted, recording.length >= DigestFollower.worthwhileLength else { return }
            isStarted = true
            let thread = Thread { [self] in
                follow()
                done.signal()
            }
            thread.stackSize = 1 << 20
            thread.start()
        }

        /// The digests by the ranges of their contents in the body, when the recording is finished.
        func digests() -> [Range<Int>: SHA256Digest] {
            guard isStarted else { return [:] }
            done.wait()
            isStarted = false
            return found
        }

        private func follow() {
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: DigestFollower.pieceLength, alignment: 64)
            defer { buffer.deallocate() }
            var position = bodyOffset
            while true {
                let length = recording.waitForMore(than: position)
                guard length > position else { break }
                while position < length {
                    let count = pread(
                        recording.number, buffer.baseAddress, min(buffer.count, length - position), off_t(position))
                    guard count > 0 else { return }
                    position += count
                    guard take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return }
                }
            }
            _ = read(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
        }

        /// Whether there is anything more to read for.
        private func take(_ piece: UnsafeRawBufferPointer) -> Bool {
            guard decoder != nil else { return read(piece, isLast: false) }
            var goesOn = true
            decoder?.decode(piece, isLast: false) { content in goesOn = goesOn && read(content, isLast: false) }
            return goesOn && decoder?.progress != .failed
        }

        private func read(_ piece: UnsafeRawBufferPointer, isLast: Bool) -> Bool {
            do {
                try reader.read(piece, isLast: isLast) { event in
                    switch event {
                    case .part: stream = SHA256Stream()
                    case .content(let bytes, _): stream.update(bytes)
                    case .endOfPart(let content): found[content] = stream.finish()
                    case .end: break
                    }
                }
                return true
            } catch {
                // The inspection says what it is.
                return false
            }
        }
    }
#endif
