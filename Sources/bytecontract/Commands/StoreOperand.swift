import ContractFile
import Foundation
import StoreAudit

/// The store that a command line names, with the columns and rules that hold for it.
struct StoreOperand {
    let request: StoreAuditRequest

    init(_ path: String, _ arguments: Arguments) throws {
        let contract = try StoreOperand.contractStore(path, arguments)
        let named = arguments.value("store-format").flatMap(ContractFile.Store.Format.init(rawValue:))
        guard
            let format = named ?? contract?.store.format
                ?? (path == "-" ? .text : StoreFormat.seen(at: path))
        else {
            guard FileManager.default.fileExists(atPath: path) else {
                throw CommandFailure("\(path): \(StoreError.unreadable)")
            }
            if StoreOperand.isFolder(path) {
                throw CommandFailure("\(path): is a folder; name a file in it")
            }
            if path.hasSuffix(".gz") {
                throw CommandFailure(
                    "\(path): is compressed; try `zcat FILE | bytecontract audit - --store-format csv`")
            }
            throw CommandFailure("\(path): the kind of file cannot be seen; name it with --store-format")
        }
        if path == "-", format == .sqlite {
            throw CommandFailure("an SQLite file cannot come from standard input; name the file")
        }
        let rule = try AuditOptions.rule(arguments)
        var request = StoreAuditRequest(path: path, format: format, rule: rule)
        request.columns = try StoreOperand.columns(arguments, rule: rule, contract: contract, format: format)
        request.memory = try AuditOptions.memory(arguments)
        request.busySeconds = try arguments.number("busy", in: 0...3_600) ?? request.busySeconds
        request.hasHeader = !arguments.has("no-header")
        request.delimiter = try StoreOperand.delimiter(arguments)
        if arguments.has("no-header") || arguments.has("delimiter"), format != .csv, format != .tsv {
            throw CommandFailure("--delimiter and --no-header are for CSV and TSV files")
        }
        self.request = request
    }

    private static func columns(
        _ arguments: Arguments, rule: ColumnRule, contract: ContractStore?, format: ContractFile.Store.Format
    ) throws -> [StoreAuditRequest.Column] {
        let table = arguments.value("table")
        if table != nil, format != .sqlite { throw CommandFailure("--table is for SQLite files") }
        let names = arguments.values("column")
        if names.isEmpty, table != nil { throw CommandFailure("--table needs --column NAME, a column of that table") }
        let agreed = contract?.columns ?? []
        guard !names.isEmpty else {
            // A rule that is named on the command line is meant, whatever the contract says.
            return AuditOptions.namesRule(arguments) ? agreed.map { $0.ruled(by: rule) } : agreed
        }
        return names.map { name in
            let found = agreed.first { $0.column == name && (table == nil || $0.table == nil || $0.table == table) }
            guard let found, !AuditOptions.namesRule(arguments) else {
                return StoreAuditRequest.Column(table: table, column: name, rule: rule)
            }
            return found
        }
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether it can be read again from its beginning; what is not there is another matter.
    static func isFile(_ path: String) -> Bool {
        guard path != "-" else { return false }
        let kind =
            try? FileManager.default.attributesOfItem(
                atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)[.type] as? FileAttributeType
        return kind == nil || kind == .typeRegular
    }

    private static func delimiter(_ arguments: Arguments) throws -> UInt8? {
        guard let text = arguments.value("delimiter") else { return nil }
        let byte = text == "\\t" ? UInt8(ascii: "\t") : text.utf8.first
        guard let byte, text == "\\t" || text.utf8.count == 1, byte != UInt8(ascii: "\""), byte != 0x0a, byte != 0x0d
        else {
            throw CommandFailure("--delimiter takes one ASCII character that is no quote or line end, for example ';'")
        }
        return byte
    }
}

/// A store of a contract.
struct ContractStore {
    let store: ContractFile.Store
    /// The columns with the rules of their fields.
    let columns: [StoreAuditRequest.Column]

    init(_ store: ContractFile.Store, of contract: ContractFile) {
        self.store = store
        columns = contract.auditColumns(of: store)
    }
}

extension StoreOperand {
    /// The store of the contract that this file is.
    static func contractStore(_ path: String, _ arguments: Arguments) throws -> ContractStore? {
        let named = arguments.value("contract")
        guard path != "-" else {
            if named != nil {
                throw CommandFailure("--contract finds a store by its file, and standard input has none")
            }
            return nil
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard let file = named ?? ContractFile.path(above: folder) ?? ContractFile.path(above: ".") else { return nil }
        let contract: ContractFile
        do {
            contract = try ContractFile.read(file)
        } catch {
            throw CommandFailure(error.description)
        }
        let root = URL(fileURLWithPath: file).deletingLastPathComponent()
        let here = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
        let store = contract.stores.first { store in
            root.appendingPathComponent(store.path).resolvingSymlinksInPath().standardizedFileURL.path == here
        }
        guard let store else {
            if named != nil { throw CommandFailure("\(file): has no store whose path is this file") }
            return nil
        }
        return ContractStore(store, of: contract)
    }
}

extension StoreAuditRequest.Column {
    fileprivate func ruled(by rule: ColumnRule) -> StoreAuditRequest.Column {
        StoreAuditRequest.Column(table: table, column: column, rule: rule)
    }
}
