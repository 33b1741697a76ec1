/// Damages done to a few invented bytes, to make a synthetic case of them.
enum ByteDamage {
    /// Invalid UTF-8 becomes replacement characters, one for each sequence.
    static func utf8Decoded(_ bytes: [UInt8]) -> [UInt8] { Array(String(decoding: bytes, as: UTF8.self).utf8) }

    /// Bytes outside ASCII become question marks.
    static func questionMarks(_ bytes: [UInt8]) -> [UInt8] { bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") } }

    /// A CR before every LF that has none.
    static func lfToCRLF(_ bytes: [UInt8]) -> [UInt8] {
        bytes.indices.flatMap { index in
            bytes[index] == 0x0A && (index == 0 || bytes[index - 1] != 0x0D) ? [0x0D, 0x0A] : [bytes[index]]
        }
    }

    /// A CR before every LF.
    static func everyLFToCRLF(_ bytes: [UInt8]) -> [UInt8] { bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }

    /// CRLF for a lone CR.
    static func crToCRLF(_ bytes: [UInt8]) -> [UInt8] {
        bytes.indices.flatMap { index in
            bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
                ? [0x0D, 0x0A] : [bytes[index]]
        }
    }

    /// LF for CRLF.
    static func crlfToLF(_ bytes: [UInt8]) -> [UInt8] {
        bytes.indices.filter { index in
            !(bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A)
        }.map { bytes[$0] }
    }

    /// LF for a lone CR.
    static func crToLF(_ bytes: [UInt8]) -> [UInt8] { bytes.map { $0 == 0x0D ? 0x0A : $0 } }

    /// Each byte as the character of its number, in UTF-8.
    static func latin1(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    }

    /// Each byte as its character in Windows-1252, in UTF-8.
    static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { byte -> [UInt8] in
            guard (0x80...0x9F).contains(byte), let scalar = UnicodeScalar(upper[Int(byte) - 0x80]) else {
                return latin1([byte])
            }
            return Array(String(scalar).utf8)
        }
    }

    private static let upper: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D,
        0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153,
        0x9D,
        0x017E, 0x0178,
    ]

    /// As base64, without line ends.
    static func base64(_ bytes: [UInt8]) -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        return stride(from: 0, to: bytes.count, by: 3).flatMap { start -> [UInt8] in
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(UInt32(0)) { $0 << 8 | ($1 < group.count ? UInt32(group[start + $1]) : 0) }
            return (0..<4).map { place in
                place <= group.count ? digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : UInt8(ascii: "=")
            }
        }
    }

    /// As hexadecimal digits.
    static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    }
}
