/// The parts of a body as byte ranges: every byte belongs to exactly one of them. Ranges, never copies.
public struct Anatomy: Sendable, Hashable {
    /// One part with the delimiter line before it.
    public struct Part: Sendable, Hashable {
        /// The delimiter, from its line end before (which belongs to it) to behind its own line end.
        public var delimiter: Range<Int>
        /// The header lines with their line ends and the blank line. Empty if there is no blank line and nothing before it.
        public var head: Range<Int>
        /// The content.
        public var content: Range<Int>

        /// Describes a part.
        public init(delimiter: Range<Int>, head: Range<Int>, content: Range<Int>) {
            self.delimiter = delimiter
            self.head = head
            self.content = content
        }
    }

    /// How many bytes the body has.
    public var length: Int
    /// The bytes before the first delimiter; the whole body if there is none.
    public var preamble: Range<Int>
    /// The parts in order.
    public var parts: [Part]
    /// The closing delimiter, if there is one, like the delimiter of a part.
    public var close: Range<Int>?
    /// The bytes behind the closing delimiter's line.
    public var epilogue: Range<Int>

    /// Describes a body.
    public init(length: Int, preamble: Range<Int>, parts: [Part], close: Range<Int>?, epilogue: Range<Int>) {
        self.length = length
        self.preamble = preamble
        self.parts = parts
        self.close = close
        self.epilogue = epilogue
    }
}
