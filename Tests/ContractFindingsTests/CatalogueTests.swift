import ContractFindings
import Testing

@Suite struct CatalogueTests {
    @Test func everyCategoryHasMeaningCauseAndCureThatAreSentences() {
        for category in FindingCategory.allCases {
            let entry = category.entry
            for text in [entry.meaning, entry.cause, entry.cure] {
                #expect(text.hasSuffix("."), "\(category.rawValue)")
                #expect(!text.hasSuffix(".."), "\(category.rawValue)")
                #expect(text.utf8.count >= 15, "\(category.rawValue)")
                #expect(!text.contains("  "), "\(category.rawValue)")
                #expect(!text.contains("\n"), "\(category.rawValue)")
            }
        }
    }

    @Test func catalogueTextsAreASCIIAndSafeInMarkdown() {
        for category in FindingCategory.allCases {
            for text in [category.entry.meaning, category.entry.cause, category.entry.cure] {
                #expect(text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(category.rawValue)")
                let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
                #expect(pieces.count % 2 == 1, "an open code span in \(category.rawValue)")
                for (index, prose) in pieces.enumerated() where index.isMultiple(of: 2) {
                    #expect(!prose.contains { "<>&|*_\\[]#@".contains($0) }, "\(category.rawValue)")
                }
            }
        }
    }

    @Test func rawValuesAreDottedLowerCaseWords() {
        for category in FindingCategory.allCases {
            let words = category.rawValue.split(separator: ".", omittingEmptySubsequences: false)
            #expect(words.count >= 2)
            for word in words {
                #expect(!word.isEmpty && word.first != "-" && word.last != "-", "\(category.rawValue)")
                #expect(
                    word.utf8.allSatisfy {
                        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
                    }, "\(category.rawValue)")
            }
        }
    }

    @Test func namesMeaningsAndCausesAreUnique() {
        let all = FindingCategory.allCases
        #expect(Set(all.map(\.rawValue)).count == all.count)
        #expect(Set(all.map(\.entry.meaning)).count == all.count)
        #expect(Set(all.map(\.entry.cause)).count == all.count)
    }

    @Test func aCategoryIsFoundByItsName() {
        for category in FindingCategory.allCases { #expect(FindingCategory(rawValue: category.rawValue) == category) }
        #expect(FindingCategory(rawValue: "uuid") == nil)
    }

    @Test func layersFitTheArea() {
        for category in FindingCategory.allCases {
            let layers: Set<Layer> =
                switch category.rawValue.prefix(while: { $0 != "." }) {
                case "uuid": [.text, .rule, .bytes]
                case "multipart": [.request, .delimiter, .header, .rule, .payload]
                case "vector": [.rule]
                default: Set(Layer.allCases)
                }
            #expect(layers.contains(category.entry.layer), "\(category.rawValue)")
        }
    }
}
