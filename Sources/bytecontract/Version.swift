/// The version of ByteContract.
enum Version {
    /// Semantic versioning; raised with CHANGELOG.md.
    static let current = "0.1.0"
}
