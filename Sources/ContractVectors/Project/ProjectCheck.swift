#if os(macOS) || os(Linux)
    import Foundation
    import ContractFile
    import ContractFindings
    import ContractReports

    /// What `bytecontract check` does: the built-in vectors, and all that a project's contract names.
    public struct ProjectCheck {
        /// Why a check cannot be made at all.
        public enum Failure: Error, Sendable, CustomStringConvertible {
            /// A document of the project cannot be used.
            case document(DocumentError)
            /// An implementation cannot be run.
            case implementation(name: String, AdapterImplementation.StartError)
            /// A vector file has an id that other vectors have, so that a list of expected failures could mean either.
            case sharedID(CaseID, file: String, other: String)

            /// What is wrong and the cure.
            public var description: String {
                switch self {
                case .document(let error): error.description
                case .implementation(let name, let error): "\(name): \(error)"
                case .sharedID(let id, let file, let other):
                    "\(file): the id \(id) is one of \(other) too; give the case another id, and name each file once"
                }
            }
        }

        /// An implementation that was named on the command line.
        public struct OutsideImplementation {
            /// How reports call it.
            public let name: String
            /// Program and arguments.
            public let command: [String]
            /// Cases that it may fail.
            public let expectedFailures: ExpectedFailures
            /// Seconds for one answer.
            public let timeout: Double
            /// Where it runs; the current folder if nil.
            public let directory: String?

            /// Names an implementation.
            public init(
                name: String, command: [String], expectedFailures: ExpectedFailures = .none, timeout: Double = 5,
                directory: String? = nil
            ) {
                self.name = name
                self.command = command
                self.expectedFailures = expectedFailures
                self.timeout = timeout
                self.directory = directory
            }
        }

        /// The checks so far, in order.
        public private(set) var checks: [Check] = []
        /// The vectors that implementations are run against: the built-in ones and all files of the project.
        private var suite = VectorSuite.builtIn
        /// Where each id is from, as an error names it.
        private var places: [CaseID: String] = [:]
        private let errorOutputPath: String?

        /// Runs the built-in vectors.
        ///
        /// - Parameter errorOutputPath: A file for the standard error of implementations; nil drops it.
        public init(errorOutputPath: String? = nil) {
            self.errorOutputPath = errorOutputPath
            for file in suite.files { note(file, from: "the built-in vectors") }
            checks = VectorSuite.builtIn.run(StrictImplementation()).checks(wrongCategoryFails: true)
        }

        /// Adds a vector file of the project.
        public mutating func addVectors(_ path: String) throws(Failure) {
            let file: VectorFile
            do {
                file = try VectorFile.read(path)
            } catch {
                throw .document(error)
            }
            for vector in file.groups.flatMap(\.cases) {
                if let other = places[vector.id] { throw .sharedID(vector.id, file: path, other: other) }
            }
            note(file, from: path)
            suite = VectorSuite(suite.files + [file])
            checks += VectorSuite([file]).run(StrictImplementation()).checks(path: path, wrongCategoryFails: true)
        }

        /// Adds a contract: its samples, its vector files and its implementations.
        public mutating func addContract(_ path: String) throws(Failure) {
            let contract: ContractFile
            do {
                contract = try ContractFile.read(path)
            } catch {
                throw .document(error)
            }
            let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
            checks += SampleCheck(contract, path: path).checks
            for vectors in contract.vectorPaths { try addVectors(ProjectCheck.join(folder, vectors)) }
            for implementation in contract.implementations {
                var expected = ExpectedFailures.none
                if let list = implementation.expectedFailuresPath {
                    do {
                        expected = try ExpectedFailures.read(ProjectCheck.join(folder, list))
                    } catch {
                        throw .document(error)
                    }
                }
                try addImplementation(
                    OutsideImplementation(
                        name: implementation.name.text, command: implementation.command, expectedFailures: expected,
                        timeout: implementation.timeout, directory: folder))
            }
        }

        /// Adds somebody else's implementation.
        public mutating func addImplementation(_ outside: OutsideImplementation) throws(Failure) {
            var adapter: AdapterImplementation
            do {
                adapter = try AdapterImplementation(
                    command: outside.command, timeout: outside.timeout, directory: outside.directory,
                    errorOutputPath: errorOutputPath)
            } catch {
                throw .implementation(name: outside.name, error)
            }
            defer { adapter.end() }
            let run = suite.run(asking: &adapter, expectedFailures: outside.expectedFailures)
            if let failure = adapter.failure { throw .implementation(name: outside.name, failure) }
            checks += run.checks(implementation: outside.name)
        }

        private mutating func note(_ file: VectorFile, from place: String) {
            for vector in file.groups.flatMap(\.cases) { places[vector.id] = place }
        }

        private static func join(_ folder: String, _ path: String) -> String {
            path.hasPrefix("/") ? path : folder == "." ? path : "\(folder)/\(path)"
        }
    }

    extension VectorFile {
        /// Reads a vector file from disk.
        ///
        /// - Throws: ``DocumentError`` that names the file.
        public static func read(_ path: String) throws(DocumentError) -> VectorFile {
            guard let document = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
            do {
                return try VectorFile(document)
            } catch {
                throw error.inFile(path)
            }
        }
    }
#endif
