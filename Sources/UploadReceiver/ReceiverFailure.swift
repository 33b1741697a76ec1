/// Why a receiver cannot begin.
public struct ReceiverFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// Another program listens on the port.
        case portTaken(Int)
        /// The port cannot be listened on; the error number of the system.
        case port(Int, systemError: Int32)
        /// The system gives no socket; the error number of the system.
        case socket(systemError: Int32)
        /// The folder for what is received cannot be made; the error number of the system.
        case folder(systemError: Int32)
    }

    /// What is wrong.
    public let reason: Reason

    /// Describes a failure.
    public init(_ reason: Reason) { self.reason = reason }

    /// What is wrong and what to do, on one line.
    public var description: String {
        switch reason {
        case .portTaken(let port):
            "port \(port) is taken by another program; end it, or take a free port with --port 0"
        case .port(let port, let number):
            "port \(port) cannot be listened on (system error \(number)); take a port from 1024 on, or a free one with --port 0"
        case .socket(let number): "the system gives no socket (system error \(number))"
        case .folder(let number):
            "the folder for uploads cannot be made (system error \(number)); set TMPDIR to a folder that can be written to"
        }
    }
}
