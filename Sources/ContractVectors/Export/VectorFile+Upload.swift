import ContractFindings

extension VectorFile {
    /// A vector file for one body, with the answer that this library gives: to keep a reported fault as a case.
    ///
    /// - Parameters:
    ///   - body: the body, at most 16 MiB.
    ///   - contentType: the value of the `Content-Type`; nil for a request without one.
    ///   - contentLength: the value of the `Content-Length`, if it matters.
    ///   - profile: `rfc`, `browser` or `exact`.
    ///   - contents: contents that came with those that were expected in their place, each a case of its own.
    /// - Returns: nil for a body that a vector cannot hold, a header value that is no UTF-8, and a profile for writing.
    public static func upload(
        _ body: [UInt8], contentType: [UInt8]?, contentLength: [UInt8]?, profile: VectorProfile,
        contents: [(expected: [UInt8], found: [UInt8])] = []
    ) -> VectorFile? {
        guard body.count <= VectorBytes.maximumLength, profile.reading != nil, let id = CaseID("upload.synthetic.0001")
        else { return nil }
        var parameters = VectorParameters()
        if let contentType {
            guard let text = String(strictUTF8: contentType) else { return nil }
            parameters.contentType = text
        }
        if let contentLength {
            guard let text = String(strictUTF8: contentLength) else { return nil }
            parameters.contentLength = text
        }
        let question = VectorQuestion(
            operation: .multipartRead, profile: profile, parameters: parameters, input: body, edges: [])
        guard let answer = answer(question) else { return nil }
        let vector = Vector(
            id: id, comment: "a body with the faults of a reported one, and invented contents", flags: [],
            parameters: parameters, input: VectorBytes(readable: body), edges: [], answer: answer, isRetired: false)
        let group = VectorGroup(
            name: "synthetic upload", operation: .multipartRead, level: .must, section: "the report that it comes from",
            profile: profile, parameters: VectorParameters(), cases: [vector])
        return VectorFile(
            schemaReference: nil, area: "upload", suite: VectorSuite.builtIn.version, title: "A reported upload",
            notes: [:], groups: [group] + [comparisons(of: contents)].compactMap { $0 })
    }

    /// The answer of this library, or nil if it has none.
    private static func answer(_ question: VectorQuestion) -> Vector.Answer? {
        switch StrictImplementation().answer(question) {
        case .accept(let value): .accept(VectorBytes(readable: value))
        case .reject(let category?, let offset): .reject(category, offset: offset)
        default: nil
        }
    }

    /// A group with a case for each content; nil if there is none.
    private static func comparisons(of contents: [(expected: [UInt8], found: [UInt8])]) -> VectorGroup? {
        let cases = contents.prefix(9_998).enumerated().compactMap { index, content -> Vector? in
            let number = String(index + 2)
            var parameters = VectorParameters()
            parameters.expectedBytes = content.expected
            let question = VectorQuestion(
                operation: .multipartCompare, profile: .rfc, parameters: parameters, input: content.found, edges: [])
            guard
                let id = CaseID(
                    "upload.synthetic." + String(repeating: "0", count: max(0, 4 - number.count)) + number),
                let answer = answer(question)
            else { return nil }
            return Vector(
                id: id, comment: "invented contents with the damage of a reported one", flags: [],
                parameters: parameters, input: VectorBytes(readable: content.found), edges: [], answer: answer,
                isRetired: false)
        }
        guard !cases.isEmpty else { return nil }
        return VectorGroup(
            name: "synthetic contents", operation: .multipartCompare, level: .must,
            section: "the report that it comes from", profile: .rfc, parameters: VectorParameters(), cases: cases)
    }
}

extension VectorBytes {
    /// The bytes in segments as a person reads them: text where it is printable ASCII with line ends, hexadecimal elsewhere,
    /// and a line a segment.
    init(readable bytes: [UInt8]) {
        var segments: [Segment] = []
        var run: [UInt8] = []
        var isText = true
        func flush() {
            guard !run.isEmpty else { return }
            segments.append(isText ? .text(String(decoding: run, as: UTF8.self)) : .hex(run))
            run = []
        }
        for byte in bytes {
            let fits = (0x20...0x7E).contains(byte) || byte == 0x0D || byte == 0x0A
            if fits != isText {
                flush()
                isText = fits
            }
            run.append(byte)
            if byte == 0x0A || run.count >= 4_096 { flush() }
        }
        flush()
        self.init(segments)
    }
}
