import ContractFindings

/// Reads the header lines of one part, and says what is wrong with them.
public enum PartHeadReader {
    /// What the caller knows of the body and what is to be borne in mind.
    public struct Options: Sendable, Hashable {
        /// Lines may end in a lone LF: the whole body has such line ends, which the caller reports once.
        public var allowsBareLF: Bool
        /// The body ends within this head, which the caller reports: what is missing at its end is no fault of the head.
        public var isCut: Bool
        /// Whether several errors are explained by one slip where that is so, which takes up to a millisecond.
        public var joinsErrors: Bool

        /// CRLF only, a whole head, and errors joined, unless told otherwise.
        public init(allowsBareLF: Bool = false, isCut: Bool = false, joinsErrors: Bool = true) {
            self.allowsBareLF = allowsBareLF
            self.isCut = isCut
            self.joinsErrors = joinsErrors
        }
    }

    /// Reads a head.
    ///
    /// - Parameters:
    ///   - bytes: The header lines with the blank line; up to the next delimiter if there is no blank line. What stands
    ///     behind the first blank line is not looked at.
    ///   - offset: Where the first of them stands in the body.
    ///   - part: The index of the part, from 0.
    ///   - profile: How strictly to judge.
    ///   - bounds: The most bytes and headers that are read; reaching one is a finding.
    ///   - options: What else the caller knows.
    /// - Returns: The head, up to its blank line, and what is wrong with it, in order of offset.
    public static func read(
        _ bytes: UnsafeRawBufferPointer, offset: Int, part: Int, profile: ReadingProfile = .rfc,
        bounds: ReadingBounds = .standard, options: Options = Options()
    ) -> (head: PartHead, findings: [Finding]) {
        if let head = canonicalHead(bytes, offset: offset, bounds: bounds) { return (head, []) }
        func read(_ bytes: UnsafeRawBufferPointer) -> (head: PartHead, findings: [Finding]) {
            var reading = PartHeadReading(bytes, profile: profile, bounds: bounds, options: options)
            reading.run()
            let head = reading.head(at: offset)
            return (head, reading.findings(of: head, part: part))
        }
        let (head, findings) = read(bytes)
        guard options.joinsErrors else { return (head, findings) }
        let repair = HeadRepair(bytes, offset: offset, part: part) { read($0).findings }
        return (head, repair.explained(findings))
    }
}
