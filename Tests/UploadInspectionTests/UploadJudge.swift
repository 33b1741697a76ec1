import ContractFindings
import MultipartContract
import UploadInspection

/// Gives an upload of the tests to the inspector, with all that is known of it.
struct UploadJudge {
    private let contentTypes: [[UInt8]]
    private var contentLengths: [[UInt8]]?
    private let body: any ByteSource
    private var inspector = BodyInspector()

    /// An upload of a kind.
    init(_ upload: UploadCase) {
        contentTypes = [Array(upload.contentType.utf8)]
        contentLengths = upload.contentLength.map { [Array($0.utf8)] }
        body = MemorySource(upload.body)
        expect(upload.expected)
    }

    /// An upload after a public report.
    ///
    /// - Parameter knowsWhatIsExpected: Whether the names and the content are told that were meant to be sent.
    init(_ report: Material.Report, knowsWhatIsExpected: Bool = true) throws {
        contentTypes = [Array(report.contentType.utf8)]
        contentLengths = report.contentLength.map { [Array($0.utf8)] }
        body = MemorySource(Array(report.body))
        guard knowsWhatIsExpected else { return }
        expect(report.expected)
        if let names = report.expectedNames {
            inspector.contract = UploadContract(
                parts: try names.map { UploadContract.Part(try FieldName($0), kind: .any) }, allowsOtherParts: true)
        }
    }

    /// A body of another parser's suite.
    init(_ peer: Material.Peer, pieceLength: Int? = nil) {
        contentTypes = [Array(peer.contentType.utf8)]
        body = pieceLength.map { PieceSource(bytes: peer.bytes, pieceLength: $0) } ?? MemorySource(peer.bytes)
    }

    private mutating func expect(_ expected: (part: Int, bytes: [UInt8])?) {
        guard let expected else { return }
        inspector.expected = [ExpectedContent(.index(expected.part), source: MemorySource(expected.bytes))]
    }

    /// All that is found.
    func findings() throws -> [Finding] {
        try inspector.inspect(body, contentTypes: contentTypes, contentLengths: contentLengths).findings
    }
}
