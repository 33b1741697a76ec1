import ContractFindings
import Foundation
import MultipartContract

/// What was found of the contents of an upload for as long as it is kept, so that its page is not slow twice.
///
/// `@unchecked Sendable` is safe: what changes is changed and read under the lock. What is missing is worked out without it, perhaps
/// by two at once, so that uploads which are held against each other never wait for each other.
final class ContentMemo: @unchecked Sendable {
    /// A content of another upload that one was held against.
    struct Pair: Hashable {
        let part: Int
        let otherUpload: Int
        let otherPart: Int
    }

    private let lock = NSLock()
    private var structures: [Int: PictureStructure?] = [:]
    private var undone: [Int: RightContent?] = [:]
    private var damages: [Pair: Finding?] = [:]

    /// The structure of the picture that a part is.
    func structure(of part: Int, _ make: () -> PictureStructure?) -> PictureStructure? {
        value(\.structures, part, make)
    }

    /// What a part was before its damage was undone.
    func undone(_ part: Int, _ make: () -> RightContent?) -> RightContent? { value(\.undone, part, make) }

    /// What has happened to a part, if the other one is what it should be.
    func damage(_ pair: Pair, _ make: () -> Finding?) -> Finding? { value(\.damages, pair, make) }

    private func value<Key: Hashable, Value>(
        _ path: ReferenceWritableKeyPath<ContentMemo, [Key: Value?]>, _ key: Key, _ make: () -> Value?
    ) -> Value? {
        if let known = lock.withLock({ self[keyPath: path][key] }) { return known }
        let made = make()
        lock.withLock { self[keyPath: path][key] = .some(made) }
        return made
    }
}
