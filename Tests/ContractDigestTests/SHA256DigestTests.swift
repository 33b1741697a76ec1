import ContractDigest
import Foundation
import Testing

@Suite struct SHA256DigestTests {
    /// FIPS 180-2, appendix B, and the NIST example values.
    static let published: [(message: String, count: Int, hex: String)] = [
        ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            1, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
        ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ]

    @Test func theDigestsOfThePublishedMessagesAreThePublishedOnes() {
        for (message, count, hex) in Self.published {
            let bytes = [UInt8](String(repeating: message, count: count).utf8)
            #expect(SHA256Digest(of: bytes).hex == hex)
            #expect(SHA256Digest(of: Data(bytes)).hex == hex)
            #expect(SHA256Digest(of: String(decoding: bytes, as: UTF8.self).utf8.reversed().reversed()).hex == hex)
            #expect(bytes.withUnsafeBytes { SHA256Digest(of: $0) }.hex == hex)
        }
    }

    @Test func anySplitGivesTheSameDigest() {
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<4_096).map { _ in UInt8.random(in: 0...255, using: &random) }
        let whole = SHA256Digest(of: bytes)
        for _ in 0..<200 {
            var stream = SHA256Stream()
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 0...200, using: &random))
                stream.update(piece)
                rest = rest.dropFirst(piece.count)
            }
            #expect(stream.finish() == whole)
        }
    }

    @Test func aCopyGoesItsOwnWay() {
        var first = SHA256Stream()
        first.update(Array("ab".utf8))
        var second = first
        first.update(Array("c".utf8))
        second.update(Array("d".utf8))
        #expect(first.finish() == SHA256Digest(of: Array("abc".utf8)))
        #expect(second.finish() == SHA256Digest(of: Array("abd".utf8)))
    }

    @Test func aStreamMayBeAskedAndFedFurther() {
        var stream = SHA256Stream()
        #expect(stream.finish() == SHA256Digest(of: []))
        stream.update(UnsafeRawBufferPointer(start: nil, count: 0))
        stream.update(Array("abc".utf8))
        #expect(stream.finish() == stream.finish())
        #expect(stream.finish().description == Self.published[1].hex)
    }

    @Test func aDigestHas32Bytes() {
        #expect(SHA256Digest(of: []).bytes.count == SHA256Digest.length)
        #expect(SHA256Digest(of: []).hex.utf8.count == 2 * SHA256Digest.length)
    }
}
