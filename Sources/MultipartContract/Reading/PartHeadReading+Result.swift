import ContractFindings

extension PartHeadReading {
    /// The head as it was read.
    func head(at offset: Int) -> PartHead {
        PartHead(
            offset: offset, bytes: Array(bytes[..<end]), nameRange: disposition?.first("name")?.value,
            filenameRange: disposition?.first("filename")?.value, contentTypeRange: contentType,
            contentLengthRange: contentLength)
    }

    /// The faults as findings in order of offset, not more than the bound.
    func findings(of head: PartHead, part: Int) -> [Finding] {
        guard !faults.isEmpty else { return [] }
        let field = head.fieldName
        // The order of faults at one place is the order in which they were found.
        let faults = merged
        let order = faults.indices.sorted { (faults[$0].at, $0) < (faults[$1].at, $1) }
        return order.prefix(max(1, bounds.findingCount)).map { index in
            let fault = faults[index]
            return Finding(
                fault.category, layer: .header, severity: fault.severity ?? severity(of: fault.category),
                offset: head.offset + fault.at, part: part, field: field, expected: fault.expected,
                found: fault.found, term: fault.term, count: fault.count)
        }
    }

    /// The faults, with one for each habit of the writer, which counts its places.
    private var merged: [HeadFault] {
        var merged: [HeadFault] = []
        var indices: [FindingCategory: Int] = [:]
        for fault in faults {
            switch fault.category {
            case .headerCase, .headerSpacing, .valueToken, .quoteEscaped:
                guard let index = indices[fault.category] else { break }
                merged[index].count = (merged[index].count ?? 1) + (fault.count ?? 1)
                continue
            default: break
            }
            indices[fault.category] = merged.count
            merged.append(fault)
        }
        return merged
    }

    /// What is legal and not what browsers and the encoder write is a fault where only that is wanted.
    private func severity(of category: FindingCategory) -> Severity? {
        guard profile != .rfc else { return nil }
        switch category {
        case .valueToken, .headerOrder, .headerCase, .headerSpacing, .filenameExtended, .transferEncodingIdentity:
            return .error
        default: return nil
        }
    }
}
