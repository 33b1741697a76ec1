// The texts of the vector categories.

extension CatalogueEntry {
    static let vectorAccepted = CatalogueEntry(
        .rule,
        meaning: "The implementation accepts an input that the contract rejects.",
        cause: "The parser is lenient, and what it returns is some value that nobody sent.",
        cure: "Use the strict code path of the library in place of this implementation, or correct it.")

    static let vectorRejected = CatalogueEntry(
        .rule,
        meaning: "The implementation rejects an input that the contract accepts.",
        cause: "The implementation knows a narrower form, such as one letter case or the versions 1 to 5.",
        cure: "Widen the implementation to what the contract says, or narrow the contract.")

    static let vectorValue = CatalogueEntry(
        .rule,
        meaning: "The implementation accepts the input and makes another value of it.",
        cause: "It uses another byte layout, letter case, escape or line end.",
        cure: "Compare from the first differing byte; the case says which rule applies.")

    static let vectorCategory = CatalogueEntry(
        .rule, .warning,
        meaning: "The verdict is right, but the category is not the one that the contract names.",
        cause: "The implementation names another cause than the first one in the text.",
        cure: "Map the implementation's errors to the categories, or leave the category out.")

    static let vectorCrash = CatalogueEntry(
        .rule,
        meaning: "The implementation ended before it answered. A crash is never a rejection.",
        cause: "Bad input ran into a trap or an exception that nobody caught.",
        cure: "Run this one case under a debugger and refuse the input with an error.")

    static let vectorTimeout = CatalogueEntry(
        .rule,
        meaning: "The implementation did not answer in time.",
        cause: "It loops without end, does quadratic work, or is an adapter that does not flush its output.",
        cure: "Flush after each line, or raise the time with `--timeout`.")

    static let vectorFault = CatalogueEntry(
        .rule,
        meaning: "The implementation answered outside the adapter protocol, or reported a fault of its own.",
        cause: "Something else was printed to the adapter's standard output, or an exception was answered as `error`.",
        cure: "Print one JSON object a line and nothing else; `bytecontract adapter check` shows the exchange.")

    static let vectorNoCases = CatalogueEntry(
        .rule,
        meaning: "Not one case was run.",
        cause: "A filter matched nothing, or the implementation supports none of the operations.",
        cure: "Check the filter and the operations that the adapter names in `hello`.")

    static let vectorUnexpectedPass = CatalogueEntry(
        .rule,
        meaning: "A case that is listed as an expected failure holds.",
        cause: "The implementation was corrected.",
        cure: "Take the id off the list of expected failures, so that it cannot fail again unnoticed.")

    static let vectorUnknownCase = CatalogueEntry(
        .rule,
        meaning: "An id on the list of expected failures belongs to no case.",
        cause: "The id has a slip, or the list was written for other vectors.",
        cure: "Correct the id or take it off the list.")
}
