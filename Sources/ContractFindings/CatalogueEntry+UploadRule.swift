// The texts of what a reader finds in uploads, layer rule.

extension CatalogueEntry {
    static let fieldMissing = CatalogueEntry(
        .rule,
        meaning: "A part that the contract asks for is not in the body.",
        cause: "The field was never added, or is named otherwise than agreed.",
        cure: "Send the part under exactly the name that the contract has.")

    static let fieldTooFew = CatalogueEntry(
        .rule,
        meaning: "There are fewer parts of a name than the contract asks for.",
        cause: "A list was cut, or only its first element was added.",
        cure: "Send as many parts as agreed.")

    static let fieldTooMany = CatalogueEntry(
        .rule,
        meaning: "There are more parts of a name than the contract allows.",
        cause:
            "The part was added twice, or a list was sent where one value is agreed. Servers differ on which one counts.",
        cure: "Send the part as often as agreed.")

    static let fieldUnexpected = CatalogueEntry(
        .rule,
        meaning: "A part is in the body that the contract does not know.",
        cause: "A field was renamed on one side only, or a debugging field was left in.",
        cure: "Remove the part, or add it to the contract.")

    static let filenameMissing = CatalogueEntry(
        .rule,
        meaning: "A file is sent without a filename, so that servers take it for a text field.",
        cause: "The part was added as plain data. Servers tell files from texts by the filename alone.",
        cure: "Add the part as a file: in Swift `form.appendFile(name:filename:data:contentType:)`.")

    static let filenameUnexpected = CatalogueEntry(
        .rule,
        meaning: "A text field is sent with a filename, so that servers take it for a file.",
        cause: "The part was added as a file.",
        cure: "Add the part as text: in Swift `form.appendText(name:_:)`.")

    static let filenameRule = CatalogueEntry(
        .rule,
        meaning: "The filename breaks the rule of the contract.",
        cause: "The name has another extension than agreed, or characters that the server refuses.",
        cure: "Send a filename that the contract allows.")

    static let contentTypeUnexpected = CatalogueEntry(
        .rule,
        meaning: "The content type of a part is not one that the contract allows.",
        cause: "The type was left at its default, or guessed from the filename.",
        cure: "Set the content type of the part: in Swift the argument `contentType`.")

    static let serverSizeLimit = CatalogueEntry(
        .rule,
        meaning: "The server takes fewer bytes than this: a rule of the server, and no fault of the bytes.",
        cause: "The content is larger than the limit that the contract states for the server.",
        cure: "Send less, for example a smaller picture, or have the server's limit raised.")

    static let uploadUnknown = CatalogueEntry(
        .rule,
        meaning: "The contract has no upload of the name in the path.",
        cause: "The path behind `/upload/` is spelled otherwise than in the contract, or the upload is not in it yet.",
        cure: "Send it to `/upload/NAME`, with the name of an upload that the contract has.")

    static let serverTypeLimit = CatalogueEntry(
        .rule,
        meaning: "The server does not take this type of file: a rule of the server, and no fault of the bytes.",
        cause: "The content is of a type that the contract states the server refuses.",
        cure: "Convert the file, or have the server take the type.")

    static let exactDifference = CatalogueEntry(
        .rule,
        meaning: "The body is not byte for byte what the encoder sends for these parts.",
        cause: "It was made or changed by another program.",
        cure: "Send the body as the encoder made it.")

    static let expectedPartMissing = CatalogueEntry(
        .rule,
        meaning: "There is no part to compare with the expected content.",
        cause: "Fewer parts came than were expected, or the name or index that was given is not there.",
        cure: "Check the name or index; the list of parts says what came.")
}
