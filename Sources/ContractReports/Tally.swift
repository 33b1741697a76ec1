import ContractFindings

/// Counts of a file of lines or a table of rows.
public struct Tally: Sendable, Hashable {
    /// What is counted.
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        /// Lines of a text file.
        case line
        /// Rows of a table.
        case row
    }

    /// One category and how often it came up.
    public struct CategoryCount: Sendable, Hashable {
        /// The category.
        public let category: FindingCategory
        /// How many findings have it.
        public let count: Int
    }

    /// What is counted.
    public var unit: Unit
    /// How many were read.
    public var readCount: Int
    /// How many were accepted.
    public var acceptedCount: Int
    /// How many were rejected.
    public var rejectedCount: Int
    /// How often each category came up, the most frequent first, then by name; no zeros.
    public let categories: [CategoryCount]

    /// Describes a count; `categories` in any order.
    public init(
        unit: Unit, readCount: Int, acceptedCount: Int, rejectedCount: Int, categories: [FindingCategory: Int] = [:]
    ) {
        self.unit = unit
        self.readCount = readCount
        self.acceptedCount = acceptedCount
        self.rejectedCount = rejectedCount
        self.categories = categories.filter { $0.value > 0 }
            .map { CategoryCount(category: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.category.rawValue) < ($0.count, $1.category.rawValue) }
    }

    /// The counts in words, as in `1000300 lines read, 1000000 accepted, 300 rejected`.
    var words: String {
        "\(readCount) \(unit.rawValue)\(readCount == 1 ? "" : "s") read, \(acceptedCount) accepted, "
            + "\(rejectedCount) rejected"
    }
}
