#if os(macOS) || os(Linux)
    import Foundation

    /// Tells whether a process lives that somebody else started: it holds a named pipe open, whose end this reads.
    ///
    /// Better than asking for its id, which a process that is dead and not reaped keeps.
    final class LifePipe {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("life-\(UUID().uuidString)").path
        private let descriptor: Int32

        init() throws {
            guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
            descriptor = open(path, O_RDONLY | O_NONBLOCK)
        }

        deinit {
            close(descriptor)
            unlink(path)
        }

        /// Python that starts a process which sleeps, and says so.
        var startsGrandchild: String {
            "import subprocess; life = open('\(path)', 'w'); "
                + "subprocess.Popen(['sleep', '100'], stdin=life, stderr=life); life.write('x'); life.close()"
        }

        func waitForStart() -> Bool { wait { $0 > 0 } }

        func waitForEnd() -> Bool { wait { $0 == 0 } }

        /// Reads until the count is the one that is waited for, a minute at most. No writer is 0, no byte yet is -1.
        private func wait(_ isReached: (Int) -> Bool) -> Bool {
            for _ in 0..<6_000 {
                var byte: UInt8 = 0
                let count = read(descriptor, &byte, 1)
                if isReached(count) { return true }
                if count <= 0 { usleep(10_000) }
            }
            return false
        }
    }
#endif
