#if os(macOS) || os(Linux)
    import ContractFile
    import ContractFindings
    import ContractReports
    import Foundation
    import MultipartContract
    import UploadInspection

    /// What all connections of a receiver have in common.
    ///
    /// `@unchecked Sendable` is safe: what changes is changed and read under the condition's lock.
    final class ReceiverService: @unchecked Sendable {
        /// What becomes of a new connection.
        enum Place { case served, refused }

        /// Beyond the bound so many more are told that there is no place; further ones are closed without a word.
        private static let refusedCount = 16

        let options: ReceiverOptions
        let access: AccessRules
        let folder: ReceiverFolder
        let room: DiskRoom
        let uploads: UploadShelf
        let events: UploadEvents
        let api: ReceiverAPI

        private let condition = NSCondition()
        private var sockets: [ObjectIdentifier: ClientSocket] = [:]
        private var stopping = false
        private var isAccepting = true
        private var waiterCount = 0
        private var answered: ReceivedUpload?
        /// The first upload that was answered when nobody waited. It is not held: who never asks would hold its bytes for ever.
        private var missed: Int?

        init(_ options: ReceiverOptions, access: AccessRules, folder: ReceiverFolder) {
            self.options = options
            self.access = access
            self.folder = folder
            room = DiskRoom(options.bounds, folder: folder.path)
            uploads = UploadShelf(options.bounds)
            events = UploadEvents(limit: options.bounds.listenerCount)
            api = ReceiverAPI(uploads: uploads, header: options.header)
        }

        // MARK: Connections

        var isStopping: Bool { condition.withLock { stopping } }

        /// Whether a connection is served or refused; nil if it is only closed.
        func admit(_ socket: ClientSocket) -> Place? {
            condition.withLock {
                let bound = options.bounds.connectionCount
                guard !stopping, sockets.count < bound + ReceiverService.refusedCount else { return nil }
                let place = sockets.count < bound ? Place.served : .refused
                sockets[ObjectIdentifier(socket)] = socket
                return place
            }
        }

        func leave(_ socket: ClientSocket) {
            condition.withLock {
                sockets[ObjectIdentifier(socket)] = nil
                condition.broadcast()
            }
        }

        func finishAccepting() {
            condition.withLock {
                isAccepting = false
                condition.broadcast()
            }
        }

        func stop(_ listener: SocketListener) {
            condition.withLock {
                stopping = true
                for socket in sockets.values { socket.interrupt() }
                condition.broadcast()
            }
            listener.interrupt()
            events.end()
            condition.withLock {
                while !sockets.isEmpty || isAccepting { condition.wait() }
            }
            folder.remove()
        }

        /// Waits so many seconds, or until the receiver is stopped.
        func rest(_ seconds: Double) {
            let end = Date(timeIntervalSinceNow: seconds)
            condition.withLock {
                while !stopping, condition.wait(until: end) {}
            }
        }

        // MARK: Uploads

        /// The upload of the contract that a path names; whether it names one that the contract does not have.
        func contract(for path: RequestPath) -> (upload: ContractFile.Upload?, unknown: ReceivedUpload.UnknownName?) {
            guard let contract = options.contract, path.segments.count >= 2, path.segments[0] == "upload" else {
                return (nil, nil)
            }
            let name = path.segments.dropFirst().joined(separator: "/")
            if let upload = contract.upload(named: name) { return (upload, nil) }
            let known = contract.uploads.map(\.name)
            let nearest = Suggestion.nearest(to: name, among: known.map(\.text))
            return (nil, ReceivedUpload.UnknownName(suggestion: known.first { $0.text == nearest }))
        }

        func inspector(_ upload: ContractFile.Upload?) -> UploadInspector {
            UploadInspector(
                BodyInspector(
                    bounds: options.bounds.reading, contract: upload?.contract, expected: options.given.map(\.content)))
        }

        /// Keeps an upload and tells of it.
        func keep(_ make: (_ number: Int) -> ReceivedUpload) -> ReceivedUpload {
            let upload = uploads.add(make)
            let event = OrderedJSON.object(UploadDocument.summary(upload)).line
            events.send("id: \(upload.number)\nevent: upload\ndata: \(event)\n\n")
            options.received?(upload)
            return upload
        }

        /// Says that an upload has been answered.
        func finish(_ upload: ReceivedUpload) {
            guard upload.isUpload else { return }
            condition.withLock {
                if waiterCount > 0 { answered = answered ?? upload } else { missed = missed ?? upload.number }
                condition.broadcast()
            }
        }

        func waitForAnswered() -> ReceivedUpload? {
            condition.withLock {
                if let number = missed {
                    missed = nil
                    if let upload = uploads[number] ?? uploads.all.last(where: \.isUpload) { return upload }
                }
                waiterCount += 1
                while answered == nil, !stopping { condition.wait() }
                waiterCount -= 1
                defer { answered = nil }
                return answered
            }
        }
    }
#endif
