#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension MultipartForm {
    /// Writes the body into a file, for uploads from files and in the background.
    ///
    /// The body is written beside the final name, read again by ``BodyInspector`` with the profile `exact`, and renamed only
    /// when it is whole and right; until then a file of that name stays as it is. On an error or a cancellation what was
    /// written is removed; what a killed process has left is removed by the next writing in the same folder. The file can be
    /// read by this user alone. Memory stays below a few MiB, whatever the length.
    ///
    /// The work is done on a thread that is none of Swift's tasks'.
    ///
    /// - Parameters:
    ///   - file: The final name. A file that is there is replaced, as is a link.
    ///   - boundary: A fixed boundary, for tests; a random one if not given. Should a part hold that, another one is drawn and
    ///     writing begins again.
    ///   - contract: What was agreed on for this upload; it is checked before anything is written.
    ///   - isDurable: Whether file and name are brought to the disk before this returns, so that they outlive a loss of power.
    ///     It costs the time of writing everything to the disk; without it a body that is lost is made again.
    ///   - progress: Is told how far the writing has got, on the thread that writes.
    /// - Throws: ``Refusal``: the contract's first finding that is an error; `sourceUnreadable`, `sourceChanged` or
    ///   `boundaryInPart` with the index of the part; `destinationUnwritable` with the error number of the system in `found`.
    ///   `CancellationError` if the task is cancelled.
    public func write(
        to file: URL, boundary: Boundary? = nil, contract: UploadContract? = nil, isDurable: Bool = false,
        progress: (@Sendable (EncodingProgress) -> Void)? = nil
    ) async throws -> PreparedUpload {
        try await BackgroundWork.run { isCancelled in
            var body = BodyFile(self)
            body.boundary = boundary
            body.contract = contract
            body.isDurable = isDurable
            body.progress = progress
            body.isCancelled = isCancelled
            return try body.write(to: file)
        }
    }

    /// ``write(to:boundary:contract:isDurable:progress:)`` on the thread that calls it.
    public func write(
        to file: URL, boundary: Boundary? = nil, contract: UploadContract? = nil, isDurable: Bool = false,
        progress: ((EncodingProgress) -> Void)? = nil
    ) throws -> PreparedUpload {
        var body = BodyFile(self)
        body.boundary = boundary
        body.contract = contract
        body.isDurable = isDurable
        body.progress = progress
        body.isCancelled = { Task.isCancelled }
        return try body.write(to: file)
    }
}
