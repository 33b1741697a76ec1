#if os(macOS) || os(Linux)
    import ContractFindings

    /// The Swift toolchain of this machine, for the header of a report.
    public enum Toolchain {
        /// The line of `swift --version` that names the version, or nil where no toolchain is installed or it does not
        /// answer within ten seconds.
        public static func version() -> String? {
            guard let path = ChildProcess.path(of: "swift"),
                let process = ChildProcess(path: path, arguments: ["--version"])
            else { return nil }
            process.closeInput()
            let deadline = ContinuousClock.now + .seconds(10)
            var bytes: [UInt8] = []
            while bytes.count < 1 << 16, ContinuousClock.now < deadline {
                guard process.wait(milliseconds: 200).canRead else { continue }
                guard let more = process.read() else { break }
                bytes += more
            }
            // Killed at the end of its output, the driver would leave its temporary folder.
            process.waitForEnd(seconds: 1)
            process.kill()
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            guard let line = lines.first(where: { $0.contains("Swift version") }) else { return nil }
            // Checked like a field name: no control characters, bounded.
            return (try? FieldName(String(line.prefix(120))))?.text
        }
    }
#endif
