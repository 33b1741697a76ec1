import ContractFindings
import ContractReports
import Foundation
import MultipartContract
import Testing
import UploadInspection

/// Nothing that a user sent comes out of a report or a synthetic copy, however broken the upload is.
@Suite struct UploadLeakTests {
    /// Numbers from a seed.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    /// A body in which everything that is not framing is a canary: twelve letters that occur nowhere else.
    private struct Bait {
        var numbers: Numbers
        private(set) var canaries: [[UInt8]] = []

        init(seed: UInt64) { numbers = Numbers(state: seed) }

        mutating func canary() -> String {
            // Letters that no word of a report puts together, and no digest.
            let letters = Array("ghjkmpqvwxz".utf8)
            let word = (0..<12).map { _ in letters[Int.random(in: letters.indices, using: &numbers)] }
            canaries.append(word)
            return String(decoding: word, as: UTF8.self)
        }

        /// One of several ways to write a part, most of them wrong.
        mutating func part() -> String {
            let disposition =
                [
                    "Content-Disposition: form-data; name=\"photo\"; filename=\"\(canary()).jpg\"",
                    "Content-Disposition: form-data; filename=\"\(canary())\"; name=\"photo\"",
                    "Content-Disposition: form-data; name=\"photo; filename=\"\(canary()).jpg\"",
                    "Content-Disposition: form-data; name=\"photo\"; filename=\"\(canary()).jpg",
                    "Content-Disposition: form-data; name=\"photo; filename=\(canary()).jpg\"",
                    "Content-Disposition: form-data; name=photo; filename=\(canary()) \(canary()).jpg",
                    "Content-Disposition: form-data; name=\"photo\" filename=\"\(canary())\"",
                    "Content-Disposition: form-data; name=\"photo\"; filename=\"\(canary())\"\(canary())\"; size=\"\(canary())\"",
                    "Content-Disposition: form-data; name=\"photo\"; filename*=UTF-8''\(canary())",
                    "Content-Disposition: form-data; name=\\\"photo\\\"; filename=\\\"\(canary())\\\"",
                    "Content-Disposition: form-data; name=\"photo\"; filename=\"\(canary())\r\n\(canary())\"",
                    "Content-Disposition: form-data, name=\"photo\", filename=\"\(canary())\"",
                    "Content-Disposition: attachment; \(canary())=\"photo\"; filename=\"\(canary())\"",
                    "Content-Disposition : form-data; name=\"photo\"; filename=\"\(canary())\"",
                    "Content-Disposition form-data; name=\"photo\"; filename=\"\(canary())\"",
                    "Content-Dispositon: form-data; name=\"photo\"; filename=\"\(canary())\"",
                    "\(canary()): form-data; name=\"photo\"; filename=\"\(canary())\"",
                    "Content-Disposition: form-data; name=\"photo\";\r\n filename=\"\(canary())\"",
                    "Content-Disposition: form-data; name=\"photo\"; filename=\"C:\\\(canary())\\\(canary()).jpg\"",
                    "Content-Disposition: form-data; name=\"photo\"; filename=\"\(canary())%0D%0A\u{e9}\(canary())\"",
                ].randomElement(using: &numbers) ?? ""
            let headers = [
                "Content-Type: image/jpeg", "Content-Type: application/\(canary())",
                "Content-Type: text/plain; name=\(canary())", "Content-Type: \(canary())", "X-Token: \(canary())",
                "\(canary()): \(canary())", "Content-Transfer-Encoding: \(canary())", "Content-Length: \(canary())",
                "Authorization: Bearer \(canary())", "Content-ID: <\(canary())>", "\(canary())",
                "Content-Type: text/plain; charset=\"\(canary())", " \(canary())",
            ].shuffled(using: &numbers).prefix(Int.random(in: 0...2, using: &numbers))
            let content =
                [
                    "\(canary())\r\n\(canary())", "{\"\(canary())\":{\"\(canary())\":\"\(canary())\"}}",
                    "<\(canary())>\(canary())</a>", "\(canary())=\(canary())&\(canary())=1",
                    "\(canary())\u{0}\(canary())",
                    "\u{fffd}\u{fffd}\(canary())\u{1}", "Content-Type: \(canary())\r\n\r\n\(canary())", "",
                    "\(canary())--xYzBoundary\(canary())", "\(canary())\r\n--xYzBoundary\(canary())\r\n\(canary())",
                    "%PDF-\(canary())", "iVBORw0KGgo\(canary())", "data:image/png;base64,\(canary())",
                ].randomElement(using: &numbers) ?? ""
            let blank = Int.random(in: 0..<5, using: &numbers) == 0 ? "" : "\r\n"
            return ([disposition] + headers).joined(separator: "\r\n") + "\r\n" + blank + content
        }

        mutating func body() -> String {
            var body = Bool.random(using: &numbers) ? "" : "\(canary())\r\n"
            for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                let lead = ["--", "--", "--", "--", "-", "---", ""].randomElement(using: &numbers) ?? ""
                let end = ["\r\n", "\r\n", "\r\n", "\n", " \r\n"].randomElement(using: &numbers) ?? ""
                body +=
                    "\(lead)xYzBoundary\(end)\(part())" + (Int.random(in: 0..<6, using: &numbers) == 0 ? "" : "\r\n")
            }
            body +=
                ["--xYzBoundary--\r\n", "--xYzBoundary--", "--xYzBound", "", "--xYzBoundary\r\n"]
                .randomElement(using: &numbers) ?? ""
            if Bool.random(using: &numbers) { body += "\(canary())" }
            return body
        }

        mutating func contentType() -> String {
            [
                "multipart/form-data; boundary=xYzBoundary", "multipart/form-data; boundary=xYzBoundary",
                "multipart/form-data; boundary=xYzBoundary; token=\(canary())", "multipart/form-data",
                "\(canary())/\(canary()); boundary=xYzBoundary", "multipart/form-data; boundary=other; \(canary())",
                "multipart/form-data; \(canary())=1, boundary=xYzBoundary", "application/json; \(canary())=\(canary())",
            ].randomElement(using: &numbers) ?? ""
        }
    }

    /// Five letters of a canary that stand in one of the texts, in letters or in hexadecimal digits, over the ends of rows
    /// as well.
    private func leak(of canaries: [[UInt8]], in texts: [String]) -> String? {
        let pieces = Set(canaries.flatMap { canary in (0...canary.count - 5).map { key(canary[$0..<$0 + 5]) } })
        for text in texts {
            // All letters, the bytes of two digits, and the letters behind those of a row, each without what is between.
            var last: (plain: UInt64, hex: UInt64, tail: UInt64) = (0, 0, 0)
            var word: [UInt8] = []
            func take(_ byte: UInt8, _ value: inout UInt64) -> Bool {
                value = (value << 8 | UInt64(byte)) & 0xFF_FFFF_FFFF
                return pieces.contains(value)
            }
            for byte in Array(text.utf8) + [0x0A] {
                if byte > 0x20 {
                    word.append(byte)
                    if take(byte, &last.plain) { return String(last.plain, radix: 16) }
                    continue
                }
                if word.count == 2, let number = UInt8(String(decoding: word, as: UTF8.self), radix: 16),
                    take(number, &last.hex)
                {
                    return String(last.hex, radix: 16)
                }
                if byte == 0x0A {
                    for byte in word where take(byte, &last.tail) { return String(last.tail, radix: 16) }
                }
                word.removeAll(keepingCapacity: true)
            }
        }
        return nil
    }

    private func key(_ piece: ArraySlice<UInt8>) -> UInt64 { piece.reduce(0) { $0 << 8 | UInt64($1) } }

    private func texts(of inspection: UploadInspection, isRevealing: Bool) throws -> [String] {
        let check = try inspection.check(name: "body", isRevealing: isRevealing)
        let report = Report(
            header: RunHeader(command: .inspect, version: "0.0.0", toolchain: "Swift"), checks: [check],
            parts: inspection.parts, observations: inspection.observations(),
            readings: inspection.readings(like: Array(ServerAtlas.standard.servers.prefix(2))))
        if isRevealing { return [ReportFormat.text.render(report)] }
        return [TextStyle(characters: .ascii), TextStyle(width: 50)].map { ReportFormat.text.render(report, style: $0) }
            + ReportFormat.allCases.map { $0.render(report) }
    }

    @Test(arguments: 0..<6) func noReportAndNoCopyOfABrokenUploadHoldsWhatWasSent(group: Int) throws {
        var copies = 0
        var revealed = 0
        for number in 0..<60 {
            let seed = UInt64(group * 1_000 + number)
            var bait = Bait(seed: seed)
            let contentType = bait.contentType()
            var body = Array(bait.body().utf8)
            // Half of them lose, gain or change a byte as well.
            if number.isMultiple(of: 2), !body.isEmpty {
                let place = Int.random(in: body.indices, using: &bait.numbers)
                switch number % 3 {
                case 0: body.remove(at: place)
                case 1:
                    body.insert(
                        contentsOf: Array("\"\r\n;".utf8).randomElement(using: &bait.numbers).map { [$0] } ?? [],
                        at: place)
                default: body[place] = Array("\";:=\r\n- ".utf8).randomElement(using: &bait.numbers) ?? 0
                }
            }
            let inspector = UploadInspector(
                BodyInspector(
                    profile: ReadingProfile.allCases[number % 3],
                    contract: UploadContract(
                        parts: [UploadContract.Part("image", kind: .file)], allowsOtherParts: false),
                    expected: [ExpectedContent(.index(0), source: MemorySource(Array("something else".utf8)))]))
            let capture = UploadCapture(
                contentTypes: [Array(contentType.utf8)], contentLengths: [Array("Optional(\(bait.canary()))".utf8)],
                body: MemorySource(body))
            let inspection = try inspector.inspect(capture)
            let leaked = leak(of: bait.canaries, in: try texts(of: inspection, isRevealing: false))
            #expect(leaked == nil, "seed \(seed)")
            if leak(of: bait.canaries, in: try texts(of: inspection, isRevealing: true)) != nil { revealed += 1 }
            guard let copy = try? SyntheticUpload(inspection, inspector: inspector) else { continue }
            copies += 1
            let bytes = [copy.body, copy.contentType ?? [], copy.contentLength ?? []].joined(separator: [0x20])
            let copied = leak(of: bait.canaries, in: [String(decoding: Array(bytes), as: UTF8.self)])
            #expect(copied == nil, "seed \(seed)")
            for text in ["\(inspection.body.heads)", "\(copy.damages)"] {
                #expect(leak(of: bait.canaries, in: [text]) == nil, "seed \(seed)")
            }
        }
        // What is asked for is shown, and most bodies have a copy.
        #expect(revealed > 30)
        #expect(copies > 45, "\(copies)")
    }

    @Test(
        "shows a boundary that only the header names as far as it is surely one",
        arguments: [
            "boundary=other CANARY", "boundary=other} token=CANARY", "boundary=\"other token=CANARY",
            "boundary=\"other\" CANARY", "boundary=other\rCANARY", "boundary=other\\CANARY", "boundary=other@CANARY",
            "bundary=other; CANARY", "boundary\rother; CANARY", "CANARY", "boundary=other,CANARY=1",
            "boundary=other; CANARY=1", "boundary*=CANARY", "boundary=\"other; CANARY\"",
        ])
    func headersBoundary(parameters: String) throws {
        var bait = Bait(seed: 7)
        let canary = bait.canary()
        let contentType = "multipart/form-data; " + parameters.replacing("CANARY", with: canary)
        let part = "Content-Disposition: form-data; name=\"photo\"\r\n\r\ncontent"
        let inspection = try UploadInspector().inspect(
            UploadCapture(
                contentTypes: [Array(contentType.utf8)],
                body: MemorySource(Array("--xYzBoundary\r\n\(part)\r\n--xYzBoundary--\r\n".utf8))))
        #expect(!inspection.findings.isEmpty)
        var texts = try texts(of: inspection, isRevealing: false)
        if let copy = try? SyntheticUpload(inspection, inspector: UploadInspector()) {
            texts.append(String(decoding: copy.contentType ?? [], as: UTF8.self))
        }
        #expect(leak(of: [Array(canary.utf8)], in: texts) == nil)
    }

    /// A request as captured, with canaries in its target, headers and chunk extensions.
    private func request(_ bait: inout Bait) -> String {
        let body = bait.body()
        let head =
            "POST /\(bait.canary())?t=\(bait.canary()) HTTP/1.1\r\nHost: \(bait.canary())\r\n"
            + "Authorization: Bearer \(bait.canary())\r\nCookie: \(bait.canary())=\(bait.canary())\r\n"
            + "Content-Type: \(bait.contentType())\r\n"
        guard Bool.random(using: &bait.numbers) else {
            return head + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
        }
        return head + "Transfer-Encoding: chunked\r\n\r\n"
            + "\(String(body.utf8.count, radix: 16));x=\(bait.canary())\r\n\(body)\r\n0\r\nX-T: \(bait.canary())\r\n\r\n"
    }

    /// An entry of a HAR file with canaries in everything that is not its own.
    private func har(_ bait: inout Bait) throws -> [UInt8] {
        let headers = try [
            ["name": "Content-Type", "value": bait.contentType()], ["name": "Cookie", "value": bait.canary()],
            ["name": bait.canary(), "value": bait.canary()], ["name": "Content-Length", "value": "\(bait.canary())1"],
        ].map { try object($0.mapValues(string), &bait) }
        let postData = try object(
            [
                "mimeType": string(bait.canary()), "text": string(bait.body()),
                bait.canary(): string(bait.canary()),
            ], &bait)
        let request = try object(
            [
                "url": string("https://\(bait.canary())/"), "headers": "[" + headers.joined(separator: ",") + "]",
                "postData": postData,
            ], &bait)
        let entry = try object(["request": request, "comment": string(bait.canary())], &bait)
        let log = try object(["entries": "[\(entry)]", "creator": string(bait.canary())], &bait)
        return try Array(object(["log": log], &bait).utf8)
    }

    /// A JSON object whose members stand in an order that the seed gives: a dictionary's own differs from process to process.
    private func object(_ members: [String: String], _ bait: inout Bait) throws -> String {
        let members = members.sorted { $0.key < $1.key }.shuffled(using: &bait.numbers)
        return try "{" + members.map { try string($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
    }

    private func string(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    @Test(arguments: [false, true]) func noReportOfABrokenRequestOrHARFileHoldsWhatWasSent(isHAR: Bool) throws {
        var judged = 0
        for number in 0..<120 {
            let seed = UInt64(90_000 + number)
            var bait = Bait(seed: seed)
            var bytes = isHAR ? try har(&bait) : Array(request(&bait).utf8)
            if number % 4 > 0 {
                let place = Int.random(in: bytes.indices, using: &bait.numbers)
                switch number % 4 {
                case 1: bytes.remove(at: place)
                case 2: bytes[place] = Array("\";:=\r\n {}\\\u{0}".utf8).randomElement(using: &bait.numbers) ?? 0
                default: bytes.removeSubrange(place...)
                }
            }
            var texts: [String] = []
            do throws(CaptureError) {
                let source = MemorySource(bytes)
                let capture =
                    isHAR
                    ? try HARFile(source, name: "s.har").capture(entry: 0) : try RequestCapture(source).capture
                judged += 1
                if let inspection = try? UploadInspector().inspect(capture) {
                    texts += (try? self.texts(of: inspection, isRevealing: false)) ?? []
                    if let copy = try? SyntheticUpload(inspection, inspector: UploadInspector()) {
                        let all = [copy.body, copy.contentType ?? [], copy.contentLength ?? []].joined(separator: [0x20]
                        )
                        texts.append(String(decoding: Array(all), as: UTF8.self))
                    }
                }
            } catch {
                texts.append("\(error) \(String(reflecting: error))")
            }
            let leaked = leak(of: bait.canaries, in: texts)
            #expect(leaked == nil, "seed \(seed)")
        }
        #expect(judged > 40, "\(judged)")
    }
}
