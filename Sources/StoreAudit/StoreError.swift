import ContractFindings

/// Why a store cannot be read or changed. It names the place and the cure, and never holds a value or a text of SQLite.
package enum StoreError: Error, Sendable, Hashable {
    /// The file is not there, is a folder, or may not be read.
    case unreadable
    /// The file is no store of the kind that was named or expected.
    case wrongFormat(expected: String)
    /// Neither the first bytes nor the name of a file say what it is, and nobody has.
    case unnamedFormat
    /// SQLite finds its file damaged.
    case corrupt
    /// Another process holds the lock for longer than was waited, in seconds.
    case locked(seconds: Int)
    /// A process has died while it wrote, and the file can only be read once it is written again.
    case interruptedWrite
    /// Newer rows are in the log beside the file, which cannot be read in a folder that may not be written.
    case logUnreadable
    /// The file, its folder or the volume may not be written.
    case readOnly
    /// The volume is full.
    case full
    /// Reading or writing failed at the disk.
    case inputOutput
    /// A table or column that was named is not there.
    case noSuchColumn(FieldName)
    /// No record of an NDJSON file has a value at a key path.
    case nothingAtPath(FieldName)
    /// Standard input ended before a row came.
    case noRows
    /// A record of a text file cannot be read: the line, from 1, and what is wrong.
    case record(line: Int, what: String)
    /// A constraint of the database refuses a change; the word is the kind that SQLite names.
    case constraint(String)
    /// More memory is needed than there is.
    case outOfMemory
    /// The work was cancelled.
    case cancelled
    /// SQLite refuses for a reason that has no case of its own: its extended result code.
    case sqlite(code: Int)
}

extension StoreError: CustomStringConvertible {
    /// What is wrong and the cure.
    package var description: String {
        switch self {
        case .unreadable: "cannot be read; check the path and its permissions"
        case .wrongFormat(let expected): "is no \(expected), or an encrypted one; name the right file"
        case .unnamedFormat: "what it is cannot be seen; name its format, in the contract with `format`"
        case .corrupt: "is damaged; restore a backup, or save what can be read with `sqlite3 FILE .recover`"
        case .locked(let seconds):
            "is locked by another process for more than \(seconds) s; end what writes to it, or wait longer with --busy"
        case .interruptedWrite:
            "holds half a transaction of a process that has died; open it once with the app that writes it, which takes that back"
        case .logUnreadable:
            "has rows in its -wal file that cannot be read here; copy both files to a folder that may be written"
        case .readOnly: "may not be written; check the permissions of the file, of its folder and of the volume"
        case .full: "the volume is full; make room, nothing has been changed"
        case .inputOutput: "cannot be read or written to its end; has the disk a fault?"
        case .noSuchColumn(let name): "has no column \(name); name one that is there"
        case .nothingAtPath(let name): "no record has a value at \(name); name a key path that is there"
        case .noRows: "no row came; has the program before it in the pipe failed?"
        case .record(let line, let what): "line \(line): \(what)"
        case .constraint(let kind): "a \(kind) constraint of the database refuses the change; nothing has been changed"
        case .outOfMemory: "needs more memory than there is; give less with --memory"
        case .cancelled: "was cancelled; nothing has been changed"
        case .sqlite(let code): "SQLite refuses it (result code \(code))"
        }
    }
}
