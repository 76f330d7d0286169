import TestSupport
import Testing

@Suite("The guide for users of RxSwift", .noLeaks) struct MigrationGuideTests {
    private let page = (try? Project.text("Sources/Streams/Streams.docc/ComingFromRxSwift.md")) ?? ""
    private let announced = Project.files(below: "Tests/Diagnostics", suffix: ".swift")
        .compactMap { try? Project.text($0) }.joined()

    @Test("quotes diagnostics that a test provokes") func renamed() {
        let quoted = page.matches(of: /'\w+' has been renamed to '[^']+'/).map { String($0.output) }
        #expect(quoted.count > 10)
        #expect(quoted.filter { !announced.contains("any error: \($0)") } == [])
    }
}
