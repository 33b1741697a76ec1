import CByteKernels
import Foundation
import Testing

@Suite("The byte kernels")
struct ByteKernelTests {
    private func parse(_ text: [UInt8]) -> (vector: [UInt8]?, portable: [UInt8]?) {
        var vector = [UInt8](repeating: 0, count: 16)
        var portable = vector
        let first = bytekernel_uuid_parse_into(text, &vector)
        let second = bytekernel_uuid_parse_into_portable(text, &portable)
        return (first == 0 ? nil : vector, second == 0 ? nil : portable)
    }

    @Test("The vector path and the portable path agree on every position and byte value, in both cases")
    func everyByte() throws {
        var generator = SeededGenerator(seed: 11)
        for round in 0..<4 {
            let uuid = generator.uuid()
            let text = Array((round.isMultiple(of: 2) ? uuid.plainText : uuid.plainText.uppercased()).utf8)
            var wrong = 0
            for position in 0..<36 {
                for value in UInt8.min...UInt8.max {
                    var mutated = text
                    mutated[position] = value
                    let (vector, portable) = parse(mutated)
                    if vector != portable { wrong += 1 }
                }
            }
            #expect(wrong == 0, "seed 11, round \(round)")
        }
    }

    @Test("The vector path and the portable path agree on random bytes and on texts with several faults")
    func randomBytes() {
        var generator = SeededGenerator(seed: 12)
        var wrong = 0
        for _ in 0..<5_000 {
            var text = Array(generator.uuid().plainText.utf8)
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                text[Int.random(in: 0..<36, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            let (vector, portable) = parse(text)
            if vector != portable { wrong += 1 }
        }
        #expect(wrong == 0, "seed 12")
    }

    @Test("Both paths write the canonical text, and no byte beyond it")
    func format() {
        var generator = SeededGenerator(seed: 13)
        var wrong = 0
        for _ in 0..<2_000 {
            let uuid = generator.uuid()
            let words = uuid.plainBytes.withUnsafeBytes {
                ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            }
            var vector = [UInt8](repeating: 0xA5, count: 40)
            var portable = vector
            bytekernel_uuid_format(words.0, words.1, &vector)
            bytekernel_uuid_format_portable(words.0, words.1, &portable)
            let expected = Array(uuid.plainText.utf8) + [0xA5, 0xA5, 0xA5, 0xA5]
            if vector != expected || portable != expected { wrong += 1 }
        }
        #expect(wrong == 0, "seed 13")
    }

    @Test("The search for a byte finds the first one, and none where there is none")
    func search() {
        let bytes = Array("ab\n\n".utf8)
        #expect(bytekernel_first_offset(bytes, 4, 10) == 2)
        #expect(bytekernel_first_offset(bytes, 2, 10) == -1)
        #expect(bytekernel_first_offset(nil, 0, 10) == -1)
    }
}
