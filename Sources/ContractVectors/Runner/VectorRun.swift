import ContractFindings

/// What came of running a suite against an implementation.
public struct VectorRun: Sendable, CustomStringConvertible {
    /// What came of one group.
    public struct Group: Sendable {
        /// The area of the file.
        public let area: String
        /// The name of the group.
        public let name: FieldName
        /// The section of the standard that it tests.
        public let section: String
        /// Whose demand it is.
        public let level: VectorGroup.Level
        /// The cases that were put to the implementation.
        public internal(set) var caseCount = 0
        /// Verdict and value right.
        public internal(set) var passedCount = 0
        /// The implementation does not do the operation.
        public internal(set) var unsupportedCount = 0
        /// Failed, as listed.
        public internal(set) var expectedFailureCount = 0
        /// What is wrong, in the order of the cases.
        public internal(set) var findings: [Finding] = []
    }

    /// The groups in the order of the files.
    public internal(set) var groups: [Group] = []
    /// What is wrong with the run as a whole: no cases, or ids on the list of expected failures that no file has.
    public internal(set) var findings: [Finding] = []

    /// Everything that is wrong.
    public var allFindings: [Finding] { groups.flatMap(\.findings) + findings }
    /// Cases whose verdict and value are right, the ones with another category among them.
    public var passedCount: Int { groups.reduce(0) { $0 + $1.passedCount } }
    /// Cases that were answered.
    public var caseCount: Int { groups.reduce(0) { $0 + $1.caseCount } }
    /// Cases that the implementation does not do.
    public var unsupportedCount: Int { groups.reduce(0) { $0 + $1.unsupportedCount } }
    /// Cases that failed as listed.
    public var expectedFailureCount: Int { groups.reduce(0) { $0 + $1.expectedFailureCount } }

    /// Whether at least one case was run and nothing is wrong. A wrong category alone is a warning and holds.
    public var holds: Bool { allFindings.allSatisfy { $0.severity == .warning } }

    /// Counts, and a line for each finding.
    public var description: String {
        let counts = "\(caseCount) cases: \(passedCount) hold, \(unsupportedCount) not supported"
        return ([counts] + allFindings.map(\.description)).joined(separator: "\n")
    }
}
