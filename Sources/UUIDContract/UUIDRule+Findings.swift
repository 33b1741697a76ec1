import CByteKernels
import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UUIDRule {
    /// The first finding of a text that ``acceptedText(_:)`` did not take.
    @usableFromInline @inline(never)
    func firstFinding(utf8: UnsafeRawBufferPointer, field: FieldName?) -> Finding {
        firstFinding(head: utf8, length: utf8.count, field: field)
    }

    /// The same from the first bytes of a text (``UUIDTextHead``) and its whole length.
    @usableFromInline @inline(never)
    func firstFinding(head: UnsafeRawBufferPointer, length: Int, field: FieldName?) -> Finding {
        // A text without findings is accepted before anybody asks for its first finding.
        findings(head: head, length: length, field: field).first
            ?? Finding(.uuidHexDigit, field: field, expected: 36, found: length)
    }

    /// One finding of the text, or every broken rule.
    func findings(head: UnsafeRawBufferPointer, length: Int, field: FieldName?) -> [Finding] {
        if let fault = UUIDTextFault(head: head, length: length) { return [fault.finding(field: field)] }
        guard let start = head.baseAddress else { return [] }
        let value = bytekernel_uuid_parse(start)
        var findings = valueFindings(of: UUID(first: value.first, second: value.second), field: field)
        guard requiresCanonicalText else { return findings }
        if let offset = UUIDRule.firstCapital(in: UnsafeRawBufferPointer(start: start, count: 36)) {
            findings.append(Finding(.uuidNotCanonical, offset: offset, field: field))
        }
        return findings
    }

    /// The offset of the first capital letter in the text of a UUID.
    @usableFromInline
    static func firstCapital(in text: UnsafeRawBufferPointer) -> Int? {
        text.firstIndex { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
    }
}
