import ContractFindings

/// One reading of a file from its first byte to its last, which notices whatever happens to it meanwhile.
struct FileReading {
    /// How many bytes have been read.
    private(set) var offset = 0
    private let content: FileContent
    private let descriptor: FileDescriptor
    private let part: Int

    /// Opens the file.
    ///
    /// - Parameter part: The index of the part, for refusals.
    /// - Throws: `sourceUnreadable`; `sourceChanged` if it is not the file of which the content was made.
    init(_ content: FileContent, part: Int) throws(Refusal) {
        self.content = content
        self.part = part
        switch content.origin {
        case .descriptor(let descriptor): self.descriptor = descriptor
        case .path(let path, let status):
            do throws(FileDescriptor.Failure) {
                descriptor = try FileDescriptor(path: path, waits: false)
            } catch {
                throw Refusal(Finding(.sourceUnreadable, part: part, found: Int(error.systemError)))
            }
            // (The number of a file that is gone may be that of a folder next.)
            let current = try current()
            guard current.isSameFile(as: status), case .regular = current.kind else { throw changed(.replaced) }
            try checkUnchanged()
        }
        if content.length == 0 { try finish() }
    }

    /// How many bytes are left.
    var remaining: Int { content.length - offset }

    /// Reads some of the next bytes into a buffer that is not empty; 0 only at the end.
    ///
    /// - Throws: `sourceUnreadable` with the place in `contentOffset` and the system's number in `found`; `sourceChanged` with
    ///   both lengths, and in `contentOffset` the place where a file that is shorter now has ended.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Refusal) -> Int {
        guard remaining > 0 else { return 0 }
        let wanted = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(remaining))
        let count: Int
        do throws(FileDescriptor.Failure) {
            count = try descriptor.read(into: wanted, at: offset)
        } catch {
            throw Refusal(
                Finding(.sourceUnreadable, part: part, found: Int(error.systemError), contentOffset: offset))
        }
        guard count > 0 else { throw changed(contentOffset: offset) }
        offset += count
        if remaining == 0 { try finish() }
        return count
    }

    /// Whether the file still ends here, and nobody wrote to it.
    private func finish() throws(Refusal) {
        // The files of /proc say that they are empty, and have bytes.
        let further = withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
            (try? descriptor.read(into: byte, at: content.length)) ?? 0
        }
        guard further == 0 else { throw changed() }
        try checkUnchanged()
    }

    private func checkUnchanged() throws(Refusal) {
        guard case .path(_, let status) = content.origin else { return }
        let current = try current()
        guard current.kind == status.kind else { throw changed() }
        guard current.isAsOld(as: status) else { throw changed(.modified) }
    }

    private func current() throws(Refusal) -> FileDescriptor.Status {
        do throws(FileDescriptor.Failure) {
            return try descriptor.status()
        } catch {
            throw Refusal(Finding(.sourceUnreadable, part: part, found: Int(error.systemError)))
        }
    }

    private func changed(_ term: Term? = nil, contentOffset: Int? = nil) -> Refusal {
        var found: Int?
        if let status = try? descriptor.status(), case .regular(let length) = status.kind { found = length }
        if term == nil, contentOffset == nil, found == content.length { found = content.length + 1 }
        return Refusal(
            Finding(
                .sourceChanged, part: part, expected: content.length, found: found, term: term,
                contentOffset: contentOffset))
    }
}
