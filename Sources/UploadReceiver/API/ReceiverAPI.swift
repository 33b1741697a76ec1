#if os(macOS) || os(Linux)
    import ContractFile
    import ContractReports
    import MultipartContract

    /// What can be asked of a receiver by `GET`: the paths below `/api`.
    struct ReceiverAPI: Sendable {
        /// What a path asks for.
        enum Call: Equatable {
            case list
            case upload(Selection)
            case part(Selection, Int)
            /// The bytes that a part should hold.
            case expected(Selection, Int)
            case body(Selection)
            case request(Selection)
            case events
            /// Something below `/api/uploads` that is not there.
            case unknown
        }

        /// One of the uploads.
        enum Selection: Equatable {
            case number(Int)
            case last
        }

        let uploads: UploadShelf
        let header: RunHeader

        /// What a path asks for; nil for a path of no call, which may be one of the app's own.
        static func call(_ segments: [String]) -> Call? {
            guard segments.first == "api" else { return nil }
            if segments == ["api", "events"] { return .events }
            guard segments.count >= 2, segments[1] == "uploads" else { return nil }
            if segments.count == 2 { return .list }
            guard let selection = selection(segments[2]) else { return .unknown }
            switch segments.dropFirst(3) {
            case []: return .upload(selection)
            case ["body"]: return .body(selection)
            case ["request"]: return .request(selection)
            default:
                guard segments.count >= 5, segments[3] == "parts", let part = number(segments[4]) else {
                    return .unknown
                }
                switch segments.dropFirst(5) {
                case []: return .part(selection, part)
                case ["expected"]: return .expected(selection, part)
                default: return .unknown
                }
            }
        }

        private static func selection(_ text: String) -> Selection? {
            text == "last" ? .last : number(text).map { .number($0) }
        }

        private static func number(_ text: String) -> Int? {
            text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
        }

        /// The answer to a call. (Events go another way.)
        func answer(_ call: Call, query: RequestPath) -> HTTPAnswer {
            switch call {
            case .unknown:
                return .problem(
                    404, "there is no such call; see Documentation/receive.md, or send uploads by another method")
            case .list, .events:
                return HTTPAnswer(UploadDocument.list(uploads.all, receivedCount: uploads.receivedCount))
            case .upload(let selection):
                guard let upload = upload(selection) else { return missing(selection) }
                return HTTPAnswer(UploadDocument(upload, header: header, search: RightContentSearch(uploads)).value)
            case .part(let selection, let index):
                guard let upload = upload(selection) else { return missing(selection) }
                guard let capture = upload.judgement.capture, upload.judgement.parts.indices.contains(index) else {
                    return .noPart
                }
                let part = upload.judgement.parts[index]
                return bytes(
                    of: capture.body, part.offset..<part.offset + part.length, query,
                    name: "upload-\(upload.number)-part-\(index).bin")
            case .expected(let selection, let index):
                guard let upload = upload(selection) else { return missing(selection) }
                guard upload.judgement.parts.indices.contains(index) else { return .noPart }
                guard let right = RightContentSearch(uploads).content(of: upload, part: index) else {
                    return .problem(404, "nothing is wrong with the part, or it is not known what it should be")
                }
                return bytes(
                    of: right.source, right.range, query,
                    name: "upload-\(upload.number)-part-\(index)-expected.bin")
            case .body(let selection):
                guard let upload = upload(selection) else { return missing(selection) }
                guard let body = upload.judgement.capture?.body else {
                    return .problem(404, "the body of the upload was not read to its end")
                }
                return bytes(of: body, 0..<body.length, query, name: "upload-\(upload.number)-body.bin")
            case .request(let selection):
                guard let upload = upload(selection) else { return missing(selection) }
                return bytes(
                    of: upload.request, 0..<upload.request.length, query, name: "upload-\(upload.number).http")
            }
        }

        /// A range, or with `offset` and `length` in the query a range of it.
        private func bytes(
            of source: any ByteSource, _ range: Range<Int>, _ query: RequestPath, name: String
        ) -> HTTPAnswer {
            var range = range
            for key in ["offset", "length"] {
                guard let text = query.value(key) else { continue }
                guard let number = ReceiverAPI.number(text) else {
                    return .problem(400, "offset and length are whole numbers of bytes")
                }
                let count = min(number, range.count)
                range =
                    key == "offset"
                    ? range.lowerBound + count..<range.upperBound : range.lowerBound..<range.lowerBound + count
            }
            return .download(source, range, name: name)
        }

        private func upload(_ selection: Selection) -> ReceivedUpload? {
            switch selection {
            case .last: uploads.last
            case .number(let number): uploads[number]
            }
        }

        private func missing(_ selection: Selection) -> HTTPAnswer {
            if case .number(let number) = selection, number > 0, number <= uploads.receivedCount {
                return .problem(404, "the upload is not kept any more; only the newest are")
            }
            return .problem(404, uploads.receivedCount == 0 ? "no upload has come yet" : "no upload has that number")
        }
    }

    extension HTTPAnswer {
        fileprivate static var noPart: HTTPAnswer {
            .problem(404, "the upload has no part of that index; parts count from 0")
        }
    }
#endif
