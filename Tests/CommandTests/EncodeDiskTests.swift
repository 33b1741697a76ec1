import Foundation
import Testing

@Suite("bytecontract encode, from disk to disk")
struct EncodeDiskTests {
    private static let suffix = ".bytecontract-part"

    /// Whether a file system can be mounted in a name space of its own. (CI runs as root on Linux, where it can.)
    private static let canMount =
        (try? Tool.run("/bin/bash", ["-c", "unshare -Urm mount -t tmpfs tmpfs /mnt"]).status) == 0

    private func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// A file of zeros that takes no room.
    private func sparse(_ folder: URL, _ name: String, _ length: Int) throws {
        let file = folder.appendingPathComponent(name)
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(length))
        try handle.close()
    }

    private func write(_ text: String, to name: String, in folder: URL) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    @Test("writes a request that inspect accepts, with any URL that has a host")
    func request() throws {
        try Tool.withFolder { folder in
            try sparse(folder, "big", 3_000_000)
            for (url, start) in [
                ("http://127.0.0.1:8080/a/b?c=d&e#f", "POST /a/b?c=d&e HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n"),
                ("HTTPS://example.com", "POST / HTTP/1.1\r\nHost: example.com\r\n"),
                ("http://[::1]:80?q", "POST /?q HTTP/1.1\r\nHost: [::1]:80\r\n"),
            ] {
                for output in ["request", "-"] {
                    let made = try Tool.run(
                        ["encode", "--text", "a=b", "--file", "f=@big", "--request", url, "-o", output],
                        directory: folder)
                    #expect(made.status == 0 && made.errors == "")
                    if output == "-" { try write(made.output, to: "request", in: folder) }
                    let request = try Data(contentsOf: folder.appendingPathComponent("request"))
                    #expect(request.starts(with: Data(start.utf8)), "\(url)")
                    let seen = try Tool.run(
                        ["inspect", "request", "--request", "--profile", "exact", "--format", "json"], directory: folder
                    )
                    #expect(seen.status == 0 && seen.categories == [], "\(url)")
                }
            }
            for url in [
                "ftp://a/b", "http://", "http:///a", "http://u:p@host/", "/a", "http://a/ b", "http://a/\r\nX: y",
                "http://:80/",
            ] {
                let result = try Tool.run(["encode", "--text", "a=b", "--request", url, "-o", "no"], directory: folder)
                #expect(result.status == 2 && result.errors.contains("--request takes"), "\(url)")
            }
            #expect(try names(folder) == ["big", "request"])
        }
    }

    @Test("writes nothing that the contract forbids, and says which field")
    func contract() throws {
        try Tool.withFolder { folder in
            try write(
                """
                {"schema": "bytecontract-1", "uploads": {"film": {"parts": [{"name": "film", "kind": "file", "maxLength": 10}]}}}
                """, to: "bytecontract.json", in: folder)
            try write("12345678901", to: "long", in: folder)
            try write("1234567890", to: "right", in: folder)
            let upload = ["--contract", "bytecontract.json", "--upload", "film", "-o", "body"]
            let long = try Tool.run(["encode", "--file", "film=@long"] + upload, directory: folder)
            #expect(long.status == 1 && long.errors.contains("multipart.server-size-limit, part 0, field film"))
            let other = try Tool.run(["encode", "--text", "title=x"] + upload, directory: folder)
            #expect(other.status == 1 && other.errors.contains("multipart.field-missing, field film"))
            let stream = try Tool.run(
                ["encode", "--file", "film=@long"] + upload.dropLast() + ["-"], directory: folder)
            #expect(stream.status == 1 && stream.output == "")
            #expect(try names(folder) == ["bytecontract.json", "long", "right"])
            #expect(try Tool.run(["encode", "--file", "film=@right"] + upload, directory: folder).status == 0)
        }
    }

    @Test(
        "leaves the old file and nothing else when the disk is full", .enabled(if: canMount, "needs unshare and mount"))
    func fullDisk() throws {
        try Tool.withFolder { folder in
            try sparse(folder, "big", 6 << 20)
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("disk"), withIntermediateDirectories: false)
            let script = """
                set -e; mount -t tmpfs -o size=4m tmpfs disk; echo -n old > disk/body
                "$0" encode --file f=@big -o disk/body && exit 9 || echo "status $?"
                ls -A disk; cat disk/body; rm big; head -c 3000000 /dev/zero > big
                "$0" encode --file f=@big -o disk/body; ls -A disk
                mount -o remount,ro disk
                "$0" encode --text a=b -o disk/body && exit 9 || echo "status $?"
                ls -A disk
                """
            let result = try Tool.run(
                "/bin/bash", ["-c", "exec unshare -Urm bash -c '\(script)' \"$0\"", Tool.path], directory: folder)
            #expect(result.status == 0)
            #expect(result.output == "status 2\nbody\noldbody\nstatus 2\nbody\n")
            #expect(result.errors.contains("(system error 28)"))
            #expect(result.errors.contains("disk/body: multipart.destination-unwritable, part 0, offset "))
            #expect(result.errors.contains("disk/body: multipart.destination-unwritable: "))
            #expect(result.errors.contains("(system error 30)"))
        }
    }

    @Test("leaves the old file and nothing else when the user ends it", arguments: ["TERM", "HUP"])
    func ended(signal: String) throws {
        try Tool.withFolder { folder in
            try sparse(folder, "big", 4 << 30)
            try write("old", to: "body", in: folder)
            let script = """
                "$0" encode --file f=@big -o body 2>errors & until ls -A | grep -q bytecontract-part; do sleep 0.01; done
                kill -\(signal) $!; wait $!; echo $?; ls -A; cat body
                """
            // A child of a test can inherit a mask that blocks these signals.
            let unblocked = """
                import os, signal, sys
                signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM, signal.SIGHUP])
                os.execv(sys.argv[1], sys.argv[1:])
                """
            let result = try Tool.run(
                "/usr/bin/env", ["python3", "-c", unblocked, "/bin/bash", "-c", script, Tool.path], directory: folder)
            let code = signal == "TERM" ? 143 : 129
            #expect(result.output == "\(code)\nbig\nbody\nerrors\nold")
        }
    }

    @Test("leaves the old file and nothing else when a file may not grow further, and says of a full stream that it is")
    func limits() throws {
        try Tool.withFolder { folder in
            try sparse(folder, "big", 6 << 20)
            try write("old", to: "body", in: folder)
            let limited = try Tool.run(
                "/bin/bash",
                ["-c", "trap '' XFSZ; ulimit -f 2048; exec \"$0\" encode --file f=@big -o body", Tool.path],
                directory: folder)
            #expect(limited.status == 2)
            #expect(limited.errors.contains("multipart.destination-unwritable, part 0, offset "))
            #expect(limited.errors.contains("(system error 27)"))
            #expect(try names(folder) == ["big", "body"])
            #expect(try Data(contentsOf: folder.appendingPathComponent("body")) == Data("old".utf8))
            #if os(Linux)
                for output in ["-", "/dev/full"] {
                    let full = try Tool.run(
                        "/bin/bash", ["-c", "exec \"$0\" encode --file f=@big -o \(output) > /dev/full", Tool.path],
                        directory: folder)
                    #expect(full.status == 2 && full.errors.contains("the output cannot be written"))
                }
            #endif
        }
    }

    @Test("says of a file that this user may not read, or folder that he may not write to, what the system says")
    func permissions() throws {
        try Tool.withFolder { folder in
            try write("secret", to: "closed", in: folder)
            chmod(folder.appendingPathComponent("closed").path, 0)
            chmod(folder.path, 0o555)
            defer { chmod(folder.path, 0o755) }
            // Root may read and write everything: then somebody else tries.
            let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
            let source = try Tool.run(
                "/bin/bash", ["-c", "exec \(user) \"$0\" encode --file f=@closed -o -", Tool.path], directory: folder)
            #expect(source.status == 2 && source.output == "")
            #expect(source.errors.contains("closed: multipart.source-unreadable, part 0: "))
            #expect(source.errors.contains("(system error 13)") && source.errors.split(separator: "\n").count == 1)
            let target = try Tool.run(
                "/bin/bash", ["-c", "exec \(user) \"$0\" encode --text a=b -o body", Tool.path], directory: folder)
            #expect(target.status == 2)
            #expect(target.errors.contains("body: multipart.destination-unwritable: "))
            #expect(target.errors.contains("(system error 13)"))
            #expect(try names(folder) == ["closed"])
        }
    }

    @Test("killed in the middle leaves the old file, and the next run clears what it has left, but not a living one's")
    func killed() throws {
        try Tool.withFolder { folder in
            try sparse(folder, "big", 1 << 30)
            try write("old", to: "body", in: folder)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Tool.path)
            process.arguments = ["encode", "--file", "f=@big", "-o", "body"]
            process.currentDirectoryURL = folder
            process.standardError = FileHandle.nullDevice
            try process.run()
            defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
            // It is stopped as soon as it writes: its file is locked then, and not just made.
            var part: String?
            for _ in 0..<30_000 where part == nil {
                usleep(1_000)
                part = try names(folder).first { name in
                    let path = folder.appendingPathComponent(name).path
                    let length = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
                    return name.hasSuffix(EncodeDiskTests.suffix) && length ?? 0 > 0
                }
            }
            kill(process.processIdentifier, SIGSTOP)
            let left = try #require(part)
            #expect(try Data(contentsOf: folder.appendingPathComponent("body")) == Data("old".utf8))
            // It lives: another run to the same name lets its file alone.
            #expect(try Tool.run(["encode", "--text", "a=b", "-o", "body"], directory: folder).status == 0)
            #expect(process.isRunning)
            #expect(try names(folder) == [left, "big", "body"].sorted())
            let other = try Data(contentsOf: folder.appendingPathComponent("body"))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal)
            #expect(try names(folder) == [left, "big", "body"].sorted())
            #expect(try Data(contentsOf: folder.appendingPathComponent("body")) == other)
            #expect(try Tool.run(["encode", "--text", "a=b", "-o", "body"], directory: folder).status == 0)
            #expect(try names(folder) == ["big", "body"])
        }
    }

    #if os(Linux)
        @Test("needs at most 32 MiB of memory for a file of a GiB", arguments: ["body", "/dev/null"])
        func memory(_ output: String) throws {
            try Tool.withFolder { folder in
                try sparse(folder, "big", 1 << 30)
                // The last look comes a moment before the end, and the figure never falls.
                let script = """
                    "$0" encode --file f=@big -o \(output) & p=$!
                    while m=$(grep VmHWM /proc/$p/status 2> /dev/null); do last=$m; sleep 0.02; done
                    wait $p && echo $last
                    """
                let result = try Tool.run("/bin/bash", ["-c", script, Tool.path], directory: folder)
                #expect(result.status == 0)
                let kibibytes = try #require(Int(result.output.filter(\.isNumber)))
                #expect(kibibytes <= 32 << 10, "\(kibibytes) KiB")
            }
        }

        @Test("shows progress on a terminal, and wipes it")
        func progress() throws {
            try Tool.withFolder { folder in
                try sparse(folder, "big", 1 << 30)
                let result = try Tool.run(
                    "/usr/bin/script", ["-qec", "'\(Tool.path)' encode --file f=@big -o /dev/null", "/dev/null"],
                    directory: folder, environment: ["TERM": "xterm"])
                #expect(result.status == 0)
                let lines = result.output.split(separator: "\r")
                #expect(
                    lines.contains { $0.contains(" MiB of 1.0 GiB, ") && $0.contains("/s, ") && $0.contains(" s left") }
                )
                // Wiped with spaces.
                #expect(lines.contains { $0.count > 20 && $0.allSatisfy { $0 == " " } })
                #expect(result.output.contains("\rmultipart/form-data; boundary="))
            }
        }
    #endif
}
