import MultipartContract

/// The bytes of a body or of a whole request, a window at a time.
struct BytesView {
    let title: String
    let content: [HTML]

    /// Nil where there is not one byte, or they cannot be read.
    ///
    /// - Parameter places: Where the findings have their places in the request; those in the body have them in `faults`.
    init?(
        path: String, upload: ReceivedUpload, anatomy: Anatomy?, faults: Set<Int>, places: [Range<Int>],
        query: [String: String]
    ) {
        let body = upload.judgement.capture?.body
        // A body without a byte is shown as what it is: the end of the request.
        let isEmptyBody = (body?.length ?? 0) == 0 && query["of"] != "request" && !faults.isEmpty
        let asked = isEmptyBody ? upload.request.length : query["at"].flatMap { Int($0) }
        // Where nothing is asked for: what is wrong first, in the body or in the head.
        let showsHead = query["of"] == nil && asked == nil && faults.isEmpty && !places.isEmpty
        let showsRequest = query["of"] == "request" || showsHead || (body?.length ?? 0) == 0
        let source = showsRequest ? upload.request : (body ?? upload.request)
        guard source.length > 0 else { return nil }
        let first = showsRequest ? places.map(\.lowerBound).min() : faults.min()
        let wanted = asked.map { min(max($0, 0), source.length - 1) }
        let start = ByteWindow.start(for: wanted ?? first ?? 0, length: source.length)
        let range = start..<min(start + ByteWindow.length, source.length)
        let request = showsRequest ? try? RequestBytes(upload, window: range) : nil
        var marks = faults
        if showsRequest {
            // (One byte more than there are: a fault may be that nothing more comes.)
            let shown = range.lowerBound..<range.upperBound + 1
            marks = Set(places.flatMap { Array($0.clamped(to: shown)) } + (request?.places(of: faults) ?? []))
        }
        if isEmptyBody { marks.insert(source.length) }
        var window = ByteWindow(
            source: source, start: start,
            roles: { range in
                request?.roles(anatomy) ?? anatomy?.roles(in: range) ?? range.map { _ in .outside }
            },
            faults: marks, wanted: wanted)
        if showsRequest { window.end = "the request ends here" }
        guard let rows = try? window.rows() else { return nil }
        title = showsRequest ? "Bytes of the request" : "Bytes of the body"
        let of = showsRequest ? "of=request&" : ""
        let link = { (offset: Int, words: String, id: String) in
            HTML("a", [("href", "\(path)?\(of)at=\(offset)#bytes"), ("id", id)], words)
        }
        var before: [HTML] = []
        if window.range.lowerBound > 0 {
            before = [
                link(0, "⇤ first", "first-bytes"), HTML(" "),
                link(max(0, window.range.lowerBound - ByteWindow.length) + 32, "↑ bytes before", "previous-bytes"),
            ]
        }
        var after: [HTML] = []
        if window.range.upperBound < source.length {
            // (A window begins two rows before what is looked for.)
            after = [
                link(window.range.upperBound + 32, "↓ more bytes", "next-bytes"), HTML(" "),
                link(source.length - 1, "⇥ last", "last-bytes"),
            ]
        }
        var other: [HTML] = []
        if let body, body.length > 0 {
            other = [
                HTML(
                    "a", [("href", "\(path)?of=\(showsRequest ? "body" : "request")#bytes")],
                    showsRequest ? "show the body" : "show the request with its head")
            ]
        }
        let words =
            "Offsets \(PageFrame.number(window.range.lowerBound)) to \(PageFrame.number(window.range.upperBound - 1)) "
            + "of \(PageFrame.bytes(source.length)). "
        content = [
            HTML("p", [("class", "quiet"), ("id", "bytes-range")], [HTML(words)] + other),
            HTML("p", [("class", "pager")], before),
            HTML(
                "div",
                [
                    ("class", "bytes"), ("id", "rows"), ("tabindex", "0"), ("role", "region"),
                    ("aria-label", "Bytes as hexadecimal numbers and as text"),
                ], [rows]),
            HTML("p", [("class", "pager"), ("id", "more")], after), ByteWindow.legend,
        ]
    }
}
