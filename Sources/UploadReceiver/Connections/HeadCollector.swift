/// Takes in bytes until a request head is whole, and looks at each byte once, however they come.
struct HeadCollector {
    /// All bytes so far, those behind the head among them.
    private(set) var bytes: [UInt8] = []
    /// Whether the head is whole, or as long as a head may be.
    private(set) var isWhole = false
    private let limit: Int
    /// Where the line begins of which the end has not come.
    private var lineStart = 0
    /// Up to where the line has been looked through.
    private var seen = 0
    private var hasFirstLine = false

    /// - Parameter limit: The most bytes of a head.
    init(limit: Int) { self.limit = limit }

    /// Takes further bytes.
    mutating func add(_ piece: some Collection<UInt8>) {
        bytes.append(contentsOf: piece)
        while !isWhole, let lineFeed = bytes[seen...].firstIndex(of: UInt8(ascii: "\n")) {
            takeLine(bytes[lineStart..<lineFeed])
            seen = lineFeed + 1
            lineStart = seen
        }
        if !isWhole { seen = bytes.count }
        // One byte more shows that it goes on.
        if bytes.count > limit { isWhole = true }
    }

    private mutating func takeLine(_ line: ArraySlice<UInt8>) {
        let isEmpty = line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")])
        // An empty line before the first one is gone over (RFC 9112, 2.2).
        if isEmpty, lineStart == 0 { return }
        // Where the blank line is missing, the first delimiter ends the head.
        let isDelimiter = hasFirstLine && line.starts(with: "--".utf8) && !line.contains(UInt8(ascii: ":"))
        isWhole = isEmpty || isDelimiter
        hasFirstLine = true
    }
}
