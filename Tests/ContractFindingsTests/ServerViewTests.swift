import ContractFindings
import Testing

@Suite struct ServerViewTests {
    @Test func everyUploadCategoryAndNoOtherSaysWhatAServerSees() {
        for category in FindingCategory.allCases {
            let isUpload = category.rawValue.hasPrefix("multipart.")
            #expect((category.serverView != nil) == isUpload, "\(category.rawValue)")
        }
    }

    @Test func serverViewsAreSentencesOfASCIIThatAreSafeInMarkdown() {
        for case (let category, let text?) in FindingCategory.allCases.map({ ($0, $0.serverView) }) {
            #expect(text.hasSuffix(".") && text.utf8.count <= 140, "\(category.rawValue)")
            #expect(text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(category.rawValue)")
            let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
            #expect(pieces.count % 2 == 1, "\(category.rawValue)")
            for (index, prose) in pieces.enumerated() where index.isMultiple(of: 2) {
                #expect(!prose.contains { "<>&|*_\\[]#@".contains($0) }, "\(category.rawValue)")
            }
        }
    }
}
