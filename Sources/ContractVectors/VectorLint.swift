#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ContractFile
import ContractFindings

/// Checks of vector files that go beyond their form: ids, flags, formatting, the lock.
public struct VectorLint: Sendable {
    /// One thing wrong.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// What is wrong.
        public enum Kind: Sendable, Hashable {
            /// The document cannot be read as a vector file.
            case document(DocumentError)
            /// The file is not as the formatter writes it.
            case format
            /// The id stands in more than one case.
            case duplicateID(CaseID)
            /// The id does not begin with the area of its file.
            case foreignID(CaseID, area: String)
            /// A flag has no note.
            case flagWithoutNote(String, CaseID)
            /// A note that no case uses.
            case unusedNote(String)
            /// The files are of different versions of the suite.
            case suite(String)
            /// The case is not as it was when it was locked.
            case changed(CaseID)
            /// The case is not in the lock.
            case notLocked(CaseID)
            /// The lock has an id that no file has: it was renumbered or removed.
            case lost(CaseID)
        }

        /// The file, as the user named it.
        public let file: String
        /// What is wrong.
        public let kind: Kind

        /// File, what is wrong and the cure on one line.
        public var description: String {
            switch kind {
            case .document(let error): error.inFile(file).description
            case .format: "\(file): not as the formatter writes it; run `vectors lint --fix`"
            case .duplicateID(let id): "\(file): the id \(id) is used twice; give the newer case the next free number"
            case .foreignID(let id, let area): "\(file): the id \(id) does not begin with the area \(area)"
            case .flagWithoutNote(let flag, let id):
                "\(file): case \(id): the flag \(flag) has no note; say why it matters"
            case .unusedNote(let flag): "\(file): the note \(flag) belongs to no case; remove it"
            case .suite(let version): "\(file): suite \(version) differs from the first file's; use one version in all"
            case .changed(let id):
                "\(file): case \(id) was changed; retire it (`\"retired\": true`) and add a new one with the next free number"
            case .notLocked(let id): "\(file): case \(id) is not in the lock; run `vectors lint --fix`"
            case .lost(let id): "\(file): case \(id) is in the lock and in no file; put it back, retired if need be"
            }
        }
    }

    /// A file that was read, with its text as it stands.
    public struct Source: Sendable {
        /// The path as the user named it.
        public let path: String
        /// The content.
        public let text: [UInt8]

        /// Makes a source.
        public init(path: String, text: [UInt8]) {
            self.path = path
            self.text = text
        }
    }

    /// What is wrong, in the order of the files.
    public private(set) var problems: [Problem] = []
    /// The files that could be read, by path.
    public private(set) var files: [(path: String, file: VectorFile)] = []
    /// The number of cases that are not retired.
    public var caseCount: Int { files.reduce(0) { $0 + $1.file.caseCount } }

    /// Checks files, and against the lock where one is given.
    public init(_ sources: [Source], lock: VectorLock?, lockPath: String) {
        var seen: Set<CaseID> = []
        for source in sources {
            let file: VectorFile
            do {
                file = try VectorFile(Data(source.text))
            } catch {
                problems.append(Problem(file: source.path, kind: .document(error)))
                continue
            }
            files.append((source.path, file))
            if Array(file.formatted.utf8) != source.text { problems.append(Problem(file: source.path, kind: .format)) }
            check(file, at: source.path, seen: &seen)
        }
        guard let lock else { return }
        let current = VectorLock(locking: files.map(\.file))
        for (path, file) in files {
            for id in file.groups.flatMap(\.cases).map(\.id) {
                switch lock.digests[id] {
                case nil: problems.append(Problem(file: path, kind: .notLocked(id)))
                case current.digests[id]: break
                default: problems.append(Problem(file: path, kind: .changed(id)))
                }
            }
        }
        // A file that could not be read may hold any of the others: one cause, one problem.
        guard files.count == sources.count else { return }
        for id in lock.digests.keys.sorted() where !seen.contains(id) {
            problems.append(Problem(file: lockPath, kind: .lost(id)))
        }
    }

    private mutating func check(_ file: VectorFile, at path: String, seen: inout Set<CaseID>) {
        var unused = Set(file.notes.keys)
        for vector in file.groups.flatMap(\.cases) {
            if !seen.insert(vector.id).inserted { problems.append(Problem(file: path, kind: .duplicateID(vector.id))) }
            if !vector.id.text.hasPrefix(file.area + ".") {
                problems.append(Problem(file: path, kind: .foreignID(vector.id, area: file.area)))
            }
            for flag in vector.flags {
                unused.remove(flag)
                if file.notes[flag] == nil {
                    problems.append(Problem(file: path, kind: .flagWithoutNote(flag, vector.id)))
                }
            }
        }
        for flag in unused.sorted() { problems.append(Problem(file: path, kind: .unusedNote(flag))) }
        if let first = files.first?.file, first.suite != file.suite {
            problems.append(Problem(file: path, kind: .suite(file.suite)))
        }
    }
}
