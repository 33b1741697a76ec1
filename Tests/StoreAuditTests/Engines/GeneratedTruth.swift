#if os(macOS) || os(Linux)
    import ContractFindings
    import Foundation
    import StoreAudit
    import Testing
    import UUIDContract

    /// What is true of a data set of `Interop/engines/generate.py`.
    enum GeneratedTruth {
        private struct Document: Decodable { let tables: [String: Table] }

        private struct Table: Decodable {
            let rows: Int
            let forms: [String: Int]
            let versions: [String: Int]
            let variants: [String: Int]
            let layouts: [String: Int]
            let `nil`: Int
            let max: Int
            let twinGroups: Int
            let twinRows: Int
            let duplicateGroups: Int
            let duplicateRows: Int
        }

        /// By table, as its generator knows it from how it made the values.
        static func read(_ folder: URL) throws -> [String: ColumnAudit] {
            let data = try Data(contentsOf: folder.appendingPathComponent("truth.json"))
            let document = try JSONDecoder().decode(Document.self, from: data)
            var audits: [String: ColumnAudit] = [:]
            for (name, table) in document.tables {
                var audit = ColumnAudit(table: name, column: "value")
                audit.rowCount = table.rows
                for (form, count) in table.forms { audit.forms[try #require(IdentifierForm(rawValue: form))] = count }
                for (version, count) in table.versions { audit.versions[try #require(Int(version))] = count }
                for (variant, count) in table.variants {
                    audit.variants[try #require(IdentifierVariant(rawValue: variant))] = count
                }
                for (layout, count) in table.layouts {
                    audit.layouts[try #require(ByteLayout(rawValue: layout))] = count
                }
                (audit.nilCount, audit.maxCount) = (table.nil, table.max)
                (audit.twinGroupCount, audit.twinRowCount) = (table.twinGroups, table.twinRows)
                (audit.duplicateGroupCount, audit.duplicateRowCount) = (table.duplicateGroups, table.duplicateRows)
                audits[name] = audit
            }
            return audits
        }

        /// The same counts of a table's values, each read by ``IdentifierForm/read(_:)``.
        static func count(_ table: String, isBytes: Bool, in folder: URL) throws -> ColumnAudit {
            var audit = ColumnAudit(table: table, column: "value")
            var spellings: [IdentifierKey: [[UInt8]]] = [:]
            let text = try String(contentsOf: folder.appendingPathComponent("\(table).csv"), encoding: .utf8)
            for line in text.split(separator: "\n").dropFirst() {
                let field = try #require(line.split(separator: ",", omittingEmptySubsequences: false).last)
                let bytes = try bytes(of: field)
                let (form, key) =
                    bytes.map { bytes in
                        bytes.withUnsafeBytes { IdentifierForm.read(isBytes ? .blob($0) : .text($0)) }
                    } ?? IdentifierForm.read(.null)
                audit.rowCount += 1
                audit.forms[form, default: 0] += 1
                guard let key, let bytes else { continue }
                spellings[key, default: []].append(bytes)
                if key.isNil {
                    audit.nilCount += 1
                } else if key.isMax {
                    audit.maxCount += 1
                } else {
                    let variant = IdentifierVariant(digit: key.variantDigit)
                    audit.variants[variant, default: 0] += 1
                    if variant == .rfc9562 { audit.versions[key.version, default: 0] += 1 }
                }
                guard form == .blob16 else { continue }
                for layout in ByteLayout.allCases {
                    let read = try layout.decode(bytes).wireBytes
                    if (1...8).contains(read[6] >> 4), read[8] >> 6 == 2 { audit.layouts[layout, default: 0] += 1 }
                }
            }
            for group in spellings.values where group.count > 1 {
                if Set(group).count > 1 {
                    audit.twinGroupCount += 1
                    audit.twinRowCount += group.count
                } else {
                    audit.duplicateGroupCount += 1
                    audit.duplicateRowCount += group.count
                }
            }
            return audit
        }

        private static func bytes(of field: Substring) throws -> [UInt8]? {
            guard field.first == "x" else { return nil }
            let digits = Array(field.dropFirst().utf8)
            return try stride(from: 0, to: digits.count, by: 2).map { place in
                try #require(UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16))
            }
        }
    }
#endif
