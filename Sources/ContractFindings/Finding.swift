/// One thing wrong, or legal and refused by some.
///
/// A finding is typed all the way: there is no member that takes free text or bytes, apart from the checked
/// ``FieldName``, ``CaseID`` and ``BoundaryText``. So a log, a report or a thrown error that is built from findings cannot leak a value.
public struct Finding: Sendable, Hashable {
    /// What is wrong.
    public let category: FindingCategory
    /// Where the fault lives: the category's own layer unless given. A vector's finding has the layer that the vector tests.
    public let layer: Layer
    /// Whether it makes the input wrong.
    public let severity: Severity
    /// Where: a byte offset from 0 in the input that was judged.
    public let offset: Int?
    /// Which part of an upload, counted from 0.
    public let part: Int?
    /// The field of the contract.
    public let field: FieldName?
    /// Which line or row of a file, counted from 1.
    public let line: Int?
    /// Which row of a table: its rowid, which may be any whole number.
    public let row: Int?
    /// Which vector or sample.
    public let caseID: CaseID?
    /// The number that should be there; the category says of what (bytes, a version …).
    public let expected: Int?
    /// The number that is there.
    public let found: Int?
    /// A word of the closed list that makes the category more exact.
    public let term: Term?
    /// How many places have the fault, where there may be several; ``offset`` is the first of them.
    public let count: Int?
    /// Where in the content of the part, or of a header value: a byte offset from 0. ``offset`` says where in the input.
    public let contentOffset: Int?
    /// Whether damage to a content can be undone.
    public let recovery: Recovery?
    /// The boundary that the body seems to use. It is no secret and no value of a user.
    public let boundary: BoundaryText?
    /// The name that is there in place of ``field``, or beside it.
    public let otherField: FieldName?
    /// What a vector demands.
    public let expectedOutcome: Outcome?
    /// What the implementation made of the vector.
    public let foundOutcome: Outcome?

    /// Makes a finding. Layer and severity are those of the category unless given.
    public init(
        _ category: FindingCategory,
        layer: Layer? = nil,
        severity: Severity? = nil,
        offset: Int? = nil,
        part: Int? = nil,
        field: FieldName? = nil,
        line: Int? = nil,
        row: Int? = nil,
        caseID: CaseID? = nil,
        expected: Int? = nil,
        found: Int? = nil,
        term: Term? = nil,
        count: Int? = nil,
        contentOffset: Int? = nil,
        recovery: Recovery? = nil,
        boundary: BoundaryText? = nil,
        otherField: FieldName? = nil,
        expectedOutcome: Outcome? = nil,
        foundOutcome: Outcome? = nil
    ) {
        self.category = category
        self.layer = layer ?? category.entry.layer
        self.severity = severity ?? category.entry.severity
        self.offset = offset
        self.part = part
        self.field = field
        self.line = line
        self.row = row
        self.caseID = caseID
        self.expected = expected
        self.found = found
        self.term = term
        self.count = count
        self.contentOffset = contentOffset
        self.recovery = recovery
        self.boundary = boundary
        self.otherField = otherField
        self.expectedOutcome = expectedOutcome
        self.foundOutcome = foundOutcome
    }

    /// What to do about it: the cure of the category, or of the place where that one would not help.
    public var cure: String {
        switch (category, term) {
        case (.headerLineBreak, .contentType?), (.headerLineBreak, .headerValue?), (.headerNonASCII, .contentType?),
            (.headerNonASCII, .headerValue?):
            "Use printable ASCII without line ends there; nothing escapes it."
        case (.signatureDamaged, .utf8Decoded?), (.signatureDamaged, .latin1ToUTF8?):
            "Pass the file as bytes (`Data`) all the way, never as a String."
        case (.signatureDamaged, .base64Text?): "Send the bytes themselves; multipart needs no base64."
        case (.fieldMissing, _) where field != nil && otherField != nil:
            field.map { "Name the part \(Finding.quoted($0)), as the contract does." } ?? category.entry.cure
        default: category.entry.cure
        }
    }

    /// The same finding at another place, or of another weight: what is nil here stays as it was.
    public func placed(
        offset: Int? = nil, part: Int? = nil, field: FieldName? = nil, line: Int? = nil, row: Int? = nil,
        caseID: CaseID? = nil, severity: Severity? = nil
    ) -> Finding {
        Finding(
            category, layer: layer, severity: severity ?? self.severity, offset: offset ?? self.offset,
            part: part ?? self.part, field: field ?? self.field, line: line ?? self.line, row: row ?? self.row,
            caseID: caseID ?? self.caseID, expected: expected, found: found, term: term, count: count,
            contentOffset: contentOffset, recovery: recovery, boundary: boundary, otherField: otherField,
            expectedOutcome: expectedOutcome, foundOutcome: foundOutcome)
    }

    /// The same finding with more that is known of it: what is nil here stays as it was.
    package func with(
        count: Int? = nil, boundary: BoundaryText? = nil, otherField: FieldName? = nil
    ) -> Finding {
        Finding(
            category, layer: layer, severity: severity, offset: offset, part: part, field: field, line: line, row: row,
            caseID: caseID, expected: expected, found: found, term: term, count: count ?? self.count,
            contentOffset: contentOffset, recovery: recovery, boundary: boundary ?? self.boundary,
            otherField: otherField ?? self.otherField, expectedOutcome: expectedOutcome, foundOutcome: foundOutcome)
    }

    /// The same finding without case and outcomes, for which reports have lines of their own.
    package var withoutVector: Finding {
        Finding(
            category, layer: layer, severity: severity, offset: offset, part: part, field: field, line: line, row: row,
            expected: expected, found: found, term: term, count: count, contentOffset: contentOffset,
            recovery: recovery, boundary: boundary, otherField: otherField)
    }
}

/// Whether the bytes that a damage has changed can be had back.
public enum Recovery: String, Sendable, Hashable, Codable, CaseIterable {
    /// Undoing the change gives the expected bytes again, which was tried.
    case certain
    /// What was there before is lost.
    case lost
}
