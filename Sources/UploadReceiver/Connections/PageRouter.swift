#if os(macOS) || os(Linux)
    import MultipartContract

    /// Asks the page, if the receiver has one.
    struct PageRouter {
        let service: ReceiverService

        /// The answer to a path of the page; nil for another path.
        func answer(_ head: RequestHead, _ path: RequestPath) -> HTTPAnswer? {
            guard let page = service.options.page else {
                guard path.segments.isEmpty else { return nil }
                let text = "This is `bytecontract receive`. Send uploads to any path; read /api/uploads/last.\n"
                return HTTPAnswer(
                    status: 200, contentType: "text/plain; charset=utf-8", content: .bytes(Array(text.utf8)))
            }
            let query = Dictionary(path.query.map { ($0.name, $0.value) }) { first, _ in first }
                .filter { $0.key != "token" }
            let wantsHTML = head.values(of: "Accept").contains { value in
                String(decoding: value, as: UTF8.self).lowercased().contains("text/html")
            }
            let base = service.access.token.map { "/\($0)/" } ?? "/"
            let host = head.values(of: "Host").first.map { String(decoding: $0, as: UTF8.self) }
            let request = PageRequest(
                segments: path.segments, query: query, wantsHTML: wantsHTML, base: base, host: host,
                uploadNames: service.options.contract?.uploads.map(\.name))
            guard let answer = page.answer(request, uploads: service.uploads) else { return nil }
            let content: HTTPAnswer.Content =
                switch answer.content {
                case .bytes(let bytes): .bytes(bytes)
                case .source(let source, let range): .source(source, range.clamped(to: 0..<source.length))
                }
            var result = HTTPAnswer(status: answer.status, contentType: answer.contentType, content: content)
            result.policy = answer.policy
            return result
        }
    }
#endif
