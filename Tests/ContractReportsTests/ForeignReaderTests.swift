// Programs can be started on these systems only.
#if os(macOS) || os(Linux)
    import ContractReports
    import Foundation
    import Testing

    /// Real readers of the formats: Python's XML and JSON, Perl's `prove`.
    @Suite struct ForeignReaderTests {
        /// The part of the JUnit format that Jenkins, GitLab and GitHub's actions agree on.
        static let junitReader = """
            import sys, xml.etree.ElementTree as ET
            allowed = {
                'testsuites': (set(), {'testsuite'}),
                'testsuite': ({'name', 'tests', 'failures', 'errors', 'skipped', 'time'}, {'properties', 'testcase'}),
                'properties': (set(), {'property'}),
                'property': ({'name', 'value'}, set()),
                'testcase': ({'classname', 'name', 'time', 'file'}, {'failure', 'skipped', 'system-out'}),
                'failure': ({'message', 'type'}, set()),
                'skipped': ({'message'}, set()),
                'system-out': (set(), set()),
            }
            def walk(element):
                attributes, children = allowed[element.tag]
                assert set(element.attrib) <= attributes, element.attrib
                assert attributes - {'file'} <= set(element.attrib), element.attrib
                for child in element:
                    assert child.tag in children, child.tag
                    walk(child)
            for path in sys.argv[1:]:
                root = ET.parse(path).getroot()
                assert root.tag == 'testsuites'
                walk(root)
                for suite in root:
                    cases = suite.findall('testcase')
                    assert len(cases) == int(suite.get('tests')) > 0
                    assert len({case.get('name') for case in cases}) == len(cases)
                    assert all(len(case) <= 1 for case in cases)
                    failed = len(suite.findall('testcase/failure'))
                    assert failed == int(suite.get('failures'))
                    assert len(suite.findall('testcase/skipped')) == int(suite.get('skipped'))
                    properties = {p.get('name'): p.get('value') for p in suite.iter('property')}
                    assert (failed > 0) == (properties['verdict'] == 'reject'), path
            print('read', len(sys.argv) - 1)
            """

        static let jsonReader = """
            import sys, json
            for path in sys.argv[1:]:
                text = open(path, encoding='utf-8').read()
                assert text.count('\\n') == 1 and text.endswith('\\n'), path
                report = json.loads(text)
                schema = 'bytecontract-audit-1' if report['command'] == 'audit' else 'bytecontract-findings-1'
                assert report['schema'] == schema
                assert bool(report['columns']) == (report['command'] == 'audit')
                for column in report['columns']:
                    assert {'table', 'column', 'rows', 'forms', 'versions', 'twinGroups', 'twinRows', 'orphans'} <= set(column)
                    assert sum(column['forms'].values()) == column['rows']
                    assert 0 <= column['check'] < len(report['checks'])
                assert report['verdict'] in ('accept', 'reject')
                assert {'findings', 'parts', 'toolchain', 'version', 'exitCode', 'checks', 'suite', 'tally'} <= set(report)
                for finding in report['findings']:
                    assert {'category', 'layer', 'severity', 'offset', 'part', 'field', 'message', 'cure'} <= set(finding)
                    assert 0 <= finding['check'] < len(report['checks'])
                for part in report['parts']:
                    assert set(part) == {'name', 'headerOffset', 'offset', 'length', 'sha256', 'isFile', 'check'}
                for observation in report['observations']:
                    assert set(observation) == {'category', 'feature', 'part', 'reading', 'servers', 'check'}
                for reading in report['readings']:
                    assert set(reading) == {'server', 'version', 'reading', 'feature', 'isObserved', 'check'}
            print('read', len(sys.argv) - 1)
            """

        static func paths(_ format: ReportFormat) -> [String] {
            SampleReports.all.map { GoldenTests.file($0.name, format).path }
        }

        @Test func pythonReadsEveryJUnitFile() throws {
            let paths = Self.paths(.junit)
            let answer = try ForeignReader(name: "python3", arguments: ["-c", Self.junitReader] + paths).run()
            #expect(answer.output == "read \(paths.count)\n")
            #expect(answer.status == 0)
        }

        @Test func pythonReadsEveryJSONFile() throws {
            let paths = Self.paths(.json)
            let answer = try ForeignReader(name: "python3", arguments: ["-c", Self.jsonReader] + paths).run()
            #expect(answer.output == "read \(paths.count)\n")
            #expect(answer.status == 0)
        }

        @Test func proveReadsEveryTAPFileAndComesToTheSameVerdict() throws {
            for (name, report) in SampleReports.all {
                let path = GoldenTests.file(name, .tap).path
                let answer = try ForeignReader(name: "prove", arguments: ["--exec", "cat", path]).run()
                #expect(!answer.output.contains("Parse errors"), "\(answer.output)")
                #expect((answer.status == 0) == (report.verdict == .accept), "\(name): \(answer.output)")
                #expect(answer.output.contains(report.verdict == .accept ? "Result: PASS" : "Result: FAIL"), "\(name)")
                let failed = report.checks.count { $0.state == .fails } + (report.isVoid ? 1 : 0)
                if failed > 0 {
                    let count = report.checks.count + (report.isVoid ? 1 : 0)
                    #expect(answer.output.contains("Failed \(failed)/\(count) subtests"), "\(name): \(answer.output)")
                }
            }
        }

        @Test func perlReadsTheDiagnosticsOfEveryTAPFile() throws {
            let reader = """
                use TAP::Parser; my $blocks = 0;
                for my $path (@ARGV) {
                    open my $file, '<', $path or die; local $/; my $tap = <$file>;
                    my $expected = () = $tap =~ /^  ---$/mg; my $found = 0;
                    my $parser = TAP::Parser->new({ tap => $tap });
                    while (my $result = $parser->next) {
                        $found++ if $result->is_yaml && $result->data->{message};
                        die "$path: " . $result->as_string if $result->is_unknown;
                    }
                    die "$path: $found of $expected" if $found != $expected;
                    die "$path: version" if $parser->version != 13;
                }
                print "read ", scalar(@ARGV);
                """
            let paths = Self.paths(.tap)
            let answer = try ForeignReader(name: "perl", arguments: ["-e", reader] + paths).run()
            #expect(answer.output == "read \(paths.count)")
        }
    }
#endif
