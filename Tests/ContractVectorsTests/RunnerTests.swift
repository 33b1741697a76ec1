import ContractFindings
import ContractVectors
import Foundation
import MultipartContract
import Testing
import UUIDContract

/// An implementation that answers everything the same way.
private struct Stubborn: VectorImplementation {
    let reply: VectorAnswer
    func answer(_ question: VectorQuestion) -> VectorAnswer { reply }
}

/// The library, with one kind of answer replaced.
private struct Almost: VectorImplementation {
    let change: (VectorAnswer) -> VectorAnswer
    func answer(_ question: VectorQuestion) -> VectorAnswer { change(StrictImplementation().answer(question)) }
}

@Suite("The runner of the vectors")
struct RunnerTests {
    private let suite = VectorSuite.builtIn
    private var accepting: Int {
        suite.files.flatMap(\.groups).flatMap(\.cases).count { if case .accept = $0.answer { true } else { false } }
    }

    @Test("finds what accepts everything, and what rejects everything")
    func stubborn() {
        let lenient = suite.run(Stubborn(reply: .accept(Array("junk".utf8))))
        #expect(lenient.allFindings.count { $0.category == .vectorAccepted } == suite.caseCount - accepting)
        #expect(lenient.allFindings.count { $0.category == .vectorValue } == accepting)
        let strict = suite.run(Stubborn(reply: .reject(nil)))
        #expect(strict.allFindings.count { $0.category == .vectorRejected } == accepting)
        #expect(!lenient.holds && !strict.holds)
    }

    @Test("never takes a crash, a time-out or a fault for a rejection")
    func crashes() {
        let answers: [(VectorAnswer, FindingCategory)] = [
            (.crash, .vectorCrash), (.timeout, .vectorTimeout), (.fault, .vectorFault),
        ]
        for (answer, category) in answers {
            let run = suite.run(Stubborn(reply: answer))
            #expect(run.allFindings.allSatisfy { $0.category == category })
            #expect(run.allFindings.count == suite.caseCount)
            #expect(!run.holds)
        }
    }

    @Test("keeps a wrong category apart from a wrong verdict")
    func categories() {
        let run = suite.run(
            Almost { answer in
                guard case .reject(let category, let offset) = answer else { return answer }
                return .reject(category == .uuidSign ? .uuidHyphen : category, offset: offset)
            })
        #expect(!run.allFindings.isEmpty)
        #expect(run.allFindings.allSatisfy { $0.category == .vectorCategory && $0.severity == .warning })
        #expect(run.holds)
    }

    @Test("sees a wrong offset behind the right category")
    func offsets() {
        let run = suite.run(
            Almost { answer in
                guard case .reject(let category, let offset?) = answer else { return answer }
                return .reject(category, offset: offset + 1)
            })
        #expect(run.allFindings.contains { $0.category == .vectorCategory && $0.found == ($0.expected ?? 0) + 1 })
    }

    @Test("names the first byte that differs")
    func firstDifference() throws {
        let run = suite.filter { $1.operation == .uuidFormat }.run(
            Almost { answer in
                guard case .accept(var value) = answer, value.count == 36 else { return answer }
                value[17] = UInt8(ascii: "!")
                return .accept(value)
            })
        #expect(!run.allFindings.isEmpty)
        #expect(run.allFindings.allSatisfy { $0.category == .vectorValue && $0.offset == 17 })
    }

    @Test("fails a run of no cases")
    func noCases() {
        for run in [suite.run(Stubborn(reply: .unsupported)), VectorSuite([]).run(StrictImplementation())] {
            #expect(run.caseCount == 0)
            #expect(run.findings.map(\.category) == [.vectorNoCases])
            #expect(!run.holds)
        }
    }

    @Test("counts expected failures, and wants the list to stay true")
    func expectedFailures() throws {
        let list = Data(
            #"{"schema": "bytecontract-expected-failures-1", "failures": {"uuid.text.0001": "a", "nobody.knows.0001": "b"}}"#
                .utf8)
        let expected = try ExpectedFailures(list)
        let strict = suite.run(StrictImplementation(), expectedFailures: expected)
        #expect(strict.allFindings.map(\.category) == [.vectorUnexpectedPass, .vectorUnknownCase])
        #expect(!strict.holds)
        let failing = suite.run(Stubborn(reply: .crash), expectedFailures: expected)
        #expect(failing.expectedFailureCount == 1)
        #expect(failing.allFindings.count == suite.caseCount - 1 + 1)
    }

    @Test("refuses a list of expected failures that is no list")
    func brokenExpectedFailures() {
        for text in ["", "[]", "{}", #"{"schema": "bytecontract-expected-failures-1", "failures": {"X": "a"}}"#] {
            #expect(throws: (any Error).self) { try ExpectedFailures(Data(text.utf8)) }
        }
    }
}

@Suite("A user's own code under the vectors")
struct ClosureTests {
    @Test("a strict parser holds under every rule")
    func strictParser() {
        let run = VectorSuite.builtIn.run(UUIDParserUnderTest { text, rule in try rule.parse(text) })
        #expect(run.holds, "\(run)")
        #expect(run.caseCount > 200)
    }

    @Test("a parser with one rule is asked that rule alone")
    func oneRule() {
        let any = VectorSuite.builtIn.run(UUIDParserUnderTest { try UUIDRule.any.parse($0) })
        let v4 = VectorSuite.builtIn.run(UUIDParserUnderTest(rule: .v4) { try UUIDRule.v4.parse($0) })
        #expect(any.holds && v4.holds)
        #expect(v4.caseCount < any.caseCount)
    }

    #if os(Linux)
        @Test("Foundation's own reader is found lenient")
        func foundation() {
            let run = VectorSuite.builtIn.run(UUIDParserUnderTest { UUID(uuidString: $0) })
            #expect(run.allFindings.contains { $0.category == .vectorAccepted })
        }
    #endif

    @Test("an encoder holds, and one that writes names as they are does not")
    func encoder() {
        func encode(_ boundary: String, _ parts: [MultipartEncoderUnderTest.Part]) throws -> Data {
            var form = MultipartForm()
            for part in parts {
                if let filename = part.filename {
                    form.append(
                        try .file(
                            name: part.name, filename: filename, data: part.content, contentType: part.contentType))
                } else {
                    form.append(try .data(name: part.name, part.content, contentType: part.contentType))
                }
            }
            return try form.encode(boundary: Boundary(boundary)).body
        }
        let strict = VectorSuite.builtIn.run(MultipartEncoderUnderTest { try encode($0, $1) })
        #expect(strict.holds, "\(strict)")
        #expect(strict.caseCount > 20)
        let naive = VectorSuite.builtIn.run(
            MultipartEncoderUnderTest { boundary, parts in
                var body = Data()
                for part in parts {
                    let filename = part.filename.map { "; filename=\"\($0)\"" } ?? ""
                    body += Data(
                        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(part.name)\"\(filename)\r\n".utf8)
                    body += Data("Content-Type: \(part.contentType)\r\n\r\n".utf8) + part.content + Data("\r\n".utf8)
                }
                return body + Data("--\(boundary)--\r\n".utf8)
            })
        #expect(naive.allFindings.contains { $0.category == .vectorAccepted })
        #expect(!naive.allFindings.contains { $0.category == .vectorValue })
    }
}
