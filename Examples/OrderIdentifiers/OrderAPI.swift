#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The API side: JSON in, JSON out.
public enum OrderAPI {
    /// Decodes a list of orders.
    ///
    /// - Throws: `DecodingError` with coding path and category, and never a value.
    public static func orders(from json: Data) throws -> [Order] {
        try JSONDecoder().decode([Order].self, from: json)
    }

    /// Encodes an order; its ids are canonical text.
    public static func json(of order: Order) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(order)
    }
}
