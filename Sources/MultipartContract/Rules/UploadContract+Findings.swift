import ContractFindings

extension UploadContract {
    /// What is wrong with the parts of an upload, layer rule: first what is missing, too few or too many in the order of the
    /// contract, then part by part, then the length of the body. None if the upload keeps the contract.
    ///
    /// A part whose name is near to one that is missing is told with it, and judged as if it had the right name; it is not also
    /// unexpected. So is the only file of an unknown name, where one file alone is missing. A part without a name may be the missing one: then that is the fault (layer header), and nothing is said to be
    /// missing in its place.
    ///
    /// - Parameters:
    ///   - parts: the parts in their order.
    ///   - bodyLength: how many bytes the body has; nil if there is none yet.
    ///   - limit: the most findings.
    public func findings(
        parts: [PartDescription], bodyLength: Int?, limit: Int = ReadingBounds.standard.findingCount
    ) -> [Finding] {
        var names = PartNames(parts)
        var findings: [Finding] = []
        /// The rule of each part that has one.
        var rules: [Int: Part] = [:]
        var nameless = names.nameless
        for rule in self.parts {
            var indices = names.indices(of: rule.name)
            if indices.isEmpty {
                var near = rule.count.min > 0 ? names.takeNearest(to: rule.name, besides: self.parts) : nil
                if near == nil, nameless == 0, isOnlyMissingFile(rule, in: names) {
                    near = names.takeOnlyOther(besides: self.parts) { parts[$0].filename != nil }
                }
                if let near {
                    indices = near.indices
                    let first = parts[near.indices[0]]
                    findings.append(
                        Finding(
                            .fieldMissing, offset: first.nameOffset ?? first.headOffset, part: near.indices[0],
                            field: rule.name, term: near.term, otherField: near.name))
                } else if rule.count.min > 0 {
                    // The part without a name is reported for that.
                    if nameless > 0 { nameless -= 1 } else { findings.append(Finding(.fieldMissing, field: rule.name)) }
                }
            } else if indices.count < rule.count.min {
                findings.append(
                    Finding(.fieldTooFew, field: rule.name, expected: rule.count.min, found: indices.count))
            } else if let max = rule.count.max, indices.count > max {
                findings.append(
                    Finding(
                        .fieldTooMany, offset: parts[indices[max]].headOffset, part: indices[max], field: rule.name,
                        expected: max, found: indices.count))
            }
            for index in indices { rules[index] = rule }
        }
        var excess = 0
        for (index, part) in parts.enumerated() where findings.count < limit {
            if let rule = rules[index] {
                findings += self.findings(part, index: index, rule: rule)
                excess += rule.maxLength.map { max(0, part.contentLength - $0) } ?? 0
            } else if !allowsOtherParts, let count = names.countIfFirst(index) {
                findings.append(unexpected(part, index: index, count: count, names: names))
            } else if part.filename != nil {
                findings += serverTypeFinding(part, index: index, field: names.fieldName(of: index))
            }
        }
        // A body that is too long because of one part is reported with the part.
        if let maximum = server.maxBodyLength, let bodyLength, bodyLength - excess > maximum {
            findings.append(
                Finding(
                    .serverSizeLimit, offset: maximum, expected: maximum, found: bodyLength, term: .wholeBody))
        }
        return Array(findings.prefix(max(0, limit)))
    }

    /// Whether a rule is for one file that must be there, and no other such file is missing.
    private func isOnlyMissingFile(_ rule: Part, in names: PartNames) -> Bool {
        guard rule.kind == .file, rule.count.min == 1, !allowsOtherParts else { return false }
        return parts.count { $0.kind != .text && $0.count.min > 0 && names.indices(of: $0.name).isEmpty } == 1
    }

    private func unexpected(_ part: PartDescription, index: Int, count: Int, names: PartNames) -> Finding {
        // A field that must be there has its near miss already.
        let near = parts.lazy.filter { $0.count.min == 0 && names.indices(of: $0.name).isEmpty }.compactMap { rule in
            NearMiss(sent: part.name ?? [], wanted: rule.name).map { (rule.name, $0) }
        }.min { $0.1.rank < $1.1.rank }
        return Finding(
            .fieldUnexpected, offset: part.nameOffset ?? part.headOffset, part: index,
            field: names.fieldName(of: index), term: near?.1.term, count: count > 1 ? count : nil,
            otherField: near?.0)
    }

    private func findings(_ part: PartDescription, index: Int, rule: Part) -> [Finding] {
        var findings: [Finding] = []
        let add = { (category: FindingCategory, offset: Int?) in
            Finding(category, offset: offset ?? part.headOffset, part: index, field: rule.name)
        }
        switch (rule.filename, part.filename) {
        case (.required, nil): findings.append(add(.filenameMissing, nil))
        case (.required, let filename?) where filename.isEmpty:
            findings.append(add(.filenameMissing, part.filenameOffset))
        case (.forbidden, _?): findings.append(add(.filenameUnexpected, part.filenameOffset))
        case (_, let filename?) where !filename.isEmpty:
            if rule.requiresASCIIFilename, let place = filename.firstIndex(where: { $0 > 0x7F }) {
                findings.append(add(.filenameRule, part.filenameOffset.map { $0 + place }))
            } else if !rule.extensions.isEmpty, !rule.extensions.contains(where: { Part.ends(filename, in: $0) }) {
                findings.append(add(.filenameRule, part.filenameOffset))
            }
        default: break
        }
        if !rule.contentTypes.isEmpty, !UploadContract.isAllowed(part.contentType, in: rule.contentTypes) {
            findings.append(add(.contentTypeUnexpected, part.contentTypeOffset))
        } else if part.filename != nil || rule.kind == .file {
            findings += serverTypeFinding(part, index: index, field: rule.name)
        }
        if let maximum = rule.maxLength, part.contentLength > maximum {
            findings.append(
                Finding(
                    .serverSizeLimit, offset: part.contentOffset.map { $0 + maximum }, part: index, field: rule.name,
                    expected: maximum, found: part.contentLength, term: .content, contentOffset: maximum))
        }
        return findings
    }

    private func serverTypeFinding(_ part: PartDescription, index: Int, field: FieldName?) -> [Finding] {
        let isAccepted =
            server.acceptedTypes.isEmpty || UploadContract.isAllowed(part.contentType, in: server.acceptedTypes)
        let isRefused = UploadContract.media(part.contentType).map { media in
            server.refusedTypes.contains { $0.contains(media) }
        }
        guard !isAccepted || isRefused == true else { return [] }
        return [
            Finding(.serverTypeLimit, offset: part.contentTypeOffset ?? part.headOffset, part: index, field: field)
        ]
    }

    /// A malformed type is let through: it is a fault of the header.
    private static func isAllowed(_ contentType: [UInt8]?, in ranges: [MediaRange]) -> Bool {
        guard let media = media(contentType) else { return true }
        return ranges.contains { $0.contains(media) }
    }

    private static func media(_ contentType: [UInt8]?) -> MediaType? {
        MediaType(contentType ?? Array("text/plain".utf8))
    }
}

extension UploadContract.Part {
    /// Whether a filename ends in a dot and these letters, in either case, with something before.
    fileprivate static func ends(_ filename: [UInt8], in suffix: String) -> Bool {
        let ending = Array((suffix.hasPrefix(".") ? suffix : "." + suffix).utf8)
        return filename.count > ending.count
            && zip(filename.suffix(ending.count), ending).allSatisfy {
                NearMiss.lowercase($0) == NearMiss.lowercase($1)
            }
    }
}
