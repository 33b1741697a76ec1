import ContractFindings
import ContractReports

/// The reports that the golden files are made of.
enum SampleReports {
    static let header = RunHeader(
        command: .check, version: "0.1.0", suite: "1.0.0", toolchain: "Swift version 6.3.1 (swift-6.3.1-RELEASE)")

    static var all: [(name: String, report: Report)] {
        [
            ("passing", passing), ("failing", failing), ("value", value), ("value-accepted", valueAccepted),
            ("lines", lines),
            ("compare", compare), ("upload", upload), ("refused-upload", refusedUpload), ("uploads", uploads),
            ("adapter", adapter), ("empty", empty),
            ("unsupported", unsupported), ("hostile", hostile),
            ("limited", limited), ("audit", audit),
        ]
    }

    static var passing: Report {
        Report(
            header: header,
            checks: [
                Check(name: "uuid.text: case and identity", caseCount: 42, passedCount: 42),
                Check(name: "uuid.text: characters and white space", caseCount: 62, passedCount: 62),
                Check(name: "multipart.encode: whole bodies", caseCount: 1, passedCount: 1),
            ])
    }

    static var failing: Report {
        Report(
            header: header,
            checks: [
                Check(name: "uuid.text: case and identity", caseCount: 42, passedCount: 42),
                Check(
                    name: "uuid.text: characters and white space", path: "Vectors/uuid.text.json", caseCount: 62,
                    passedCount: 58, unsupportedCount: 1, expectedFailureCount: 1,
                    findings: [
                        Finding(
                            .vectorAccepted, layer: .text, caseID: CaseID("uuid.text.0001"),
                            expectedOutcome: .reject(.uuidSign),
                            foundOutcome: .accept(length: 16)),
                        Finding(
                            .vectorValue, layer: .text, offset: 3, caseID: CaseID("uuid.text.0017"),
                            expectedOutcome: .accept(length: 16), foundOutcome: .accept(length: 16)),
                        Finding(
                            .vectorCategory, layer: .text, caseID: CaseID("uuid.text.0020"),
                            expectedOutcome: .reject(.uuidNUL), foundOutcome: .reject(.uuidLength)),
                    ]),
                Check(
                    name: "multipart.encode: whole bodies", caseCount: 12, passedCount: 12,
                    findings: [
                        Finding(
                            .vectorCategory, layer: .header, caseID: CaseID("multipart.encode.0003"),
                            expectedOutcome: .reject(.headerQuote), foundOutcome: .reject(nil))
                    ]),
                Check(name: "uuid.layout: five layouts", caseCount: 20, passedCount: 0, unsupportedCount: 20),
            ])
    }

    static var audit: Report {
        var orders = ColumnSummary(
            table: "orders", column: "id", rowCount: 12_345,
            forms: [.canonical: 12_000, .upper: 300, .mixed: 2, .blob16: 40, .null: 3])
        orders.versions = [4: 12_000, 7: 340]
        orders.variants = [.rfc9562: 12_340, .microsoft: 1]
        orders.nilCount = 1
        orders.layouts = [.rfc9562: 3, .microsoftGUID: 40]
        orders.twinGroupCount = 30
        orders.twinRowCount = 61
        orders.textAndBLOBGroupCount = 1
        var items = ColumnSummary(table: "items", column: "order_id", rowCount: 20, forms: [.upper: 20], check: 1)
        items.versions = [4: 20]
        items.variants = [.rfc9562: 20]
        items.duplicateGroupCount = 1
        items.duplicateRowCount = 2
        items.references = [
            ColumnSummary.Reference(
                table: "orders", column: "id", isDeclared: true, matchedCount: 15, orphanCount: 4, danglingCount: 1)
        ]
        return Report(
            header: RunHeader(
                command: .audit, version: "0.1.0", toolchain: "Swift version 6.3.1 (swift-6.3.1-RELEASE)"),
            checks: [
                Check(
                    name: "orders.id", path: "app.sqlite", caseCount: 12_345, passedCount: 12_043,
                    findings: [
                        Finding(.uuidNotCanonical, field: "orders.id", row: 17, count: 302),
                        Finding(.storeTwins, field: "orders.id", row: 17, found: 30, count: 61),
                        Finding(.storeTextAndBLOB, field: "orders.id", row: 9_000, count: 2),
                        Finding(
                            .storeLayout, field: "orders.id", row: 8_001, found: 40, term: .microsoftGUID, count: 40),
                    ]),
                Check(
                    name: "items.order_id", path: "app.sqlite", caseCount: 20, passedCount: 0,
                    findings: [
                        Finding(.storeOrphans, field: "items.order_id", row: -3, count: 4, otherField: "orders.id"),
                        Finding(.storeDangling, field: "items.order_id", row: 5, count: 1, otherField: "orders.id"),
                    ]),
            ], columns: [orders, items])
    }

    static var value: Report {
        Report(
            header: RunHeader(command: .uuidCheck, version: "0.1.0"),
            checks: [
                Check(
                    name: "value",
                    findings: [
                        Finding(.uuidVersion, offset: 14, field: "order.id", expected: 4, found: 1),
                        Finding(.uuidNotCanonical, severity: .warning, offset: 0, field: "order.id"),
                    ])
            ])
    }

    /// The text that ``value`` judges, for `--reveal`.
    static let valueText = "621E1F8C-C36C-195A-93FC-0C247A3E6E5F"

    static var valueAccepted: Report {
        Report(
            header: RunHeader(command: .uuidCheck, version: "0.1.0", toolchain: header.toolchain),
            checks: [Check(name: "value", findings: [])])
    }

    static var lines: Report {
        Report(
            header: RunHeader(command: .uuidCheck, version: "0.1.0", toolchain: header.toolchain),
            checks: [
                Check(
                    name: "ids.txt", path: "exports/ids.txt", caseCount: 1_000_300, passedCount: 1_000_000,
                    findings: [
                        Finding(.uuidLength, offset: 32, line: 7, expected: 36, found: 32),
                        Finding(.uuidHexDigit, offset: 4, line: 1_204),
                    ], unlistedErrorCount: 298)
            ],
            tally: Tally(
                unit: .line, readCount: 1_000_300, acceptedCount: 1_000_000, rejectedCount: 300,
                categories: [.uuidLength: 90, .uuidHexDigit: 120, .uuidHyphen: 90, .uuidNUL: 0]))
    }

    static var compare: Report {
        Report(
            header: RunHeader(command: .uuidCompare, version: "0.1.0", toolchain: header.toolchain),
            checks: [Check(name: "two values", findings: [])], answer: .sameValue)
    }

    static var upload: Report {
        Report(
            header: RunHeader(command: .inspect, version: "0.1.0", toolchain: header.toolchain),
            checks: [
                Check(
                    name: "body.bin", path: "captures/body.bin",
                    findings: [Finding(.headerNonASCII, severity: .warning, offset: 61, part: 1, term: .filename)])
            ],
            parts: [
                PartSummary(
                    name: "title", headerOffset: 44, offset: 128, length: 6,
                    sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
                PartSummary(name: nil, headerOffset: 180, offset: 290, length: 1),
            ])
    }

    /// A body whose delimiters have another boundary, with the bytes round the fault.
    static var refusedUpload: Report {
        let body = Array("--Xc81\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nsecret\r\n--Xc81--\r\n".utf8)
        let mismatch = Finding(.boundaryMismatch, offset: 0, count: 2, boundary: BoundaryText("Xc81"))
        let cut = Finding(.headerControl, offset: 60, part: 0, term: .name)
        let length = Finding(.contentLength, expected: body.count, found: 64)
        let window = ByteView.window(round: 60, length: body.count)
        return Report(
            header: RunHeader(command: .inspect, version: "0.1.0", toolchain: header.toolchain),
            checks: [
                Check(
                    name: "body.bin", findings: [length, mismatch, cut],
                    views: [
                        mismatch: ByteView(
                            Array(body.prefix(48)), at: 0, fault: 0, showing: [0..<52, 58..<body.count], caption: "body"
                        ),
                        cut: ByteView(
                            Array(body[window]), at: window.lowerBound, fault: 60, showing: [0..<52, 58..<body.count],
                            caption: "body"),
                    ])
            ])
    }

    /// Two bodies: one with what servers do, one without parts.
    static var uploads: Report {
        let preamble = Finding(.preamble, severity: .warning, offset: 0, found: 2)
        return Report(
            header: RunHeader(command: .inspect, version: "0.1.0", toolchain: header.toolchain),
            checks: [
                Check(name: "first.bin", path: "captures/first.bin", findings: [preamble]),
                Check(name: "second.bin", path: "captures/second.bin", findings: [Finding(.noDelimiter, term: .jpeg)]),
            ],
            parts: [
                PartSummary(name: "k", headerOffset: 12, offset: 60, length: 2),
                PartSummary(name: "k", headerOffset: 70, offset: 120, length: 1_000_000, isFile: true),
            ],
            observations: [
                Observation(
                    category: .preamble, feature: "preamble", reading: .refuses,
                    servers: ["Tornado 6.6.1", "undici 6.24.1"]),
                Observation(
                    category: nil, feature: "repeated name", part: 1, reading: .readsOtherwise,
                    servers: ["PHP 8.2.36", "Rack 2.2.22"]),
            ],
            readings: [
                ServerReading(server: "PHP", version: "8.2.36", reading: .readsOtherwise, feature: "repeated name"),
                ServerReading(server: "Go", version: "1.19.8", reading: .readsAsMeant),
                ServerReading(server: "civetweb", version: "1.15", reading: nil, feature: "header-case", check: 1),
            ])
    }

    static var adapter: Report {
        Report(
            header: RunHeader(
                command: .adapterCheck, version: "0.1.0", suite: "1.0.0", toolchain: header.toolchain,
                implementation: "python3 Adapters/python/uuid_adapter.py"),
            checks: [
                Check(
                    name: "uuid.parse", caseCount: 1, passedCount: 0,
                    findings: [Finding(.vectorCrash, expectedOutcome: .accept(length: 16), foundOutcome: .crash)])
            ], exitCode: 3)
    }

    static var empty: Report { Report(header: header, checks: []) }

    static var unsupported: Report {
        Report(
            header: header, checks: [Check(name: "uuid.parse", caseCount: 20, passedCount: 0, unsupportedCount: 20)])
    }

    /// Names that try to break out of every format.
    static var hostile: Report {
        let names = [
            "]]></failure><x a=\"'\">&amp;", "::error file=a,line=1::b",
            "a | b ` c ** d __ [l](http://x) <b> @all #1 www.x.org",
            "# SKIP all", "x\nnot ok 99 - y\r\n::stop-commands::z", "\u{1B}[31mred\u{7}\u{0}\u{202E}", "100%0A%25",
            "  ...",
            "##[error]x ##[group]y", "\"quoted\" \\ \\\\ {\"a\":1}", "订单 é 👩‍👧", "\u{FFFE}\u{FFFF}",
        ]
        return Report(
            header: RunHeader(
                command: .check, version: "0.1.0\n", suite: "1|0", toolchain: "Swift <6>\n::warning::x",
                implementation: "a `b`"),
            checks: names.map { name in
                Check(
                    name: ReportText(name), path: ReportText(path: "dir/" + name + ".json"),
                    findings: [Finding(.uuidSign, offset: 0, field: try? FieldName(name)), Finding(.uuidNUL, line: 3)])
            })
    }

    /// More findings than the limit: two errors and one warning are listed of three checks.
    static var limited: Report {
        let warning = Finding(.uuidNotCanonical, severity: .warning, line: 1)
        return Report(
            header: header,
            checks: [
                Check(name: "warnings", caseCount: 9, passedCount: 9, findings: [warning, warning]),
                Check(
                    name: "errors", path: "a.txt", caseCount: 9, passedCount: 7, findings: [Finding(.uuidSign, line: 2)]
                ),
                Check(name: "more errors", caseCount: 2, passedCount: 1, findings: [Finding(.uuidNUL, line: 5)]),
                Check(name: "counted only", caseCount: 5, passedCount: 2, unlistedErrorCount: 3),
            ], findingLimit: 3)
    }
}
