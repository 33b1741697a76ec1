import ContractFindings

/// What a content is by its first bytes, whatever its head says of it.
package enum RecognisedKind {
    /// How many of the first bytes are enough.
    package static let headLength = 256

    /// The kind of file, by its signature, or of text; nil for bytes that are neither, and for none.
    ///
    /// - Parameter isWhole: whether no bytes follow.
    package static func term(of head: [UInt8], isWhole: Bool) -> Term? {
        FileSignature.kind(of: head) ?? TextKind.kind(of: head, isWhole: isWhole)
    }
}

extension PartHead {
    /// `type/subtype` of the part's `Content-Type` in lower case, without parameters; nil without a media type.
    package var declaredType: String? {
        contentTypeRange.flatMap { MediaType(bytes[$0]) }.map { "\($0.type)/\($0.subtype)" }
    }
}
