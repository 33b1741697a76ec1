import ContractFindings

extension MultipartForm {
    /// How many random boundaries are drawn before the encoder gives up. One is enough unless the generator is broken: a
    /// content can hold a boundary by chance once in 2¹³⁵ tries a byte.
    static let maximumDraws = 4
    /// How many bytes are searched and copied at a time, so that they are read from memory once.
    static let pieceSize = 128 << 10

    /// The exact length of the body with this boundary, in bytes, computed without encoding.
    public func encodedLength(boundary: Boundary) -> Int { encodedLength(boundaryLength: boundary.text.utf8.count) }

    /// The exact length of the body with a random boundary, in bytes; all of them have the same length.
    public var encodedLength: Int { encodedLength(boundaryLength: Boundary.randomLength) }

    /// Encodes with a random boundary. Should a part hold it, another one is drawn.
    ///
    /// - Parameter contract: What was agreed on for this upload; it is checked before anything is read.
    /// - Throws: the contract's first finding that is an error; what ``FileContent`` says of a file that cannot be read, with
    ///   the index of its part; `boundaryInPart` when several draws in a row collide, which a sound generator does not do.
    public func encode(contract: UploadContract? = nil) throws(Refusal) -> EncodedForm {
        try contract?.check(self, length: encodedLength)
        var generator = SystemRandomNumberGenerator()
        return try encode(using: &generator)
    }

    /// Encodes with a fixed boundary. For tests and vectors; the same form and boundary give the same bytes.
    ///
    /// - Throws: `boundaryInPart` if the boundary, with or without its hyphens, occurs in a part: with the part's index and
    ///   the byte offset of the first occurrence, in the content (term `content`) or in the header lines (term `head`). Else
    ///   as ``encode(contract:)``.
    public func encode(boundary: Boundary, contract: UploadContract? = nil) throws(Refusal) -> EncodedForm {
        try contract?.check(self, length: encodedLength(boundary: boundary))
        var buffer = BodyBuffer(length: encodedLength(boundary: boundary))
        try write(boundary, to: &buffer)
        return EncodedForm(boundary: boundary, body: buffer.finish())
    }

    /// ``encode()`` with boundaries from the given generator.
    package func encode(using generator: inout some RandomNumberGenerator) throws(Refusal) -> EncodedForm {
        var buffer = BodyBuffer(length: encodedLength)
        var draws = 1
        while true {
            let boundary = Boundary.random(using: &generator)
            do throws(Refusal) {
                try write(boundary, to: &buffer)
                return EncodedForm(boundary: boundary, body: buffer.finish())
            } catch {
                guard error.category == .boundaryInPart, draws < MultipartForm.maximumDraws else { throw error }
                draws += 1
                buffer.clear()
            }
        }
    }

    func encodedLength(boundaryLength: Int) -> Int {
        // Each part: "--" boundary CRLF, the part; at the end: "--" boundary "--" CRLF.
        parts.reduce((boundaryLength + 4) * parts.count + boundaryLength + 6) { length, part in length + part.length }
    }

    /// Writes the body and searches every head and content on the way. No boundary can begin in a head and end in a
    /// content: between them stand line ends, which no boundary holds.
    private func write(_ boundary: Boundary, to buffer: inout BodyBuffer) throws(Refusal) {
        var search = BoundarySearch(boundary)
        let delimiter = Array("--\(boundary.text)\r\n".utf8)
        let lineEnd = Array("\r\n".utf8)
        for index in parts.indices {
            buffer.append(delimiter)
            if let offset = search.find(in: parts[index].head) {
                throw Refusal(Finding(.boundaryInPart, offset: offset, part: index, term: .head))
            }
            buffer.append(parts[index].head)
            try MultipartForm.write(parts[index].content, of: index, search: &search, to: &buffer)
            buffer.append(lineEnd)
        }
        buffer.append(Array("--\(boundary.text)--\r\n".utf8))
    }

    private static func write(
        _ content: PartContent, of index: Int, search: inout BoundarySearch, to buffer: inout BodyBuffer
    ) throws(Refusal) {
        let length = content.length
        search.reset()
        let refusal = content.firstRefusal(inPiecesOf: pieceSize, part: index) { piece, offset in
            if let found = search.next(in: piece, isLast: offset + piece.count == length) {
                return Refusal(Finding(.boundaryInPart, offset: offset + found, part: index, term: .content))
            }
            buffer.append(piece)
            return nil
        }
        if let refusal { throw refusal }
    }
}
