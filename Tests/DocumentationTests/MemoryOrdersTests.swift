import StreamsTest
import TestSupport
import Testing

@Suite("The table of memory orders", .noLeaks)
struct MemoryOrdersTests {
    @Test("has every atomic value of the library")
    func complete() throws {
        let table = try Project.text("Docs/MemoryOrders.md")
        let listed = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
            let first = row.split(separator: "|").first ?? ""
            return first.matches(of: /`(?:\w+\.)?(\w+)`/).map { String($0.1) }
        }
        let declared = try Project.files(below: "Sources/Streams", suffix: ".swift").flatMap { file in
            try Project.text(file).matches(of: /let (\w+)(?:: | = )(?:Synchronization\.|Diagnostic)?Atomic[<(]/)
                .map { String($0.1) }
        }
        // The one in the stand-in of `Atomic` itself.
        #expect(listed.sorted() == declared.filter { $0 != "word" }.sorted())
    }
}
