import ContractFindings
import ContractReports

/// A feature that was seen in a body, and in which part.
public struct FeatureSighting: Sendable, Hashable {
    /// The feature.
    public var feature: ServerFeature
    /// The part that has it, counted from 0; nil if it is no part's.
    public var part: Int?

    /// Describes a sighting.
    public init(_ feature: ServerFeature, part: Int? = nil) {
        self.feature = feature
        self.part = part
    }
}

extension ServerAtlas {
    /// What known servers do with the legal things of an upload: one observation for each thing and each way in which it is not
    /// read as meant.
    ///
    /// - Parameters:
    ///   - findings: The findings of the upload. Errors are left out: they are wrong whatever a server makes of them.
    ///   - sightings: Features that are no findings, and features that say more exactly what a finding with the same category
    ///     and part is about.
    ///   - check: The index of the upload's check in the report.
    public func observations(
        for findings: [Finding], sightings: [FeatureSighting] = [], check: Int = 0
    ) -> [Observation] {
        var seen: Set<Thing> = []
        return things(findings, sightings)
            .filter { !$0.isError && seen.insert($0.withoutFreePart).inserted }
            .flatMap { thing in
                [KnownReading.refuses, .losesParts, .readsOtherwise].compactMap { reading in
                    let servers = servers.filter { summary(of: thing.features, by: $0)?.reading == reading }
                    guard !servers.isEmpty else { return nil }
                    return Observation(
                        category: thing.category, feature: ReportText(thing.words), part: thing.part, reading: reading,
                        servers: headings(of: servers), check: check)
                }
            }
    }

    /// How each of some servers reads an upload, as far as bodies with the same features were observed (`--like`).
    ///
    /// One reading for each server and each feature that it does not read as meant, and for each finding that the atlas has no
    /// body for; if there is neither, one that says that it reads the upload as meant. Findings about a contract or about
    /// damage to contents are left out: a server reads such bytes as they are.
    public func readings(
        like servers: [Server], findings: [Finding], sightings: [FeatureSighting] = [], check: Int = 0
    ) -> [ServerReading] {
        let framing = findings.filter { $0.layer != .rule && $0.layer != .payload && !ServerAtlas.isOurs($0.category) }
        var seen: Set<[ServerFeature]> = []
        var unseen: Set<FindingCategory?> = []
        let things = things(framing, sightings).filter {
            $0.features.isEmpty ? unseen.insert($0.category).inserted : seen.insert($0.features).inserted
        }
        return servers.flatMap { server -> [ServerReading] in
            let readings = things.compactMap { thing -> ServerReading? in
                let summary = summary(of: thing.features, by: server)
                guard summary?.reading != .readsAsMeant else { return nil }
                return reading(by: server, summary?.reading, thing.words + (summary?.shareWords ?? ""), check)
            }
            return readings.isEmpty ? [reading(by: server, .readsAsMeant, nil, check)] : readings
        }
    }

    private func reading(by server: Server, _ reading: KnownReading?, _ words: String?, _ check: Int) -> ServerReading {
        let name = server.variant.map { "\(server.name) (\($0))" } ?? server.name
        return ServerReading(
            server: ReportText(name), version: ReportText(server.version), reading: reading,
            feature: words.map { ReportText($0) }, check: check)
    }

    /// What is said of this reader and not of the bytes.
    private static func isOurs(_ category: FindingCategory) -> Bool {
        category == .boundReached || category == .captureLostBytes
    }

    // MARK: Things of a body

    /// One thing of a body, with the features that it may be.
    private struct Thing: Hashable {
        var category: FindingCategory?
        var part: Int?
        var features: [ServerFeature]
        var isError: Bool

        /// The thing for comparison: of what is no finding one mention is enough, whichever part has it.
        var withoutFreePart: Thing {
            var copy = self
            if category == nil { copy.part = nil }
            return copy
        }

        /// The one feature, or the category where it may be one of several.
        var words: String {
            if features.count == 1 { return features[0].words }
            guard let category else { return "" }
            return String(category.rawValue.drop { $0 != "." }.dropFirst().map { $0 == "-" || $0 == "." ? " " : $0 })
        }
    }

    /// The findings with the features that they are about, and the sightings that belong to none.
    private func things(_ findings: [Finding], _ sightings: [FeatureSighting]) -> [Thing] {
        var things: [Thing] = []
        var used: Set<FeatureSighting> = []
        for finding in findings {
            let exact = sightings.filter {
                $0.feature.categories.contains(finding.category) && ($0.part == nil || $0.part == finding.part)
            }
            used.formUnion(exact)
            var features = exact.map(\.feature)
            if features.isEmpty { features = ServerFeature.features(of: finding).filter { !bodies(with: $0).isEmpty } }
            features = ServerFeature.allCases.filter(Set(features).contains)
            things.append(
                Thing(
                    category: finding.category, part: finding.part, features: features,
                    isError: finding.severity == .error))
        }
        for sighting in sightings where !used.contains(sighting) && !bodies(with: sighting.feature).isEmpty {
            // A feature with a category and without its finding is a fault that the caller did not call one.
            things.append(Thing(category: nil, part: sighting.part, features: [sighting.feature], isError: false))
        }
        return things
    }

    // MARK: Readings

    /// The worst of what a server made of some bodies, and of how many of them.
    private struct Summary {
        var reading: KnownReading
        var count: Int
        var bodyCount: Int

        /// How sure it is: nothing to say where all bodies were read alike.
        var shareWords: String { count == bodyCount ? "" : ", in \(count) of \(bodyCount) bodies" }
    }

    /// Nil if the atlas has no body with any of the features.
    private func summary(of features: [ServerFeature], by server: Server) -> Summary? {
        let readings = features.flatMap { bodies(with: $0) }.map { $0.readings[server.index] }
        let worst = KnownReading.allCases.first { readings.contains($0) }
        return worst.map { worst in
            Summary(reading: worst, count: readings.count { $0 != .readsAsMeant }, bodyCount: readings.count)
        }
    }

    /// Each product once, with the way of using it where only some of the ways are meant.
    private func headings(of chosen: [Server]) -> [ReportText] {
        var headings: [ReportText] = []
        for server in chosen {
            let others = servers.filter { $0.name == server.name && $0.id != server.id }
            let isExact = others.contains { !chosen.contains($0) }
            let heading = ReportText(server.heading(isExact: isExact))
            if !headings.contains(heading) { headings.append(heading) }
        }
        return headings
    }
}
