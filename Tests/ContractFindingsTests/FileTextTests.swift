import ContractFindings
import Testing

/// The sentences of what keeps a body from being made from files, to the letter.
@Suite struct FileTextTests {
    @Test func fileSentencesReadToTheLetter() {
        let cases: [(Finding, String)] = [
            (
                Finding(.sourceKind, part: 2, term: .stream),
                "multipart.source-kind, part 2: The content is to come from a pipe, a socket or a device, which is no regular file."
            ),
            (
                Finding(.sourceKind, term: .folder),
                "multipart.source-kind: The content is to come from a folder, which is no regular file."
            ),
            (
                Finding(.sourceUnreadable, part: 0, found: 13),
                "multipart.source-unreadable, part 0: The file of the part cannot be opened (system error 13)."
            ),
            (
                Finding(.sourceUnreadable, part: 0, found: 5, contentOffset: 4096),
                "multipart.source-unreadable, part 0: The file of the part cannot be read at byte 4096 (system error 5)."
            ),
            (
                Finding(.sourceChanged, part: 1, expected: 9, found: 5, contentOffset: 5),
                "multipart.source-changed, part 1: The file of the part had 9 bytes when the part was made, and has 5."
            ),
            (
                Finding(.sourceChanged, part: 1, expected: 1, found: 5, term: .replaced),
                "multipart.source-changed, part 1: The file of the part had 1 byte when the part was made, and has 5; it is another file under the same name."
            ),
            (
                Finding(.sourceChanged, part: 1, expected: 5, found: 5, term: .modified),
                "multipart.source-changed, part 1: The file of the part is the same one with later changes, of the same length."
            ),
            (
                Finding(.destinationUnwritable, term: .stream),
                "multipart.destination-unwritable: The body cannot be written to a pipe, a socket or a device, which is no regular file."
            ),
            (
                Finding(.destinationUnwritable, found: 2),
                "multipart.destination-unwritable: The body cannot be written to its file (system error 2)."
            ),
            (
                Finding(.destinationUnwritable, offset: 4096, found: 28),
                "multipart.destination-unwritable, offset 4096: The body cannot be written further (system error 28)."
            ),
        ]
        for (finding, text) in cases { #expect(finding.description == text) }
    }
}
