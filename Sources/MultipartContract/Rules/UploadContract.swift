import ContractFindings

/// What the two sides agreed on for an upload: its parts, and what the server takes.
///
/// It judges descriptions of parts, wherever they come from: a body that was read, or a form that is being made.
public struct UploadContract: Sendable, Hashable {
    /// The parts that are agreed on.
    public let parts: [Part]
    /// Whether parts of other names may be there too.
    public let allowsOtherParts: Bool
    /// What the server takes, beside what was agreed on.
    public let server: Server

    /// Nil if two parts have the same name.
    public init?(parts: [Part], allowsOtherParts: Bool = false, server: Server = Server()) {
        guard Set(parts.map(\.name)).count == parts.count else { return nil }
        self.parts = parts
        self.allowsOtherParts = allowsOtherParts
        self.server = server
    }

    /// The part of that name.
    public func part(named name: FieldName) -> Part? { parts.first { $0.name == name } }
}

extension UploadContract {
    /// One part, or several of one name.
    public struct Part: Sendable, Hashable {
        /// Whether a part is sent with a filename, by which servers tell files from texts.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// A text field.
            case text
            /// A file.
            case file
            /// Either.
            case any
        }

        /// Whether there is a filename.
        public enum FilenameRule: String, Sendable, Hashable, CaseIterable {
            /// It must be there, and not be empty.
            case required
            /// It must not be there.
            case forbidden
            /// It may be there.
            case optional
        }

        /// The name, to be sent in exactly these bytes, or as browsers escape them.
        public let name: FieldName
        /// Text or file.
        public let kind: Kind
        /// How many parts of this name there are.
        public let count: Count
        /// The content types that are allowed; all if there are none. A part without one counts as `text/plain`
        /// (RFC 7578, 4.4).
        public let contentTypes: [MediaRange]
        /// Whether there is a filename.
        public let filename: FilenameRule
        /// What a filename may end in, such as `jpg`, in either case; anything if there are none.
        public let extensions: [String]
        /// Whether a filename must be ASCII.
        public let requiresASCIIFilename: Bool
        /// The most bytes of content that the server takes for one of these parts.
        public let maxLength: Int?

        /// Describes a part. The filename is required for a file, forbidden for a text and optional else, unless given.
        public init(
            _ name: FieldName, kind: Kind = .any, count: Count = .one, contentTypes: [MediaRange] = [],
            filename: FilenameRule? = nil, extensions: [String] = [], requiresASCIIFilename: Bool = false,
            maxLength: Int? = nil
        ) {
            self.name = name
            self.kind = kind
            self.count = count
            self.contentTypes = contentTypes
            self.filename =
                filename
                ?? {
                    switch kind {
                    case .file: .required
                    case .text: .forbidden
                    case .any: .optional
                    }
                }()
            self.extensions = extensions
            self.requiresASCIIFilename = requiresASCIIFilename
            self.maxLength = maxLength
        }
    }

    /// How many parts of a name there are.
    public struct Count: Sendable, Hashable {
        /// At least.
        public let min: Int
        /// At most; nil if there is no bound.
        public let max: Int?

        /// Exactly one.
        public static let one = Count(unchecked: 1, 1)

        /// Nil if `min` is negative, or `max` is less than it or 0.
        public init?(min: Int, max: Int?) {
            guard min >= 0, max.map({ $0 >= min && $0 > 0 }) ?? true else { return nil }
            self.init(unchecked: min, max)
        }

        private init(unchecked min: Int, _ max: Int?) {
            self.min = min
            self.max = max
        }
    }

    /// What the server takes. To break it is no fault of the bytes.
    public struct Server: Sendable, Hashable {
        /// The most bytes of a body.
        public let maxBodyLength: Int?
        /// The content types of files that it takes; all if there are none.
        public let acceptedTypes: [MediaRange]
        /// The content types of files that it does not take.
        public let refusedTypes: [MediaRange]

        /// Describes what a server takes: everything, unless told otherwise.
        public init(maxBodyLength: Int? = nil, acceptedTypes: [MediaRange] = [], refusedTypes: [MediaRange] = []) {
            self.maxBodyLength = maxBodyLength
            self.acceptedTypes = acceptedTypes
            self.refusedTypes = refusedTypes
        }
    }

    /// What there is to know of a part that was sent, or will be.
    public struct PartDescription: Sendable, Hashable {
        /// The bytes of the `name` parameter as sent, without quotes; nil if there is none.
        public var name: [UInt8]?
        /// The bytes of the `filename` parameter as sent, without quotes; nil if there is none.
        public var filename: [UInt8]?
        /// The value of the `Content-Type` header as sent; nil if there is none.
        public var contentType: [UInt8]?
        /// How many bytes the content has.
        public var contentLength: Int
        /// Where in the body the header lines begin.
        public var headOffset: Int?
        /// Where in the body the content begins.
        public var contentOffset: Int?
        /// Where in the body ``name`` begins.
        public var nameOffset: Int?
        /// Where in the body ``filename`` begins.
        public var filenameOffset: Int?
        /// Where in the body ``contentType`` begins.
        public var contentTypeOffset: Int?

        /// Describes a part. Places are byte offsets from 0 in the body, where there is a body.
        public init(
            name: [UInt8]?, filename: [UInt8]? = nil, contentType: [UInt8]? = nil, contentLength: Int,
            headOffset: Int? = nil, contentOffset: Int? = nil, nameOffset: Int? = nil, filenameOffset: Int? = nil,
            contentTypeOffset: Int? = nil
        ) {
            self.name = name
            self.filename = filename
            self.contentType = contentType
            self.contentLength = contentLength
            self.headOffset = headOffset
            self.contentOffset = contentOffset
            self.nameOffset = nameOffset
            self.filenameOffset = filenameOffset
            self.contentTypeOffset = contentTypeOffset
        }
    }
}

extension UploadContract.PartDescription {
    /// Describes a part of a form that is being made.
    public init(_ part: Part) {
        self.init(
            name: Array(part.name.utf8), filename: part.filename.map { Array($0.utf8) },
            contentType: Array(part.contentType.utf8), contentLength: part.content.length)
    }
}

extension UploadContract.PartDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The length, never a name.
    public var description: String { "part of \(contentLength) bytes" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no names.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
