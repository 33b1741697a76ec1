import Foundation
import UUIDContract

/// The goals for UUIDs: every figure is a ratio to a floor that runs beside it.
func uuidFigures() -> [Figure] {
    let input = UUIDInput(count: 1_000_000)
    return [
        input.parseStrings(), input.parseStringsInBulk(), input.parseStringsAgainstFoundation(), input.parseLines(),
        input.formatIntoBuffer(),
        input.makeStrings(),
    ]
}

/// A million random UUIDs as values, as separate strings on the heap, and as one buffer of lines of 37 bytes.
private final class UUIDInput {
    static let recordLength = 37

    let count: Int
    let values: [UUID]
    let strings: [String]
    let lines: [UInt8]
    // Written once before the clock runs, so that no page is touched for the first time inside a measurement.
    let copy: UnsafeMutableRawBufferPointer
    let parsed: UnsafeMutableBufferPointer<UUID>
    let made: UnsafeMutableBufferPointer<String>

    init(count: Int) {
        self.count = count
        values = (0..<count).map { _ in UUID() }
        strings = values.map(\.canonicalText)
        lines = strings.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
        copy = .allocate(byteCount: lines.count, alignment: 64)
        copy.copyBytes(from: lines)
        parsed = .allocate(capacity: count)
        parsed.initialize(repeating: UUID(first: 0))
        made = .allocate(capacity: count)
        made.initialize(repeating: "")
    }

    deinit {
        copy.deallocate()
        parsed.deallocate()
        made.deinitialize()
        made.deallocate()
    }

    /// `memcpy` of the same text, 37 bytes a record, into memory that was written before.
    private func copyLines() {
        lines.withUnsafeBytes { copy.copyMemory(from: $0) }
        keep(copy[copy.count / 2])
    }

    private func parseAllStrings() {
        let rule = UUIDRule.any
        let parsed = parsed
        var index = 0
        for string in strings {
            if let uuid = try? rule.parse(string) { parsed[index] = uuid }
            index += 1
        }
        keep(parsed[count / 2])
    }

    func parseStrings() -> Figure {
        let figure = pair(
            "parse separate Strings", against: "memcpy of the text", bound: 3, items: count, floorBody: copyLines,
            workBody: parseAllStrings)
        check()
        return figure
    }

    func parseStringsInBulk() -> Figure {
        let figure = pair(
            "parse Strings in bulk", against: "memcpy of the text", bound: 3, items: count, floorBody: copyLines,
            workBody: {
                UUIDRule.any.parse(strings, into: parsed, refused: { index, _ in keep(index) })
                keep(parsed[count / 2])
            })
        check()
        return figure
    }

    func parseStringsAgainstFoundation() -> Figure {
        pair(
            "parse separate Strings", against: "UUID(uuidString:)", bound: 50, atLeast: true, items: count, rounds: 3,
            floorBody: {
                var index = 0
                for string in strings {
                    if let uuid = UUID(uuidString: string) { parsed[index] = uuid }
                    index += 1
                }
                keep(parsed[count / 2])
            }, workBody: parseAllStrings)
    }

    func parseLines() -> Figure {
        let figure = pair(
            "parse a buffer of lines", against: "memcpy of the buffer", bound: 1.3, items: count, floorBody: copyLines,
            workBody: {
                let count = lines.withUnsafeBytes { UUIDRule.any.parseLines($0, into: parsed, refused: { keep($0) }) }
                keep(count)
                keep(parsed[count / 2])
            })
        check()
        return figure
    }

    func formatIntoBuffer() -> Figure {
        let figure = pair(
            "format into a buffer", against: "memcpy of the text", bound: 1, items: count, floorBody: copyLines,
            workBody: {
                let copy = copy
                var offset = 0
                for value in values {
                    let record = UnsafeMutableRawBufferPointer(rebasing: copy[offset..<offset + UUIDInput.recordLength])
                    value.writeCanonicalText(into: record)
                    record[36] = UInt8(ascii: "\n")
                    offset += UUIDInput.recordLength
                }
                keep(copy[copy.count / 2])
            })
        if !copy.elementsEqual(lines) { fatalError("the formatted text is wrong") }
        return figure
    }

    func makeStrings() -> Figure {
        let figure = pair(
            "canonical String", against: "the same String from ready bytes", bound: 1.3, items: count,
            floorBody: {
                lines.withUnsafeBytes { source in
                    for index in 0..<count {
                        let record = source[index * 37..<index * 37 + 36]
                        made[index] = String(unsafeUninitializedCapacity: 36) { target in
                            UnsafeMutableRawBufferPointer(target).copyMemory(
                                from: UnsafeRawBufferPointer(rebasing: record))
                            return 36
                        }
                    }
                }
                keep(made[count / 2])
            },
            workBody: {
                for index in 0..<count { made[index] = values[index].canonicalText }
                keep(made[count / 2])
            })
        if !made.elementsEqual(strings) { fatalError("the canonical text is wrong") }
        return figure
    }

    /// The work must be right before its time counts.
    private func check() {
        if !parsed.elementsEqual(values) { fatalError("a parsed UUID is wrong") }
        parsed.update(repeating: UUID(first: 0))
    }
}

extension UUID {
    fileprivate init(first byte: UInt8) {
        self.init(uuid: (byte, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}
