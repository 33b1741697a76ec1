#if os(macOS) || os(Linux)
    import Foundation
    import ContractFindings

    /// The Swift toolchain of this machine, for the header of a report.
    public enum Toolchain {
        /// The line of `swift --version` that names the version, or nil where no toolchain is installed or it does not
        /// answer within ten seconds.
        public static func version() -> String? {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["swift", "--version"]
            process.standardInput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            let output = Pipe()
            process.standardOutput = output
            guard (try? process.run()) != nil else { return nil }
            try? output.fileHandleForWriting.close()
            let descriptor = output.fileHandleForReading.fileDescriptor
            let deadline = ContinuousClock.now + .seconds(10)
            var bytes: [UInt8] = []
            while bytes.count < 1 << 16, ContinuousClock.now < deadline {
                guard BytePipe.wait(reading: descriptor, writing: nil, at: 200).canRead else { continue }
                guard let more = BytePipe.read(from: descriptor) else { break }
                bytes += more
            }
            if process.isRunning, ContinuousClock.now >= deadline { BytePipe.kill(process.processIdentifier) }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            guard let line = lines.first(where: { $0.contains("Swift version") }) else { return nil }
            // Checked like a field name: no control characters, bounded.
            return (try? FieldName(String(line.prefix(120))))?.text
        }
    }
#endif
