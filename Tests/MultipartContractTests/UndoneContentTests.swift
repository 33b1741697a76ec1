import ContractFindings
import Foundation
import Testing

@testable import MultipartContract

@Suite("A damaged picture without its file")
struct UndoneContentTests {
    private func find(
        _ content: [UInt8], type: String? = "image/png", isFile: Bool = true, pieceLength: Int = 1 << 20
    ) throws -> (undone: UndoneContent?, bytes: [UInt8]?) {
        // The content stands in a body, between other bytes.
        let source = PiecewiseSource(bytes: [1, 2, 3] + content + [4], pieceLength: pieceLength)
        let undone = try UndoneContent.find(
            in: source, content: 3..<3 + content.count, contentType: type.map { Array($0.utf8)[...] }, isFile: isFile,
            part: 2, field: "photo")
        guard let undone else { return (nil, nil) }
        var bytes: [UInt8] = []
        try undone.repair.write(from: source) { bytes.append(contentsOf: $0) }
        #expect(bytes.count == undone.repair.length)
        return (undone, bytes)
    }

    /// Damages that leave every byte of a picture to be found again.
    private static let undoable =
        DamageKind.all.filter { $0.isCertain == true && $0.name != "text mode" } + [
            DamageKind(name: "headers before", category: .damageFraming) { bytes in
                Array("Content-Type: image/png\r\n\r\n".utf8) + bytes
            },
            DamageKind(name: "a delimiter behind", category: .damageFraming) { bytes in
                bytes + Array("\r\n--X7f3--\r\n".utf8)
            },
            DamageKind(name: "another part behind", category: .damageFraming) { bytes in
                bytes + Array("\r\n--Other\r\nContent-Disposition: form-data; name=\"b\"\r\n\r\nhello".utf8)
            },
            DamageKind(name: "a whole body", category: .damageFraming) { bytes in
                Array("--X\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n".utf8) + bytes
                    + Array("\r\n--X--\r\n".utf8)
            },
        ]

    @Test("is had back where the damage can be undone", arguments: undoable)
    func undoes(kind: DamageKind) throws {
        for name in SamplePicture.names {
            let picture = try SamplePicture.bytes(name)
            for type in [SamplePicture.type(name), nil, "application/octet-stream", "image/*"] {
                let (undone, bytes) = try find(kind.apply(picture), type: type)
                let finding = try #require(undone?.finding, "\(name)")
                #expect(finding.category == kind.category, "\(name)")
                #expect(finding.recovery == .certain)
                #expect(finding.part == 2 && finding.field == "photo")
                #expect(finding.expected == picture.count)
                #expect(bytes == picture, "\(name)")
                #expect(undone?.isCertain == (name == "hills.png"), "\(name)")
            }
        }
    }

    @Test("is had back from changed line ends only where its sums prove it")
    func lineEnds() throws {
        var undone: Set<String> = []
        for name in SamplePicture.names {
            let picture = try SamplePicture.bytes(name)
            for kind in DamageKind.lineEnd {
                let damaged = kind.apply(picture)
                guard damaged != picture else { continue }
                let bytes = try find(damaged, type: SamplePicture.type(name)).bytes
                #expect(bytes == nil || bytes == picture && name == "hills.png", "\(name), \(kind.name)")
                if bytes != nil { undone.insert(kind.name) }
            }
        }
        #expect(undone.isSuperset(of: ["text mode", "LF to CRLF where no CR is"]), "\(undone)")
    }

    @Test("is not claimed where bytes are lost, where nothing is wrong, and where the part should hold something else")
    func nothing() throws {
        for name in SamplePicture.names {
            let picture = try SamplePicture.bytes(name)
            let type = SamplePicture.type(name)
            #expect(try find(picture, type: type).undone == nil, "\(name)")
            for kind in DamageKind.all where kind.isCertain == false && kind.category != .damageCRLFToLF {
                #expect(try find(kind.apply(picture), type: type).undone == nil, "\(name), \(kind.name)")
            }
            let text = Array(Data(picture).base64EncodedData())
            #expect(try find(text, type: nil, isFile: false).undone == nil, "\(name)")
            for other in ["text/plain", "application/json", "application/pdf", "image/heic", "image/tiff"] {
                #expect(try find(text, type: other).undone == nil, "\(name), \(other)")
            }
            #expect(try find(Array(text.dropLast(30)), type: type).undone == nil, "\(name)")
            #expect(try find(text + text, type: type).undone == nil, "\(name)")
        }
        for bytes in [[], [0x89], [0xFF, 0xD8, 0xFF], Array("R0lGODlh".utf8), Array(repeating: 0x5B, count: 9)] {
            #expect(try find(bytes, type: nil).undone == nil)
        }
    }

    @Test("is found alike in pieces of any length")
    func pieces() throws {
        let picture = try SamplePicture.bytes("hills.gif")
        for kind in UndoneContentTests.undoable {
            let damaged = kind.apply(picture)
            let whole = try find(damaged, type: "image/gif")
            for pieceLength in [1, 2, 3, 7, 16, 61, 1_000] {
                let (undone, bytes) = try find(damaged, type: "image/gif", pieceLength: pieceLength)
                #expect(undone == whole.undone, "\(kind.name), \(pieceLength)")
                #expect(bytes == picture, "\(kind.name), \(pieceLength)")
            }
        }
    }

    @Test("is either what it was or not claimed, whatever happened to it")
    func property() throws {
        var undoneCount = 0
        for seed in 1...600 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let picture = SamplePicture.png(&generator)
            var damaged = picture
            for _ in 0..<Int.random(in: 1...2, using: &generator) {
                switch Int.random(in: 0...5, using: &generator) {
                case 0:
                    let place = damaged.indices.randomElement(using: &generator) ?? 0
                    if damaged.isEmpty { continue }
                    damaged[place] ^= UInt8.random(in: 1...255, using: &generator)
                case 1:
                    let start = Int.random(in: 0...damaged.count, using: &generator)
                    damaged.removeSubrange(start..<min(damaged.count, start + 3))
                default:
                    damaged = DamageKind.all.randomElement(using: &generator)?.apply(damaged) ?? damaged
                }
            }
            guard damaged != picture else { continue }
            let type = ["image/png", "application/octet-stream", nil].randomElement(using: &generator) ?? nil
            let (undone, bytes) = try find(damaged, type: type)
            guard let undone else { continue }
            undoneCount += 1
            #expect(undone.isCertain, "seed \(seed)")
            #expect(bytes == picture, "seed \(seed)")
        }
        #expect(undoneCount > 100)
    }

    @Test("a source that ends early is an error, not a picture")
    func sources() throws {
        let text = Array(Data(try SamplePicture.bytes("hills.png")).base64EncodedData())
        let source = ShrunkenSource(bytes: text, length: text.count + 100)
        #expect(throws: SourceFailure(offset: text.count)) {
            try UndoneContent.find(in: source, content: 0..<source.length, contentType: nil, isFile: true)
        }
    }
}

@Suite("The structure of a picture")
struct PictureStructureTests {
    private func read(_ bytes: [UInt8], pieceLength: Int = 1 << 20) throws -> PictureStructure {
        try PictureStructure(PiecewiseSource(bytes: bytes, pieceLength: pieceLength), range: 0..<bytes.count)
    }

    @Test("says where a picture ends, in pieces of any length")
    func end() throws {
        for (name, kind) in zip(SamplePicture.names, [Term.png, .jpeg, .gif, .webP]) {
            let picture = try SamplePicture.bytes(name)
            for pieceLength in [1, 2, 3, 5, 64, 1 << 20] {
                let whole = try read(picture, pieceLength: pieceLength)
                #expect(whole.kind == kind)
                #expect(whole.end == picture.count, "\(name)")
                #expect(whole.isWhole, "\(name)")
                let data = try #require(whole.dataOffset)
                #expect((20..<picture.count).contains(data))
                let longer = try read(picture + [13, 10], pieceLength: pieceLength)
                #expect(longer.end == picture.count, "\(name)")
                #expect(!longer.isWhole, "\(name)")
            }
        }
    }

    @Test("is whole for no beginning of a picture")
    func beginnings() throws {
        for name in SamplePicture.names {
            let picture = try SamplePicture.bytes(name)
            for length in 0..<picture.count {
                #expect(try !read(Array(picture[..<length])).isWhole, "\(name), \(length)")
            }
        }
    }

    @Test("of a PNG is broken by a change of any byte")
    func sums() throws {
        var generator = SeededGenerator(seed: 3)
        let picture = SamplePicture.png(&generator)
        #expect(try read(picture).isWhole)
        for index in picture.indices {
            var changed = picture
            changed[index] ^= UInt8.random(in: 1...255, using: &generator)
            #expect(try !read(changed).isWhole, "\(index)")
        }
    }

    @Test("bears any bytes behind any signature")
    func anything() throws {
        for seed in 1...400 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var bytes = try SamplePicture.bytes(SamplePicture.names[Int(seed % 4)])
            for _ in 0..<8 {
                let place = Int.random(in: 6..<min(bytes.count, 600), using: &generator)
                bytes[place] = [0, 0xFF, UInt8.random(in: 0...255, using: &generator)][Int(seed % 3)]
            }
            let picture = try read(bytes, pieceLength: Int(seed % 40) + 1)
            if let end = picture.end { #expect(end <= bytes.count, "seed \(seed)") }
        }
    }
}
