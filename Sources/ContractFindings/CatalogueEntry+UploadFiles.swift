// The texts of what keeps a body from being made from files, or written into one, layer payload.

extension CatalogueEntry {
    static let sourceKind = CatalogueEntry(
        .payload,
        meaning: "The content of a part is to come from something that is no regular file.",
        cause:
            "A folder, a named pipe, a device, or a URL of the network was given. Their lengths are not known before.",
        cure: "Give the URL of a regular file; read a pipe into a file or into memory first.")

    static let sourceUnreadable = CatalogueEntry(
        .payload,
        meaning: "The file of a part cannot be opened or read.",
        cause:
            "It is not there any more, its permissions do not allow it, its volume is gone, or the disk has a fault. The number is the system's (2: no such file, 13: no permission, 5: the disk).",
        cure: "Keep the file where it is, readable, until the upload is done.")

    static let sourceChanged = CatalogueEntry(
        .payload,
        meaning: "The file of a part is not what it was when the part was made.",
        cause:
            "Something wrote to it, cut it or put another file in its place while it was being sent. The length that was promised would be wrong, or the content a mixture.",
        cure: "Make the part when the file is complete, and send a copy of a file that others go on writing.")

    static let destinationUnwritable = CatalogueEntry(
        .payload,
        meaning: "The body cannot be written to its file.",
        cause:
            "The disk or the quota is full, the folder is missing or may not be written to. The number is the system's (28: no space, 2: no such folder, 13: no permission, 30: read-only). Nothing half-written is left, and a file of that name is as it was.",
        cure: "Free some space, or write to another folder.")
}
