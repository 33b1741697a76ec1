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
    // Upload as it is read, layer request
    case contentTypeMissing = "multipart.content-type-missing"
    case contentTypeDuplicate = "multipart.content-type-duplicate"
    case mediaType = "multipart.media-type"
    case boundaryMissing = "multipart.boundary-missing"
    case boundaryDuplicate = "multipart.boundary-duplicate"
    case boundaryNeedsQuotes = "multipart.boundary-needs-quotes"
    case boundaryUnnamed = "multipart.boundary-unnamed"
    case contentTypeComma = "multipart.content-type-comma"
    case parameterSyntax = "multipart.parameter-syntax"
    case contentTypeExtra = "multipart.content-type-extra"
    case contentLength = "multipart.content-length"
    case contentLengthCharacters = "multipart.content-length-characters"
    case contentLengthSyntax = "multipart.content-length-syntax"
    case contentLengthDuplicate = "multipart.content-length-duplicate"
    case contentLengthMissing = "multipart.content-length-missing"
    case lengthAndChunked = "multipart.length-and-chunked"
    case transferCoding = "multipart.transfer-coding"
    case bodyCut = "multipart.body-cut"
    case chunkSize = "multipart.chunk-size"
    case chunkEnd = "multipart.chunk-end"
    case chunkLastMissing = "multipart.chunk-last-missing"
    case chunkLastEarly = "multipart.chunk-last-early"
    case chunksInBody = "multipart.chunks-in-body"
    case requestLineEnding = "multipart.request-line-ending"
    case requestHeadSyntax = "multipart.request-head-syntax"
    case captureLostBytes = "multipart.capture-lost-bytes"
    case boundReached = "multipart.bound-reached"
    // Upload as it is read, layer delimiter
    case boundaryMismatch = "multipart.boundary-mismatch"
    case boundaryHyphens = "multipart.boundary-hyphens"
    case boundaryPlaceholder = "multipart.boundary-placeholder"
    case delimiterHyphens = "multipart.delimiter-hyphens"
    case firstDelimiterMissing = "multipart.first-delimiter-missing"
    case delimiterNotTerminated = "multipart.delimiter-not-terminated"
    case noDelimiter = "multipart.no-delimiter"
    case bodyEmpty = "multipart.body-empty"
    case lineEnding = "multipart.line-ending"
    case delimiterLineEndMissing = "multipart.delimiter-line-end-missing"
    case partLineEndMissing = "multipart.part-line-end-missing"
    case linesIndented = "multipart.lines-indented"
    case noCloseDelimiter = "multipart.no-close-delimiter"
    case closeDelimiterCut = "multipart.close-delimiter-cut"
    case closeHyphensMissing = "multipart.close-hyphens-missing"
    case closeNotTerminated = "multipart.close-not-terminated"
    case prematureClose = "multipart.premature-close"
    case delimiterTwice = "multipart.delimiter-twice"
    case boundaryInContent = "multipart.boundary-in-content"
    case preamble = "multipart.preamble"
    case epilogue = "multipart.epilogue"
    case delimiterPadding = "multipart.delimiter-padding"
    case finalLineEndMissing = "multipart.final-line-end-missing"
    case noParts = "multipart.no-parts"
    // Upload as it is read, layer header
    case dispositionMissing = "multipart.disposition-missing"
    case dispositionType = "multipart.disposition-type"
    case dispositionSyntax = "multipart.disposition-syntax"
    case nameMissing = "multipart.name-missing"
    case valueUnquoted = "multipart.value-unquoted"
    case valueToken = "multipart.value-token"
    case quoteUnclosed = "multipart.quote-unclosed"
    case quoteStray = "multipart.quote-stray"
    case quoteEscaped = "multipart.quote-escaped"
    case quotePercent = "multipart.quote-percent"
    case namePercentEncoded = "multipart.name-percent-encoded"
    case lineBreakEscaped = "multipart.line-break-escaped"
    case trailingSemicolon = "multipart.trailing-semicolon"
    case filenameExtended = "multipart.filename-extended"
    case parameterDuplicate = "multipart.parameter-duplicate"
    case headerFolded = "multipart.header-folded"
    case headerSpaceBeforeColon = "multipart.header-space-before-colon"
    case headerColonMissing = "multipart.header-colon-missing"
    case blankLineMissing = "multipart.blank-line-missing"
    case headerInContent = "multipart.header-in-content"
    case transferEncoding = "multipart.transfer-encoding"
    case transferEncodingIdentity = "multipart.transfer-encoding-identity"
    case partLength = "multipart.part-length"
    case headerCase = "multipart.header-case"
    case headerSpacing = "multipart.header-spacing"
    case headerOrder = "multipart.header-order"
    case headLength = "multipart.head-length"
    case filenameEmpty = "multipart.filename-empty"
    case filenamePath = "multipart.filename-path"
    case nestedMixed = "multipart.nested-mixed"
    // Upload as it is read, layer rule
    case fieldMissing = "multipart.field-missing"
    case fieldTooFew = "multipart.field-too-few"
    case fieldTooMany = "multipart.field-too-many"
    case fieldUnexpected = "multipart.field-unexpected"
    case filenameMissing = "multipart.filename-missing"
    case filenameUnexpected = "multipart.filename-unexpected"
    case filenameRule = "multipart.filename-rule"
    case contentTypeUnexpected = "multipart.content-type-unexpected"
    case serverSizeLimit = "multipart.server-size-limit"
    case serverTypeLimit = "multipart.server-type-limit"
    case uploadUnknown = "multipart.upload-unknown"
    case exactDifference = "multipart.exact-difference"
    case expectedPartMissing = "multipart.expected-part-missing"
    // Upload as it is read, layer payload
    case damageUTF8 = "multipart.damage.utf8-decoded"
    case damageLFToCRLF = "multipart.damage.lf-to-crlf"
    case damageCRLFToLF = "multipart.damage.crlf-to-lf"
    case damageExtraLineEnd = "multipart.damage.extra-line-end"
    case damageMissingLineEnd = "multipart.damage.missing-line-end"
    case damageNUL = "multipart.damage.nul-cut"
    case damageBase64 = "multipart.damage.base64"
    case damageLatin1 = "multipart.damage.latin1-to-utf8"
    case damageBOMAdded = "multipart.damage.bom-added"
    case damageBOMRemoved = "multipart.damage.bom-removed"
    case damageTrimmed = "multipart.damage.white-space-trimmed"
    case damageTruncated = "multipart.damage.truncated"
    case damageFraming = "multipart.damage.framing-in-content"
    case damageDescription = "multipart.damage.data-description"
    case damageHexadecimal = "multipart.damage.hexadecimal"
    case damageOtherPart = "multipart.damage.other-part"
    case damageUnexplained = "multipart.damage.unexplained"
    case damageEmpty = "multipart.damage.empty"
    case signatureDamaged = "multipart.signature-damaged"
    case replacementInBinary = "multipart.replacement-in-binary"
    case signatureOther = "multipart.signature-other"
    // Upload as it is made from files, layer payload
    case sourceKind = "multipart.source-kind"
    case sourceUnreadable = "multipart.source-unreadable"
    case sourceChanged = "multipart.source-changed"
    case destinationUnwritable = "multipart.destination-unwritable"
    // Stores
    case storeTwins = "store.twins"
    case storeOrphans = "store.orphans"
    case storeTextAndBLOB = "store.text-and-blob"
    case storeMixedForms = "store.mixed-forms"
    case storeStorageClass = "store.storage-class"
    case storeNumber = "store.number"
    case storeLayout = "store.layout"
    case storeDuplicates = "store.duplicates"
    case storeDangling = "store.dangling"
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
        case .contentTypeMissing: .contentTypeMissing
        case .contentTypeDuplicate: .contentTypeDuplicate
        case .mediaType: .mediaType
        case .boundaryMissing: .boundaryMissing
        case .boundaryDuplicate: .boundaryDuplicate
        case .boundaryNeedsQuotes: .boundaryNeedsQuotes
        case .boundaryUnnamed: .boundaryUnnamed
        case .contentTypeComma: .contentTypeComma
        case .parameterSyntax: .parameterSyntax
        case .contentTypeExtra: .contentTypeExtra
        case .contentLength: .contentLength
        case .contentLengthCharacters: .contentLengthCharacters
        case .contentLengthSyntax: .contentLengthSyntax
        case .contentLengthDuplicate: .contentLengthDuplicate
        case .contentLengthMissing: .contentLengthMissing
        case .lengthAndChunked: .lengthAndChunked
        case .transferCoding: .transferCoding
        case .bodyCut: .bodyCut
        case .chunkSize: .chunkSize
        case .chunkEnd: .chunkEnd
        case .chunkLastMissing: .chunkLastMissing
        case .chunkLastEarly: .chunkLastEarly
        case .chunksInBody: .chunksInBody
        case .requestLineEnding: .requestLineEnding
        case .requestHeadSyntax: .requestHeadSyntax
        case .captureLostBytes: .captureLostBytes
        case .boundReached: .boundReached
        case .boundaryMismatch: .boundaryMismatch
        case .boundaryHyphens: .boundaryHyphens
        case .boundaryPlaceholder: .boundaryPlaceholder
        case .delimiterHyphens: .delimiterHyphens
        case .firstDelimiterMissing: .firstDelimiterMissing
        case .delimiterNotTerminated: .delimiterNotTerminated
        case .noDelimiter: .noDelimiter
        case .bodyEmpty: .bodyEmpty
        case .lineEnding: .lineEnding
        case .delimiterLineEndMissing: .delimiterLineEndMissing
        case .partLineEndMissing: .partLineEndMissing
        case .linesIndented: .linesIndented
        case .noCloseDelimiter: .noCloseDelimiter
        case .closeDelimiterCut: .closeDelimiterCut
        case .closeHyphensMissing: .closeHyphensMissing
        case .closeNotTerminated: .closeNotTerminated
        case .prematureClose: .prematureClose
        case .delimiterTwice: .delimiterTwice
        case .boundaryInContent: .boundaryInContent
        case .preamble: .preamble
        case .epilogue: .epilogue
        case .delimiterPadding: .delimiterPadding
        case .finalLineEndMissing: .finalLineEndMissing
        case .noParts: .noParts
        case .dispositionMissing: .dispositionMissing
        case .dispositionType: .dispositionType
        case .dispositionSyntax: .dispositionSyntax
        case .nameMissing: .nameMissing
        case .valueUnquoted: .valueUnquoted
        case .valueToken: .valueToken
        case .quoteUnclosed: .quoteUnclosed
        case .quoteStray: .quoteStray
        case .quoteEscaped: .quoteEscaped
        case .quotePercent: .quotePercent
        case .namePercentEncoded: .namePercentEncoded
        case .lineBreakEscaped: .lineBreakEscaped
        case .trailingSemicolon: .trailingSemicolon
        case .filenameExtended: .filenameExtended
        case .parameterDuplicate: .parameterDuplicate
        case .headerFolded: .headerFolded
        case .headerSpaceBeforeColon: .headerSpaceBeforeColon
        case .headerColonMissing: .headerColonMissing
        case .blankLineMissing: .blankLineMissing
        case .headerInContent: .headerInContent
        case .transferEncoding: .transferEncoding
        case .transferEncodingIdentity: .transferEncodingIdentity
        case .partLength: .partLength
        case .headerCase: .headerCase
        case .headerSpacing: .headerSpacing
        case .headerOrder: .headerOrder
        case .headLength: .headLength
        case .filenameEmpty: .filenameEmpty
        case .filenamePath: .filenamePath
        case .nestedMixed: .nestedMixed
        case .fieldMissing: .fieldMissing
        case .fieldTooFew: .fieldTooFew
        case .fieldTooMany: .fieldTooMany
        case .fieldUnexpected: .fieldUnexpected
        case .filenameMissing: .filenameMissing
        case .filenameUnexpected: .filenameUnexpected
        case .filenameRule: .filenameRule
        case .contentTypeUnexpected: .contentTypeUnexpected
        case .serverSizeLimit: .serverSizeLimit
        case .serverTypeLimit: .serverTypeLimit
        case .uploadUnknown: .uploadUnknown
        case .exactDifference: .exactDifference
        case .expectedPartMissing: .expectedPartMissing
        case .damageUTF8: .damageUTF8
        case .damageLFToCRLF: .damageLFToCRLF
        case .damageCRLFToLF: .damageCRLFToLF
        case .damageExtraLineEnd: .damageExtraLineEnd
        case .damageMissingLineEnd: .damageMissingLineEnd
        case .damageNUL: .damageNUL
        case .damageBase64: .damageBase64
        case .damageLatin1: .damageLatin1
        case .damageBOMAdded: .damageBOMAdded
        case .damageBOMRemoved: .damageBOMRemoved
        case .damageTrimmed: .damageTrimmed
        case .damageTruncated: .damageTruncated
        case .damageFraming: .damageFraming
        case .damageDescription: .damageDescription
        case .damageHexadecimal: .damageHexadecimal
        case .damageOtherPart: .damageOtherPart
        case .damageUnexplained: .damageUnexplained
        case .damageEmpty: .damageEmpty
        case .signatureDamaged: .signatureDamaged
        case .replacementInBinary: .replacementInBinary
        case .signatureOther: .signatureOther
        case .sourceKind: .sourceKind
        case .sourceUnreadable: .sourceUnreadable
        case .sourceChanged: .sourceChanged
        case .destinationUnwritable: .destinationUnwritable
        case .storeTwins: .storeTwins
        case .storeOrphans: .storeOrphans
        case .storeTextAndBLOB: .storeTextAndBLOB
        case .storeMixedForms: .storeMixedForms
        case .storeStorageClass: .storeStorageClass
        case .storeNumber: .storeNumber
        case .storeLayout: .storeLayout
        case .storeDuplicates: .storeDuplicates
        case .storeDangling: .storeDangling
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
