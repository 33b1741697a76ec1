import ContractReports
import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The standard streams, and files by descriptor: the system calls of the command.
enum Terminal {
    /// The descriptor of standard input.
    static let input: Int32 = 0
    static let output: Int32 = 1
    static let error: Int32 = 2

    /// How a text report should look on standard output: colour only on a terminal, and never with `NO_COLOR`.
    static func style() -> TextStyle {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(output) == 1
        let wantsColour = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        let language = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
        let isUnicode = !isTerminal || language.lowercased().contains("utf")
        return TextStyle(
            isColoured: wantsColour, width: isTerminal ? min(width(), 100) : 80,
            characters: isUnicode ? .unicode : .ascii)
    }

    private static func width() -> Int {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Writes all bytes; a closed pipe or a full disk is an error that the caller may drop for messages.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw CommandFailure("the output cannot be written; check the disk and the program that reads it")
            }
        }
    }

    static func write(_ text: String, to descriptor: Int32) throws { try write(Array(text.utf8), to: descriptor) }

    /// Writes a line to standard error; where even that fails there is nobody to tell.
    static func complain(_ line: String) { try? write(line + "\n", to: error) }

    /// Feeds a file, or standard input for `-`, to `body` in pieces that are valid during the call only.
    static func read(_ path: String, body: (UnsafeRawBufferPointer) throws -> Void) throws {
        let descriptor = path == "-" ? input : open(path, O_RDONLY)
        guard descriptor >= 0 else {
            throw CommandFailure("\(path): cannot be read; check the path and its permissions")
        }
        defer { if descriptor != input { close(descriptor) } }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)
        defer { buffer.deallocate() }
        while true {
            let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw CommandFailure("\(path): cannot be read to its end; is it a folder, or has the disk a fault?")
            }
            if count == 0 { return }
            try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// Reads all of a file or of standard input.
    static func readAll(_ path: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try read(path) { bytes += $0 }
        return bytes
    }

    /// Writes a file whole or not at all: beside its name first, then renamed. `-` is standard output.
    ///
    /// A link is followed, and what is no regular file (`/dev/null`, a pipe) is written to as it is, never replaced.
    static func write(_ bytes: Data, toFile path: String) throws {
        guard path != "-" else { return try write(Array(bytes), to: output) }
        let cannotWrite = CommandFailure(
            "\(path): cannot be written; check that the folder is there and may be written to")
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
        switch attributes?[.type] as? FileAttributeType {
        case nil, .typeRegular?:
            do {
                try bytes.write(to: target, options: .atomic)
            } catch {
                throw cannotWrite
            }
        case .typeDirectory?: throw CommandFailure("\(path): is a folder; name a file in it")
        default:
            let descriptor = open(target.path, O_WRONLY)
            guard descriptor >= 0 else { throw cannotWrite }
            defer { close(descriptor) }
            try write(Array(bytes), to: descriptor)
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
