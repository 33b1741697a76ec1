// How a finding about a store reads.

extension Finding {
    /// The sentence of a finding about a store, with its counts: ``count`` is how many rows have the fault, and the place
    /// names the first of them.
    var storeSentence: String? {
        switch (category, count) {
        case (.storeTwins, let count?):
            guard let found else {
                return "\(Finding.count(count, "row")) hold identifiers that are there in several spellings."
            }
            return "\(Finding.count(count, "row")) hold \(Finding.count(found, "identifier")) in different spellings."
        case (.storeOrphans, let count?):
            return
                "\(Finding.count(count, "reference"))\(parent) \(verb(count, "finds", "find")) a row only when case and form are ignored."
        case (.storeTextAndBLOB, let count?):
            return
                "\(Finding.count(count, "row")) \(verb(count, "holds", "hold")) as text what\(otherField.map { " \(Finding.quoted($0))" } ?? " another row") holds as a BLOB, or the other way round."
        case (.storeMixedForms, let count?):
            return "The column holds identifiers in \(Finding.count(count, "form"))."
        case (.storeStorageClass, let count?):
            return "\(Finding.count(count, "value")) \(verb(count, "is", "are")) not stored as the contract says."
        case (.storeNumber, let count?):
            let words = "\(Finding.count(count, "value")) \(verb(count, "is a number", "are numbers"))"
            return term == .decimalNumber ? "\(words), and no UUID." : "\(words), made of text that is lost."
        case (.storeLayout, let count?):
            let layout = term.map { " \($0.words)" } ?? ""
            return
                "\(count) of \(found ?? count) BLOBs have version and variant bits where the layout\(layout) has them."
        case (.storeDuplicates, let count?):
            let groups = found.map { " of \(Finding.count($0, "identifier"))" } ?? ""
            return "\(Finding.count(count, "row"))\(groups) repeat an identifier that the contract wants once."
        case (.storeDangling, let count?):
            return
                "\(Finding.count(count, "reference"))\(parent) \(verb(count, "finds", "find")) no row in any spelling."
        default: return nil
        }
    }

    private var parent: String { otherField.map { " to \(Finding.quoted($0))" } ?? "" }

    private func verb(_ count: Int, _ one: String, _ many: String) -> String { count == 1 ? one : many }
}
