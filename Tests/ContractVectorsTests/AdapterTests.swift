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
                remove(command)
            }
            return suite.run(asking: &adapter)
        }

        private func temporary(_ name: String) -> String {
            FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)").path
        }

        private func remove(_ command: [String]) {
            for suffix in ["", ".count"] { try? FileManager.default.removeItem(atPath: command[1] + suffix) }
        }

        /// An answer that sees `total`, the number of requests over all starts of the adapter.
        private func counting(_ answer: String) -> String {
            let lines = [
                "with open(__file__ + '.count', 'a+') as file:", "    file.write('x'); total = file.tell()", answer,
            ]
            return lines.joined(separator: "\n").replacing("\n", with: "\n        ")
        }

        /// The smallest group, where each case costs a start.
        private var small: VectorSuite {
            let smallest = suite.files.flatMap(\.groups).min { $0.cases.count < $1.cases.count }
            return suite.filter { $1.name == smallest?.name }
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
                script("time.sleep(100) if n == 60 else say(sequence=sequence, result='reject')"), timeout: 3)
            #expect(run.allFindings.count { $0.category == .vectorTimeout } == suite.caseCount / 60)
        }

        @Test("that hang, or cannot be started again, three times in a row are given up")
        func gaveUp() throws {
            let marker = temporary("marker")
            defer { try? FileManager.default.removeItem(atPath: marker) }
            let greetOnce =
                "if os.path.exists('\(marker)'): sys.exit(0)\n        "
                + "open('\(marker)', 'w').close(); say(implementation='test', operations=['uuid.parse'])"
            let commands = [
                try script("time.sleep(100)"), try script("sys.exit(1)", hello: greetOnce),
                // Crashes, here each second time, neither count nor make up for a time-out.
                try script(counting("time.sleep(100) if total % 2 else sys.exit(1)")),
            ]
            for command in commands {
                defer { remove(command) }
                var adapter = try AdapterImplementation(command: command, timeout: 0.1)
                defer { adapter.end() }
                _ = suite.run(asking: &adapter)
                #expect(adapter.failure == .gaveUp, "\(command)")
            }
            // An answer between makes up for them, and crashes alone are no reason.
            let going = [
                counting("time.sleep(100) if total in (1, 3, 5, 7) else say(sequence=sequence, result='reject')"),
                "sys.exit(1)",
            ]
            for command in try going.map({ try script($0) }) {
                defer { remove(command) }
                // Long enough for an answer on a busy machine.
                var adapter = try AdapterImplementation(command: command, timeout: 3)
                defer { adapter.end() }
                #expect(small.run(asking: &adapter).caseCount == small.caseCount)
                #expect(adapter.failure == nil)
            }
            let check = try script("time.sleep(100)")
            defer { remove(check) }
            var project = ProjectCheck()
            do {
                try project.addImplementation(.init(name: "mine", command: check, timeout: 0.05))
                Issue.record("a run that hangs is no check")
            } catch {
                guard case .implementation("mine", .gaveUp) = error else { throw error }
            }
        }

        @Test("that answer a request wrongly are at fault, and go on if the answer is to the request")
        func faults() throws {
            let answers = [
                "say(sequence=sequence)", "say(sequence=sequence, result='accept')",
                "say(sequence=sequence, result='accept', value='0')", "say(sequence=sequence, result='error')",
                "say(sequence=sequence, result=1)",
            ]
            for answer in answers {
                let run = try run(script(answer))
                #expect(run.allFindings.allSatisfy { $0.category == .vectorFault }, "\(answer)")
                #expect(run.allFindings.count == suite.caseCount)
            }
        }

        @Test("fail one case for one line out of step, and are started again")
        func outOfStep() throws {
            let right = "say(sequence=sequence, result='reject')"
            let slips = [
                "print('no json', flush=True)", "print('[]', flush=True)", "print('', flush=True)",
                "say(sequence=sequence + 1, result='reject')", "say(sequence=str(sequence), result='reject')",
                // Before the answer, after it in one write, after it and late, and without a line's end.
                "print('stray'); \(right)",
                "print(json.dumps({'sequence': sequence, 'result': 'reject'}) + '\\nstray', flush=True)",
                "\(right); time.sleep(0.05); print('stray', flush=True)", "\(right); print('st', end='', flush=True)",
                "\(right); \(right)",
            ]
            for slip in slips {
                let command = try script(counting("if total == 5:\n    \(slip)\nelse:\n    \(right)"))
                let run = try run(command)
                #expect(run.allFindings.count { $0.category == .vectorFault } == 1, "\(slip)")
                #expect(run.allFindings.allSatisfy { [.vectorFault, .vectorRejected].contains($0.category) })
                #expect(run.caseCount == suite.caseCount)
            }
        }

        @Test("take what they have started with them: at the end, after a time-out and after a crash")
        func grandchildren() throws {
            // A process that is gone while its child holds the output open is one that does not answer.
            for answer in ["say(sequence=sequence, result='reject')", "time.sleep(100)", "os._exit(1)"] {
                let pipe = try LifePipe()
                let hello = pipe.startsGrandchild + "; say(implementation='test', operations=['uuid.parse'])"
                let command = try script(answer, hello: hello)
                defer { remove(command) }
                var adapter = try AdapterImplementation(command: command, timeout: 0.1)
                #expect(pipe.waitForStart())
                _ = small.run(asking: &adapter)
                adapter.end()
                #expect(pipe.waitForEnd(), "\(answer)")
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
                "say(sequence=sequence, result='accept', value='00' * 300000)",
                hello: "say(implementation='test', operations=['multipart.encode'])")
            var adapter = try AdapterImplementation(command: command, timeout: 20)
            defer { adapter.end() }
            let small = all.filter { $1.name.text == "bodies" }
            let run = small.run(asking: &adapter)
            #expect(run.allFindings.allSatisfy { $0.foundOutcome == .accept(length: 300_000) })
        }

        @Test("may not have a file for standard error that cannot be made private")
        func noErrorOutput() throws {
            let command = try script("pass")
            defer { remove(command) }
            let path = temporary("stderr")
            let link = temporary("link")
            defer { for path in [path, link] { try? FileManager.default.removeItem(atPath: path) } }
            try Data("before\n".utf8).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            let pipe = try LifePipe()
            for refused in ["/nowhere/file", "/dev/null", "/tmp", "", link, pipe.path] {
                do {
                    _ = try AdapterImplementation(command: command, errorOutputPath: refused)
                    Issue.record("took \(refused)")
                } catch {
                    #expect(error == .errorOutput)
                }
            }
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o644)
            var adapter = try AdapterImplementation(command: command, errorOutputPath: path)
            adapter.end()
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
            #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("before\n"))
        }

        @Test("see their folder, their arguments and the environment, and no descriptor of ours")
        func surroundings() throws {
            let hello = """
                ok = sys.argv[1:] == ['a b', ''] and os.getcwd() == os.path.realpath('/') and 'PATH' in os.environ
                        ok = ok and os.getpgid(0) == os.getpid() and not os.path.exists('/dev/fd/7')
                        say(implementation=str(ok), operations=[])
                """
            let command = try script("pass", hello: hello)
            defer { remove(command) }
            // Two at a time: the second must not hold the pipes of the first open.
            var first = try AdapterImplementation(command: command + ["a b", ""], directory: "/")
            var second = try AdapterImplementation(command: command + ["a b", ""], directory: "/")
            #expect(first.greeting.implementation.text == "True")
            first.end()
            second.end()
        }

        @Test("that cannot be run are named with a cure")
        func cannotRun() throws {
            let cases: [([String], AdapterImplementation.StartError)] = [
                ([], .cannotStart), (["/nowhere/adapter"], .cannotStart), (["no-such-program-anywhere"], .cannotStart),
                (["/etc/passwd"], .cannotStart), (["/tmp"], .cannotStart), (["true"], .endedEarly),
                (["sh", "-c", "no-such-program-anywhere"], .cannotStart), (["sh", "-c", "/etc/passwd"], .cannotStart),
                (["sh", "-c", "exit 125"], .endedEarly), (["sh", "-c", "\0"], .cannotStart),
                (["sh", "-c", "echo hello"], .badGreeting),
                (try script("pass", hello: "print('hello there', flush=True)"), .badGreeting),
                (try script("pass", hello: "say(implementation='x')"), .badGreeting),
                (
                    try script(
                        "pass", hello: "print('{\"implementation\": \"x\", \"operations\": []}\\nbanner', flush=True)"),
                    .badGreeting
                ),
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
