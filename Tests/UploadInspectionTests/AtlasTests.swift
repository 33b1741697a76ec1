import ContractFindings
import ContractReports
import Foundation
import MultipartContract
import Testing
import UploadInspection

@Suite struct AtlasTests {
    private let atlas = ServerAtlas.standard

    private func servers(_ feature: ServerFeature, _ reading: KnownReading) -> [String] {
        atlas.servers.filter { server in
            atlas.bodies(with: feature).contains { atlas.reading(of: $0.id, by: server.id) == reading }
        }.map(\.id)
    }

    private func server(_ id: String) throws -> ServerAtlas.Server {
        try #require(atlas.servers.first { $0.id == id })
    }

    private func texts(_ observations: [Observation]) -> [String] {
        observations.map {
            "\($0.feature) \($0.part ?? -1) \($0.reading.rawValue): " + $0.servers.map(\.text).joined(separator: ", ")
        }
    }

    // MARK: Data

    @Test func holds93BodiesReadBy33SetUpsAndEveryFeatureOnce() {
        #expect(atlas.servers.count == 33)
        #expect(atlas.bodies.count == 93)
        #expect(Set(atlas.servers.map(\.id)).count == 33)
        #expect(Set(atlas.bodies.map(\.id)).count == 93)
        #expect(atlas.bodies.allSatisfy { $0.readings.count == 33 })
        for feature in ServerFeature.allCases { #expect(!atlas.bodies(with: feature).isEmpty, "\(feature.rawValue)") }
    }

    @Test func everyFeatureOfTheNotesIsKnownHere() throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appendingPathComponent("Atlas/notes.json"))
        let notes = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let bodies = try #require(notes["bodies"] as? [String: [String: Any]])
        for (id, note) in bodies {
            let features = try #require(note["features"] as? [String])
            let known = atlas.bodies.first { $0.id == id }?.features.map(\.rawValue)
            #expect(known == features, "\(id)")
        }
    }

    /// What `reading-rules.md` of the measurement says in words.
    @Test func readingsAreWhatWasWrittenDownInWords() {
        #expect(
            servers(.preamble, .refuses) == [
                "python_multipart", "starlette", "tornado", "streaming_form_data", "undici",
            ])
        #expect(servers(.leadingLineEnd, .refuses) == ["tornado"])
        #expect(servers(.epilogue, .readsOtherwise) == ["streaming_form_data"])
        #expect(
            servers(.finalLineEndMissing, .refuses) == ["perl_http_body", "perl_entity_parser", "civetweb"])
        #expect(servers(.noParts, .refuses) == ["email", "perl_cgi"])
        #expect(servers(.valueToken, .readsAsMeant).count == 31)
        #expect(servers(.headerCase, .refuses) == ["tornado", "undici", "civetweb"])
        #expect(servers(.nonASCIIFilename, .readsOtherwise) == ["cherrypy", "busboy"])
        #expect(servers(.quotePercent, .readsOtherwise).count == 10)
        #expect(servers(.filenameSlashPath, .readsOtherwise).count == 7)
        #expect(servers(.lineEndingEverywhere, .losesParts) == ["django", "streaming_form_data", "sanic"])
        #expect(servers(.repeatedName, .losesParts) == ["streaming_form_data", "php", "rack"])
    }

    /// "All 33 agree on these": the portable core.
    @Test func allServersReadThePortableCoreAsMeant() {
        for id in [
            "01_text_file", "02_empty_file", "03_empty_text", "15_binary", "56_semicolon_filename", "61_boundary_70",
            "67_boundary_quoted_unneeded", "71_text_ct", "80_crlf_tail", "81_crlf_tail2", "87_file_no_ct",
            "88_ct_before_cd", "89_extra_header", "91_lf_in_text",
        ] {
            let body = atlas.bodies.first { $0.id == id }
            #expect(body?.readings.allSatisfy { $0 == .readsAsMeant } == true, "\(id)")
        }
    }

    // MARK: Looking up

    @Test func wordsOfLikeAreIdsProductsAndFrameworks() {
        #expect(atlas.servers(named: "php").map(\.id) == ["php"])
        #expect(atlas.servers(named: "go").map(\.id) == ["go_reader", "go_http_form"])
        #expect(atlas.servers(named: "Busboy").map(\.id) == ["busboy", "busboy_utf8"])
        #expect(atlas.servers(named: "flask").map(\.id) == ["werkzeug"])
        #expect(atlas.servers(named: "rails").map(\.id) == ["rack"])
        #expect(atlas.servers(named: "java").map(\.id) == ["java_commons_fileupload", "java_jetty94"])
        #expect(atlas.servers(named: "").isEmpty)
        #expect(atlas.servers(named: "iis").isEmpty)
        for word in atlas.words { #expect(!atlas.servers(named: word).isEmpty && !word.contains(" "), "\(word)") }
    }

    @Test func aSlipGetsASuggestion() {
        #expect(atlas.suggestion(for: "djanog") == "django")
        #expect(atlas.suggestion(for: "wekzeug") == "werkzeug")
        #expect(atlas.suggestion(for: "completely-else") == nil)
    }

    // MARK: Observations

    @Test func aWarningNamesTheServersThatRefuseIt() {
        let preamble = Finding(.preamble, offset: 0, found: 20)
        #expect(
            texts(atlas.observations(for: [preamble])) == [
                "preamble -1 refuses: python-multipart 0.0.34, Starlette 1.10.0, Tornado 6.6.1, "
                    + "streaming-form-data 2.1.0, undici 6.24.1"
            ])
        #expect(
            texts(atlas.observations(for: [Finding(.preamble, found: 2)])) == [
                "leading line end -1 refuses: Tornado 6.6.1"
            ])
    }

    @Test func aProductWithSeveralWaysOfUseIsNamedOnceOrWithTheWay() {
        let padded = atlas.observations(for: [Finding(.delimiterPadding)])
        let refusing = padded.first { $0.reading == .refuses }?.servers.map(\.text) ?? []
        #expect(refusing.contains("multipart (Python) 2.0.1"))
        let utf8 = atlas.observations(for: [Finding(.headerNonASCII, severity: .warning, part: 1, term: .filename)])
        #expect(
            texts(utf8) == ["non ascii filename 1 reads-otherwise: CherryPy 18.10.0, busboy 1.6.0 (defaults)"])
    }

    @Test func errorsAndWhatAllReadAlikeGiveNoObservation() {
        #expect(atlas.observations(for: [Finding(.lineEnding), Finding(.boundaryMismatch)]).isEmpty)
        #expect(atlas.observations(for: [Finding(.headerOrder), Finding(.contentTypeExtra)]).isEmpty)
        #expect(
            atlas.observations(
                for: [Finding(.lineEnding)], sightings: [FeatureSighting(.lineEndingSomewhere)]
            ).isEmpty)
    }

    @Test func aSightingSaysMoreExactlyWhatAFindingIsAbout() {
        let finding = Finding(.boundaryInContent, part: 0, count: 1)
        let bare = atlas.observations(for: [finding], sightings: [FeatureSighting(.boundaryBareInLine, part: 0)])
        #expect(
            texts(bare) == [
                "boundary bare in line 0 refuses: undici 6.24.1", "boundary bare in line 0 loses-parts: Sanic 25.12.1",
            ])
        #expect(atlas.observations(for: [finding]).count == 3)
    }

    @Test func aFeatureThatIsNoFindingIsObservedOnce() {
        let sightings = (0..<5).map { FeatureSighting(.repeatedName, part: $0) }
        #expect(
            texts(atlas.observations(for: [], sightings: sightings)) == [
                "repeated name 0 loses-parts: streaming-form-data 2.1.0, PHP 8.2.36, Rack 2.2.22"
            ])
    }

    // MARK: Readings of named servers

    @Test func namedServersReadABodyByTheFeaturesOfIt() throws {
        let servers = atlas.servers(named: "php") + atlas.servers(named: "go") + atlas.servers(named: "tornado")
        let readings = atlas.readings(
            like: servers, findings: [Finding(.preamble, found: 20)],
            sightings: [FeatureSighting(.repeatedName, part: 1)])
        #expect(
            readings.map { "\($0.server) \($0.version) \($0.reading?.rawValue ?? "-") \($0.feature?.text ?? "-")" } == [
                "PHP 8.2.36 loses-parts repeated name", "Go (mime/multipart) 1.19.8 reads-as-meant -",
                "Go (net/http) 1.19.8 reads-as-meant -", "Tornado 6.6.1 refuses preamble",
            ])
        #expect(!readings.contains { !$0.isObserved })
    }

    @Test func whatTheAtlasHasNoBodyForIsSaidToBeUnknown() throws {
        let readings = atlas.readings(
            like: [try server("php")], findings: [Finding(.boundaryMismatch), Finding(.boundaryMismatch, offset: 3)])
        #expect(readings.map(\.isObserved) == [false])
        #expect(readings.first?.feature == "boundary mismatch")
    }

    @Test func severalBodiesOfAFeatureAreCounted() throws {
        let finding = Finding(.boundaryInContent, part: 0)
        let readings = atlas.readings(like: [try server("rack")], findings: [finding])
        #expect(readings.map(\.feature) == ["boundary in content, in 4 of 9 bodies"])
    }

    @Test func contractAndContentsAreNotWhatServersReadOtherwise() throws {
        let readings = atlas.readings(
            like: [try server("php")], findings: [Finding(.fieldMissing), Finding(.damageUTF8), Finding(.boundReached)])
        #expect(readings.map(\.reading) == [.readsAsMeant])
    }

    // MARK: Features

    @Test func placesOfTheBoundaryInAContentAreToldApart() {
        func feature(_ hyphens: Int, _ lead: BoundaryMark.Lead, _ tail: BoundaryMark.Tail, at offset: Int = 50)
            -> ServerFeature?
        {
            ServerFeature(
                BoundaryMark(
                    offset: offset, length: 5, hyphens: hyphens, lead: lead, closeHyphens: 0, padding: 0, tail: tail),
                contentStart: 10)
        }
        #expect(feature(2, .crlf, .crlf) == nil)
        #expect(feature(0, .other, .other) == .boundaryBareInLine)
        #expect(feature(0, .crlf, .crlf) == .boundaryBareAtLineStart)
        #expect(feature(2, .other, .crlf) == .boundaryWithHyphensInLine)
        #expect(feature(2, .lf, .crlf) == .boundaryBehindLineFeed)
        #expect(feature(2, .crlf, .other) == .boundaryPrefixAtLineStart)
        #expect(feature(2, .crlf, .other, at: 12) == .boundaryPrefixAtContentStart)
    }

    @Test func featuresBelongToCategoriesOfUploads() {
        for feature in ServerFeature.allCases {
            let areUploads = feature.categories.allSatisfy { $0.rawValue.hasPrefix("multipart.") }
            #expect(areUploads, "\(feature.rawValue)")
            #expect(!feature.words.contains("-"))
        }
    }
}

// Programs can be started on these systems only.
#if os(macOS) || os(Linux)
    @Suite struct AtlasEmbeddingTests {
        @Test func theEmbeddedAtlasIsThatOfTheFiles() throws {
            let root = URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", root.appendingPathComponent("Scripts/embed-atlas").path, "--check"]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "run Scripts/embed-atlas")
        }
    }
#endif
