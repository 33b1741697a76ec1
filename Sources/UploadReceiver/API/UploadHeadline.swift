import ContractFindings

/// What is said of an upload before all else: what is wrong with it, what to do, and what is seen of it at the other end.
struct UploadHeadline {
    /// What is wrong, in a sentence; nil where nothing is.
    let cause: String?
    /// What to do about it.
    let cure: String?
    /// What the server's colleague would complain of, or what a server reads.
    let sentence: String
    /// The finding that all this is said of.
    let finding: Finding?

    init(_ upload: ReceivedUpload) {
        let count = upload.judgement.parts.count
        let good = "A server reads \(count) \(count == 1 ? "part, as it was" : "parts, as they were") sent."
        if let unknown = upload.unknownName {
            let first = Finding(.uploadUnknown)
            finding = first
            cause = first.sentence
            cure = unknown.suggestion.map { "Did you mean `\($0.text)`?" } ?? first.cure
            sentence = first.serverView ?? first.sentence
        } else if upload.ending == .foreign {
            finding = nil
            cause = "The client speaks TLS: its URL begins with `https://`."
            cure = "Give the client a URL that begins with `http://`."
            sentence =
                "A server without TLS cannot read a byte of it: the URL has to begin with `http://` and not with `https://`."
        } else if !upload.isUpload {
            (finding, cause, cure) = (nil, nil, nil)
            sentence = "A server sees a request without a body, and so no upload."
        } else if let first = UploadHeadline.finding(of: upload) {
            finding = first
            cause = first.sentence
            cure = first.cure
            // A warning about a content says what becomes of it; other ones are read all the same.
            let isBroken = first.severity == .error || first.layer == .payload
            sentence = isBroken ? first.serverView ?? (first.severity == .error ? first.sentence : good) : good
        } else {
            (finding, cause, cure) = (nil, nil, nil)
            sentence = good
        }
    }

    /// The first error; without one, a warning of contents that may be damaged, since those nobody can open; else the first
    /// warning.
    private static func finding(of upload: ReceivedUpload) -> Finding? {
        let findings = upload.judgement.check.findings
        return findings.first { $0.severity == .error } ?? findings.first { $0.layer == .payload } ?? findings.first
    }
}
