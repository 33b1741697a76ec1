/// A form to be written by hand, right or with one fault, so that the place of the fault is known.
struct FormShape: Sendable, CustomStringConvertible {
    /// A part as it is meant.
    struct Part: Sendable {
        var name: String
        var filename: String?
        var type: String?
        var content: [UInt8]

        /// The header lines, each with its CRLF, without the blank line.
        var lines: [String] {
            let file = filename.map { "; filename=\"\($0)\"" } ?? ""
            return ["Content-Disposition: form-data; name=\"\(name)\"\(file)\r\n"]
                + (type.map { ["Content-Type: \($0)\r\n"] } ?? [])
        }
    }

    var boundary: String
    var parts: [Part]
    /// The part that gets the fault.
    var target: Int

    var isLast: Bool { target == parts.count - 1 }

    /// The value of the header.
    var contentType: String {
        let isToken = boundary.utf8.allSatisfy { FormShape.isToken($0) }
        return "multipart/form-data; boundary=" + (isToken ? boundary : "\"\(boundary)\"")
    }

    /// What a test prints of it.
    var description: String {
        let parts = parts.map { "\($0.filename == nil ? "text" : "file") \($0.content.count)" }
        return "boundary \(boundary), parts \(parts), target \(target)"
    }

    /// The delimiter line before a part, with the CRLF before it unless it is the first.
    func delimiter(before index: Int) -> String { (index == 0 ? "" : "\r\n") + "--\(boundary)\r\n" }

    /// The closing delimiter with the line ends round it.
    var close: String { "\r\n--\(boundary)--\r\n" }

    /// The right body.
    var body: [UInt8] { FormBody(self).bytes }

    static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: Array("!#$%&'*+-.^_`|~".utf8).contains(byte)
        }
    }

    /// Every combination of boundary, number of parts, place of the target, text or file, and empty or not.
    static let all: [FormShape] = {
        let boundaries = ["B7", "----WebKitFormBoundary7MA4YWxkTrZu0gW", "=_outer (1):part/2?"]
        let contents: [[UInt8]] = [[], Array("one line".utf8), [0xFF, 0xD8, 0x00, 0x0D, 0x0A, 0x2D, 0x2D, 0xFF, 0xD9]]
        var shapes: [FormShape] = []
        for boundary in boundaries {
            for (count, target) in [(1, 0), (3, 0), (3, 1), (3, 2)] {
                for content in contents {
                    for isFile in [true, false] where isFile || content.first != 0xFF {
                        let parts = (0..<count).map { index in
                            if index != target {
                                return Part(name: "other\(index)", content: Array("other text \(index)".utf8))
                            }
                            return Part(
                                name: "aim", filename: isFile ? "aim.bin" : nil,
                                type: isFile ? "application/octet-stream" : nil, content: content)
                        }
                        shapes.append(FormShape(boundary: boundary, parts: parts, target: target))
                    }
                }
            }
        }
        return shapes
    }()
}

/// A body as it is put together, with the offsets of what is in it.
struct FormBody {
    private(set) var bytes: [UInt8] = []
    /// Where the delimiter text before each part begins: at its hyphens.
    private(set) var delimiters: [Int] = []
    /// Where the header lines of each part begin.
    private(set) var heads: [Int] = []
    /// Where each content begins.
    private(set) var contents: [Int] = []
    /// Where the hyphens of the closing delimiter stand.
    private(set) var close = 0

    /// Writes a form. A closure that returns nil leaves a place as it is.
    ///
    /// - Parameters:
    ///   - lines: The header lines with the blank line, of the target only.
    ///   - content: The content of the target.
    ///   - lineEndAfterTarget: What stands between the content of the target and the hyphens of the next delimiter.
    ///   - closing: The closing delimiter from its hyphens on.
    init(
        _ shape: FormShape, lines: (([String]) -> [String])? = nil, content: (([UInt8]) -> [UInt8])? = nil,
        lineEndAfterTarget: String = "\r\n", closing: String? = nil
    ) {
        for (index, part) in shape.parts.enumerated() {
            let isTarget = index == shape.target
            if index > 0 { bytes += Array((index - 1 == shape.target ? lineEndAfterTarget : "\r\n").utf8) }
            delimiters.append(bytes.count)
            bytes += Array("--\(shape.boundary)\r\n".utf8)
            heads.append(bytes.count)
            let plain = part.lines + ["\r\n"]
            bytes += (isTarget ? lines?(plain) ?? plain : plain).flatMap { Array($0.utf8) }
            contents.append(bytes.count)
            bytes += isTarget ? content?(part.content) ?? part.content : part.content
        }
        bytes += Array((shape.isLast ? lineEndAfterTarget : "\r\n").utf8)
        close = bytes.count
        bytes += Array((closing ?? "--\(shape.boundary)--\r\n").utf8)
    }
}
