import ContractFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The report for programs: `bytecontract-findings-1`, or `bytecontract-audit-1` of an audit, on one line, keys in
/// alphabetical order.
struct JSONReport {
    static let schema = "bytecontract-findings-1"
    static let auditSchema = "bytecontract-audit-1"

    private let value: JSONValue

    init(_ report: Report) {
        let header = report.header
        let checks: [JSONValue] = report.checks.map { check in
            .object([
                "name": .string(check.name.text), "path": .string(check.path?.text),
                "state": .string(check.state.rawValue),
                "caseCount": .number(check.caseCount), "passedCount": .number(check.passedCount),
                "failedCount": .number(check.failedCount), "unsupportedCount": .number(check.unsupportedCount),
                "expectedFailureCount": .number(check.expectedFailureCount), "errorCount": .number(check.errorCount),
                "warningCount": .number(check.warningCount),
            ])
        }
        let findings = report.listed.enumerated().flatMap { index, findings in
            findings.map { JSONReport.value(of: $0, check: index) }
        }
        value = .object([
            "schema": .string(header.command == .audit ? JSONReport.auditSchema : JSONReport.schema),
            "verdict": .string(report.verdict.rawValue),
            "exitCode": .number(report.exitCode), "command": .string(header.command.rawValue),
            "version": .string(header.version.text), "suite": .string(header.suite?.text),
            "toolchain": .string(header.toolchain?.text), "implementation": .string(header.implementation?.text),
            "answer": .string(report.answer?.rawValue), "errorCount": .number(report.errorCount),
            "warningCount": .number(report.warningCount), "unlistedCount": .number(report.unlistedCount),
            "checks": .array(checks), "findings": .array(findings), "parts": .array(report.parts.map(JSONReport.value)),
            "columns": .array(report.columns.map(JSONReport.value)),
            "observations": .array(report.observations.map(JSONReport.value)),
            "readings": .array(report.readings.map(JSONReport.value)),
            "tally": JSONReport.value(of: report.tally),
        ])
    }

    func render() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            // Strings, integers, booleans and null cannot fail to encode; a report that is silently empty would be worse than a stop.
            preconditionFailure("JSONEncoder refuses strings and integers")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func value(of finding: Finding, check: Int) -> JSONValue {
        .object([
            "category": .string(finding.category.rawValue), "layer": .string(finding.layer.rawValue),
            "severity": .string(finding.severity.rawValue), "offset": .number(finding.offset),
            "part": .number(finding.part), "field": .string(finding.field?.text), "line": .number(finding.line),
            "row": .number(finding.row),
            "case": .string(finding.caseID?.text), "check": .number(check), "expected": .number(finding.expected),
            "found": .number(finding.found), "term": .string(finding.term?.rawValue), "count": .number(finding.count),
            "contentOffset": .number(finding.contentOffset), "recovery": .string(finding.recovery?.rawValue),
            "boundary": .string(finding.boundary?.text), "otherField": .string(finding.otherField?.text),
            "expectedOutcome": value(of: finding.expectedOutcome), "foundOutcome": value(of: finding.foundOutcome),
            "message": .string(finding.sentence), "cure": .string(finding.cure),
            "serverView": .string(finding.serverView),
        ])
    }

    private static func value(of outcome: Outcome?) -> JSONValue {
        guard let outcome else { return .null }
        let (verdict, length, category): (String, Int?, String?) =
            switch outcome {
            case .accept(let length): ("accept", length, nil)
            case .reject(let category): ("reject", nil, category?.rawValue)
            case .unsupported: ("unsupported", nil, nil)
            case .crash: ("crash", nil, nil)
            case .timeout: ("timeout", nil, nil)
            case .fault: ("fault", nil, nil)
            }
        return .object(["verdict": .string(verdict), "length": .number(length), "category": .string(category)])
    }

    private static func value(of part: PartSummary) -> JSONValue {
        .object([
            "name": .string(part.name?.text), "headerOffset": .number(part.headerOffset),
            "offset": .number(part.offset),
            "length": .number(part.length), "isFile": .truth(part.isFile), "sha256": .string(part.sha256?.text),
            "check": .number(part.check),
        ])
    }

    private static func value(of column: ColumnSummary) -> JSONValue {
        .object([
            "table": .string(column.table.text), "column": .string(column.column.text),
            "rows": .number(column.rowCount), "forms": counts(column.forms.map { ($0.rawValue, $1) }),
            "versions": counts(column.versions.map { (String($0), $1) }),
            "variants": counts(column.variants.map { ($0.rawValue, $1) }), "nil": .number(column.nilCount),
            "max": .number(column.maxCount), "layouts": counts(column.layouts.map { ($0.rawValue, $1) }),
            "twinGroups": .number(column.twinGroupCount), "twinRows": .number(column.twinRowCount),
            "textAndBLOBGroups": .number(column.textAndBLOBGroupCount),
            "duplicateGroups": .number(column.duplicateGroupCount),
            "duplicateRows": .number(column.duplicateRowCount), "orphans": .number(column.orphanCount),
            "references": .array(column.references.map(value)), "check": .number(column.check),
        ])
    }

    private static func value(of reference: ColumnSummary.Reference) -> JSONValue {
        .object([
            "table": .string(reference.table.text), "column": .string(reference.column.text),
            "isDeclared": .truth(reference.isDeclared), "matched": .number(reference.matchedCount),
            "orphans": .number(reference.orphanCount), "dangling": .number(reference.danglingCount),
        ])
    }

    private static func counts(_ counts: [(String, Int)]) -> JSONValue {
        .object(Dictionary(uniqueKeysWithValues: counts.map { ($0, JSONValue.number($1)) }))
    }

    private static func value(of observation: Observation) -> JSONValue {
        .object([
            "category": .string(observation.category?.rawValue), "feature": .string(observation.feature.text),
            "part": .number(observation.part), "reading": .string(observation.reading.rawValue),
            "servers": .array(observation.servers.map { .string($0.text) }), "check": .number(observation.check),
        ])
    }

    private static func value(of reading: ServerReading) -> JSONValue {
        .object([
            "server": .string(reading.server.text), "version": .string(reading.version.text),
            "reading": .string(reading.reading?.rawValue), "feature": .string(reading.feature?.text),
            "isObserved": .truth(reading.isObserved), "check": .number(reading.check),
        ])
    }

    private static func value(of tally: Tally?) -> JSONValue {
        guard let tally else { return .null }
        let categories = tally.categories.map { ($0.category.rawValue, JSONValue.number($0.count)) }
        return .object([
            "unit": .string(tally.unit.rawValue), "readCount": .number(tally.readCount),
            "acceptedCount": .number(tally.acceptedCount), "rejectedCount": .number(tally.rejectedCount),
            "categories": .object(Dictionary(uniqueKeysWithValues: categories)),
        ])
    }
}

/// The JSON that a report is made of.
private indirect enum JSONValue: Encodable {
    case text(String)
    case integer(Int)
    case truth(Bool)
    case null
    case array([JSONValue])
    case object([String: JSONValue])

    static func string(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

    static func number(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .integer(let number): try container.encode(number)
        case .truth(let isTrue): try container.encode(isTrue)
        case .null: try container.encodeNil()
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}
