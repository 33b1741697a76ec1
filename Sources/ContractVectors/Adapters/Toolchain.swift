#if os(macOS) || os(Linux)
    import ContractFindings
    import Foundation

    /// The Swift toolchain of this machine, for the header of a report.
    public enum Toolchain {
        /// The line of `swift --version` that names the version, or nil where no toolchain is installed or it does not
        /// answer within ten seconds.
        public static func version() -> String? {
            // Swift's driver leaves a folder in the one for temporary files each time: it gets one that goes with it.
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "bytecontract-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            guard let path = ChildProcess.path(of: "swift"),
                (try? FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])) != nil,
                let process = ChildProcess(
                    path: "/usr/bin/env", arguments: ["TMPDIR=\(folder.path)", path, "--version"])
            else { return nil }
            process.closeInput()
            let deadline = ContinuousClock.now + .seconds(10)
            var bytes: [UInt8] = []
            while bytes.count < 1 << 16, ContinuousClock.now < deadline {
                guard process.wait(milliseconds: 200).canRead else { continue }
                guard let more = process.read() else { break }
                bytes += more
            }
            // It may write there until its end.
            process.waitForEnd(seconds: 1)
            process.kill()
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            guard let line = lines.first(where: { $0.contains("Swift version") }) else { return nil }
            // Checked like a field name: no control characters, bounded.
            return (try? FieldName(String(line.prefix(120))))?.text
        }
    }
#endif
