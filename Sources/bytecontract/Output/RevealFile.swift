import ContractFile
import ContractVectors
import Foundation
import StoreAudit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The one file that holds values of a store, since the user asked for it: a JSON object a line, for this user alone.
final class RevealFile {
    private let descriptor: Int32
    private var pending: [UInt8] = []

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Audits, and writes each wrong row. The file is there whole or not at all.
    static func write(_ path: String, _ request: StoreAuditRequest) throws -> StoreAuditOutcome {
        let temporary = "\(path).\(UInt32.random(in: .min ... .max)).part"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else { throw cannotWrite(path) }
        EndingSignals.removeFile(temporary)
        defer { EndingSignals.removeFile(nil) }
        do {
            let file = RevealFile(descriptor)
            var failure: (any Error)?
            let outcome: StoreAuditOutcome
            do throws(StoreError) {
                outcome = try request.run { value throws(StoreError) in
                    do { try file.add(value) } catch {
                        failure = error
                        throw .full
                    }
                }
            } catch {
                if failure != nil { throw cannotWrite(path) }
                throw CommandFailure("\(request.path): \(error)")
            }
            try file.flush()
            close(descriptor)
            guard rename(temporary, path) == 0 else { throw cannotWrite(path) }
            return outcome
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
    }

    private func add(_ value: StoreAuditRequest.RevealedValue) throws {
        var members: [(String, OrderedJSON)] = [
            ("table", .string(value.table)), ("column", .string(value.column)),
            ("category", .string(value.category.rawValue)), ("row", value.row.map(OrderedJSON.int) ?? .null),
        ]
        switch value.value {
        case .text(let bytes):
            if let text = String(validating: bytes, as: UTF8.self) {
                members.append(("text", .string(text)))
            } else {
                members.append(("textHex", .string(Hexadecimal.text(bytes))))
            }
        case .blob(let bytes): members.append(("hex", .string(Hexadecimal.text(bytes))))
        case .null, .integer, .real: break
        }
        pending += Array((OrderedJSON.object(members).line + "\n").utf8)
        if pending.count >= 1 << 16 { try flush() }
    }

    private func flush() throws {
        try pending.withUnsafeBytes { try Terminal.write($0, to: descriptor) }
        pending.removeAll(keepingCapacity: true)
    }

    private static func cannotWrite(_ path: String) -> CommandFailure {
        CommandFailure("\(path): cannot be written; check that its folder is there, may be written to, and has room")
    }
}
