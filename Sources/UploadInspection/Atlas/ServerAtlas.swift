import ContractFile
import ContractFindings
import ContractReports

/// What known servers made of bodies with one feature each: observations of certain versions, and no promise.
///
/// The bodies and all that was measured are in `Atlas/` (`Documentation/atlas.md`); here is what comes out of comparing it
/// with what each body means.
public struct ServerAtlas: Sendable {
    /// One way of using one version of one product.
    public struct Server: Sendable, Hashable {
        /// The permanent id, as in `go_http_form`.
        public let id: String
        /// The product, as in `Go`.
        public let name: String
        /// Its version when it was observed.
        public let version: String
        /// Which of several ways of using it, as in `net/http`; nil if there is one.
        public let variant: String?
        /// Other words for it, such as those of frameworks that use it.
        public let aliases: [String]
        /// Product, version and the call that was observed, in words.
        public let what: String
        /// Its place in ``Body/readings``.
        let index: Int
    }

    /// One body that the servers were given.
    public struct Body: Sendable, Hashable {
        /// The permanent id, as in `13_preamble`.
        public let id: String
        /// What it is, in words.
        public let what: String
        /// What it was made for.
        public let features: [ServerFeature]
        /// What each server made of it, in the order of ``ServerAtlas/servers``.
        public let readings: [KnownReading]
    }

    /// The atlas that ships with the product.
    public static let standard = ServerAtlas(servers: ServerAtlasData.servers, bodies: ServerAtlasData.bodies)

    /// The servers, in the order of the atlas.
    public let servers: [Server]
    /// The bodies, in the order of the atlas.
    public let bodies: [Body]
    private let bodiesByFeature: [ServerFeature: [Body]]

    /// Reads the lines that `Scripts/embed-atlas` makes; a line of another form is left out, which a test would see.
    init(servers: String, bodies: String) {
        var known: [Server] = []
        for line in servers.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 6 else { continue }
            known.append(
                Server(
                    id: fields[0], name: fields[1], version: fields[2], variant: fields[3].isEmpty ? nil : fields[3],
                    aliases: fields[4].split(separator: " ").map(String.init), what: fields[5], index: known.count))
        }
        let count = known.count
        self.servers = known
        self.bodies = bodies.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4 else { return nil }
            let readings = fields[2].utf8.compactMap(KnownReading.init(letter:))
            guard readings.count == count else { return nil }
            let features = fields[1].split(separator: " ").compactMap { ServerFeature(rawValue: String($0)) }
            return Body(id: fields[0], what: fields[3], features: features, readings: readings)
        }
        var byFeature: [ServerFeature: [Body]] = [:]
        for body in self.bodies { for feature in body.features { byFeature[feature, default: []].append(body) } }
        bodiesByFeature = byFeature
    }
}

extension KnownReading {
    fileprivate init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "m"): self = .readsAsMeant
        case UInt8(ascii: "o"): self = .readsOtherwise
        case UInt8(ascii: "l"): self = .losesParts
        case UInt8(ascii: "r"): self = .refuses
        default: return nil
        }
    }
}

// MARK: - Looking up

extension ServerAtlas {
    /// The bodies that were made for a feature.
    public func bodies(with feature: ServerFeature) -> [Body] { bodiesByFeature[feature] ?? [] }

    /// What a server made of a body, both by id.
    public func reading(of body: String, by server: String) -> KnownReading? {
        guard let server = servers.first(where: { $0.id == server }), let body = bodies.first(where: { $0.id == body })
        else { return nil }
        return body.readings[server.index]
    }

    /// The servers that a word of `--like` means: an id, a product, or another word for one; several where one product was
    /// observed in several ways. Empty if there is none.
    public func servers(named word: String) -> [Server] {
        let word = word.lowercased()
        return servers.filter { $0.words.contains(word) }
    }

    /// The words that `--like` takes, in alphabetical order.
    public var words: [String] { Set(servers.flatMap(\.words)).sorted() }

    /// The known word that is most like one that is not, if any is near enough.
    public func suggestion(for word: String) -> String? { Suggestion.nearest(to: word, among: words) }
}

extension ServerAtlas.Server {
    /// All words that mean this server, in lower case.
    fileprivate var words: [String] {
        // A product whose name has a space cannot be written without quotes in a list of words.
        [id] + aliases + (name.contains(" ") ? [] : [name.lowercased()])
    }

    /// Product and version, and the way of using it if `isExact`.
    func heading(isExact: Bool) -> String {
        guard isExact, let variant else { return "\(name) \(version)" }
        return "\(name) \(version) (\(variant))"
    }
}
