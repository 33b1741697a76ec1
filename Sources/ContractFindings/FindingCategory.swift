/// What is wrong: a closed list of dotted, permanent names, each with meaning, cause and cure.
///
/// A name that has been in a release is never changed and never used for something else.
/// (`Category` alone is a type of the Objective-C runtime that Foundation exports on Apple systems.)
public enum FindingCategory: String, Sendable, Hashable, CaseIterable {
    // UUID, layer text
    case uuidLength = "uuid.length"
    case uuidHyphen = "uuid.hyphen"
    case uuidMissingHyphens = "uuid.missing-hyphens"
    case uuidHexDigit = "uuid.hex-digit"
    case uuidHexPrefix = "uuid.hex-prefix"
    case uuidSign = "uuid.sign"
    case uuidNonASCII = "uuid.non-ascii"
    case uuidNUL = "uuid.nul"
    case uuidWhiteSpace = "uuid.white-space"
    case uuidWrapper = "uuid.wrapper"
    // UUID, layer rule
    case uuidNil = "uuid.nil"
    case uuidMax = "uuid.max"
    case uuidVersion = "uuid.version"
    case uuidVariant = "uuid.variant"
    case uuidNotCanonical = "uuid.not-canonical"
    case uuidVersionOverwritten = "uuid.version-overwritten"
    case uuidDifferentValue = "uuid.different-value"
    // UUID, layer bytes
    case uuidByteCount = "uuid.byte-count"
    case uuidTextInBytes = "uuid.text-in-bytes"
    case uuidLayout = "uuid.layout"
    case uuidPartialSwap = "uuid.partial-swap"
    case uuidTrailingZeroLost = "uuid.trailing-zero-lost"
    case uuidBytesUnexplained = "uuid.bytes-unexplained"
    // Upload, layer request
    case boundaryEmpty = "multipart.boundary-empty"
    case boundaryTooLong = "multipart.boundary-too-long"
    case boundaryCharacter = "multipart.boundary-character"
    case boundaryTrailingSpace = "multipart.boundary-trailing-space"
    // Upload, layer delimiter
    case boundaryInPart = "multipart.boundary-in-part"
    // Upload, layer header
    case nameEmpty = "multipart.name-empty"
    case headerQuote = "multipart.header-quote"
    case headerBackslash = "multipart.header-backslash"
    case headerLineBreak = "multipart.header-line-break"
    case headerControl = "multipart.header-control"
    case headerNonASCII = "multipart.header-non-ascii"
    case headerSpace = "multipart.header-space"
    case headerName = "multipart.header-name"
    case headerReserved = "multipart.header-reserved"
    case headerDuplicate = "multipart.header-duplicate"
    case contentTypeSyntax = "multipart.content-type-syntax"
    // Vectors: layer of the operation that the vector tests, so the entry's layer is only the default
    case vectorAccepted = "vector.accepted"
    case vectorRejected = "vector.rejected"
    case vectorValue = "vector.value"
    case vectorCategory = "vector.category"
    case vectorCrash = "vector.crash"
    case vectorTimeout = "vector.timeout"
    case vectorFault = "vector.fault"
    case vectorNoCases = "vector.no-cases"
    case vectorUnexpectedPass = "vector.unexpected-pass"
    case vectorUnknownCase = "vector.unknown-case"
}

extension FindingCategory: Codable {}

extension FindingCategory {
    /// What the catalogue says of this category: layer, severity, meaning, cause and cure.
    public var entry: CatalogueEntry {
        switch self {
        case .uuidLength: .uuidLength
        case .uuidHyphen: .uuidHyphen
        case .uuidMissingHyphens: .uuidMissingHyphens
        case .uuidHexDigit: .uuidHexDigit
        case .uuidHexPrefix: .uuidHexPrefix
        case .uuidSign: .uuidSign
        case .uuidNonASCII: .uuidNonASCII
        case .uuidNUL: .uuidNUL
        case .uuidWhiteSpace: .uuidWhiteSpace
        case .uuidWrapper: .uuidWrapper
        case .uuidNil: .uuidNil
        case .uuidMax: .uuidMax
        case .uuidVersion: .uuidVersion
        case .uuidVariant: .uuidVariant
        case .uuidNotCanonical: .uuidNotCanonical
        case .uuidVersionOverwritten: .uuidVersionOverwritten
        case .uuidDifferentValue: .uuidDifferentValue
        case .uuidByteCount: .uuidByteCount
        case .uuidTextInBytes: .uuidTextInBytes
        case .uuidLayout: .uuidLayout
        case .uuidPartialSwap: .uuidPartialSwap
        case .uuidTrailingZeroLost: .uuidTrailingZeroLost
        case .uuidBytesUnexplained: .uuidBytesUnexplained
        case .boundaryEmpty: .boundaryEmpty
        case .boundaryTooLong: .boundaryTooLong
        case .boundaryCharacter: .boundaryCharacter
        case .boundaryTrailingSpace: .boundaryTrailingSpace
        case .boundaryInPart: .boundaryInPart
        case .nameEmpty: .nameEmpty
        case .headerQuote: .headerQuote
        case .headerBackslash: .headerBackslash
        case .headerLineBreak: .headerLineBreak
        case .headerControl: .headerControl
        case .headerNonASCII: .headerNonASCII
        case .headerSpace: .headerSpace
        case .headerName: .headerName
        case .headerReserved: .headerReserved
        case .headerDuplicate: .headerDuplicate
        case .contentTypeSyntax: .contentTypeSyntax
        case .vectorAccepted: .vectorAccepted
        case .vectorRejected: .vectorRejected
        case .vectorValue: .vectorValue
        case .vectorCategory: .vectorCategory
        case .vectorCrash: .vectorCrash
        case .vectorTimeout: .vectorTimeout
        case .vectorFault: .vectorFault
        case .vectorNoCases: .vectorNoCases
        case .vectorUnexpectedPass: .vectorUnexpectedPass
        case .vectorUnknownCase: .vectorUnknownCase
        }
    }
}
