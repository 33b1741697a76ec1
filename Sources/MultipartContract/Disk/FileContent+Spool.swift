import ContractFindings

extension FileContent {
    /// The rest of an open file, a pipe or a device, whose bytes may come once: they are copied into a temporary file without
    /// a name, so that their length is known. A file whose first byte is the next one is not copied.
    ///
    /// - Parameter descriptor: Open for reading, 0 for standard input. It stays open, and belongs to the caller.
    /// - Throws: `sourceUnreadable`; `sourceKind` for a folder; `destinationUnwritable` if the temporary file cannot be made
    ///   or written.
    package init(spooling descriptor: Int32) throws(Refusal) {
        let source: FileDescriptor
        let status: FileDescriptor.Status
        do throws(FileDescriptor.Failure) {
            source = try FileDescriptor(copying: descriptor)
            status = try source.status()
        } catch {
            throw Refusal(Finding(.sourceUnreadable, found: Int(error.systemError)))
        }
        try self.init(FileContent.spooled(source, status))
    }

    /// ``init(spooling:)`` for a path. A named pipe is waited for.
    package init(spoolingAt path: String) throws(Refusal) {
        let source: FileDescriptor
        let status: FileDescriptor.Status
        do throws(FileDescriptor.Failure) {
            source = try FileDescriptor(path: path)
            status = try source.status()
        } catch {
            throw Refusal(Finding(.sourceUnreadable, found: Int(error.systemError)))
        }
        // A file with a name is watched by its name.
        if case .regular(let length) = status.kind, length > 0 {
            try self.init(path: path)
        } else {
            try self.init(FileContent.spooled(source, status))
        }
    }

    private static func spooled(
        _ source: FileDescriptor, _ status: FileDescriptor.Status
    ) throws(Refusal) -> FileDescriptor {
        switch status.kind {
        case .folder: throw Refusal(Finding(.sourceKind, term: .folder))
        case .regular(let length) where length > 0 && source.position == 0: return source
        case .regular, .stream: break
        }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: BodyProducer.window, alignment: 64)
        defer { buffer.deallocate() }
        let copy: FileDescriptor
        do throws(FileDescriptor.Failure) {
            copy = try FileDescriptor.temporary()
        } catch {
            throw Refusal(Finding(.destinationUnwritable, found: Int(error.systemError)))
        }
        var offset = 0
        while true {
            let count: Int
            do throws(FileDescriptor.Failure) {
                count = try source.read(into: buffer)
            } catch {
                throw Refusal(Finding(.sourceUnreadable, found: Int(error.systemError), contentOffset: offset))
            }
            guard count > 0 else { return copy }
            do throws(FileDescriptor.Failure) {
                try copy.write(UnsafeRawBufferPointer(rebasing: buffer.prefix(count)))
            } catch {
                throw Refusal(Finding(.destinationUnwritable, found: Int(error.systemError)))
            }
            offset += count
        }
    }
}
