import Foundation

// What differs between the systems: here a stream can be a class of our own, there the loading system takes only its own
// streams, and a pair of them is fed by a thread.

#if canImport(Darwin)
    /// One end of a bound pair; a thread writes the body into the other one.
    enum BodyInput {
        /// How many bytes are between writer and reader, and how many are made at a time.
        private static let capacity = 256 << 10
        /// Whether body files are sent as streams.
        static let streamsFiles = false

        static func make(_ source: BodySource) -> InputStream {
            var input: InputStream?
            var output: OutputStream?
            Stream.getBoundStreams(withBufferSize: capacity, inputStream: &input, outputStream: &output)
            guard let input, let output else {
                // A stream of nothing: a length that does not come true, and no closing delimiter.
                return InputStream(data: Data())
            }
            let writer = Writer(source: source, output: output, input: input)
            let thread = Thread { writer.run() }
            thread.name = "bytecontract.body"
            thread.start()
            return input
        }

        /// Feeds the other end. It is only used by its thread.
        private final class Writer: NSObject, StreamDelegate, @unchecked Sendable {
            private let source: BodySource
            private let output: OutputStream
            private weak var input: InputStream?

            init(source: BodySource, output: OutputStream, input: InputStream) {
                self.source = source
                self.output = output
                self.input = input
            }

            func run() {
                // Without a delegate no event wakes the run loop.
                output.delegate = self
                output.schedule(in: .current, forMode: .default)
                output.open()
                feed()
                // An end would look like that of a whole body in chunks. Whoever ends the upload closes the other side.
                if source.failure != nil, source.hasGuard { waitForReader() }
                output.close()
                output.remove(from: .current, forMode: .default)
            }

            private func feed() {
                let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: BodyInput.capacity, alignment: 64)
                defer { buffer.deallocate() }
                guard let start = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
                while let count = source.read(into: buffer), count > 0 {
                    var written = 0
                    while written < count {
                        guard waitForSpace() else { return }
                        let more = output.write(start + written, maxLength: count - written)
                        // The reader has closed its end.
                        guard more > 0 else { return }
                        written += more
                    }
                }
            }

            private func waitForReader() {
                while let input, input.streamStatus != .closed, input.streamStatus != .error {
                    Thread.sleep(forTimeInterval: 0.05)
                }
            }

            /// Whether there is space; false if nobody reads any more.
            private func waitForSpace() -> Bool {
                while true {
                    guard let input, input.streamStatus != .closed, input.streamStatus != .error else {
                        return false
                    }
                    if output.hasSpaceAvailable { return true }
                    RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
                }
            }
        }
    }
#else
    /// A stream that makes its bytes where it is read.
    final class BodyInput: InputStream {
        /// Whether body files are sent as streams: Foundation reads them here a tenth as fast, and follows redirects without
        /// them.
        static let streamsFiles = true

        private let source: BodySource
        private var status = Stream.Status.notOpen
        private var properties: [String: AnyObject] = [:]

        static func make(_ source: BodySource) -> InputStream { BodyInput(source) }

        private init(_ source: BodySource) {
            self.source = source
            super.init(data: Data())
        }

        /// Begins with the first byte each time: a body that is sent a second time through the same stream is opened again and
        /// never closed in between.
        override func open() {
            if status != .notOpen { source.restart() }
            status = .open
        }

        override func close() { status = .closed }

        override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
            guard status == .open else { return status == .error || status == .notOpen ? -1 : 0 }
            guard let count = source.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: max(0, length)))
            else {
                status = .error
                return -1
            }
            if source.isAtEnd { status = .atEnd }
            return count
        }

        override func getBuffer(
            _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length: UnsafeMutablePointer<Int>
        ) -> Bool { false }

        // True after an error too, or nobody would read the -1.
        override var hasBytesAvailable: Bool { status == .open || status == .error }

        override var streamStatus: Stream.Status { status }

        override var streamError: (any Error)? { source.failure }

        override func property(forKey key: Stream.PropertyKey) -> AnyObject? { properties[key.rawValue] }

        override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
            properties[key.rawValue] = property
            return true
        }

        // Bytes are there at once, so there are no events to wait for.
        override func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode) {}

        override func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    }
#endif
