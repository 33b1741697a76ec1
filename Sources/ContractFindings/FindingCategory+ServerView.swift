// What is seen of a fault at the other end: the words that people search for. Observed on the servers of the atlas, or
// told by the public bug reports that the vectors name.

extension FindingCategory {
    /// What a server reports, or makes of the upload, in one short sentence. Nil for what is no upload.
    public var serverView: String? {
        requestServerView ?? delimiterServerView ?? headerServerView ?? ruleServerView ?? payloadServerView
    }

    private var requestServerView: String? {
        switch self {
        case .contentTypeMissing, .mediaType: "A server sees no form fields and no files, often without an error."
        case .contentTypeDuplicate: "A server takes one of two headers and may find no parts."
        case .boundaryMissing: "A server answers `no multipart boundary param`, `Boundary not found` or status 400."
        case .boundaryEmpty: "A server says that the boundary is missing or not valid."
        case .boundaryTooLong, .boundaryCharacter, .boundaryTrailingSpace:
            "Strict servers refuse the request, and others find no part."
        case .boundaryDuplicate, .boundaryUnnamed, .contentTypeComma, .parameterSyntax:
            "A server finds no boundary, or another one, and so no parts."
        case .boundaryNeedsQuotes:
            "A server answers `Boundary not found` now and then: whenever the random boundary has such a character."
        case .contentTypeExtra: "Most servers read it; a firewall before them may refuse it."
        case .contentLength, .contentLengthCharacters:
            "A server waits for bytes that never come, or cuts the body: `Unexpected end of form`, or a time-out."
        case .contentLengthSyntax, .contentLengthDuplicate, .lengthAndChunked, .transferCoding, .requestHeadSyntax,
            .requestLineEnding:
            "A server answers status 400 before it looks at the body."
        case .contentLengthMissing: "A server reads the request as one without a body: no fields, no files."
        case .bodyCut: "A server waits and then reports `Unexpected end of form` or a closed connection."
        case .chunkSize, .chunkEnd, .chunkLastMissing:
            "A server answers status 400, or waits until the connection ends."
        case .chunkLastEarly: "A server sees a body that is cut short, and then a request that it cannot read."
        case .chunksInBody: "A server finds sizes between the bytes: damaged contents, or no form at all."
        case .captureLostBytes: "A server got other bytes than the ones that can be seen here."
        case .boundReached: "A server refuses the form as too large, often with status 413 or 400."
        default: nil
        }
    }

    private var delimiterServerView: String? {
        switch self {
        case .boundaryMismatch, .boundaryHyphens, .boundaryPlaceholder, .delimiterHyphens, .noDelimiter, .linesIndented:
            "A server finds no part: `missing file field`, `NextPart: EOF`, `Unexpected end of form`, or an empty form."
        case .bodyEmpty: "A server sees an empty form, or answers `Unexpected end of form`."
        case .lineEnding:
            "One server reads it, the next answers `Unexpected end of form`, and another sees an empty form."
        case .firstDelimiterMissing: "A server loses the first part without a word."
        case .delimiterNotTerminated: "A server misses a part, or answers `Unexpected end of form`."
        case .delimiterLineEndMissing: "A server stores one part too long, and the next one is missing."
        case .partLineEndMissing: "A server drops the empty part, stores a delimiter line in it, or fails."
        case .noCloseDelimiter, .closeDelimiterCut, .closeHyphensMissing:
            "A server waits for more, or answers `Unexpected end of form`; some drop the last part or the whole form."
        case .closeNotTerminated: "Most servers ignore what follows; some store it in the last part, and some fail."
        case .prematureClose: "A server sees the first parts only, without an error."
        case .delimiterTwice: "A server sees a part without a name, or answers that the form is malformed."
        case .boundaryInContent, .boundaryInPart: "Some servers cut the content there, and others refuse the form."
        case .preamble: "Most servers read it; some refuse the form."
        case .epilogue: "Most servers read it; some refuse the form, and one loses the last file."
        case .delimiterPadding: "Many servers find no part and report an empty form, or fail."
        case .finalLineEndMissing: "Most servers read it; a few wait for the line end or fail."
        case .noParts: "A server sees an empty form."
        default: nil
        }
    }

    private var headerServerView: String? {
        switch self {
        case .dispositionMissing, .nameMissing, .nameEmpty: "A server drops the part, or keeps it without a name."
        case .dispositionType: "Some servers drop the part; most read it."
        case .dispositionSyntax, .quoteUnclosed, .quoteStray, .quoteEscaped, .headerQuote:
            "A server finds another name or filename, or answers that the part header is malformed."
        case .valueUnquoted: "A server cuts the name at the first space, or refuses the part."
        case .valueToken, .headerCase, .headerSpacing: "Most servers read it; some find no name or refuse the form."
        case .quotePercent, .namePercentEncoded, .lineBreakEscaped:
            "One server sees the escape as it is, and another one decodes it, so that the names differ."
        case .trailingSemicolon: "Most servers read it; strict ones refuse the part."
        case .filenameExtended: "Half of the servers see no filename, and so a text field in place of a file."
        case .parameterDuplicate, .headerDuplicate: "One server takes the first, another one the last."
        case .headerFolded: "Many servers lose the name of the part, or refuse the form."
        case .headerSpaceBeforeColon: "Many servers do not find the header, and so no name."
        case .headerColonMissing: "Some servers skip the line; most refuse the form."
        case .blankLineMissing: "A server reads the field as empty, drops it, or fails while it parses the headers."
        case .headerInContent: "A server stores header lines at the start of the content."
        case .headerLineBreak: "A server sees header lines that somebody else chose."
        case .headerNonASCII: "Most servers read UTF-8; with other bytes, or a Latin-1 default, the name is garbled."
        case .headerBackslash, .filenamePath: "One server keeps the filename, another one cuts it or drops the `\\`."
        case .headerControl: "A server cuts the name, changes it, or refuses the form."
        case .headerSpace, .headerName, .headerReserved, .contentTypeSyntax:
            "A server sees another header than the one that was meant, or none."
        case .transferEncoding: "A server stores the encoded text, or decodes it: the lengths differ."
        case .transferEncodingIdentity: "Most servers ignore the header; a strict one refuses it."
        case .partLength: "Most servers ignore the length; some cut the content or fail."
        case .headerOrder: "Most servers read it; object storage with signed policies may refuse it."
        case .headLength: "A server answers that the headers are too large."
        case .filenameEmpty: "One server sees an empty file, another one a text field, and a third one drops the part."
        case .nestedMixed: "A server stores one file with delimiter lines in it."
        default: nil
        }
    }

    private var ruleServerView: String? {
        switch self {
        case .fieldMissing:
            "A server answers `missing field` or `missing file field`, and the rest of the form is fine."
        case .fieldTooFew: "A server gets a shorter list than it asks for."
        case .fieldTooMany: "A server takes one of them, or answers `Unexpected field`."
        case .fieldUnexpected: "A server ignores the part, or answers `Unexpected field`."
        case .filenameMissing: "A server finds a text field and says that no file was uploaded."
        case .filenameUnexpected: "A server finds a file and says that the field is missing."
        case .filenameRule, .contentTypeUnexpected, .serverTypeLimit: "A server refuses the type of the file."
        case .uploadUnknown: "A server answers status 404: it has nothing at this path."
        case .serverSizeLimit: "A server answers status 413, or that the file is too large."
        case .exactDifference: "A server may read the body, but the bytes are not those of the encoder."
        case .expectedPartMissing: "A server gets fewer parts than were expected."
        default: nil
        }
    }

    private var payloadServerView: String? {
        switch self {
        case .damageUTF8, .damageLatin1, .damageLFToCRLF:
            "A server stores a file that is larger than the original and cannot be opened."
        case .damageCRLFToLF, .damageNUL, .damageTrimmed, .damageTruncated, .damageMissingLineEnd, .damageBOMRemoved:
            "A server stores a file that is shorter than the original."
        case .damageExtraLineEnd, .damageBOMAdded:
            "A server stores a file whose checksum is never that of the original."
        case .damageBase64, .damageHexadecimal, .damageDescription:
            "A server stores a text file, and says that it is no picture or document."
        case .damageFraming: "A server stores a file with delimiter and header lines in it."
        case .damageOtherPart: "A server stores each content under the name of the other one."
        case .damageUnexplained: "A server stores another file than the one that was meant."
        case .damageEmpty: "A server stores an empty file."
        case .signatureDamaged, .replacementInBinary: "A server stores the file, and nothing can open it."
        case .signatureOther: "A server may refuse the file, or show it wrongly."
        case .sourceKind, .sourceUnreadable, .destinationUnwritable: "A server sees nothing: no byte is sent."
        case .sourceChanged: "A server sees nothing, or a request that stops early and is to be dropped."
        default: nil
        }
    }
}

extension Finding {
    /// What a server says or does, as ``FindingCategory/serverView``; of a delimiter between parts, what becomes of the part
    /// before it.
    public var serverView: String? {
        switch (category, part) {
        case (.boundaryMismatch, _?): FindingCategory.delimiterLineEndMissing.serverView
        case (.delimiterLineEndMissing, _) where term == .delimiterLine: FindingCategory.noCloseDelimiter.serverView
        default: category.serverView
        }
    }
}
