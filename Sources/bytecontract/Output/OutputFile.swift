import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that is written whole or not at all.
enum OutputFile {
    /// Writes beside the file's name first and renames then. `-` is standard output.
    ///
    /// A link is followed, a file that is there keeps its mode, and what is no regular file (`/dev/null`, a pipe) is written
    /// to as it is, never replaced. (Foundation's atomic writing drops the mode on Linux.)
    static func write(_ content: some ContiguousBytes, to path: String) throws {
        try content.withUnsafeBytes { try write($0, to: path) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws {
        switch try place(path) {
        case .stream(let descriptor):
            defer { if descriptor != Terminal.output { close(descriptor) } }
            try Terminal.write(bytes, to: descriptor)
        case .file(let target, let mode): try replace(target, with: bytes, mode: mode, name: path)
        }
    }

    /// Where an output goes.
    enum Place {
        /// Standard output, or what is no regular file; open for writing.
        case stream(Int32)
        /// A file that is to be replaced in one step, or made: its path without links, and the mode of the one that is there.
        case file(path: String, mode: mode_t?)
    }

    /// Finds out where an output goes, and opens what is no regular file.
    static func place(_ path: String) throws -> Place {
        guard path != "-" else { return .stream(Terminal.output) }
        let target = { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        var status = stat()
        guard stat(path, &status) == 0 else { return .file(path: target(), mode: nil) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file(path: target(), mode: status.st_mode & 0o7777)
        case S_IFDIR: throw isFolder(path)
        default:
            let descriptor = open(path, O_WRONLY)
            guard descriptor >= 0 else { throw cannotWrite(path) }
            return .stream(descriptor)
        }
    }

    /// The mode that the system gives a new file.
    static func newMode() -> mode_t {
        let mask = umask(0o077)
        umask(mask)
        return 0o666 & ~mask
    }

    /// Refuses to write over what is read, whatever names it goes by.
    ///
    /// - Parameter outputs: `-` and what is not there yet are left out, as are devices and pipes.
    static func refuse(_ outputs: [String], over inputs: [String]) throws {
        let read = inputs.compactMap { identity($0) }
        for output in outputs where output != "-" {
            guard let written = identity(output), read.contains(written) else { continue }
            throw CommandFailure("\(output): is read by this command and cannot be written over; name another file")
        }
    }

    /// Refuses what could not be written at the end, as far as the system tells now, before hours of work. Opens nothing.
    static func refuseUnwritable(_ outputs: [String]) throws {
        for output in outputs where output != "-" {
            var status = stat()
            let kind = stat(output, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
            switch kind {
            case S_IFDIR: throw isFolder(output)
            case S_IFREG:
                let folder = URL(fileURLWithPath: output).resolvingSymlinksInPath().deletingLastPathComponent()
                guard access(folder.path, W_OK | X_OK) == 0 else { throw cannotWrite(output) }
            default: guard access(output, W_OK) == 0 else { throw cannotWrite(output) }
            }
        }
    }

    private struct Identity: Equatable {
        let device: dev_t
        let number: ino_t
    }

    private static func identity(_ path: String) -> Identity? {
        var status = stat()
        let isThere = path == "-" ? fstat(Terminal.input, &status) == 0 : stat(path, &status) == 0
        guard isThere, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Identity(device: status.st_dev, number: status.st_ino)
    }

    private static func replace(_ target: String, with bytes: UnsafeRawBufferPointer, mode: mode_t?, name: String)
        throws
    {
        let temporary = "\(target).\(UInt32.random(in: .min ... .max)).part"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard descriptor >= 0 else { throw cannotWrite(name) }
        do {
            if let mode, fchmod(descriptor, mode) != 0 { throw cannotWrite(name) }
            try Terminal.write(bytes, to: descriptor)
            close(descriptor)
        } catch {
            close(descriptor)
            unlink(temporary)
            throw cannotWrite(name)
        }
        guard rename(temporary, target) == 0 else {
            unlink(temporary)
            throw cannotWrite(name)
        }
    }

    private static func isFolder(_ path: String) -> CommandFailure {
        CommandFailure("\(path): is a folder; name a file in it")
    }

    private static func cannotWrite(_ path: String) -> CommandFailure {
        CommandFailure("\(path): cannot be written; check that its folder is there, may be written to, and has room")
    }
}
