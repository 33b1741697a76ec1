import Foundation

/// What a server of `Interop/` says that it read of one request.
public struct InteropAnswer: Decodable, Sendable {
    /// One part, in the order in which the server has it.
    public struct Part: Decodable, Hashable, Sendable {
        /// The name; `bytes:` and hexadecimal digits if it is no Unicode text.
        public var name: String?
        /// The filename; nil if there is none.
        public var filename: String?
        /// The content type, as far as the server tells it.
        public var type: String?
        /// The length of the content in bytes.
        public var length: Int
        /// The SHA-256 of the content in hexadecimal digits.
        public var sha256: String
        /// The number by which PHP says what was wrong with a file; nil if nothing was.
        public var problem: Int?

        /// A part as a server would say it.
        public init(
            name: String?, filename: String?, type: String?, length: Int, sha256: String, problem: Int? = nil
        ) {
            self.name = name
            self.filename = filename
            self.type = type
            self.length = length
            self.sha256 = sha256
            self.problem = problem
        }
    }

    /// The product.
    public let server: String
    /// Its version.
    public let version: String
    /// What was read.
    public let parts: [Part]
    /// The kind of error if the server refused the body; nil if it did not.
    public let error: String?

    /// An answer as a server would give it.
    public init(server: String, version: String, parts: [Part], error: String?) {
        self.server = server
        self.version = version
        self.parts = parts
        self.error = error
    }
}
