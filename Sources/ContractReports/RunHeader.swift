/// What was run, and with what: the first lines of every report.
public struct RunHeader: Sendable, Hashable {
    /// The commands that make a report.
    public enum Command: String, Sendable, Hashable, CaseIterable {
        /// `bytecontract check`
        case check
        /// `bytecontract uuid check`
        case uuidCheck = "uuid check"
        /// `bytecontract uuid compare`
        case uuidCompare = "uuid compare"
        /// `bytecontract inspect`
        case inspect
        /// `bytecontract audit`
        case audit
        /// `bytecontract migrate`
        case migrate
        /// `bytecontract receive`
        case receive
        /// `bytecontract vectors lint`
        case vectorsLint = "vectors lint"
        /// `bytecontract adapter check`
        case adapterCheck = "adapter check"
    }

    /// The command.
    public var command: Command
    /// The version of ByteContract.
    public var version: ReportText
    /// The version of the vector suite, where vectors were run.
    public var suite: ReportText?
    /// The first line of `swift --version`, or nil if no toolchain is installed.
    public var toolchain: ReportText?
    /// What was tested, if not ByteContract itself: as the contract or command line calls it, never as it calls itself.
    public var implementation: ReportText?

    /// Describes a run.
    public init(
        command: Command, version: ReportText, suite: ReportText? = nil, toolchain: ReportText? = nil,
        implementation: ReportText? = nil
    ) {
        self.command = command
        self.version = version
        self.suite = suite
        self.toolchain = toolchain
        self.implementation = implementation
    }

    /// The toolchain in words, also where there is none.
    var toolchainWords: String { toolchain?.text ?? "no Swift toolchain installed" }
}
