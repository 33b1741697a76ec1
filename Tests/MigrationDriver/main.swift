// A migration in a process of its own, for tests that kill it, limit it or take its rights away.
//
// MigrationDriver STORE (apply | undo RUN) [--limit BYTES] [--user ID] [--hold]
//
// Writes a line when it begins to run, and another one with its outcome. Exit 0, or 1 with the error on the second line. With
// `--hold` it stops behind the first line, until it is killed.

import StoreAudit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

func say(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { bytes in _ = write(1, bytes.baseAddress, bytes.count) }
}

func begin() {
    say("begin")
    while CommandLine.arguments.contains("--hold") { pause() }
}

func option(_ name: String) -> UInt64? {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
    return UInt64(arguments[place + 1])
}

if let limit = option("--limit") {
    // So that a write fails in place of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
    #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
    #else
        setrlimit(RLIMIT_FSIZE, &limits)
    #endif
}
if let user = option("--user") { setuid(uid_t(user)) }

let path = CommandLine.arguments[1]
let migration = Migration(path: path, version: "0.0.0-test", busySeconds: 1)
do throws(MigrationError) {
    if CommandLine.arguments[2] == "undo" {
        begin()
        _ = try migration.undo(run: CommandLine.arguments[3])
        say("undone")
    } else {
        let options = MigrationOptions(target: .text, twins: .quarantine)
        let (plan, decisions) = try MigrationPlanner(path: path, version: "0.0.0-test", busySeconds: 1).plan(options)
        begin()
        say(try migration.run(plan, decisions: decisions, apply: true).outcome.rawValue)
    }
} catch {
    say("\(error)")
    exit(1)
}
