import Foundation
import StoreAudit
import Testing

@Suite("bytecontract audit")
struct AuditCommandTests {
    private func columns(_ result: Tool.Result) -> [String: [String: Any]] {
        let columns = result.json["columns"] as? [[String: Any]] ?? []
        return Dictionary(columns.map { ("\($0["table"] ?? "").\($0["column"] ?? "")", $0) }) { $1 }
    }

    @Test("finds the columns of a list by their contents, with forms and twins by line")
    func list() throws {
        let result = try Tool.run(["audit", "Examples/stores/orders.csv", "--format", "json"])
        #expect(result.status == 1)
        #expect(result.json["schema"] as? String == "bytecontract-audit-1")
        let id = try #require(columns(result)["orders.csv.id"])
        #expect(id["rows"] as? Int == 9 && id["twinGroups"] as? Int == 1 && id["twinRows"] as? Int == 3)
        #expect(
            id["forms"] as? [String: Int] == [
                "canonical": 2, "upper": 2, "unhyphenated": 1, "braces": 1, "whiteSpace": 1, "malformed": 1, "empty": 1,
            ])
        #expect(id["versions"] as? [String: Int] == ["4": 7])
        #expect(columns(result).count == 1)
        let twins = (result.json["findings"] as? [[String: Any]])?.first { $0["category"] as? String == "store.twins" }
        #expect(twins?["line"] as? Int == 3 && twins?["row"] is NSNull && twins?["count"] as? Int == 3)
    }

    @Test("finds in a database twins, orphans, and what is text here and a BLOB there")
    func database() throws {
        try Shop.with { _, path in
            let before = try Data(contentsOf: URL(fileURLWithPath: path))
            let result = try Tool.run(["audit", path, "--format", "json"])
            #expect(result.status == 1)
            let columns = columns(result)
            #expect(
                Set(columns.keys) == ["folder.id", "file.id", "file.folder_id", "thumbnail.file_id"])
            #expect(columns["folder.id"]?["twinGroups"] as? Int == 1)
            #expect(columns["file.folder_id"]?["orphans"] as? Int == 1)
            #expect(columns["thumbnail.file_id"]?["orphans"] as? Int == 2)
            #expect(result.categories.contains("store.twins") && result.categories.contains("store.orphans"))
            #expect(result.categories.contains("store.text-and-blob"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent).count
                    == 1)
        }
    }

    @Test("holds columns to the rules of the contract that names the store, and check does the same")
    func contract() throws {
        try Shop.with { folder, path in
            let contract = """
                {"schema": "bytecontract-1",
                 "fields": {"folder.id": {"type": "uuid", "rule": "any"}, "file.id": {"type": "uuid", "rule": "v7"}},
                 "stores": {"shop": {"path": "shop.sqlite", "columns": [
                   {"table": "folder", "column": "id", "field": "folder.id", "as": "blob"},
                   {"table": "file", "column": "id", "field": "file.id"}]}}}
                """
            let file = folder.appendingPathComponent("bytecontract.json")
            try Data(contract.utf8).write(to: file)
            let audit = try Tool.run(["audit", path, "--format", "json"])
            #expect(audit.status == 1)
            #expect(Set(columns(audit).keys) == ["folder.id", "file.id"])
            // Capitals and small letters are both allowed, and that they are mixed is a warning.
            #expect(
                audit.categories == ["store.storage-class", "store.twins", "uuid.version", "store.mixed-forms"])
            let check = try Tool.run(["check", file.path, "--format", "json"])
            #expect(check.status == 1)
            #expect(check.categories == audit.categories)
            // What stands on the command line is meant, whatever the contract says.
            let plain = try Tool.run(["audit", path, "--any-case", "--fail-on", "store.layout", "--format", "json"])
            #expect(plain.status == 0 && plain.categories == ["store.twins", "store.mixed-forms"])
            try FileManager.default.removeItem(atPath: path)
            let gone = try Tool.run(["check", file.path])
            #expect(gone.status == 2 && gone.errors.contains("shop.sqlite: ") && gone.output.isEmpty)
        }
    }

    @Test("fails on what it is told to fail on")
    func failOn() throws {
        let list = "Examples/stores/orders.csv"
        for (words, status) in [
            ([], 1), (["never"], 0), (["warning"], 1), (["store.twins"], 1), (["store.layout"], 0),
            (["store.layout", "uuid.wrapper"], 1),
        ] as [([String], Int32)] {
            let result = try Tool.run(["audit", list] + words.flatMap { ["--fail-on", $0] })
            #expect(result.status == status, "\(words)")
            #expect(result.output.contains("exit code \(status)\n"))
        }
    }

    @Test("shows values in one private file alone, and only when asked to")
    func reveal() throws {
        try Shop.with { folder, path in
            let file = folder.appendingPathComponent("wrong.ndjson")
            for format in ["text", "json", "junit", "tap", "github", "markdown"] {
                let result = try Tool.run(["audit", path, "--format", format, "--reveal", file.path])
                #expect(result.status == 1)
                for value in ["000000000002", "F1EE0001", "f1ee0002"] {
                    #expect(!result.output.contains(value) && !result.errors.contains(value), "\(format)")
                }
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let rows = try lines.map {
                try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            }
            let twins = rows.filter { $0["category"] as? String == "store.twins" && $0["table"] as? String == "folder" }
            #expect(
                Set(twins.compactMap { $0["text"] as? String }) == [
                    "C0FFEE02-2222-4AAA-8BBB-000000000002", "c0ffee02-2222-4aaa-8bbb-000000000002",
                ])
            #expect(Set(twins.compactMap { $0["row"] as? Int }) == [2, 3])
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                    "shop.sqlite", "wrong.ndjson",
                ])
        }
    }

    @Test("reads lines, TSV and NDJSON from standard input, by name or found by itself")
    func standardInput() throws {
        let (lower, upper) = ("1d2c3b4a-5968-4776-8594-a3b2c1d0e0f1", "1D2C3B4A-5968-4776-8594-A3B2C1D0E0F1")
        for (format, text, more) in [
            ("text", "\(lower)\n\(upper)\r\n", []), ("tsv", "n\tkey\n1\t\(lower)\n2\t\(upper)", []),
            ("ndjson", "{\"a\":{\"id\":\"\(lower)\"}}\n{\"a\":{\"id\":\"\(upper)\"}}\n", ["--column", "a.id"]),
            ("csv", "1;\(lower)\n2;\"\(upper)\"\n", ["--no-header", "--delimiter", ";", "--column", "2"]),
        ] as [(String, String, [String])] {
            let result = try Tool.run(
                ["audit", "-", "--store-format", format, "--format", "json"] + more, input: Data(text.utf8))
            #expect(result.status == 1, "\(format): \(result.errors)")
            #expect(result.categories == ["uuid.not-canonical", "store.twins"], "\(format)")
        }
    }

    @Test("prints a query for a server, and reports what it has counted")
    func query() throws {
        let query = try Tool.run(["audit", "--sql", "postgresql", "--table", "shop.orders", "--column", "id"])
        #expect(query.status == 0 && query.output.contains("FROM \"shop\".\"orders\""))
        let counts = """
            table_name,column_name,metric,name,number
            orders,id,rows,,3
            orders,id,form,canonical,2
            orders,id,form,upper,1
            orders,id,version,4,3
            orders,id,variant,rfc9562,3
            orders,id,nil,,0
            orders,id,max,,0
            orders,id,twinGroups,,1
            orders,id,twinRows,,2
            orders,id,textAndBLOBGroups,,0
            orders,id,duplicateGroups,,0
            orders,id,duplicateRows,,0

            """
        let report = try Tool.run(["audit", "--from-result", "-", "--format", "json"], input: Data(counts.utf8))
        #expect(report.status == 1 && report.categories == ["uuid.not-canonical", "store.twins"])
        let cut = try Tool.run(
            ["audit", "--from-result", "-"],
            input: Data(counts.split(separator: "\n").dropLast(2).joined(separator: "\n").utf8))
        #expect(cut.status == 2 && cut.output.isEmpty && cut.errors.contains("line 2"))
    }

    @Test("says of a list with another delimiter what to try")
    func otherDelimiter() throws {
        let text = Data("id;n\n6e0c9a41-3b27-4d15-a8f0-7c5e21d3b964;1\n".utf8)
        for more in [[], ["--column", "id"]] {
            let result = try Tool.run(["audit", "-", "--store-format", "csv"] + more, input: text)
            #expect(result.status == 2 && result.errors.contains("try --delimiter ';'"), "\(result.errors)")
        }
        let right = try Tool.run(["audit", "-", "--store-format", "csv", "--delimiter", ";"], input: text)
        #expect(right.status == 0)
    }

    @Test("leaves nothing in the folder for temporary files, whatever it starts")
    func temporaryFiles() throws {
        try Tool.withFolder { folder in
            let result = try Tool.run(
                ["audit", "Examples/stores/orders.csv", "--format", "json"], environment: ["TMPDIR": folder.path])
            #expect(result.status == 1 && result.json["toolchain"] is String)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }
}
