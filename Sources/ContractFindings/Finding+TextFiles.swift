// The sentences of what keeps a body from being made from files, layer payload.
//
// Of a file that cannot be read or written `found` is the error number of the system; of one that has changed `expected` and
// `found` are lengths in bytes.

extension Finding {
    /// The sentence of a category of this kind, if the finding has the numbers or words for it.
    var fileSentence: String? {
        switch (category, term, expected, found) {
        case (.sourceKind, let term?, nil, nil): "The content is to come from \(term.words), which is no regular file."
        case (.sourceUnreadable, nil, nil, let found?):
            "The file of the part cannot be \(contentOffset.map { "read at byte \($0)" } ?? "opened") (system error \(found))."
        case (.sourceChanged, let term, let expected?, let found?) where expected != found:
            "The file of the part had \(Finding.count(expected, "byte")) when the part was made, and has \(found)"
                + (term.map { "; it is \($0.words)" } ?? "") + "."
        case (.sourceChanged, let term?, _, _): "The file of the part is \(term.words), of the same length."
        case (.destinationUnwritable, nil, nil, let found?):
            "The body cannot be \(offset == nil ? "written to its file" : "written further") (system error \(found))."
        case (.destinationUnwritable, let term?, nil, nil):
            "The body cannot be written to \(term.words), which is no regular file."
        default: nil
        }
    }
}
