import ContractFindings
import MultipartContract

/// A thing of a body on which servers differ, or on which they were seen to agree: what a body of the atlas was made for.
///
/// Most belong to a category, so that they follow from findings. The others are no finding: legal things without any fault,
/// which the caller sees in the body and passes on.
public enum ServerFeature: String, Sendable, Hashable, CaseIterable {
    // Request
    case boundaryDuplicateFirst = "boundary-duplicate-first"
    case boundaryDuplicateLast = "boundary-duplicate-last"
    case boundaryTooLong = "boundary-too-long"
    case boundaryTrailingSpace = "boundary-trailing-space"
    case parameterSpaceRoundEquals = "parameter-space-round-equals"
    case contentTypeComma = "content-type-comma"
    case mediaTypeCase = "media-type-case"
    case boundaryQuoted = "boundary-quoted"
    case boundarySpecialCharacters = "boundary-special-characters"
    case boundaryOf70 = "boundary-of-70"
    case bodyCut = "body-cut"

    // Delimiters
    case preamble
    case leadingLineEnd = "leading-line-end"
    case epilogue
    case finalLineEndMissing = "final-line-end-missing"
    case delimiterPadding = "delimiter-padding"
    case noParts = "no-parts"
    case bodyEmpty = "body-empty"
    case lineEndingEverywhere = "line-ending-everywhere"
    case lineEndingSomewhere = "line-ending-somewhere"
    case closeHyphensMissing = "close-hyphens-missing"
    case closeNotTerminated = "close-not-terminated"
    case noCloseDelimiter = "no-close-delimiter"
    case partLineEndMissing = "part-line-end-missing"
    case firstDelimiterInLine = "first-delimiter-in-line"
    case boundaryBareInLine = "boundary-bare-in-line"
    case boundaryBareAtLineStart = "boundary-bare-at-line-start"
    case boundaryWithHyphensInLine = "boundary-with-hyphens-in-line"
    case boundaryPrefixAtLineStart = "boundary-prefix-at-line-start"
    case boundaryPrefixAtContentStart = "boundary-prefix-at-content-start"
    case boundaryBehindLineFeed = "boundary-behind-line-feed"
    case boundaryInName = "boundary-in-name"

    // Part headers
    case nonASCIIName = "non-ascii-name"
    case nonASCIIFilename = "non-ascii-filename"
    case invalidUTF8Name = "invalid-utf8-name"
    case quotePercent = "quote-percent"
    case nameLineBreakEscaped = "name-line-break-escaped"
    case percentInFilename = "percent-in-filename"
    case backslashQuote = "backslash-quote"
    case backslashAtEnd = "backslash-at-end"
    case filenameExtendedAlone = "filename-extended-alone"
    case filenameExtendedBeside = "filename-extended-beside"
    case filenameBackslashPath = "filename-backslash-path"
    case filenameSlashPath = "filename-slash-path"
    case filenameEmpty = "filename-empty"
    case filenameEmptyWithContent = "filename-empty-with-content"
    case filenameBeforeName = "filename-before-name"
    case valueToken = "value-token"
    case headerCase = "header-case"
    case headerSpacing = "header-spacing"
    case headerOrder = "header-order"
    case headerFolded = "header-folded"
    case headerSpaceBeforeColon = "header-space-before-colon"
    case headerColonMissing = "header-colon-missing"
    case blankLineMissing = "blank-line-missing"
    case quoteUnclosed = "quote-unclosed"
    case parameterDuplicate = "parameter-duplicate"
    case dispositionDuplicate = "disposition-duplicate"
    case dispositionMissing = "disposition-missing"
    case dispositionType = "disposition-type"
    case partWithoutHeaders = "part-without-headers"
    case nameMissing = "name-missing"
    case nameEmpty = "name-empty"
    case nulInName = "nul-in-name"
    case nulInFilename = "nul-in-filename"
    case carriageReturnInName = "carriage-return-in-name"
    case transferEncodingBase64 = "transfer-encoding-base64"
    case transferEncodingQuotedPrintable = "transfer-encoding-quoted-printable"
    case partLength = "part-length"
    case nestedMixed = "nested-mixed"
    case extraHeader = "extra-header"

    // Parts as a whole
    case repeatedName = "repeated-name"
    case repeatedNameWithBrackets = "repeated-name-with-brackets"
    case emptyFile = "empty-file"
    case emptyText = "empty-text"
    case textWithContentType = "text-with-content-type"
    case typeWithoutFilename = "type-without-filename"
    case fileWithoutContentType = "file-without-content-type"
    case byteOrderMarkInText = "byte-order-mark-in-text"
    case invalidUTF8Text = "invalid-utf8-text"
}

extension ServerFeature {
    /// The name as words of a sentence, as in `repeated name`.
    public var words: String { String(rawValue.map { $0 == "-" ? " " : $0 }) }

    /// The categories of findings that this belongs to; empty for what is no finding.
    public var categories: [FindingCategory] {
        switch self {
        case .boundaryDuplicateFirst, .boundaryDuplicateLast: [.boundaryDuplicate]
        case .boundaryTooLong: [.boundaryTooLong]
        case .boundaryTrailingSpace: [.boundaryTrailingSpace]
        case .parameterSpaceRoundEquals: [.parameterSyntax]
        case .contentTypeComma: [.contentTypeComma]
        case .bodyCut: [.bodyCut, .noCloseDelimiter]
        case .preamble, .leadingLineEnd: [.preamble]
        case .epilogue: [.epilogue]
        case .finalLineEndMissing: [.finalLineEndMissing]
        case .delimiterPadding: [.delimiterPadding]
        case .noParts: [.noParts]
        case .bodyEmpty: [.bodyEmpty]
        case .lineEndingEverywhere, .lineEndingSomewhere: [.lineEnding]
        case .closeHyphensMissing: [.closeHyphensMissing]
        case .closeNotTerminated: [.closeNotTerminated]
        case .noCloseDelimiter: [.noCloseDelimiter]
        case .partLineEndMissing: [.partLineEndMissing]
        case .boundaryBareInLine, .boundaryBareAtLineStart, .boundaryWithHyphensInLine, .boundaryPrefixAtLineStart,
            .boundaryPrefixAtContentStart, .boundaryBehindLineFeed:
            [.boundaryInContent]
        case .nonASCIIName, .nonASCIIFilename, .invalidUTF8Name: [.headerNonASCII]
        case .quotePercent: [.quotePercent]
        case .nameLineBreakEscaped: [.lineBreakEscaped]
        case .backslashQuote, .backslashAtEnd: [.headerBackslash]
        case .filenameExtendedAlone, .filenameExtendedBeside: [.filenameExtended]
        case .filenameBackslashPath, .filenameSlashPath: [.filenamePath]
        case .filenameEmpty, .filenameEmptyWithContent: [.filenameEmpty]
        case .valueToken: [.valueToken]
        case .headerCase: [.headerCase]
        case .headerSpacing: [.headerSpacing]
        case .headerOrder: [.headerOrder]
        case .headerFolded: [.headerFolded]
        case .headerSpaceBeforeColon: [.headerSpaceBeforeColon]
        case .headerColonMissing: [.headerColonMissing]
        case .blankLineMissing: [.blankLineMissing]
        case .quoteUnclosed: [.quoteUnclosed]
        case .parameterDuplicate: [.parameterDuplicate]
        case .dispositionDuplicate: [.headerDuplicate]
        case .dispositionMissing, .partWithoutHeaders: [.dispositionMissing]
        case .dispositionType: [.dispositionType]
        case .nameMissing: [.nameMissing]
        case .nameEmpty: [.nameEmpty]
        case .nulInName, .nulInFilename: [.headerControl]
        case .carriageReturnInName: [.headerLineBreak]
        case .transferEncodingBase64, .transferEncodingQuotedPrintable: [.transferEncoding]
        case .partLength: [.partLength]
        case .nestedMixed: [.nestedMixed]
        case .mediaTypeCase, .boundaryQuoted, .boundarySpecialCharacters, .boundaryOf70, .firstDelimiterInLine,
            .boundaryInName, .percentInFilename, .filenameBeforeName, .extraHeader, .repeatedName,
            .repeatedNameWithBrackets, .emptyFile, .emptyText, .textWithContentType, .typeWithoutFilename,
            .fileWithoutContentType, .byteOrderMarkInText, .invalidUTF8Text:
            []
        }
    }

    /// The features that a finding may be about, as narrow as its numbers and its word allow.
    public static func features(of finding: Finding) -> [ServerFeature] {
        switch (finding.category, finding.term, finding.found) {
        case (.preamble, _, 2?): [.leadingLineEnd]
        case (.preamble, _, _): [.preamble]
        case (.filenameEmpty, _, 0?): [.filenameEmpty]
        case (.filenameEmpty, _, _?): [.filenameEmptyWithContent]
        case (.transferEncoding, .base64?, _): [.transferEncodingBase64]
        case (.headerNonASCII, .name?, _): [.nonASCIIName]
        case (.headerNonASCII, .filename?, _): [.nonASCIIFilename]
        case (.headerNonASCII, .utf8?, _): [.nonASCIIName, .nonASCIIFilename]
        case (.headerNonASCII, _?, _): [.invalidUTF8Name]
        case (.headerControl, .name?, 0?): [.nulInName]
        case (.headerControl, .filename?, 0?): [.nulInFilename]
        // Only names with NUL, filenames with `%22` and names with `%0D` were observed.
        case (.headerControl, _, _), (.quotePercent, .name?, _), (.lineBreakEscaped, .filename?, _): []
        default: byCategory[finding.category] ?? []
        }
    }

    private static let byCategory: [FindingCategory: [ServerFeature]] = {
        var byCategory: [FindingCategory: [ServerFeature]] = [:]
        for feature in allCases {
            for category in feature.categories { byCategory[category, default: []].append(feature) }
        }
        return byCategory
    }()
}

extension ServerFeature {
    /// What a place is where the text of the boundary stands in a content; nil if it is a delimiter.
    ///
    /// - Parameter contentStart: Where the content begins in the body.
    public init?(_ mark: BoundaryMark, contentStart: Int) {
        guard !mark.isDelimiter else { return nil }
        let isAtLineStart = mark.lead == .crlf || mark.lead == .start
        if mark.hyphens < 2 {
            self = isAtLineStart && mark.hyphens == 0 ? .boundaryBareAtLineStart : .boundaryBareInLine
        } else if mark.lineOffset == contentStart {
            self = .boundaryPrefixAtContentStart
        } else if isAtLineStart {
            self = .boundaryPrefixAtLineStart
        } else if mark.lead == .lf {
            self = .boundaryBehindLineFeed
        } else {
            self = .boundaryWithHyphensInLine
        }
    }
}
