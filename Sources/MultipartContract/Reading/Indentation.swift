import ContractFindings

/// The white space that stands at the start of a line before every place of a boundary.
struct Indentation {
    /// Where the first line begins.
    let offset: Int
    /// How many spaces and tabs it begins with.
    let length: Int

    /// Nil unless the boundary stands in two places at least, and the same white space before its hyphens in each of them.
    init?(_ marks: MarkCollection, in source: any ByteSource) throws(SourceFailure) {
        let places = (marks.candidates + marks.contents).sorted { $0.offset < $1.offset }
        // What has no fault has no indentation; nearly all bodies end here.
        guard let first = places.first, first.lead == .other, places.count > 1 else { return nil }
        var indentation: [UInt8]?
        for mark in places {
            let before = try source.bytes(in: max(0, mark.lineOffset - Self.limit)..<mark.lineOffset)
            let blank = Array(before.reversed().prefix { HeaderByte.isSpace($0) })
            let line = before.dropLast(blank.count)
            guard !blank.isEmpty, line.isEmpty || line.last == UInt8(ascii: "\n") else { return nil }
            guard indentation ?? blank == blank else { return nil }
            indentation = blank
        }
        guard let indentation else { return nil }
        offset = first.lineOffset - indentation.count
        length = indentation.count
    }

    /// The most white space that is taken for an indentation.
    private static let limit = 200
}
