#if os(macOS) || os(Linux)
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
    import ContractFile
    import ContractFindings

    /// Somebody else's implementation, run as a child process that answers one JSON object a line
    /// (`Documentation/adapters.md`).
    ///
    /// The process has a group of its own. After a time-out, a crash, or words outside the protocol the group is killed, and
    /// the next question starts the process again, so that one slip costs one case. Three time-outs or failed starts in a
    /// row end the run: see ``failure``. Its standard error never gets into a report.
    public struct AdapterImplementation: VectorImplementation {
        /// What the adapter said of itself.
        public struct Greeting: Sendable, Hashable {
            /// The implementation's name, as far as it is printable.
            public let implementation: FieldName
            /// Its version, as far as it is printable.
            public let version: FieldName?
            /// What it does; names that this suite does not know are dropped.
            public let operations: Set<VectorOperation>
        }

        /// Why an adapter cannot be used.
        public enum StartError: Error, Sendable, Hashable, CustomStringConvertible {
            /// The command is empty, is not found, or cannot be executed.
            case cannotStart
            /// The process ended before it greeted.
            case endedEarly
            /// There was no greeting in time.
            case noGreeting
            /// The greeting is outside the protocol.
            case badGreeting
            /// The file for standard error cannot be opened, or is none that can be made private.
            case errorOutput
            /// There was no answer in time, or no new start, three times in a row; the run was stopped.
            case gaveUp

            /// What is wrong and the cure.
            public var description: String {
                switch self {
                case .cannotStart: "the adapter cannot be started; check the command and that it may be executed"
                case .endedEarly:
                    "the adapter ended before its greeting; run it by hand, or keep its messages with --stderr FILE"
                case .noGreeting: "the adapter did not greet in time; let it flush its output after each line"
                case .badGreeting:
                    "the adapter's greeting is outside the protocol; it must be one JSON object with `implementation` and `operations`"
                case .errorOutput:
                    "the file for standard error cannot be opened; name a new file, or a regular file of yours, in a folder that may be written to"
                case .gaveUp:
                    "the adapter hung or could not be started again three times in a row, and the run was stopped; see that it flushes each line, or raise its time-out"
                }
            }
        }

        /// What the adapter said of itself.
        public let greeting: Greeting

        private let command: [String]
        private let timeout: Double
        private let errorOutputPath: String?
        private var process: AdapterProcess?
        private var sequence = 0
        /// Time-outs and failed starts since the last answer.
        private var failuresInARow = 0

        /// Why the run was stopped; nil while the adapter can be asked.
        ///
        /// A suite that was run to its end with a failure says nothing: all questions after it count as crashes without
        /// being asked.
        public private(set) var failure: StartError?

        /// Starts the adapter and greets it.
        ///
        /// - Parameters:
        ///   - command: Program and arguments; the program is looked up on `PATH` unless it has a slash.
        ///   - timeout: Seconds for one answer, brought into 0.01 to 3600.
        ///   - directory: Where it runs; the current folder if nil.
        ///   - errorOutputPath: A file for its standard error, which gets mode 0600 and is added to; nil drops it.
        public init(
            command: [String], timeout: Double = 5, directory: String? = nil, errorOutputPath: String? = nil
        ) throws(StartError) {
            self.command = command
            self.timeout = timeout > 0.01 ? min(timeout, 3600) : 0.01
            self.errorOutputPath = errorOutputPath
            self.directory = directory
            let process = try AdapterProcess(command: command, directory: directory, errorOutputPath: errorOutputPath)
            greeting = try AdapterImplementation.greet(process, timeout: max(self.timeout, 10))
            self.process = process
        }

        private let directory: String?

        /// Puts the question to the process.
        public mutating func answer(_ question: VectorQuestion) -> VectorAnswer {
            guard greeting.operations.contains(question.operation) else { return .unsupported }
            guard failure == nil else { return .crash }
            guard let process = runningProcess() else {
                countFailure()
                return .crash
            }
            sequence += 1
            let request = OrderedJSON.object([
                ("do", .string("run")), ("sequence", .int(sequence)),
                ("operation", .string(question.operation.rawValue)), ("profile", .string(question.profile.rawValue)),
                ("parameters", question.parameters.json), ("input", .string(Hexadecimal.text(question.input))),
            ])
            switch process.exchange(request.line, timeout: timeout) {
            case .line(let line):
                guard let answer = AdapterImplementation.answer(line, sequence: sequence) else {
                    // Nobody knows what the lines after this one answer.
                    stop()
                    return .fault
                }
                failuresInARow = 0
                return answer
            case .ended:
                stop()
                return .crash
            case .timeout:
                stop()
                countFailure()
                return .timeout
            case .tooLong, .stray:
                stop()
                return .fault
            }
        }

        /// Says goodbye, waits a moment, and kills what is left.
        public mutating func end() {
            process?.end(farewell: OrderedJSON.object([("do", .string("bye"))]).line)
            process = nil
        }

        private mutating func countFailure() {
            failuresInARow += 1
            if failuresInARow >= 3 { failure = .gaveUp }
        }

        private mutating func stop() {
            process?.kill()
            process = nil
        }

        private mutating func runningProcess() -> AdapterProcess? {
            if let process { return process }
            guard
                let fresh = try? AdapterProcess(
                    command: command, directory: directory, errorOutputPath: errorOutputPath),
                (try? AdapterImplementation.greet(fresh, timeout: max(timeout, 10))) != nil
            else { return nil }
            process = fresh
            return fresh
        }

        private static func greet(_ process: AdapterProcess, timeout: Double) throws(StartError) -> Greeting {
            let hello = OrderedJSON.object([("do", .string("hello")), ("protocol", .int(1))])
            switch process.exchange(hello.line, timeout: timeout, answersOnly: false) {
            case .line(let line):
                guard let greeting = greeting(line), !process.hasUnread else {
                    process.kill()
                    throw .badGreeting
                }
                return greeting
            case .ended:
                throw process.endedForWantOfProgram() ? .cannotStart : .endedEarly
            case .timeout:
                process.kill()
                throw .noGreeting
            case .tooLong, .stray:
                process.kill()
                throw .badGreeting
            }
        }

        private static func greeting(_ line: [UInt8]) -> Greeting? {
            guard case .object(let members)? = try? JSONValue(document: Data(line)),
                case .string(let name)? = members["implementation"], let implementation = try? FieldName(name),
                case .array(let list)? = members["operations"]
            else { return nil }
            var version: FieldName?
            if case .string(let text)? = members["version"] { version = try? FieldName(text) }
            var operations: Set<VectorOperation> = []
            for element in list {
                guard case .string(let text) = element else { return nil }
                if let operation = VectorOperation(rawValue: text) { operations.insert(operation) }
            }
            return Greeting(implementation: implementation, version: version, operations: operations)
        }

        /// Nil where the line does not answer the request, so that the two sides may be out of step.
        private static func answer(_ line: [UInt8], sequence: Int) -> VectorAnswer? {
            guard case .object(let members)? = try? JSONValue(document: Data(line)),
                members["sequence"] == .int(sequence)
            else { return nil }
            switch members["result"] {
            case .string("accept"):
                guard case .string(let hex)? = members["value"], let value = Hexadecimal.bytes(hex) else {
                    return .fault
                }
                return .accept(value)
            case .string("reject"):
                guard case .string(let name)? = members["category"] else { return .reject(nil) }
                return .reject(FindingCategory(rawValue: name))
            case .string("unsupported"): return .unsupported
            default: return .fault
            }
        }
    }
#endif
