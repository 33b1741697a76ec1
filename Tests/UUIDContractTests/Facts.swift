import Foundation

/// The published vectors and field reports in `Facts/uuid-facts.json`; the file names its sources.
struct Facts: Decodable {
    struct Published: Decodable {
        let text, canonicalLower, wireHex, variant, source: String
        let version: Int
    }
    struct Layout: Decodable {
        let name: String
        let permutation, inverse: [Int]
        let selfInverse: Bool
    }
    struct LayoutPair: Decodable {
        let source, text, layout, wireHex: String
        let readAsText: String?
        let versionWhenMisread: Int?
    }
    struct Accepted: Decodable {
        let name, text: String
    }
    struct Rejected: Decodable {
        let name, text, category: String
        let offset: Int
    }
    struct Suite: Decodable {
        let source: String
        let valid, invalid: [String]
    }
    struct Odd: Decodable {
        let text, what, source: String
    }
    struct ByteLengths: Decodable {
        let accept: Int
        let reject: [Int]
    }

    let rfc9562: [Published]
    let layouts: [Layout]
    let layoutPairs: [LayoutPair]
    let strictAccepts: [Accepted]
    let strictRejects: [Rejected]
    let jsonSchemaSuite: Suite
    let oddVersionsAndVariants: [Odd]
    let byteLengths: ByteLengths

    static func load() throws -> Facts {
        let file = Bundle.module.bundleURL.appendingPathComponent("Facts/uuid-facts.json")
        return try JSONDecoder().decode(Facts.self, from: Data(contentsOf: file))
    }
}
