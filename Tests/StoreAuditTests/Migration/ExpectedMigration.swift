import StoreAudit

/// What must come of a generated store, worked out from what the generator knows of it and not from the code under test.
struct ExpectedMigration {
    /// What the user decides, by the places of the generated rows.
    struct Choice {
        /// For the identifier of a twin group, the place of the parent that stays.
        var stays: [String: Int] = [:]
        var repoints = false
    }

    /// What is known of the columns beforehand.
    struct Roles {
        var parentIsKey: Bool
        var childIsKey: Bool
        var isReference: Bool
    }

    private let store: GeneratedStore
    private let target: MigrationOptions.Target
    /// By place in the generated lists, which are the rowids less 1 where there are rowids.
    private let parentStays: [Bool]
    private let childStays: [Bool]

    init(_ store: GeneratedStore, _ target: MigrationOptions.Target, _ choice: Choice, _ roles: Roles) {
        self.store = store
        self.target = target
        func spelling(_ value: GeneratedValue) -> String { store.isNoCase ? value.folded : value.sql }
        let twins = roles.parentIsKey ? ExpectedMigration.twins(store.parents) : [:]
        let stays = store.parents.indices.map { place in
            guard let identifier = store.parents[place].identifier, twins[identifier] != nil else { return true }
            return choice.stays[identifier] == place
        }
        let remaining = Set(store.parents.indices.filter { stays[$0] }.map { spelling(store.parents[$0]) })
        let childTwins = roles.childIsKey ? ExpectedMigration.twins(store.children) : [:]
        childStays = store.children.map { child in
            guard let identifier = child.identifier else { return true }
            if childTwins[identifier] != nil { return false }
            // Nil and max refer to nothing unless the schema says so.
            let isNothing = !store.isDeclared && (Set(identifier) == ["0"] || Set(identifier) == ["f"])
            guard roles.isReference, !isNothing, let group = twins[identifier] else { return true }
            if remaining.contains(spelling(child)) { return true }
            return choice.repoints && group.contains { stays[$0] }
        }
        parentStays = stays
    }

    /// The places of identifiers that are there in several spellings.
    private static func twins(_ values: [GeneratedValue]) -> [String: [Int]] {
        var places: [String: [Int]] = [:]
        for (place, value) in values.enumerated() {
            if let identifier = value.identifier { places[identifier, default: []].append(place) }
        }
        return places.filter { Set($0.value.map { values[$0].sql }).count > 1 }
    }

    /// The rows that must be left: table, rowid where there is one, value.
    func rows(_ texts: Texts) -> [String] {
        rows(store.parents, texts.parents, parentStays, "parent", hasRowID: store.key != .withoutRowID)
            + rows(store.children, texts.children, childStays, "child", hasRowID: true)
    }

    private func rows(
        _ values: [GeneratedValue], _ texts: [String], _ stays: [Bool], _ table: String, hasRowID: Bool
    ) -> [String] {
        values.indices.filter { stays[$0] }.map { place in
            "\(table) \(hasRowID ? String(place + 1) : "NULL") \(migrated(values[place], texts[place]))"
        }
    }

    /// The rows that must be in quarantine: table, rowid where there is one, column, value.
    func quarantine(_ texts: Texts) -> [String] {
        let parents = store.parents.indices.filter { !parentStays[$0] }.flatMap { place in
            let row = "parent \(store.key == .withoutRowID ? "NULL" : String(place + 1))"
            return ["\(row) id \(texts.parents[place])", "\(row) payload 'x'"]
        }
        let children = store.children.indices.filter { !childStays[$0] }.flatMap { place in
            ["child \(place + 1) n \(place + 1)", "child \(place + 1) parent_id \(texts.children[place])"]
        }
        return parents + children
    }

    private func migrated(_ value: GeneratedValue, _ text: String) -> String {
        guard let identifier = value.identifier else { return text }
        let digits = Array(identifier)
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
        return target == .text ? "'\(groups.joined(separator: "-"))'" : "x'\(identifier)'"
    }

    /// The generated values as ``StoreDump`` writes them.
    struct Texts {
        let parents: [String]
        let children: [String]

        init(_ generated: GeneratedStore, _ store: MigrationStore) throws {
            func texts(_ values: [GeneratedValue]) throws -> [String] {
                values.isEmpty ? [] : try store.column("VALUES \(values.map { "(\($0.sql))" }.joined(separator: ", "))")
            }
            parents = try texts(generated.parents)
            children = try texts(generated.children)
        }
    }
}
