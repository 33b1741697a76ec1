#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// What a killed receiver leaves is removed by the next one, and nothing else.
    @Suite("A receiver that starts", .timeLimit(.minutes(60)))
    struct LeftoverTests {
        private func names(_ process: ReceiverProcess) -> Set<String> { Set(process.leftFiles) }

        @Test("removes the folder of one that was killed, and not the one of one that lives")
        func killed() throws {
            let living = try ReceiverProcess()
            let own = names(living)
            #expect(own.count == 1)
            let killed = try ReceiverProcess(beside: living.folder)
            let client = try RawClient(port: killed.port)
            client.send(Requests.whole())
            #expect(try client.answer().status == 200)
            #expect(names(living).count == 2)
            killed.send(SIGKILL)
            #expect(killed.endOfSignal() == SIGKILL)
            #expect(names(living).count == 2)
            let left = names(living).subtracting(own)
            let next = try ReceiverProcess(beside: living.folder)
            #expect(names(living).isSuperset(of: own))
            #expect(names(living).isDisjoint(with: left))
            #expect(names(living).count == 2)
            // The living one still has its folder to receive into.
            for process in [living, next] {
                let client = try RawClient(port: process.port)
                client.send(Requests.whole())
                #expect(try client.answer().status == 200)
            }
        }

        @Test("leaves alone what is not of its kind, and goes through no symbolic link")
        func others() throws {
            let first = try ReceiverProcess()
            let manager = FileManager.default
            let path = { (name: String) in first.folder.appending(path: "bytecontract-receive-\(name)") }
            // A leftover with a file that had not lost its name.
            try manager.createDirectory(
                at: path("dead00"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            try Data("x".utf8).write(to: path("dead00").appending(path: "3w5e11264sgsf"))
            // Of somebody who keeps something in it; open to others; of another name; a link; a file.
            try manager.createDirectory(
                at: path("kept00"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            try Data("x".utf8).write(to: path("kept00").appending(path: "notes.txt"))
            try manager.createDirectory(
                at: path("open00"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
            try manager.createDirectory(
                at: path("longer-name"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            let target = first.folder.appending(path: "target")
            try manager.createDirectory(
                at: target, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            try Data("x".utf8).write(to: target.appending(path: "3w5e11264sgsf"))
            try manager.createSymbolicLink(at: path("link00"), withDestinationURL: target)
            try Data("x".utf8).write(to: path("file00"))
            _ = try ReceiverProcess(beside: first.folder)
            let left = Set(try manager.contentsOfDirectory(atPath: first.folder.path))
            #expect(!left.contains("bytecontract-receive-dead00"))
            for name in ["kept00", "open00", "longer-name", "link00", "file00"] {
                #expect(left.contains("bytecontract-receive-\(name)"), "\(name)")
            }
            #expect(try manager.contentsOfDirectory(atPath: target.path) == ["3w5e11264sgsf"])
            #expect(try manager.contentsOfDirectory(atPath: path("kept00").path) == ["notes.txt"])
        }

        @Test("does so while many others start and are killed, and none loses its folder")
        func many() throws {
            let first = try ReceiverProcess()
            let folder = first.folder
            for _ in 0..<3 {
                let group = DispatchGroup()
                let started = Started()
                for _ in 0..<4 {
                    DispatchQueue.global().async(group: group) {
                        if let process = try? ReceiverProcess(beside: folder) { started.add(process) }
                    }
                }
                group.wait()
                #expect(started.all.count == 4)
                for process in started.all {
                    let client = try RawClient(port: process.port)
                    client.send(Requests.whole())
                    #expect(try client.answer().status == 200)
                }
                for process in started.all {
                    process.send(SIGKILL)
                    _ = process.endOfSignal()
                }
            }
            _ = try ReceiverProcess(beside: folder)
            #expect(names(first).count == 1)
        }

        private final class Started: @unchecked Sendable {
            private let lock = NSLock()
            private var processes: [ReceiverProcess] = []
            func add(_ process: ReceiverProcess) { lock.withLock { processes.append(process) } }
            var all: [ReceiverProcess] { lock.withLock { processes } }
        }
    }
#endif
