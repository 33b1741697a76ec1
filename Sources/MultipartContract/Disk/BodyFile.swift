import ContractFindings

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes the body of a form into a file: beside its final name, and renamed when it is whole and has been read again.
package struct BodyFile {
    /// What goes into the file.
    package let form: MultipartForm
    /// A fixed boundary; a random one if there is none.
    package var boundary: Boundary?
    /// What was agreed on for the upload.
    package var contract: UploadContract?
    /// Whether the disk has the file before this returns.
    package var isDurable = false
    /// The permission bits of the finished file.
    package var mode: UInt16?
    /// What stands before the body, such as the head of a request.
    package var preface: (_ boundary: Boundary, _ length: Int) -> [UInt8] = { _, _ in [] }
    /// Is told how far the writing has got, every MiB or so.
    package var progress: ((EncodingProgress) -> Void)?
    /// Whether contents are searched and the file is read again. Only measurements leave it out.
    var isChecked = true
    /// Is told where the file stands until it is whole, so that a process that is ended can remove it.
    package var temporaryFileMade: ((String) -> Void)?
    /// Is asked now and then.
    package var isCancelled: @Sendable () -> Bool = { false }

    /// A file of a form.
    package init(_ form: MultipartForm) { self.form = form }

    /// Writes the file.
    ///
    /// - Throws: ``Refusal``; `CancellationError` when ``isCancelled``. The final name is then as it was before.
    package func write(to file: URL) throws -> PreparedUpload {
        let length = form.encodedLength(boundaryLength: boundary?.text.utf8.count ?? Boundary.randomLength)
        try contract?.check(form, length: length)
        guard file.isFileURL else { throw Refusal(Finding(.destinationUnwritable, term: .remote)) }
        let target = file.path
        return try unwritable {
            if let there = FileDescriptor.status(ofLinkAt: target) {
                // Known now, and not after gigabytes.
                if there.kind == .folder { throw FileDescriptor.Failure(systemError: EISDIR) }
                // A pipe or a device must not become a file.
                if there.kind == .stream, !there.isLink {
                    throw Refusal(Finding(.destinationUnwritable, term: .stream))
                }
            }
            let temporary = try TemporaryFile(beside: target)
            temporaryFileMade?(temporary.path)
            do {
                let boundary = try write(to: temporary.descriptor, length: length)
                if isDurable { try temporary.descriptor.synchronize() }
                if let mode { try temporary.descriptor.setMode(mode_t(mode)) }
                try temporary.rename(to: target)
                if isDurable { try FileDescriptor(folderOf: target).synchronize() }
                return PreparedUpload(file: file, boundary: boundary, length: length)
            } catch {
                temporary.remove()
                throw error
            }
        }
    }

    private func write(to output: FileDescriptor, length: Int) throws -> Boundary {
        let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: BodyProducer.window, alignment: 64)
        defer { scratch.deallocate() }
        var generator = SystemRandomNumberGenerator()
        return try MultipartForm.withBoundary(boundary, using: &generator) { boundary in
            let preface = preface(boundary, length)
            try output.clear()
            do throws(FileDescriptor.Failure) {
                try output.reserve(preface.count + length)
            } catch {
                // Writing on says in which part the disk is full.
                try output.clear()
            }
            try output.write(preface)
            try write(
                BodyProducer(form, boundary: boundary, isChecked: isChecked), to: output, from: preface.count,
                scratch: scratch)
            if isChecked { try inspect(output, from: preface.count, boundary: boundary, length: length) }
            return boundary
        }
    }

    private func write(
        _ producer: BodyProducer, to output: FileDescriptor, from start: Int, scratch: UnsafeMutableRawBufferPointer
    ) throws {
        var reported = 0
        func report(_ isLast: Bool) {
            guard isLast || producer.offset - reported >= 1 << 20 else { return }
            reported = producer.offset
            progress?(EncodingProgress(completed: producer.offset, total: producer.length))
        }
        // Writes that begin where blocks begin are faster.
        var room = scratch.count - start % scratch.count
        while true {
            if isCancelled() { throw CancellationError() }
            let (offset, part) = (producer.offset, producer.part)
            let count = try producer.read(into: UnsafeMutableRawBufferPointer(rebasing: scratch.prefix(room)))
            if count == 0 { break }
            do throws(FileDescriptor.Failure) {
                try output.write(UnsafeRawBufferPointer(rebasing: scratch.prefix(count)))
            } catch {
                throw Refusal(
                    Finding(.destinationUnwritable, offset: offset, part: part, found: Int(error.systemError)))
            }
            room = scratch.count
            report(false)
        }
        report(true)
    }

    /// Reads the file again as any other body is read.
    ///
    /// - Throws: The first error that is found. That is a fault of the encoder, or somebody else writes to the file.
    private func inspect(_ output: FileDescriptor, from start: Int, boundary: Boundary, length: Int) throws {
        guard try output.kind() == .regular(length: start + length) else {
            throw Refusal(Finding(.destinationUnwritable, found: 0))
        }
        var bounds = ReadingBounds.standard
        bounds.partCount = max(bounds.partCount, form.parts.count)
        for part in form.parts {
            bounds.headerBlock = max(bounds.headerBlock, part.head.count)
            bounds.headerCount = max(bounds.headerCount, part.headers.count + 2)
        }
        var inspector = BodyInspector(profile: .exact, bounds: bounds)
        // Contents are what they are; looking at them could only warn.
        inspector.looksAtContents = false
        let inspection: BodyInspection
        do throws(SourceFailure) {
            let source = CancellableSource(
                base: DescriptorSource(output, from: start, length: length), isCancelled: isCancelled)
            inspection = try inspector.inspect(source, contentTypes: [Array(boundary.contentType.utf8)])
        } catch {
            if isCancelled() { throw CancellationError() }
            throw Refusal(
                Finding(.destinationUnwritable, offset: error.offset, found: Int(error.systemError ?? 0)))
        }
        if let error = inspection.findings.first(where: { $0.severity == .error }) { throw Refusal(error) }
        let isWhatWasMeant =
            inspection.isAccepted && inspection.anatomy.parts.count == form.parts.count
            && zip(inspection.anatomy.parts, zip(inspection.heads, form.parts)).allSatisfy { found, expected in
                found.content.count == expected.1.content.length && expected.0.bytes == expected.1.head
            }
        guard isWhatWasMeant else { throw Refusal(Finding(.destinationUnwritable, found: 0)) }
    }

    /// Turns failures of the system into refusals.
    private func unwritable<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let failure as FileDescriptor.Failure {
            throw Refusal(Finding(.destinationUnwritable, found: Int(failure.systemError)))
        }
    }
}
