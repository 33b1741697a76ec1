#if os(macOS) || os(Linux)
    import Foundation
    import MultipartContract

    /// Serves the requests of one connection, one after the other, on the thread that calls it.
    final class Connection {
        let socket: ClientSocket
        let service: ReceiverService
        private let buffer: UnsafeMutableRawBufferPointer
        private static let bufferLength = 256 << 10
        private static let headPieceLength = 16 << 10

        private var bounds: ReceiverBounds { service.options.bounds }

        init(_ socket: ClientSocket, _ service: ReceiverService) {
            self.socket = socket
            self.service = service
            buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Connection.bufferLength, alignment: 4_096)
        }

        deinit { buffer.deallocate() }

        /// Serves requests until the connection ends.
        func run() {
            var carried: [UInt8] = []
            while !service.isStopping, let next = serve(carried) { carried = next }
        }

        /// Says that there is no place.
        func refuse() {
            var answer = HTTPAnswer.problem(503, "the receiver has as many connections as it serves; try again")
            answer.headers = [("Retry-After", "1")]
            finish(with: answer)
        }

        /// What a connection needs of a request to go on with it.
        private struct Head {
            let bytes: [UInt8]
            let head: RequestHead
            let isWhole: Bool
            let ending: ReceivedUpload.Ending
            /// When the whole request must be over.
            let deadline: Double

            var rest: [UInt8] { Array(bytes[min(head.bodyOffset, bytes.count)...]) }
        }

        /// Serves one request. The bytes that came behind it, or nil if the connection ends.
        private func serve(_ carried: [UInt8]) -> [UInt8]? {
            guard let request = receiveHead(carried) else { return nil }
            let framing = RequestFraming(request.head)
            guard let path = service.access.admitted(RequestPath(request.head), request.head) else {
                finish(with: .problem(403, "the receiver asks for the token of its URL; use the URL as it was printed"))
                return nil
            }
            if request.isWhole, request.head.isAsking, framing.end == .head,
                let own = ownAnswer(request.head, path)
            {
                guard case .answer(let answer) = own else {
                    UploadEventStream(socket: socket, service: service).run()
                    return nil
                }
                let isHead = request.head.methodText == "HEAD"
                let closes = !framing.mayBeFollowed
                let isSent = answer.send(to: socket, closes: closes, isHead: isHead, pause: bounds.bodyPause)
                return isSent && !closes ? request.rest : nil
            }
            return record(request, framing, path)
        }

        // MARK: Heads

        private func receiveHead(_ carried: [UInt8]) -> Head? {
            var collector = HeadCollector(limit: bounds.reading.requestHead)
            collector.add(carried)
            var start = carried.isEmpty ? nil : Uptime.now
            var ending = ReceivedUpload.Ending.whole
            while !collector.isWhole {
                let deadline = start.map { $0 + bounds.headTime } ?? Uptime.now + bounds.idleTime
                // A little at a time: what comes behind the head is copied.
                let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[..<Connection.headPieceLength])
                switch socket.receive(into: piece, until: deadline) {
                case .bytes(let count):
                    start = start ?? Uptime.now
                    collector.add(buffer[..<count])
                    // A head that comes byte by byte has no more time than another one.
                    if Uptime.now >= deadline, !collector.isWhole { ending = .stalled }
                    // Such a client waits for an answer in its own language.
                    if collector.bytes.beginsTLS { ending = .foreign }
                case .end: ending = .closed
                case .nothing: ending = .stalled
                }
                if ending != .whole { break }
            }
            // A line end alone, behind the body before, is no request.
            guard !collector.bytes.allSatisfy({ $0 == 0x0D || $0 == 0x0A }) else { return nil }
            var head = RequestHead(collector.bytes, bounds: bounds.reading)
            if head.findings.contains(where: { $0.category == .contentLengthMissing }) {
                // What stands behind it may be the next request and no body.
                head = RequestHead(Array(head.bytes), bounds: bounds.reading)
            }
            let isTooLong = head.findings.contains { $0.category == .boundReached }
            return Head(
                bytes: collector.bytes, head: head, isWhole: collector.isWhole && !isTooLong, ending: ending,
                deadline: Uptime.now + bounds.requestTime)
        }

        // MARK: Own answers

        /// What the receiver answers by itself.
        private enum OwnAnswer {
            case answer(HTTPAnswer)
            /// Events, for as long as the client listens.
            case events
        }

        /// The answer of the API or the page; nil where the path is none of theirs.
        private func ownAnswer(_ head: RequestHead, _ path: RequestPath) -> OwnAnswer? {
            if let call = ReceiverAPI.call(path.segments) {
                if let sentence = service.access.refusal(head, isPage: false) {
                    return .answer(.problem(403, sentence))
                }
                if call == .events, head.methodText == "GET" { return .events }
                return .answer(service.api.answer(call, query: path))
            }
            guard let answer = PageRouter(service: service).answer(head, path) else { return nil }
            if let sentence = service.access.refusal(head, isPage: true) { return .answer(.problem(403, sentence)) }
            return .answer(answer)
        }

        // MARK: Uploads

        private func record(_ request: Head, _ framing: RequestFraming, _ path: RequestPath) -> [UInt8]? {
            var recorder = UploadRecorder(
                service: service, socket: socket, head: request.head, path: path, buffer: buffer,
                deadline: request.deadline)
            let outcome: UploadRecorder.Outcome
            do {
                if !request.isWhole {
                    outcome = try recorder.recordHead(request.bytes, ending: request.ending)
                } else {
                    outcome = try recorder.record(request.head.bytes, rest: request.rest, framing)
                }
            } catch {
                finish(with: .problem(507, Connection.reason(error)))
                return nil
            }
            if service.options.delay > 0 { service.rest(service.options.delay) }
            let answer = HTTPAnswer(
                status: outcome.upload.status, UploadDocument(outcome.upload, header: service.options.header).value)
            let closes = outcome.next == nil
            let isHead = request.head.methodText == "HEAD"
            let isSent = answer.send(to: socket, closes: closes, isHead: isHead, pause: bounds.bodyPause)
            if closes, isSent, outcome.mayHaveMore { drain() }
            service.finish(outcome.upload)
            return isSent ? outcome.next : nil
        }

        /// Why an upload cannot be kept.
        private static func reason(_ error: any Error) -> String {
            if let failure = error as? RecordingFailure, !failure.isOfFullDisk {
                return "the upload cannot be kept: the system opens no further file"
            }
            return "the upload cannot be kept: there is no room on the disk for it beside those that are being received"
        }

        /// Sends a last answer, and reads a little of what the client still sends.
        private func finish(with answer: HTTPAnswer) {
            _ = answer.send(to: socket, closes: true, isHead: false, pause: bounds.drainTime)
            drain()
        }

        private func drain() {
            socket.finishSending()
            socket.drain(atMost: bounds.drainLength, within: bounds.drainTime)
        }
    }
#endif
