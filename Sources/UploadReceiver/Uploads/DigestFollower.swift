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

    /// Takes the digests of the contents of a long upload, and the places of its boundary, while it is received, on a thread of its own that reads the recording
    /// behind the one that writes it.
    ///
    /// Digests go by the strict reader, and stop where that does; marks do not. A digest is kept by the range of its content, so that it can
    /// only be found for the very bytes that it was taken of.
    ///
    /// `@unchecked Sendable` is safe: what the thread changes is read when it has said that it is done.
    final class DigestFollower: @unchecked Sendable {
        /// Shorter uploads are read twice as quickly as a thread is begun.
        private static let worthwhileLength = 4 << 20
        private static let pieceLength = 256 << 10

        /// What was seen of a body on its way.
        struct Sighting {
            /// The digests by the ranges of their contents in the body.
            var digests: [Range<Int>: SHA256Digest] = [:]
            /// The places of the boundary.
            var marks: MarkCollection
            /// How many bytes of the body were seen.
            var length = 0

            /// The marks, if they are those of all of a body of this length.
            func marks(ofLength length: Int) -> MarkCollection? { self.length == length ? marks : nil }
        }

        private let recording: RequestRecording
        private let bodyOffset: Int
        private var decoder: ChunkDecoder?
        private var reader: MultipartReader
        private var stream = SHA256Stream()
        private var sighting: Sighting
        private var isWhole = false
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
            sighting = Sighting(marks: MarkCollection(boundary: boundary, partCount: bounds.partCount))
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

        /// What was seen of the body, when the recording is finished; nil if it was not followed to its end.
        func finish() -> Sighting? {
            guard isStarted else { return nil }
            done.wait()
            isStarted = false
            return isWhole ? sighting : nil
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
            // Of chunks with a fault it is for the inspection to say what the body is.
            guard decoder.map({ $0.progress == .finished }) ?? true else { return }
            read(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
            isWhole = true
        }

        /// Whether there is anything more to read for.
        private func take(_ piece: UnsafeRawBufferPointer) -> Bool {
            guard decoder != nil else {
                read(piece, isLast: false)
                return true
            }
            decoder?.decode(piece, isLast: false) { content in read(content, isLast: false) }
            return decoder?.progress != .failed
        }

        private func read(_ piece: UnsafeRawBufferPointer, isLast: Bool) {
            sighting.length += piece.count
            // Behind a fault the marks go on; what it is says the inspection.
            _ = reader.read(piece, isLast: isLast, onMark: { [self] mark in sighting.marks.add(mark) }) { event in
                switch event {
                case .part: stream = SHA256Stream()
                case .content(let bytes, _): stream.update(bytes)
                case .endOfPart(let content): sighting.digests[content] = stream.finish()
                case .end: break
                }
            }
        }
    }
#endif
