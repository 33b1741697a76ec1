import ContractFindings

extension VectorSuite {
    /// Puts every case to an implementation.
    ///
    /// - Parameter expectedFailures: Cases that may fail, and must.
    public func run(
        _ implementation: some VectorImplementation, expectedFailures: ExpectedFailures = .none
    ) -> VectorRun {
        var implementation = implementation
        return run(asking: &implementation, expectedFailures: expectedFailures)
    }

    /// Puts every case to an implementation that keeps state, such as a child process.
    public func run(
        asking implementation: inout some VectorImplementation, expectedFailures: ExpectedFailures = .none
    ) -> VectorRun {
        var run = VectorRun()
        var known: Set<CaseID> = []
        for file in files {
            for group in file.groups {
                var result = VectorRun.Group(
                    area: file.area, name: group.name, section: group.section, level: group.level)
                for vector in group.cases {
                    known.insert(vector.id)
                    guard !vector.isRetired else { continue }
                    let question = VectorQuestion(
                        operation: group.operation, profile: group.profile,
                        parameters: group.parameters.merging(vector.parameters), input: vector.input.bytes,
                        edges: vector.edges)
                    let answer = implementation.answer(question)
                    let isExpected = expectedFailures.reasons[vector.id] != nil
                    result.record(vector, of: group, answer: answer, isExpectedToFail: isExpected)
                }
                run.groups.append(result)
            }
        }
        for id in expectedFailures.reasons.keys.sorted() where !known.contains(id) {
            run.findings.append(Finding(.vectorUnknownCase, caseID: id))
        }
        if run.caseCount == 0 { run.findings.append(Finding(.vectorNoCases)) }
        return run
    }
}

extension VectorRun.Group {
    fileprivate mutating func record(
        _ vector: Vector, of group: VectorGroup, answer: VectorAnswer, isExpectedToFail: Bool
    ) {
        if answer == .unsupported {
            unsupportedCount += 1
            return
        }
        caseCount += 1
        let finding = VectorRun.judge(answer, of: vector, layer: group.operation.layer)
        switch (finding?.severity, isExpectedToFail) {
        case (.error?, true): expectedFailureCount += 1
        case (.error?, false): if let finding { findings.append(finding) }
        case (_, true):
            passedCount += 1
            findings.append(Finding(.vectorUnexpectedPass, layer: group.operation.layer, caseID: vector.id))
        case (_, false):
            passedCount += 1
            if let finding { findings.append(finding) }
        }
    }
}

extension VectorRun {
    /// Nil where the answer is right.
    static func judge(_ answer: VectorAnswer, of vector: Vector, layer: Layer) -> Finding? {
        var offset: Int?
        var expectedNumber: Int?
        var foundNumber: Int?
        let category: FindingCategory
        switch (vector.answer, answer) {
        case (.accept(let value), .accept(let found)):
            guard value.bytes != found else { return nil }
            category = .vectorValue
            offset = zip(value.bytes, found).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
        case (.reject(let expected, let place), .reject(let found, let foundPlace)):
            guard let found else { return nil }
            if found == expected {
                guard let place, let foundPlace, place != foundPlace else { return nil }
                expectedNumber = place
                foundNumber = foundPlace
            }
            category = .vectorCategory
        case (.accept, .reject): category = .vectorRejected
        case (.reject, .accept): category = .vectorAccepted
        case (_, .crash): category = .vectorCrash
        case (_, .timeout): category = .vectorTimeout
        case (_, .fault), (_, .unsupported): category = .vectorFault
        }
        return Finding(
            category, layer: layer, offset: offset, caseID: vector.id, expected: expectedNumber, found: foundNumber,
            expectedOutcome: vector.expectedOutcome, foundOutcome: answer.outcome)
    }
}
