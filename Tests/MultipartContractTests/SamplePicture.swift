import Foundation

/// Pictures that browsers draw, and made ones.
enum SamplePicture {
    static let names = ["hills.png", "hills.jpg", "hills.gif", "hills.webp"]

    /// The bytes of a file of `UploadInspectionTests/Material/pictures`.
    static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("UploadInspectionTests/Material/pictures")
        return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// `image/png` and so on.
    static func type(_ name: String) -> String {
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        return "image/" + (ending == "jpg" ? "jpeg" : ending)
    }

    /// A PNG of random pixels, which are not compressed, with a random comment.
    static func png(_ generator: inout SeededGenerator) -> [UInt8] {
        let width = Int.random(in: 1...24, using: &generator)
        let height = Int.random(in: 1...24, using: &generator)
        let rows = (0..<height).flatMap { _ in
            [0] + (0..<width * 3).map { _ in UInt8.random(in: 0...255, using: &generator) }
        }
        var sums: (UInt32, UInt32) = (1, 0)
        for byte in rows {
            sums.0 = (sums.0 + UInt32(byte)) % 65_521
            sums.1 = (sums.1 + sums.0) % 65_521
        }
        let count = UInt16(rows.count)
        let stored = [0x78, 0x01, 0x01] + [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + rows
        let comment = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
            UInt8.random(in: 0...255, using: &generator)
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", number(UInt32(width)) + number(UInt32(height)) + [8, 2, 0, 0, 0])
            + chunk("tEXt", Array("Comment".utf8) + [0] + comment)
            + chunk("IDAT", stored + number(sums.1 << 16 | sums.0)) + chunk("IEND", [])
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ type: String, _ bytes: [UInt8]) -> [UInt8] {
        let typed = Array(type.utf8) + bytes
        var rest: UInt32 = .max
        for byte in typed {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
        }
        return number(UInt32(bytes.count)) + typed + number(~rest)
    }
}
