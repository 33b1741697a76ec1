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

    @Test("find the first byte of two, and what ends the plain part of a JSON text, at every length and place")
    func first() {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let plain = (0..<80).map { _ in UInt8.random(in: 0x23...0x5b, using: &generator) }
        for place in plain.indices {
            for byte in UInt8.min ... .max {
                var bytes = plain
                bytes[place] = byte
                let isMark = byte < 0x20 || byte == 0x22 || byte == 0x5c
                #expect(bytekernel_json_text(bytes, bytes.count) == (isMark ? place : bytes.count), "seed \(seed)")
                #expect(bytekernel_json_text_portable(bytes, bytes.count) == (isMark ? place : bytes.count))
                guard byte == 0x0a || byte == 0x09 else { continue }
                for length in 0...bytes.count {
                    let wanted = min(length, place)
                    #expect(bytekernel_first_of_two(bytes, length, 0x09, 0x0a) == wanted, "seed \(seed)")
                    #expect(bytekernel_first_of_two_portable(bytes, length, 0x09, 0x0a) == wanted)
                    #expect(bytekernel_json_text(bytes, length) == wanted, "seed \(seed)")
                }
            }
        }
    }

    @Test("tell the case of a UUID by a single letter at every place")
    func letterCase() {
        let small = Array("a19108f7-52d1-4320-9bac-f847db4148ab".utf8)
        let capital = Array("A19108F7-52D1-4320-9BAC-F847DB4148AB".utf8)
        #expect(bytekernel_uuid_case(small) == 0 && bytekernel_uuid_case(capital) == 1)
        #expect(bytekernel_uuid_case(Array("00000000-0000-4000-8000-000000000000".utf8)) == 0)
        for place in small.indices where small[place] >= UInt8(ascii: "a") {
            var text = small
            text[place] = capital[place]
            #expect(bytekernel_uuid_case(text) == 2)
            text = capital
            text[place] = small[place]
            #expect(bytekernel_uuid_case(text) == 2)
        }
    }
}
