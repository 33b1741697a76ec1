#if os(macOS) || os(Linux)
    import ContractFindings
    import ContractVectors
    import Foundation
    import Testing

    @Suite("Adapters")
    struct AdapterTests {
        private let suite = VectorSuite.builtIn.filter { file, _ in file.area == "uuid.text" }

        /// A Python adapter whose answer to `run` number `n` is the given code, which sees `n` and `request`.
        private func script(
            _ answer: String, hello: String = "say(implementation='test', operations=['uuid.parse', 'of.nobody'])"
        ) throws
            -> [String]
        {
            let text = """
                import json, os, sys, time
                def say(**members):
                    print(json.dumps(members), flush=True)
                n = 0
                for line in sys.stdin:
                    request = json.loads(line)
                    if request["do"] == "hello":
                        \(hello)
                    elif request["do"] == "bye":
                        sys.exit(0)
                    else:
                        n += 1
                        sequence = request["sequence"]
                        \(answer)
                """
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("adapter-\(UUID().uuidString).py")
            try Data(text.utf8).write(to: path)
            return ["python3", path.path]
        }

        private func run(_ command: [String], timeout: Double = 5, errorOutputPath: String? = nil) throws -> VectorRun {
            var adapter = try AdapterImplementation(
                command: command, timeout: timeout, errorOutputPath: errorOutputPath)
            defer {
                adapter.end()
                try? FileManager.default.removeItem(atPath: command[1])
            }
            return suite.run(asking: &adapter)
        }

        @Test("answer one line each, and are judged like any implementation")
        func judged() throws {
            let run = try run(script("say(sequence=sequence, result='reject', category='uuid.length')"))
            #expect(run.caseCount == suite.caseCount)
            #expect(run.allFindings.contains { $0.category == .vectorRejected })
            #expect(run.allFindings.contains { $0.category == .vectorCategory })
        }

        @Test("that crash are started again, and a crash is no rejection")
        func crash() throws {
            let run = try run(script("sys.exit(3) if n % 10 == 0 else say(sequence=sequence, result='reject')"))
            let crashes = run.allFindings.count { $0.category == .vectorCrash }
            #expect(crashes == suite.caseCount / 10)
            #expect(run.caseCount == suite.caseCount)
        }

        @Test("that hang are killed and started again")
        func hang() throws {
            let run = try run(
                script("time.sleep(100) if n == 60 else say(sequence=sequence, result='reject')"), timeout: 0.3)
            #expect(run.allFindings.count { $0.category == .vectorTimeout } == suite.caseCount / 60)
        }

        @Test("that answer outside the protocol are at fault")
        func faults() throws {
            let answers = [
                "print('no json', flush=True)", "say(sequence=sequence + 1, result='reject')", "say(sequence=sequence)",
                "say(sequence=sequence, result='accept')", "say(sequence=sequence, result='accept', value='0')",
                "say(sequence=sequence, result='error')", "print('[]', flush=True)",
            ]
            for answer in answers {
                let run = try run(script(answer))
                #expect(run.allFindings.allSatisfy { $0.category == .vectorFault }, "\(answer)")
                #expect(run.allFindings.count == suite.caseCount)
            }
        }

        @Test("may say that they do not do a case")
        func unsupported() throws {
            let run = try run(script("say(sequence=sequence, result='unsupported')"))
            #expect(run.caseCount == 0)
            #expect(run.unsupportedCount == suite.caseCount)
            #expect(run.findings.map(\.category) == [.vectorNoCases])
        }

        @Test("may fill standard error; it goes to a private file or nowhere")
        func errorOutput() throws {
            let noise = "sys.stderr.write('x' * 100000); say(sequence=sequence, result='reject')"
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("stderr-\(UUID().uuidString)").path
            defer { try? FileManager.default.removeItem(atPath: path) }
            #expect(try run(script(noise)).caseCount == suite.caseCount)
            #expect(try run(script(noise), errorOutputPath: path).caseCount == suite.caseCount)
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            #expect((attributes[.size] as? Int ?? 0) >= 100_000 * suite.caseCount)
        }

        @Test("get large inputs and may give large answers")
        func large() throws {
            let all = VectorSuite.builtIn.filter { $1.operation == .multipartEncode }
            let command = try script(
                "say(sequence=sequence, result='accept', value='00' * 3000000)",
                hello: "say(implementation='test', operations=['multipart.encode'])")
            var adapter = try AdapterImplementation(command: command, timeout: 20)
            defer { adapter.end() }
            let small = all.filter { $1.name.text == "bodies" }
            let run = small.run(asking: &adapter)
            #expect(run.allFindings.allSatisfy { $0.foundOutcome == .accept(length: 3_000_000) })
        }

        @Test("that cannot be run are named with a cure")
        func cannotRun() throws {
            let cases: [([String], AdapterImplementation.StartError)] = [
                ([], .cannotStart), (["/nowhere/adapter"], .cannotStart), (["no-such-program-anywhere"], .cannotStart),
                (["/etc/passwd"], .cannotStart), (["true"], .endedEarly),
                (try script("pass", hello: "print('hello there', flush=True)"), .badGreeting),
                (try script("pass", hello: "say(implementation='x')"), .badGreeting),
                (try script("pass", hello: "say(implementation='\\x07', operations=[])"), .badGreeting),
            ]
            for (command, expected) in cases {
                do {
                    _ = try AdapterImplementation(command: command)
                    Issue.record("started: \(command)")
                } catch {
                    #expect(error == expected)
                }
            }
        }

        @Test("Python's uuid module fails what the shipped list says, and nothing else")
        func python() throws {
            let folder = repository.appendingPathComponent("Adapters/python").path
            var adapter = try AdapterImplementation(command: ["python3", "uuid_adapter.py"], directory: folder)
            defer { adapter.end() }
            let expected = try ExpectedFailures.read(folder + "/expected-failures.json")
            let run = VectorSuite.builtIn.run(asking: &adapter, expectedFailures: expected)
            #expect(run.holds, "\(run)")
            #expect(run.expectedFailureCount == expected.reasons.count)
            #expect(run.expectedFailureCount > 10)
        }
    }
#endif
