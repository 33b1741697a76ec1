import ContractFindings

/// What known servers do with a legal thing that a body has, as it was observed.
public struct Observation: Sendable, Hashable {
    /// The category of the warning that it belongs to; nil for a thing that is no finding.
    public var category: FindingCategory?
    /// The thing in words, as in `preamble`.
    public var feature: ReportText
    /// The part that has it, counted from 0.
    public var part: Int?
    /// What the servers do.
    public var reading: KnownReading
    /// The servers, with their versions, as in `Tornado 6.6.1`.
    public var servers: [ReportText]
    /// The check that it belongs to, as an index of ``Report/checks``.
    public var check: Int

    /// Describes an observation.
    public init(
        category: FindingCategory?, feature: ReportText, part: Int? = nil, reading: KnownReading, servers: [ReportText],
        check: Int = 0
    ) {
        self.category = category
        self.feature = feature
        self.part = part
        self.reading = reading
        self.servers = servers
        self.check = check
    }
}

/// How one server reads a body, as far as its features were observed (`--like`).
public struct ServerReading: Sendable, Hashable {
    /// The server, as in `PHP`.
    public var server: ReportText
    /// Its version when it was observed.
    public var version: ReportText
    /// What it does with the feature; nil if no observation covers it.
    public var reading: KnownReading?
    /// The feature that decides; nil if the body has none on which servers differ.
    public var feature: ReportText?
    /// The check that it belongs to, as an index of ``Report/checks``.
    public var check: Int

    /// Whether it was observed, and is not merely unknown.
    public var isObserved: Bool { reading != nil }

    /// Describes a reading.
    public init(
        server: ReportText, version: ReportText, reading: KnownReading?, feature: ReportText? = nil, check: Int = 0
    ) {
        self.server = server
        self.version = version
        self.reading = reading
        self.feature = feature
        self.check = check
    }
}

/// What a server makes of a body, from the worst to the best.
public enum KnownReading: String, Sendable, Hashable, CaseIterable {
    /// It answers with an error.
    case refuses
    /// It delivers fewer parts, without an error.
    case losesParts = "loses-parts"
    /// It delivers other names, filenames or contents, without an error.
    case readsOtherwise = "reads-otherwise"
    /// It delivers what was meant.
    case readsAsMeant = "reads-as-meant"
}

extension KnownReading {
    /// Before a list of servers, as in `refused by Tornado 6.6.1`.
    var label: String {
        switch self {
        case .refuses: "refused by"
        case .losesParts: "parts lost by"
        case .readsOtherwise: "read otherwise by"
        case .readsAsMeant: "read as meant by"
        }
    }

    /// The same as a word of YAML.
    var key: String {
        switch self {
        case .refuses: "refusedBy"
        case .losesParts: "partsLostBy"
        case .readsOtherwise: "readOtherwiseBy"
        case .readsAsMeant: "readAsMeantBy"
        }
    }

    /// Behind the name of a server.
    var words: String {
        switch self {
        case .refuses: "refuses it"
        case .losesParts: "loses parts"
        case .readsOtherwise: "reads it otherwise"
        case .readsAsMeant: "reads it as meant"
        }
    }
}

extension Observation {
    /// As a line below its finding.
    var line: FindingBlock.Line {
        FindingBlock.Line(
            label: reading.label, text: servers.map(\.text).joined(separator: ", "), key: reading.key, isForeign: true)
    }
}

extension ServerReading {
    /// What the server does, without its name, as in `reads it otherwise: repeated name`.
    var words: String {
        let known = reading?.words ?? "not observed"
        return feature.map { "\(known): \($0)" } ?? known
    }

    /// Server and version.
    var heading: String { "\(server) \(version)" }
}

extension Report {
    /// What was observed of a finding's category, in its part.
    func observations(of finding: Finding, check: Int) -> [Observation] {
        observations.filter { $0.check == check && $0.category == finding.category && $0.part == finding.part }
    }

    /// What was observed and stands below no finding that is listed.
    var freeObservations: [Observation] {
        let listed = listed
        return observations.filter { observation in
            guard listed.indices.contains(observation.check) else { return true }
            return !listed[observation.check].contains {
                $0.category == observation.category && $0.part == observation.part
            }
        }
    }

    /// What every format says above the readings of ``readings``.
    static let readingWords = "how these servers read bodies with the same features, as observed"
}

extension Observation {
    /// The whole in words, as in `repeated name, part 1: read otherwise by PHP 8.2.36`.
    var words: String {
        let place = part.map { ", part \($0)" } ?? ""
        return "\(feature)\(place): \(reading.label) \(servers.map(\.text).joined(separator: ", "))"
    }
}
