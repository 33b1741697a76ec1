import CByteKernels
import Testing

@Suite("Kernels for separators")
struct SeparatorKernelTests {
    @Test("count and find bytes as their portable forms do, at every length and place")
    func sameAsPortable() {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        for alphabet in [[0x0a, 0x2c, 0x61], [0x0a], [0x2c, 0x22], Array(UInt8.min ... .max)] as [[UInt8]] {
            let bytes = (0..<400).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
            for start in [0, 1, 3, 15] {
                for length in 0...(bytes.count - start) {
                    bytes[start..<start + length].withUnsafeBytes { part in
                        let found = bytekernel_count_two(part.baseAddress, length, 0x0a, 0x2c)
                        let wanted = bytekernel_count_two_portable(part.baseAddress, length, 0x0a, 0x2c)
                        #expect(found.first == wanted.first && found.second == wanted.second, "seed \(seed)")
                        #expect(
                            Self.offsets(part, bytekernel_offsets_of_two)
                                == Self.offsets(part, bytekernel_offsets_of_two_portable), "seed \(seed)")
                        let last = part.lastIndex(of: 0x0a) ?? -1
                        #expect(bytekernel_last_offset(part.baseAddress, length, 0x0a) == last, "seed \(seed)")
                    }
                }
            }
        }
        let many = [UInt8](repeating: 0x0a, count: 10000)
        #expect(bytekernel_count_two(many, many.count, 0x0a, 0x0a).second == many.count)
    }

    private static func offsets(
        _ bytes: UnsafeRawBufferPointer,
        _ kernel: (UnsafeRawPointer?, Int, UInt8, UInt8, UnsafeMutablePointer<UInt32>?) -> Int
    ) -> [UInt32] {
        Array(unsafeUninitializedCapacity: bytes.count) { target, count in
            count = kernel(bytes.baseAddress, bytes.count, 0x0a, 0x2c, target.baseAddress)
        }
    }

    @Test("know a capital letter at every place of a UUID")
    func capitals() {
        let text = Array("a19108f7-52d1-4320-9bac-f847db4148ab".utf8)
        #expect(bytekernel_uuid_has_capital(text) == 0)
        for place in text.indices where text[place] >= UInt8(ascii: "a") {
            var other = text
            other[place] -= 0x20
            #expect(bytekernel_uuid_has_capital(other) != 0)
        }
        #expect(bytekernel_uuid_has_capital(Array("00000000-0000-4000-8000-000000000000".utf8)) == 0)
    }
}
