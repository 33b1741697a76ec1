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
            isColoured: wantsColour, width: isTerminal ? min(width(of: output), 100) : 80,
            characters: isUnicode ? .unicode : .ascii)
    }

    /// The columns of a terminal; 80 where it does not say.
    static func width(of descriptor: Int32) -> Int {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Writes all bytes; a closed pipe or a full disk is an error that the caller may drop for messages.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw CommandFailure("the output cannot be written; check the disk and the program that reads it")
            }
        }
    }

    static func write(_ text: String, to descriptor: Int32) throws {
        try Array(text.utf8).withUnsafeBytes { try write($0, to: descriptor) }
    }

    /// Writes a message to standard error; where even that fails there is nobody to tell.
    ///
    /// Messages name paths and keys of the user's. ``ReportText`` makes them harmless: no control characters, one line.
    static func complain(_ message: String) { try? write(ReportText(path: message).text + "\n", to: error) }

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
    ///
    /// - Parameter limit: The most bytes that are of use; more is refused before it fills the memory.
    static func readAll(_ path: String, limit: Int = .max) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try read(path) { piece in
            guard piece.count <= limit - bytes.count else {
                throw CommandFailure("\(path): has more than \(limit) bytes, which is more than can be used here")
            }
            bytes += piece
        }
        return bytes
    }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
