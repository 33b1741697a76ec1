#if os(macOS) || os(Linux)
    import Foundation
    import MultipartContract

    /// Brings the bytes of one request from its socket into its recording, up to where the request ends.
    struct BodyIntake {
        let socket: ClientSocket
        let recording: RequestRecording
        let follower: DigestFollower?
        /// What may be forgotten where the disk is full.
        let uploads: UploadShelf
        let bounds: ReceiverBounds
        let buffer: UnsafeMutableRawBufferPointer
        /// When the whole request must be over.
        let deadline: Double
        /// Bytes that came behind the end of the request.
        private(set) var carried: [UInt8] = []
        private(set) var ending = ReceivedUpload.Ending.whole
        /// Whether the place where the request ends is in doubt, so that nothing behind it may be read as a request.
        private(set) var isDoubtful = false
        /// Whether the chunks have a fault, so that they are read in several ways.
        var hasFaultyChunks: Bool { decoder.progress == .failed }
        private var decoder: ChunkDecoder

        init(
            socket: ClientSocket, recording: RequestRecording, follower: DigestFollower?, uploads: UploadShelf,
            bounds: ReceiverBounds,
            buffer: UnsafeMutableRawBufferPointer, deadline: Double, bodyOffset: Int
        ) {
            self.socket = socket
            self.recording = recording
            self.follower = follower
            self.uploads = uploads
            self.bounds = bounds
            self.buffer = buffer
            self.deadline = deadline
            decoder = ChunkDecoder(offset: bodyOffset, bounds: bounds.reading)
        }

        /// Takes the body: first the bytes that came with the head, then the others.
        mutating func take(_ first: [UInt8], until end: RequestFraming.End) throws(RecordingFailure) {
            switch end {
            case .head: carried = first
            case .length(let length): try takeLength(length, first)
            case .chunks: try takeChunks(first)
            case .pause:
                isDoubtful = true
                try append(first)
                try takeUntilPause()
            }
            guard ending == .whole, !isDoubtful else { return }
            if carried.isEmpty { receiveCarried(until: Uptime.now) }
            try takeExcess()
        }

        /// Waits a moment for bytes beyond a body that seems cut; whether any have come and belong to it.
        mutating func takeLate() throws(RecordingFailure) -> Bool {
            guard ending == .whole, !isDoubtful, carried.isEmpty else { return false }
            let length = recording.length
            receiveCarried(until: Uptime.now + bounds.graceTime)
            try takeExcess()
            return recording.length > length
        }

        // MARK: By framing

        private mutating func takeLength(_ length: Int, _ first: [UInt8]) throws(RecordingFailure) {
            carried = Array(first.dropFirst(length))
            try append(first.prefix(length))
            var rest = length - min(length, first.count)
            while rest > 0, ending == .whole {
                guard let count = receive(pause: bounds.bodyPause) else { return }
                let used = min(count, rest)
                try append(UnsafeRawBufferPointer(rebasing: buffer[..<used]))
                carried = Array(buffer[used..<count])
                rest -= used
            }
        }

        private mutating func takeChunks(_ first: [UInt8]) throws(RecordingFailure) {
            carried = first
            try first.withUnsafeBytes { piece in
                Result { () throws(RecordingFailure) in try takeChunks(piece) }
            }.get()
            while decoder.progress == .reading, ending == .whole {
                guard let count = receive(pause: bounds.bodyPause) else { return }
                try takeChunks(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
            guard decoder.progress == .failed, ending == .whole else { return }
            // Where the next chunk or request begins, nobody knows any more.
            isDoubtful = true
            try takeUntilPause()
        }

        private mutating func takeChunks(_ piece: UnsafeRawBufferPointer) throws(RecordingFailure) {
            let before = decoder.offset
            decoder.decode(piece, isLast: false) { _ in }
            let used = decoder.progress == .finished ? decoder.offset - before : piece.count
            try append(UnsafeRawBufferPointer(rebasing: piece[..<used]))
            carried = Array(piece[used...])
        }

        private mutating func takeUntilPause() throws(RecordingFailure) {
            while ending == .whole {
                guard let count = receive(pause: bounds.quietTime, late: .pause) else { return }
                try append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
        }

        /// What stands behind the end and begins no request belongs to this one, and so does all that follows.
        private mutating func takeExcess() throws(RecordingFailure) {
            guard !carried.isEmpty, !NextRequest.begins(carried) else { return }
            isDoubtful = true
            let excess = carried
            carried = []
            try append(excess)
            try takeUntilPause()
            // It has an end, and went on behind it.
            if ending != .limit { ending = .whole }
        }

        // MARK: Bytes

        private mutating func append(_ bytes: UnsafeRawBufferPointer) throws(RecordingFailure) {
            guard recording.length + bytes.count <= bounds.requestLength else {
                ending = .limit
                return
            }
            try recording.append(bytes, forgetting: uploads)
            follower?.startIfWorthwhile()
        }

        private mutating func append(_ bytes: some Collection<UInt8>) throws(RecordingFailure) {
            let copy = Array(bytes)
            try copy.withUnsafeBytes { piece in Result { () throws(RecordingFailure) in try append(piece) } }.get()
        }

        /// So many bytes in the buffer; nil if no more come, which is the ending then.
        private mutating func receive(pause: Double, late: ReceivedUpload.Ending = .stalled) -> Int? {
            switch socket.receive(into: buffer, until: min(Uptime.now + pause, deadline)) {
            case .bytes(let count):
                // Who sends a byte now and then may go on for ever.
                if Uptime.now < deadline { return count }
                ending = .stalled
                return nil
            case .end:
                ending = .closed
                return nil
            case .nothing:
                ending = late
                return nil
            }
        }

        private mutating func receiveCarried(until deadline: Double) {
            if case .bytes(let count) = socket.receive(into: buffer, until: deadline) {
                carried = Array(buffer[..<count])
            }
        }
    }
#endif
