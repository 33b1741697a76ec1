import ContractFindings
import UUIDContract

/// The agreement on the field `order.id`, written once: version 4 or 7, never nil.
public enum OrderIDRule: UUIDFieldRule {
    /// Version 4 or 7 with the variant of RFC 9562.
    public static let rule = UUIDRule(versions: .only([4, 7]))
    /// The name that findings and errors show.
    public static let fieldName: FieldName? = "order.id"
}

/// The one type for an order's id: the API decodes it, the cache is keyed by it, the import reads it.
public typealias OrderID = UUIDField<OrderIDRule>

/// An order as the API sends it.
public struct Order: Codable, Hashable, Sendable {
    /// The id.
    public let id: OrderID
    /// The order that this one replaces. JSON null means that there is none; the nil UUID is refused.
    public let replaces: OrderID?
    /// How many things were ordered.
    public let count: Int

    /// Makes an order.
    public init(id: OrderID, replaces: OrderID? = nil, count: Int) {
        self.id = id
        self.replaces = replaces
        self.count = count
    }
}
