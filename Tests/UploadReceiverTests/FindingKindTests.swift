#if os(macOS) || os(Linux)
    import ContractFile
    import ContractFindings
    import Foundation
    import Testing

    @Suite("Each kind of finding", .timeLimit(.minutes(60)))
    struct FindingKindTests {
        @Test("of an upload has a request that a receiver reports it for, or a reason why none can")
        func complete() throws {
            let reported = Set(try FindingKinds().all.map(\.category))
            for category in FindingCategory.allCases where category.rawValue.hasPrefix("multipart.") {
                #expect(
                    reported.contains(category) != (FindingKinds.unreported[category] != nil), "\(category.rawValue)")
            }
        }

        @Test("is in the answer to its request, and has an entry on its page")
        func answered() throws {
            let fixture = try ReceiverFixture {
                $0.contract = try ContractFile(Data(FindingKinds.contract.utf8))
            }
            for (category, request) in try FindingKinds().all {
                let answer = try fixture.answer(to: request)
                #expect(answer.categories.contains(category.rawValue), "\(category.rawValue): \(answer.categories)")
                let page = try fixture.get("/page/\(fixture.receiver.uploads.receivedCount)").text
                let entry = page.contains(">\(category.rawValue)</code>")
                #expect(entry, "\(category.rawValue)")
            }
        }
    }
#endif
