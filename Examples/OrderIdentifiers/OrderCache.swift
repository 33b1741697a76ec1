/// A cache whose key is text, as a file name or a text column is.
///
/// The key is always canonical text, so that a server that writes capitals does not store the same order twice.
public struct OrderCache: Sendable {
    private var entries: [String: Order] = [:]

    /// An empty cache.
    public init() {}

    /// How many orders are stored.
    public var count: Int { entries.count }

    /// The name of the file that an order is stored in.
    public static func fileName(for id: OrderID) -> String { id.canonicalText + ".json" }

    /// Stores an order; the same id replaces the earlier one.
    public mutating func store(_ order: Order) { entries[order.id.canonicalText] = order }

    /// The order with this id.
    public func order(_ id: OrderID) -> Order? { entries[id.canonicalText] }
}
