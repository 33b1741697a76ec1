#if os(macOS) || os(Linux)
    import ContractFindings
    import ContractReports
    import Foundation
    import MultipartContract
    import UploadInspection

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// Records one request, has it judged, and keeps it.
    struct UploadRecorder {
        /// What came of a request.
        struct Outcome {
            let upload: ReceivedUpload
            /// The bytes behind the request, where another one may follow; nil where the connection has to end.
            let next: [UInt8]?
            /// Whether the client may still be sending.
            let mayHaveMore: Bool
        }

        let service: ReceiverService
        let socket: ClientSocket
        let head: RequestHead
        let path: RequestPath
        let buffer: UnsafeMutableRawBufferPointer
        let deadline: Double

        private var bounds: ReceiverBounds { service.options.bounds }

        /// Records a head that is not whole, or too long.
        mutating func recordHead(_ bytes: [UInt8], ending: ReceivedUpload.Ending) throws -> Outcome {
            let recording = try RequestRecording(in: service.folder, service.room)
            try recording.append(bytes, forgetting: service.uploads)
            let isTooLong = ending == .whole
            let upload = try keep(
                recording, ending: isTooLong ? .limit : ending, judgement: judge(recording),
                status: isTooLong ? 431 : nil)
            return Outcome(upload: upload, next: nil, mayHaveMore: ending != .closed)
        }

        /// Records a request from its head on.
        ///
        /// - Parameters:
        ///   - headBytes: The bytes of the head.
        ///   - rest: What came behind it.
        mutating func record(_ headBytes: [UInt8], rest: [UInt8], _ framing: RequestFraming) throws -> Outcome {
            let recording = try RequestRecording(in: service.folder, service.room)
            try recording.append(headBytes, forgetting: service.uploads)
            if case .length(let length) = framing.end {
                guard length <= bounds.requestLength - headBytes.count else {
                    return Outcome(upload: try keepTooLong(recording), next: nil, mayHaveMore: true)
                }
                // No byte is taken of what would have to be refused in its middle.
                guard service.room.hasRoom(for: length, givingBack: service.uploads.diskLength) else {
                    throw RecordingFailure(systemError: ENOSPC)
                }
            }
            if framing.waitsForContinue, framing.end != .head, rest.isEmpty {
                _ = socket.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), until: Uptime.now + bounds.bodyPause)
            }
            let follower = DigestFollower(recording, head: head, end: framing.end, bounds: bounds.reading)
            var intake = BodyIntake(
                socket: socket, recording: recording, follower: follower, uploads: service.uploads, bounds: bounds,
                buffer: buffer,
                deadline: deadline, bodyOffset: headBytes.count)
            do {
                defer { recording.finish() }
                try intake.take(rest, until: framing.end)
            } catch {
                _ = follower?.finish()
                throw error
            }
            let sighting = follower?.finish()
            if intake.ending == .limit {
                return Outcome(upload: try keepTooLong(recording), next: nil, mayHaveMore: true)
            }
            if framing.end == .chunks {
                // Without their framing they are written once more, and where that is faulty perhaps in another reading too.
                let copies = intake.hasFaultyChunks ? 2 : 1
                try recording.share.grow(by: copies * recording.length, forgetting: service.uploads)
            }
            var judgement = try judge(recording, sighting)
            // What seems cut at its length may go on behind it: that is another fault.
            if framing.end != .head, judgement.seemsCut, try intake.takeLate() {
                judgement = try judge(recording)
            }
            let upload = try keep(recording, ending: intake.ending, judgement: judgement, status: nil)
            let mayGoOn = framing.mayBeFollowed && !intake.isDoubtful && intake.ending == .whole
            return Outcome(
                upload: upload, next: mayGoOn ? intake.carried : nil,
                mayHaveMore: intake.ending != .closed && (intake.ending != .whole || intake.isDoubtful))
        }

        // MARK: Judging

        private func judge(_ recording: RequestRecording, _ sighting: DigestFollower.Sighting? = nil) throws
            -> UploadJudgement
        {
            let judgement = try UploadJudgement(
                recording.source(), name: "upload", inspector: service.inspector(service.contract(for: path).upload),
                knownDigests: sighting?.digests ?? [:], knownMarks: { sighting?.marks(ofLength: $0) })
            recording.share.settle(recording.length + judgement.copiedLength)
            return judgement
        }

        private func keepTooLong(_ recording: RequestRecording) throws -> ReceivedUpload {
            let judgement = UploadJudgement(
                head, name: "upload", limit: bounds.requestLength,
                inspector: service.inspector(service.contract(for: path).upload))
            return try keep(recording, ending: .limit, judgement: judgement, status: 413)
        }

        /// - Parameter status: The status that no option changes, since the client must not go on.
        private func keep(
            _ recording: RequestRecording, ending: ReceivedUpload.Ending, judgement: UploadJudgement, status: Int?
        ) throws -> ReceivedUpload {
            let source = try recording.source()
            let (upload, unknown) = service.contract(for: path)
            var judgement = judgement
            if unknown != nil { judgement.addUnknownName() }
            let verdict = unknown != nil ? 404 : judgement.isAccepted ? 200 : 400
            return service.keep { number in
                ReceivedUpload(
                    number: number, time: Date(), method: head.methodText, path: head.target == nil ? nil : path.text,
                    uploadName: upload?.name, unknownName: unknown, ending: ending,
                    status: status ?? service.options.status ?? verdict, judgement: judgement, request: source,
                    head: head, diskLength: source.length + judgement.copiedLength)
            }
        }
    }

    extension UploadJudgement {
        /// Whether an error is one of those that bytes behind the end would explain.
        fileprivate var seemsCut: Bool {
            check.findings.contains { finding in
                finding.severity == .error && (finding.layer == .delimiter || finding.layer == .request)
            }
        }
    }
#endif
