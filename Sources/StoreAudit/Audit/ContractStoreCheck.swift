import ContractFile
import ContractReports
import Foundation

/// What `check` does with the stores of a contract: audits each, by the rules of its fields.
package struct ContractStoreCheck {
    private let outcomes: [(store: ContractFile.Store, outcome: StoreAuditOutcome)]

    /// Audits the stores of a contract.
    ///
    /// - Parameter path: The contract file; paths of stores are relative to it.
    /// - Throws: ``Failure``: a store that cannot be read proves nothing.
    package init(_ contract: ContractFile, path: String) throws(Failure) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
        var outcomes: [(store: ContractFile.Store, outcome: StoreAuditOutcome)] = []
        for store in contract.stores {
            let path = folder == "." ? store.path : "\(folder)/\(store.path)"
            do throws(StoreError) {
                guard let format = store.format ?? StoreFormat.seen(at: path) else {
                    throw FileManager.default.fileExists(atPath: path) ? .unnamedFormat : .unreadable
                }
                let request = StoreAuditRequest(path: path, format: format, columns: contract.auditColumns(of: store))
                outcomes.append((store, try request.run()))
            } catch {
                throw Failure(path: path, error: error)
            }
        }
        self.outcomes = outcomes
    }

    /// Adds the checks and the counts to a report, in the order of the contract.
    package func appended(to report: inout Report) {
        for (store, outcome) in outcomes { outcome.appended(to: &report, prefix: "contract: store \(store.name), ") }
    }

    /// A store that cannot be audited.
    package struct Failure: Error, CustomStringConvertible {
        /// The store, as an error names it.
        package let path: String
        package let error: StoreError

        /// What is wrong and the cure.
        package var description: String { "\(path): \(error)" }
    }
}
