import ContractFindings
import MultipartContract

extension FeatureSighting {
    /// What a body has that is no finding, or says more of one: repeated names, empty files, which kind of filename.
    static func all(in inspection: BodyInspection) -> [FeatureSighting] {
        var sightings: [FeatureSighting] = []
        var seen: Set<ArraySlice<UInt8>> = []
        var repeated: Set<ArraySlice<UInt8>> = []
        for (index, head) in inspection.heads.enumerated() {
            let isEmpty = inspection.anatomy.parts[index].content.isEmpty
            if let name = head.nameBytes, !seen.insert(name).inserted, repeated.insert(name).inserted {
                let hasBrackets = name.ends(with: "[]".utf8)
                sightings.append(
                    FeatureSighting(hasBrackets ? .repeatedNameWithBrackets : .repeatedName, part: index))
            }
            sightings += filename(of: head, isEmpty: isEmpty).map { FeatureSighting($0, part: index) }
        }
        return sightings
    }

    private static func filename(of head: PartHead, isEmpty: Bool) -> [ServerFeature] {
        var features: [ServerFeature] = []
        let hasExtended = head.values(of: "Content-Disposition").contains { value in
            value.contains(bytes: "filename*".utf8)
        }
        guard let filename = head.filenameBytes else {
            return hasExtended ? [.filenameExtendedAlone] : []
        }
        if hasExtended { features.append(.filenameExtendedBeside) }
        if filename.isEmpty {
            features.append(isEmpty ? .filenameEmpty : .filenameEmptyWithContent)
        } else if isEmpty {
            features.append(.emptyFile)
        }
        if filename.contains(UInt8(ascii: "\\")) { features.append(.filenameBackslashPath) }
        if filename.contains(UInt8(ascii: "/")) { features.append(.filenameSlashPath) }
        if filename.contains(where: { $0 >= 0x80 }) { features.append(.nonASCIIFilename) }
        if head.nameBytes?.contains(where: { $0 >= 0x80 }) == true { features.append(.nonASCIIName) }
        if head.contentTypeRange == nil { features.append(.fileWithoutContentType) }
        return features
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with suffix: some BidirectionalCollection<UInt8>) -> Bool {
        self.suffix(suffix.count).elementsEqual(suffix)
    }

    /// Whether the bytes occur, in any letter case of theirs that is small here.
    fileprivate func contains(bytes: some Collection<UInt8>) -> Bool {
        guard count >= bytes.count else { return false }
        return (startIndex...endIndex - bytes.count).contains { start in
            self[start..<start + bytes.count].elementsEqual(bytes) { $0 == $1 || $0 | 0x20 == $1 }
        }
    }
}
