import ContractFindings

extension IdentifierForm {
    /// Its place in `allCases`, without a search.
    var place: Int {
        switch self {
        case .canonical: 0
        case .upper: 1
        case .mixed: 2
        case .unhyphenated: 3
        case .braces: 4
        case .urn: 5
        case .whiteSpace: 6
        case .nul: 7
        case .nonASCII: 8
        case .malformed: 9
        case .wrongLength: 10
        case .blob16: 11
        case .blob36: 12
        case .blobOther: 13
        case .integer: 14
        case .real: 15
        case .null: 16
        case .empty: 17
        }
    }
}
