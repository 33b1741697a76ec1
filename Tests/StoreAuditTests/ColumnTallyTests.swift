import ContractFindings
import Foundation
import StoreAudit
import Testing
import UUIDContract

@Suite("The tally of a column")
struct ColumnTallyTests {
    private static let rules = [
        ColumnRule(), ColumnRule(rule: .any), ColumnRule(rule: .v4), ColumnRule(rule: .rfc, storage: .text),
        ColumnRule(rule: .any, storage: .blob(.rfc9562)), ColumnRule(rule: .rfc, storage: .blob(.microsoftGUID)),
        ColumnRule(rule: .any, storage: .blob(.mySQLSwapped)),
        ColumnRule(rule: UUIDRule(versions: .any, allowsNil: false, allowsMax: false, requiresCanonicalText: true)),
        ColumnRule(rule: UUIDRule(versions: .only([4, 7]), allowsMax: true, requiresCanonicalText: true)),
    ]

    private static func tally(_ values: [SampleValue], _ rule: ColumnRule) throws -> (ColumnAudit, Int) {
        var audit = ColumnAudit(table: "t", column: "c")
        let spool = IdentifierSpool(space: SearchSpace(recordMemory: 1 << 24, tableMemory: 1 << 20))
        let tally = ColumnTally(rule: rule, spool: spool)
        for (index, value) in values.enumerated() {
            try value.withValue { value throws(StoreError) in try tally.add(value, row: index + 1) }
        }
        tally.finish(into: &audit)
        return (audit, spool.count)
    }

    /// The counts as the definitions have them, value by value.
    private static func naive(_ values: [SampleValue], _ rule: ColumnRule) -> (ColumnAudit, Int) {
        var audit = ColumnAudit(table: "t", column: "c")
        var keyCount = 0
        for (index, value) in values.enumerated() {
            let (form, plainKey) = value.withValue { IdentifierForm.read($0) }
            audit.rowCount += 1
            audit.forms[form, default: 0] += 1
            var key = plainKey
            if form == .blob16, case .blob(let bytes) = value {
                for layout in ByteLayout.allCases {
                    guard let uuid = try? layout.decode(bytes) else { continue }
                    if 8...11 ~= uuid.variantDigit, 1...8 ~= uuid.versionDigit {
                        audit.layouts[layout, default: 0] += 1
                    }
                    if layout == rule.layout {
                        key = uuid.wireBytes.withUnsafeBytes { IdentifierForm.read(.blob($0)).key }
                    }
                }
            }
            if let key {
                keyCount += 1
                if key.isNil {
                    audit.nilCount += 1
                } else if key.isMax {
                    audit.maxCount += 1
                } else {
                    let variant = IdentifierVariant(digit: key.variantDigit)
                    audit.variants[variant, default: 0] += 1
                    if variant == .rfc9562 { audit.versions[key.version, default: 0] += 1 }
                }
            }
            guard let category = fault(of: value, rule) else { continue }
            let old = audit.faults[category]
            audit.faults[category] = ColumnAudit.Count(
                count: (old?.count ?? 0) + 1, firstRow: old?.firstRow ?? index + 1)
        }
        return (audit, keyCount)
    }

    private static func fault(of value: SampleValue, _ rule: ColumnRule) -> FindingCategory? {
        var isBLOBRule = false
        if case .blob = rule.storage { isBLOBRule = true }
        do throws(Refusal) {
            switch value {
            case .null: return nil
            case .integer, .real: return .storeNumber
            case .text(let bytes):
                if isBLOBRule { return .storeStorageClass }
                _ = try rule.rule.parse(utf8: bytes)
            case .blob(let bytes) where bytes.count == 16:
                if rule.storage == .text { return .storeStorageClass }
                try rule.rule.check(try rule.layout.decode(bytes))
            case .blob(let bytes): _ = try ByteLayout.rfc9562.decode(bytes)
            }
        } catch { return error.category }
        return nil
    }

    @Test("counts what the definitions say, under every kind of rule", arguments: rules)
    func sameAsNaive(_ rule: ColumnRule) throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let values = (0..<3000).map { _ -> SampleValue in
            switch SampleValue.random(pool: 40, using: &generator) {
            case .text(var bytes) where Int.random(in: 0..<3, using: &generator) == 0:
                for _ in 0..<Int.random(in: 1...2, using: &generator) where !bytes.isEmpty {
                    bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
                }
                return .text(bytes)
            case let value: return value
            }
        }
        let (found, wanted) = (try Self.tally(values, rule), Self.naive(values, rule))
        #expect(found == wanted, "seed \(seed)")
    }

    @Test("agrees with the reader of forms on every text that differs from a UUID in one byte")
    func mutations() throws {
        let canonical = Array("919108f7-52d1-4320-9bac-f847db4148a8".utf8)
        var values: [SampleValue] = []
        for place in canonical.indices {
            for byte in UInt8.min ... .max {
                var text = canonical
                text[place] = byte
                values.append(.text(text))
            }
        }
        for rule in [ColumnRule(), ColumnRule(rule: .v4)] {
            let (found, wanted) = (try Self.tally(values, rule), Self.naive(values, rule))
            #expect(found == wanted)
        }
    }

    @Test("takes spellings apart exactly where the bytes or their storage class differ")
    func spellings() throws {
        let digits = "919108f752d143209bacf847db4148a8"
        let text = "919108f7-52d1-4320-9bac-f847db4148a8"
        let wire = stride(from: 0, to: 32, by: 2).map { offset in
            let start = digits.index(digits.startIndex, offsetBy: offset)
            return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16) ?? 0
        }
        var texts: Set<String> = []
        for base in [text, digits, "{\(text)}", "urn:uuid:\(text)", " \(text)", "\(text)\0", "\(text) \0", "\t\(text)"]
        {
            texts.formUnion([base, base.uppercased(), base.replacing("a", with: "A"), base.replacing("f", with: "F")])
        }
        texts.formUnion(["URN:UUID:\(text)", "Urn:uuid:\(text)", "urn:uuid:\(text.uppercased())"])
        var values = texts.sorted().map { SampleValue.text(Array($0.utf8)) }
        values += [.blob(wire), .blob(Array(text.utf8)), .blob(Array(text.uppercased().utf8))]
        let hash = SeededHash(seed: 5)
        let spellings = values.map { value in
            value.withValue { IdentifierSpelling(of: $0, form: IdentifierForm.read($0).form, hash: hash) }
        }
        #expect(Set(spellings).count == values.count)
        #expect(spellings.map(\.isBLOB).count { $0 } == 3)
        let folded = Set(
            values.map { value -> SampleValue in
                guard case .text(let bytes) = value else { return value }
                return .text(Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8))
            })
        #expect(Set(spellings.map(\.foldedCase)).count == folded.count)
    }
}
