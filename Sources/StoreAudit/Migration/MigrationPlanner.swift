import UUIDContract

/// Looks at a store and says what a migration would do.
package struct MigrationPlanner: Sendable {
    private let path: String
    private let version: String
    private let busySeconds: Int
    private let isCancelled: (@Sendable () -> Bool)?
    /// Is told how far it is.
    package var onProgress: MigrationProgress.Report?

    /// - Parameters:
    ///   - path: The SQLite file.
    ///   - version: The version of ByteContract, for the plan.
    ///   - busySeconds: How long a lock of another process is waited for.
    ///   - isCancelled: Is asked now and then whether to end, by any thread; then ``StoreError/cancelled`` is thrown.
    package init(
        path: String, version: String, busySeconds: Int = 5, isCancelled: (@Sendable () -> Bool)? = nil
    ) {
        self.path = path
        self.version = version
        self.busySeconds = busySeconds
        self.isCancelled = isCancelled
    }

    /// Plans a migration, and lists the twin groups for the user's decisions. The store is only read.
    ///
    /// - Throws: ``MigrationError``.
    package func plan(
        _ options: MigrationOptions
    ) throws(MigrationError) -> (plan: MigrationPlan, decisions: MigrationDecisions) {
        let snapshot = try MigrationPlanner.snapshot(of: path, busySeconds: busySeconds)
        defer { snapshot.close() }
        return try plan(options, in: snapshot)
    }

    /// A state of the store to read.
    static func snapshot(of path: String, busySeconds: Int) throws(MigrationError) -> StoreSnapshot {
        try MigrationConnection.refuseFolder(path)
        do { return try StoreSnapshot(path: path, busySeconds: busySeconds) } catch { throw .store(error) }
    }

    /// By itself, so that nothing holds the connection when the snapshot is closed.
    private func plan(
        _ options: MigrationOptions, in snapshot: StoreSnapshot
    ) throws(MigrationError) -> (plan: MigrationPlan, decisions: MigrationDecisions) {
        guard let reader = snapshot.reader else { throw .store(.unreadable) }
        let connection = try MigrationConnection(reader, isCancelled: isCancelled, onProgress: onProgress)
        let schema = try MigrationPlanner.schema(connection)
        for place in options.columns { try MigrationPlanner.check(place, in: schema) }
        connection.meter?.enter(.discovery)
        let found = try ColumnDiscovery(
            path: path, options: options, busySeconds: busySeconds, isCancelled: isCancelled, onProgress: onProgress)
        let chosen = options.columns.isEmpty ? found.columns : options.columns.map { schema.spelt($0) }
        var options = options
        options.columns = MigrationPlanner.families(
            of: chosen.filter { (try? MigrationPlanner.check($0, in: schema)) != nil },
            along: schema.declaredReferences + found.references, in: schema)
        guard !options.columns.isEmpty else { throw .nothingToMigrate }
        connection.meter?.enter(.search)
        var search = try ValueSearch(
            connection, schema: schema, options: options,
            references: found.references.filter { reference in
                reference.pairs.allSatisfy {
                    options.columns.contains($0.child) && options.columns.contains($0.parent)
                }
            })
        try search.addColumns()
        try search.addReferencesWithoutIndex()
        options.columns = search.columns
        options.repeatingColumns = options.repeatingColumns.map { schema.spelt($0) }
        let analysis = try MigrationAnalysis(
            connection, schema: schema, options: options, valueReferences: search.references)
        connection.meter?.enter(.analysis)
        try analysis.prepare()
        let plan = try analysis.plan(version: version, search)
        return (plan, MigrationDecisions(groups: analysis.groups))
    }

    /// The schema without the tables of ours.
    static func schema(_ connection: MigrationConnection) throws(MigrationError) -> StoreSchema {
        do {
            var schema = try StoreSchema(reading: connection.base)
            let own = [MigrationTables.runs, MigrationTables.quarantine, MigrationTables.undo]
            schema.tables.removeAll { own.contains($0.name) }
            return schema
        } catch { throw .store(error) }
    }

    /// Refuses a column that is not there or that SQLite computes.
    static func check(_ place: ColumnPlace, in schema: StoreSchema) throws(MigrationError) {
        guard let column = schema.table(place.table)?.column(place.column), !column.isGenerated, !column.isRowID else {
            throw .noSuchColumn(table: place.table, column: place.column)
        }
    }

    /// The columns, and all that references join to them, since one identifier must be spelt alike on both sides.
    static func families(
        of columns: [ColumnPlace], along references: [MigrationReference], in schema: StoreSchema
    ) -> [ColumnPlace] {
        var family = columns
        var next = 0
        while next < family.count {
            let place = family[next]
            next += 1
            for (child, parent) in references.flatMap(\.pairs) where child == place || parent == place {
                for other in [child, parent] where !family.contains(other) {
                    if (try? check(other, in: schema)) != nil { family.append(other) }
                }
            }
        }
        return family
    }
}

extension StoreSchema {
    /// A place as the schema spells it.
    func spelt(_ place: ColumnPlace) -> ColumnPlace {
        guard let table = table(place.table), let column = table.column(place.column) else { return place }
        return ColumnPlace(table: table.name, column: column.name)
    }
}
