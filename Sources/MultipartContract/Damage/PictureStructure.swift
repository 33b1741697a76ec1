import ContractFindings

/// Follows a picture from its first byte to where it says itself that it ends: a value without I/O that is fed in pieces.
///
/// PNG: every chunk with its CRC-32 up to `IEND`. GIF: every block up to the trailer. WebP: every chunk of the RIFF length. JPEG:
/// every segment and scan up to the end marker; the bytes of a scan are not looked into. Memory stays flat, time linear.
package struct PictureStructure: ByteSink, Sendable {
    /// The kinds of picture that are known here.
    package static let kinds: Set<Term> = [.png, .jpeg, .gif, .webP]

    /// What comes next.
    private enum Step {
        case signature
        case pngChunk, pngSum
        case jpegMarker, jpegFill, jpegLength, jpegScan, jpegScanMarker
        case gifScreen, gifBlock, gifLabel, gifImage, gifCodeSize, gifSubBlock
        case webPStart, webPChunk, webPEnd
        case ended, broken
    }

    /// The kind of picture; nil until the first bytes have told it, and for other bytes.
    package private(set) var kind: Term?
    /// How many bytes were read.
    package private(set) var length = 0
    /// Where the picture ends by its own structure, counted from its first byte; nil if it is broken, or was not read so far.
    package private(set) var end: Int?
    /// Where the bytes begin that no other picture has, behind headers, tables and colours; nil if it was not read so far.
    package private(set) var dataOffset: Int?

    private var step = Step.signature
    /// Bytes that are collected until a step has as many as it needs.
    private var window: [UInt8] = []
    private var needed = 2
    /// How many bytes are passed over before the next step.
    private var skipped = 0
    private var position = 0
    private var sum = CRC32()
    private var isSummed = false
    /// The type of the chunk of a PNG, or the marker of a segment of a JPEG.
    private var type: UInt32 = 0
    private var hasStart = false
    private var hasData = false
    private var limit = 0
    private var lastBytes: (UInt8, UInt8) = (0, 0)

    /// Before the first byte.
    package init() {}

    /// Reads a range of a source as far as its structure goes, or to the end of the range.
    ///
    /// - Throws: ``SourceFailure`` if the source cannot be read.
    package init(_ source: any ByteSource, range: Range<Int>) throws(SourceFailure) {
        var picture = PictureStructure()
        try source.forEachPiece(of: range) { piece, _ in picture.take(piece) }
        self = picture
    }

    /// Whether the bytes that were read are a picture from the first to the last.
    ///
    /// Behind the end of a JPEG others may stand in the same file, as phones write it.
    package var isWhole: Bool {
        guard let end else { return false }
        return end == length || kind == .jpeg && lastBytes == (0xFF, 0xD9)
    }

    /// Whether it holds sums of all its bytes, so that a whole one is certainly what was made.
    package var isSummedUp: Bool { kind == .png }

    mutating func take(_ byte: UInt8) -> Bool {
        withUnsafeBytes(of: byte) { take($0) }
    }

    /// Reads bytes; false as soon as they are no picture.
    mutating func take(_ run: UnsafeRawBufferPointer) -> Bool {
        guard step != .broken else { return false }
        length += run.count
        if run.count > 1 { lastBytes = (run[run.count - 2], run[run.count - 1]) }
        if run.count == 1 { lastBytes = (lastBytes.1, run[0]) }
        var index = 0
        while index < run.count, step != .ended, step != .broken {
            let start = index
            if skipped > 0 {
                let count = min(skipped, run.count - index)
                if isSummed { sum.add(UnsafeRawBufferPointer(rebasing: run[index..<index + count])) }
                skipped -= count
                index += count
            } else if step == .jpegScan {
                while index < run.count, run[index] != 0xFF { index += 1 }
                if index < run.count {
                    index += 1
                    step = .jpegScanMarker
                    needed = 1
                }
            } else {
                window.append(run[index])
                index += 1
            }
            position += index - start
            if window.count == needed, skipped == 0 {
                let bytes = window
                window.removeAll(keepingCapacity: true)
                advance(bytes)
            }
        }
        return step != .broken
    }

    private mutating func go(_ next: Step, needs count: Int, behind skipped: Int = 0) {
        step = next
        needed = count
        self.skipped = skipped
    }

    private mutating func finish() {
        step = .ended
        end = position
    }

    private mutating func advance(_ bytes: [UInt8]) {
        switch step {
        case .signature: beginKind(bytes)
        case .pngChunk: pngChunk(bytes)
        case .pngSum: pngSum(bytes)
        case .jpegMarker, .jpegFill: jpegMarker(bytes)
        case .jpegLength: jpegSegment(bytes)
        case .jpegScanMarker: jpegScanMarker(bytes[0])
        case .gifScreen, .gifBlock, .gifLabel, .gifImage, .gifCodeSize, .gifSubBlock: gif(bytes)
        case .webPStart: webPStart(bytes)
        case .webPChunk: webPChunk(bytes)
        case .webPEnd: finish()
        case .jpegScan, .ended, .broken: break
        }
    }

    private mutating func beginKind(_ bytes: [UInt8]) {
        guard bytes.count > 2 else {
            switch (bytes[0], bytes[1]) {
            case (0xFF, 0xD8):
                kind = .jpeg
                go(.jpegMarker, needs: 2)
            case (0x89, 0x50), (0x47, 0x49), (0x52, 0x49):
                needed = bytes[0] == 0x89 ? 8 : bytes[0] == 0x47 ? 6 : 12
                window = bytes
            default: step = .broken
            }
            return
        }
        kind = FileSignature.kind(of: bytes)
        switch kind {
        case .png?: go(.pngChunk, needs: 8)
        case .gif?: go(.gifScreen, needs: 7)
        case .webP?: webPStart(bytes)
        default: step = .broken
        }
    }
}

// MARK: PNG

extension PictureStructure {
    private static let ihdr: UInt32 = 0x4948_4452
    private static let idat: UInt32 = 0x4944_4154
    private static let iend: UInt32 = 0x4945_4E44

    private mutating func pngChunk(_ bytes: [UInt8]) {
        let count = Int(clamping: PictureStructure.bigEndian(bytes[..<4]))
        type = PictureStructure.bigEndian(bytes[4...])
        let isLetters = bytes[4...].allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
        guard isLetters, count <= Int(Int32.max), hasStart || (type == PictureStructure.ihdr && count == 13),
            type != PictureStructure.iend || count == 0
        else {
            step = .broken
            return
        }
        hasStart = true
        if type == PictureStructure.idat {
            hasData = true
            if dataOffset == nil { dataOffset = position }
        }
        sum = CRC32()
        bytes.withUnsafeBytes { sum.add(UnsafeRawBufferPointer(rebasing: $0[4...])) }
        isSummed = true
        go(.pngSum, needs: 4, behind: count)
    }

    private mutating func pngSum(_ bytes: [UInt8]) {
        isSummed = false
        guard PictureStructure.bigEndian(bytes[...]) == sum.value else {
            step = .broken
            return
        }
        if type != PictureStructure.iend {
            go(.pngChunk, needs: 8)
        } else if hasData {
            finish()
        } else {
            step = .broken
        }
    }

    private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
}

// MARK: JPEG

extension PictureStructure {
    private mutating func jpegMarker(_ bytes: [UInt8]) {
        guard step == .jpegFill || bytes[0] == 0xFF else {
            step = .broken
            return
        }
        let marker = bytes[bytes.count - 1]
        switch marker {
        case 0xFF: go(.jpegFill, needs: 1)
        case 0xD9: if hasData { finish() } else { step = .broken }
        case 0x00...0x01, 0xD0...0xD8: step = .broken
        default:
            type = UInt32(marker)
            go(.jpegLength, needs: 2)
        }
    }

    private mutating func jpegSegment(_ bytes: [UInt8]) {
        let count = Int(bytes[0]) << 8 | Int(bytes[1])
        guard count >= 2 else {
            step = .broken
            return
        }
        switch type {
        case 0xDA:
            // A scan, of a picture whose size is known.
            guard hasStart else {
                step = .broken
                return
            }
            hasData = true
            if dataOffset == nil { dataOffset = position + count - 2 }
            go(.jpegScan, needs: 0, behind: count - 2)
        case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
            hasStart = true
            go(.jpegMarker, needs: 2, behind: count - 2)
        default: go(.jpegMarker, needs: 2, behind: count - 2)
        }
    }

    /// Behind FF in a scan: a byte FF of its own, a restart, or the end of the scan.
    private mutating func jpegScanMarker(_ byte: UInt8) {
        switch byte {
        case 0x00, 0xD0...0xD7: go(.jpegScan, needs: 0)
        case 0xFF: go(.jpegScanMarker, needs: 1)
        default: jpegMarker([0xFF, byte])
        }
    }
}

// MARK: GIF

extension PictureStructure {
    private mutating func gif(_ bytes: [UInt8]) {
        switch step {
        case .gifScreen: go(.gifBlock, needs: 1, behind: PictureStructure.coloursLength(bytes[4]))
        case .gifBlock:
            switch bytes[0] {
            case 0x21: go(.gifLabel, needs: 1)
            case 0x2C: go(.gifImage, needs: 9)
            case 0x3B where hasData: finish()
            default: step = .broken
            }
        case .gifLabel: go(.gifSubBlock, needs: 1)
        case .gifImage: go(.gifCodeSize, needs: 1, behind: PictureStructure.coloursLength(bytes[8]))
        case .gifCodeSize:
            guard (2...11).contains(bytes[0]) else {
                step = .broken
                return
            }
            hasData = true
            if dataOffset == nil { dataOffset = position }
            go(.gifSubBlock, needs: 1)
        default:
            // An empty block ends a row of blocks.
            if bytes[0] == 0 { go(.gifBlock, needs: 1) } else { go(.gifSubBlock, needs: 1, behind: Int(bytes[0])) }
        }
    }

    /// The length of a table of colours, by the byte that says whether there is one.
    private static func coloursLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}

// MARK: WebP

extension PictureStructure {
    /// The most bytes of a file: so that lengths can be added where numbers have 32 bits.
    private static let webPLimit = 1 << 30

    private mutating func webPStart(_ bytes: [UInt8]) {
        let count = PictureStructure.littleEndian(bytes[4..<8])
        guard count <= PictureStructure.webPLimit else {
            step = .broken
            return
        }
        limit = 8 + count
        go(.webPChunk, needs: 8)
    }

    private mutating func webPChunk(_ bytes: [UInt8]) {
        let count = PictureStructure.littleEndian(bytes[4...])
        let name = bytes[..<4]
        let isData = ["VP8 ", "VP8L", "ANMF"].contains { name.elementsEqual($0.utf8) }
        guard hasStart || isData || name.elementsEqual("VP8X".utf8), position <= limit, count <= limit - position else {
            step = .broken
            return
        }
        hasStart = true
        if isData {
            hasData = true
            if dataOffset == nil { dataOffset = position + 16 }
        }
        // A chunk of odd length is followed by a byte, which the last one may lack.
        let next = min(limit, position + count + count % 2)
        switch limit - next {
        case 0 where hasData && next == position: finish()
        case 0 where hasData: go(.webPEnd, needs: 0, behind: next - position)
        case 8...: go(.webPChunk, needs: 8, behind: next - position)
        default: step = .broken
        }
    }

    private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
        Int(clamping: bytes.reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) })
    }
}
