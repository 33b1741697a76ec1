#if os(macOS) || os(Linux)
    import Foundation

    /// A server on this machine that takes uploads, judges them as `inspect` does, and says in JSON what arrived.
    ///
    /// It listens from the moment it is made, with a thread for each connection, until ``stop()``. The bytes of a request are read
    /// by this package's own readers, since libraries for HTTP silently accept what is to be shown.
    public final class Receiver: Sendable {
        /// Where it listens, as `http://127.0.0.1:8080/`; with the address in the network and the token if it is public.
        public let url: String
        /// The port.
        public let port: Int
        /// The uploads that are kept.
        public var uploads: UploadShelf { service.uploads }

        let service: ReceiverService
        private let listener: SocketListener

        /// Begins to listen.
        ///
        /// - Throws: ``ReceiverFailure`` if the port cannot be had, or the folder for uploads not be made.
        public init(_ options: ReceiverOptions) throws(ReceiverFailure) {
            let listener = try SocketListener(port: options.port, isPublic: options.isPublic)
            let addresses = options.isPublic ? LocalAddress.all() : []
            let access = AccessRules(token: options.isPublic ? AccessRules.makeToken() : nil, addresses: addresses)
            let service = ReceiverService(options, access: access, folder: try ReceiverFolder())
            let token = access.token.map { "\($0)/" } ?? ""
            url = "http://\(addresses.first ?? "127.0.0.1"):\(listener.port)/\(token)"
            port = listener.port
            self.listener = listener
            self.service = service
            Thread.detachNewThread { Receiver.accept(from: listener, service) }
        }

        deinit { service.stop(listener) }

        /// The folder that is removed by ``stop()``; for a handler of signals, which has to do it itself.
        public var folder: String { service.folder.path }

        /// Ends all connections, and removes the folder. Returns when no thread of the receiver runs any more; one that judges an
        /// upload is waited for.
        public func stop() { service.stop(listener) }

        /// Waits until an upload has come and was answered. Requests without a body are none. Nil if the receiver is stopped.
        public func waitForUpload() -> ReceivedUpload? { service.waitForAnswered() }

        private static func accept(from listener: SocketListener, _ service: ReceiverService) {
            while !service.isStopping {
                // (On macOS nothing wakes who waits for clients.)
                guard let client = listener.accept(until: Uptime.now + 0.2) else { continue }
                guard let place = service.admit(client) else { continue }
                let thread = Thread {
                    let connection = Connection(client, service)
                    if place == .refused { connection.refuse() } else { connection.run() }
                    service.leave(client)
                }
                thread.stackSize = 1 << 20
                thread.start()
            }
            service.finishAccepting()
        }
    }
#endif
