#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file beside the final name of a body, under a name of its own until it is whole.
///
/// Its writer holds its lock. So a file of this kind without a lock is what a killed process has left, and the next writer of
/// the same folder removes it.
struct TemporaryFile {
    /// What the name ends in.
    static let suffix = ".bytecontract-part"

    let descriptor: FileDescriptor
    let path: String

    /// Removes what killed processes have left, and makes a file that only this user can read.
    init(beside target: String) throws(FileDescriptor.Failure) {
        let (folder, prefix) = TemporaryFile.place(beside: target)
        TemporaryFile.removeLeftovers(in: folder)
        for _ in 0..<64 {
            let number = UInt64.random(in: .min ... .max)
            let path = folder + prefix + String(number, radix: 36) + TemporaryFile.suffix
            guard let descriptor = try FileDescriptor.created(at: path, mode: 0o600) else { continue }
            if descriptor.lock() == .held { continue }
            // Another writer may have taken it for a leftover before the lock was there; its name is gone then.
            guard let status = FileDescriptor.status(ofLinkAt: path), status.isSameFile(as: try descriptor.status())
            else { continue }
            self.descriptor = descriptor
            self.path = path
            return
        }
        throw FileDescriptor.Failure(systemError: EEXIST)
    }

    /// Gives it the final name, in the place of what has that name.
    func rename(to target: String) throws(FileDescriptor.Failure) {
        try FileDescriptor.rename(path, to: target)
    }

    /// Removes it.
    func remove() { FileDescriptor.remove(path) }

    /// The folder of a path, with its slash, and what the names of temporary files for it begin with.
    private static func place(beside target: String) -> (folder: String, prefix: String) {
        let slash = target.lastIndex(of: "/")
        let folder = slash.map { String(target[...$0]) } ?? "./"
        var name = slash.map { String(target[target.index(after: $0)...]) } ?? target
        // A name has 255 bytes at most, and part of a character is no name everywhere.
        while name.utf8.count > 180 { name.removeLast() }
        return (folder, ".\(name).")
    }

    private static func removeLeftovers(in folder: String) {
        for name in FileDescriptor.names(in: folder) where name.hasPrefix(".") && name.hasSuffix(suffix) {
            // `.NAME.NUMBER`
            let words = name.dropFirst().dropLast(suffix.count).split(separator: ".", omittingEmptySubsequences: false)
            guard words.count > 1, words.dropLast() != [""], let random = words.last, !random.isEmpty,
                random.utf8.allSatisfy({ isDigit($0) })
            else { continue }
            guard let leftover = try? FileDescriptor(leftoverAt: folder + name), case .regular? = try? leftover.kind(),
                leftover.lock() == .taken
            else { continue }
            // It is removed while its lock is held here: its maker, if it has just been made, sees that and makes another.
            FileDescriptor.remove(folder + name)
        }
    }

    /// Of the base 36, in which random numbers are written.
    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
