#if os(macOS) || os(Linux)
    import MultipartContract

    /// Answers `GET /api/events` with server-sent events for as long as the client listens.
    struct UploadEventStream {
        let socket: ClientSocket
        let service: ReceiverService

        func run() {
            let pause = service.options.bounds.bodyPause
            guard let listener = service.events.listen() else {
                _ = HTTPAnswer.problem(503, "as many listen to events as the receiver serves")
                    .send(to: socket, closes: true, isHead: false, pause: pause)
                return
            }
            defer { service.events.leave(listener) }
            let answer = HTTPAnswer(status: 200, contentType: "text/event-stream", content: .bytes([]))
            // Who connects again asks for the list: so much is said at once.
            let first = "retry: 1000\n\nevent: ready\ndata: {\"receivedCount\": \(service.uploads.receivedCount)}\n\n"
            guard
                socket.send(answer.head(closes: true, hasLength: false) + Array(first.utf8), until: Uptime.now + pause)
            else { return }
            while !service.isStopping,
                let events = service.events.next(for: listener, of: socket, within: service.options.bounds.eventSilence)
            {
                let text = events.isEmpty ? ": still here\n\n" : events.joined()
                guard socket.send(Array(text.utf8), until: Uptime.now + pause) else { return }
            }
        }
    }
#endif
