import ContractFindings

/// The names of the parts of an upload, for finding those that were meant.
struct PartNames {
    /// Which parts have a name, in their order.
    private var indices: [[UInt8]: [Int]] = [:]
    private let names: [[UInt8]?]
    /// Names that belong to no field so far, in their order; the first hundred, which is more than a form has by mistake.
    private var open: [[UInt8]] = []
    /// How many parts have no name.
    private(set) var nameless = 0

    private static let openLimit = 100

    init(_ parts: [UploadContract.PartDescription]) {
        names = parts.map(\.name)
        for (index, name) in names.enumerated() {
            guard let name else {
                nameless += 1
                continue
            }
            if indices[name] == nil, open.count < PartNames.openLimit { open.append(name) }
            indices[name, default: []].append(index)
        }
    }

    /// The parts of exactly this name, or of what browsers make of it.
    func indices(of name: FieldName) -> [Int] {
        let plain = Array(name.text.utf8)
        let found = indices[plain] ?? []
        guard plain.contains(UInt8(ascii: "\"")) else { return found }
        let escaped = plain.flatMap { $0 == UInt8(ascii: "\"") ? Array("%22".utf8) : [$0] }
        return (found + (indices[escaped] ?? [])).sorted()
    }

    /// The name that is nearest to one that is missing, if it is near enough and no field of the contract has it; it is not
    /// taken a second time.
    mutating func takeNearest(
        to wanted: FieldName, besides fields: [UploadContract.Part]
    ) -> (indices: [Int], name: FieldName?, term: Term?)? {
        var best: (place: Int, miss: NearMiss)?
        for (place, name) in open.enumerated() {
            guard let miss = NearMiss(sent: name, wanted: wanted), miss.rank < best?.miss.rank ?? .max,
                !fields.contains(where: { $0.name.text.utf8.elementsEqual(name) })
            else { continue }
            best = (place, miss)
        }
        guard let best else { return nil }
        let name = open.remove(at: best.place)
        return (indices[name] ?? [], PartNames.fieldName(name), best.miss.term)
    }

    /// The one name that no field of the contract has and a wanted part has; nil if there are several, or if several parts
    /// have it or it cannot be shown. It is not taken a second time.
    mutating func takeOnlyOther(
        besides fields: [UploadContract.Part], where isWanted: (_ index: Int) -> Bool
    ) -> (indices: [Int], name: FieldName?, term: Term?)? {
        let others = open.filter { name in
            indices[name]?.contains(where: isWanted) == true
                && !fields.contains { $0.name.text.utf8.elementsEqual(name) }
        }
        guard others.count == 1, let other = others.first, let found = indices[other], found.count == 1,
            let name = PartNames.fieldName(other)
        else { return nil }
        open.removeAll { $0 == other }
        return (found, name, nil)
    }

    /// How many parts have the name of this one, if it is the first of them; nil else, and for a part without a name.
    func countIfFirst(_ index: Int) -> Int? {
        guard let name = names[index], let all = indices[name], all.first == index else { return nil }
        return all.count
    }

    /// The name of a part, as far as it can be shown.
    func fieldName(of index: Int) -> FieldName? { names[index].flatMap(PartNames.fieldName) }

    /// The bytes of a name, if they are UTF-8 and can be shown.
    ///
    /// Behind a quote that is missing or too many, more than the name is read as one. What looks as if a parameter had got
    /// into it is not shown, since that may be a filename.
    static func fieldName(_ bytes: some Collection<UInt8>) -> FieldName? {
        guard bytes.count <= FieldName.maximumLength, !bytes.contains(UInt8(ascii: "\"")) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { return nil }
        if let equals = bytes.firstIndex(of: UInt8(ascii: "=")) {
            let before = bytes[..<equals]
            let isParameter =
                before.contains(UInt8(ascii: ";")) || before.contains(UInt8(ascii: ",")) || before.contains(0x20)
                || text.lowercased().contains("filename")
            if isParameter { return nil }
        }
        return try? FieldName(text)
    }
}
