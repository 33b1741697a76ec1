import ContractFindings
import Foundation
import MultipartContract
import Testing

@Suite("Inspecting a body") struct InspectionPropertyTests {
    private static let contentBytes: [[UInt8]] = [
        [], [0x0D, 0x0A], [0x0A], [0x0D], [0x00, 0xFF, 0x0D, 0x0A, 0x80], Array("--".utf8), Array("\r\n--".utf8),
        Array("text".utf8), [UInt8](repeating: 0x2D, count: 90),
    ]

    @Test("accepts every body of the encoder byte for byte, with the parts that went in", arguments: 0..<8)
    func encodedBodiesAreAccepted(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<60 {
            let safety: HeaderSafety = round.isMultiple(of: 2) ? .strict : .browser
            var form = MultipartForm(safety: safety)
            var contents: [[UInt8]] = []
            for index in 0..<Int.random(in: 1...6, using: &generator) {
                var content = Self.contentBytes.randomElement(using: &generator) ?? []
                content += (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                }
                contents.append(content)
                let name = safety == .strict ? "field \(index)[]" : "fäld \"\(index)\""
                if Bool.random(using: &generator) {
                    try form.appendFile(name: name, filename: "a;b=\(index).bin", data: Data(content))
                } else {
                    try form.appendData(name: name, Data(content))
                }
            }
            let encoded = try form.encode(using: &generator)
            let inspection = try BodyInspector(profile: .exact).inspect(
                MemorySource(Array(encoded.body)), contentTypes: [Array(encoded.contentType.utf8)],
                contentLengths: [Array(String(encoded.length).utf8)])
            #expect(inspection.findings.filter { $0.severity == .error } == [], "seed \(seed), round \(round)")
            let ranges = inspection.anatomy.parts.map(\.content)
            #expect(ranges.map { Array(encoded.body[$0]) } == contents, "seed \(seed), round \(round)")
            #expect(inspection.anatomy.close != nil)
        }
    }

    private static let small = Array(
        """
        --X7f3\r
        Content-Disposition: form-data; name="a"\r
        \r
        1\r
        --X7f3\r
        Content-Disposition: form-data; name="f"; filename="n"\r
        \r
        2\r
        --X7f3--\r

        """.utf8)

    private static let contentType = "multipart/form-data; boundary=X7f3"

    private static func inspect(_ body: [UInt8]) throws -> BodyInspection {
        try BodyInspector().inspect(MemorySource(body), contentTypes: [Array(contentType.utf8)])
    }

    /// What the strict reader says of it: the number of parts, or nil if it refuses the body.
    private static func read(_ body: [UInt8]) throws -> Int? {
        var reader = MultipartReader(boundary: try Boundary("X7f3"))
        var count = 0
        do {
            try reader.read(body[...], isLast: true) { event in
                if case .endOfPart = event { count += 1 }
            }
        } catch {
            return nil
        }
        return count
    }

    /// Both accept the same parts, or both refuse. By the letter of RFC 2046 a delimiter without its line end or hyphens is
    /// content, and so the reader takes it; the inspection refuses a body whose parts are swallowed by it.
    private static func agree(_ inspection: BodyInspection, _ count: Int?) -> Bool {
        if inspection.isAccepted { return count == inspection.anatomy.parts.count }
        let swallowing: Set<FindingCategory> = [
            .delimiterLineEndMissing, .delimiterHyphens, .lineEnding, .boundaryMismatch, .firstDelimiterMissing,
            .delimiterNotTerminated,
        ]
        return count == nil || inspection.findings.contains { swallowing.contains($0.category) }
    }

    @Test(
        "gives an answer for every single-byte change of a small body, the verdict of the strict reader",
        arguments: 0..<8)
    func everyMutationHasAnAnswer(residue: Int) throws {
        let original = try Self.inspect(Self.small)
        #expect(original.findings.isEmpty)
        for index in Self.small.indices where index % 8 == residue {
            for value in UInt8.min...UInt8.max where value != Self.small[index] {
                var body = Self.small
                body[index] = value
                let inspection = try Self.inspect(body)
                let count = try Self.read(body)
                guard Self.agree(inspection, count) else {
                    Issue.record(
                        "byte \(index) as \(value): inspected \(inspection.findings), read \(count ?? -1) parts")
                    return
                }
            }
        }
    }

    @Test("gives an answer for every removed and every doubled byte, and for every cut")
    func everyRemovalHasAnAnswer() throws {
        for index in Self.small.indices {
            var shorter = Self.small
            shorter.remove(at: index)
            var longer = Self.small
            longer.insert(Self.small[index], at: index)
            let cut = Array(Self.small[..<index])
            for body in [shorter, longer, cut] {
                let inspection = try Self.inspect(body)
                let count = try Self.read(body)
                #expect(
                    Self.agree(inspection, count),
                    "byte \(index), \(body.count) bytes: inspected \(inspection.findings), read \(count ?? -1) parts")
            }
            // Only the last line end may be missing.
            #expect(try Self.inspect(cut).isAccepted == (index == Self.small.count - 2))
        }
    }

    @Test("has one finding for one wrong byte, whichever it is: changed, left out, doubled or put in", arguments: 0..<8)
    func oneCauseHasOneFinding(residue: Int) throws {
        for index in Self.small.indices where index % 8 == residue {
            var bodies = [Self.small, Self.small]
            bodies[0].remove(at: index)
            bodies[1].insert(Self.small[index], at: index)
            // Of the bytes that mean nothing some are enough.
            let others = stride(from: UInt8(index % 5), to: 250, by: 17)
            for value in Array("\r\n -:;\"=X\t\0".utf8) + others where value != Self.small[index] {
                bodies.append(Self.small)
                bodies[bodies.count - 1][index] = value
            }
            for value in Array("\r\n -:;\"=X\t\0".utf8) {
                bodies.append(Self.small)
                bodies[bodies.count - 1].insert(value, at: index)
            }
            for body in bodies {
                let inspection = try Self.inspect(body)
                let errors = inspection.findings.filter { $0.severity == .error }
                guard errors.count <= 1, Self.agree(inspection, try Self.read(body)) else {
                    Issue.record(
                        "byte \(index) of \(String(decoding: body, as: UTF8.self).debugDescription): \(errors)")
                    return
                }
            }
        }
    }

    @Test("covers every byte by exactly one role")
    func rolesCoverTheBody() throws {
        for index in Self.small.indices {
            var body = Self.small
            body.remove(at: index)
            let anatomy = try Self.inspect(body).anatomy
            var end = anatomy.preamble.upperBound
            #expect(anatomy.preamble.lowerBound == 0)
            for part in anatomy.parts {
                for range in [part.delimiter, part.head, part.content] {
                    #expect(range.lowerBound == end, "byte \(index)")
                    end = range.upperBound
                }
            }
            if let close = anatomy.close {
                #expect(close.lowerBound == end, "byte \(index)")
                end = close.upperBound
            }
            #expect(anatomy.epilogue.lowerBound == end && anatomy.epilogue.upperBound == body.count, "byte \(index)")
        }
    }
}
