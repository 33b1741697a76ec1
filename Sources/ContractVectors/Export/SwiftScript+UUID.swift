import ContractFile

extension SwiftScript {
    /// `uuid.parse` and `uuid.to-bytes` as they are, `uuid.format` from its text back to its bytes, `uuid.compare` as two texts.
    static func uuidCases(_ suite: VectorSuite) -> [OrderedJSON] {
        var cases: [OrderedJSON] = []
        for group in suite.files.flatMap(\.groups) {
            for vector in group.cases where !vector.isRetired {
                let parameters = group.parameters.merging(vector.parameters)
                if let content = uuidCase(vector, operation: group.operation, parameters: parameters) {
                    cases.append(.object([("id", .string(vector.id.text))] + content))
                }
            }
        }
        return cases
    }

    private static func uuidCase(
        _ vector: Vector, operation: VectorOperation, parameters: VectorParameters
    ) -> [(String, OrderedJSON)]? {
        guard let input = String(strictUTF8: vector.input.bytes) else {
            // 16 bytes that are no text are the answer to their own text.
            guard operation == .uuidFormat, case .accept(let value) = vector.answer else { return nil }
            return [
                ("text", .string(String(decoding: value.bytes, as: UTF8.self))),
                ("bytes", .string(Hexadecimal.text(vector.input.bytes))),
            ]
        }
        switch operation {
        case .uuidParse, .uuidToBytes:
            var members: [(String, OrderedJSON)] = [("text", .string(input))]
            if let rule = parameters.rule?.rule {
                if case .only(let versions) = rule.versions {
                    members.append(("versions", .array(versions.sorted().map { .int($0) })))
                }
                members.append(("nil", .bool(rule.allowsNil)))
                members.append(("max", .bool(rule.allowsMax)))
                members.append(("canonical", .bool(rule.requiresCanonicalText)))
            }
            switch vector.answer {
            case .accept(let value): members.append(("bytes", .string(Hexadecimal.text(value.bytes))))
            case .reject(let category, _): members.append(("reject", .string(category.rawValue)))
            }
            return members
        case .uuidFormat:
            guard case .accept(let value) = vector.answer else { return nil }
            return [
                ("text", .string(String(decoding: value.bytes, as: UTF8.self))),
                ("bytes", .string(Hexadecimal.text(vector.input.bytes))),
            ]
        case .uuidCompare:
            guard case .accept(let value) = vector.answer, let other = parameters.other else { return nil }
            let isSame = value.bytes != Array("different".utf8)
            return [("text", .string(input)), ("other", .string(other)), ("same", .bool(isSame))]
        default: return nil
        }
    }

    static let uuidTemplate = #"""
        import Foundation

        /// What a field demands beside the form of the text.
        struct FieldRule {
            /// The versions that pass, with the variant of RFC 9562; nil for any version and variant.
            var versions: Set<Int>?
            var allowsNil = true
            var allowsMax = true
            /// Whether capital letters are refused.
            var requiresCanonicalText = false
        }

        /// Whether the rules of fields (versions, variant, nil, max, canonical text) are tested too. Set it to false for a parser
        /// that knows the form of the text alone.
        let checksRules = true

        // ---------------------------------------------------------------------------------------------------------------
        // The implementation under test: put your own in its place. Nil is a rejection.
        func parseUUID(_ text: String, _ rule: FieldRule) -> UUID? {
            let utf8 = Array(text.utf8)
            guard utf8.count == 36 else { return nil }
            var digits: [UInt8] = []
            for (offset, byte) in utf8.enumerated() {
                switch (byte, [8, 13, 18, 23].contains(offset)) {
                case (UInt8(ascii: "-"), true): break
                case (UInt8(ascii: "0")...UInt8(ascii: "9"), false): digits.append(byte - UInt8(ascii: "0"))
                case (UInt8(ascii: "a")...UInt8(ascii: "f"), false): digits.append(byte - UInt8(ascii: "a") + 10)
                case (UInt8(ascii: "A")...UInt8(ascii: "F"), false):
                    if rule.requiresCanonicalText { return nil }
                    digits.append(byte - UInt8(ascii: "A") + 10)
                default: return nil
                }
            }
            if digits.allSatisfy({ $0 == 0 }) {
                if !rule.allowsNil { return nil }
            } else if digits.allSatisfy({ $0 == 15 }) {
                if !rule.allowsMax { return nil }
            } else if let versions = rule.versions {
                guard versions.contains(Int(digits[12])), (8...11).contains(digits[16]) else { return nil }
            }
            let b = stride(from: 0, to: 32, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
            return UUID(
                uuid: (
                    b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]
                ))
        }
        // ---------------------------------------------------------------------------------------------------------------

        struct Case: Decodable {
            let id: String
            let text: String
            var versions: [Int]?
            var `nil`: Bool?
            var max: Bool?
            var canonical: Bool?
            /// The 16 bytes of an accepted text.
            var bytes: String?
            /// The category of a rejected one.
            var reject: String?
            /// A second text, and whether it is the same UUID.
            var other: String?
            var same: Bool?

            var failure: String? {
                let isPlain = versions == nil && `nil` != false && max != false && canonical != true
                if !isPlain, !checksRules { return nil }
                let rule = FieldRule(
                    versions: versions.map { Set($0) }, allowsNil: `nil` ?? true, allowsMax: max ?? true,
                    requiresCanonicalText: canonical ?? false)
                let uuid = parseUUID(text, rule)
                if let reject { return uuid == nil ? nil : "\(reject): accepted, must be rejected" }
                guard let uuid else { return "vector.rejected: rejected, must be accepted" }
                if let other, let same {
                    guard let second = parseUUID(other, rule) else { return "vector.rejected: rejected, must be accepted" }
                    return (uuid == second) == same ? nil : same ? "vector.value: two values, must be one" : "vector.value: one value, must be two"
                }
                let found = withUnsafeBytes(of: uuid.uuid) { $0.map { String(format: "%02x", $0) }.joined() }
                return found == bytes ? nil : "vector.value: accepted as another value"
            }
        }

        """#
}
