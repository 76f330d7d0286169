import TestSupport
import Testing

@Suite("The table of memory orders", .noLeaks) struct MemoryOrdersTests {
    @Test("has every atomic value of the library") func complete() throws {
        let page = try Project.text("Docs/MemoryOrders.md")
        let listed = page.prefix(upTo: page.firstRange(of: "\n## ")?.lowerBound ?? page.endIndex).split(separator: "\n")
            .filter { $0.hasPrefix("| `") }.flatMap { row in
                let first = row.split(separator: "|").first ?? ""
                return first.matches(of: /`(?:\w+\.)?(\w+)`/).map { String($0.1) }
            }
        // Without the file of the type itself.
        let files = Project.files(below: "Sources/Streams", suffix: ".swift").filter { !$0.hasSuffix("/Atomic.swift") }
        let declared = try files.flatMap { file in
            try Project.text(file).matches(of: /let (\w+)(?:: | = )(?:Synchronization\.|Diagnostic)?Atomic[<(]/)
                .map { String($0.1) }
        }
        #expect(listed.sorted() == declared.sorted())
    }
}
