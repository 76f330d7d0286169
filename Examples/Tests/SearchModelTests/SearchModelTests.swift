import Streams
import StreamsTest
import Testing

@testable import SearchModel

@Suite(.noLeaks) @MainActor struct SearchModelTests {
    private struct Offline: Error {}

    /// Returns once the condition holds.
    private func until(_ condition: () -> Bool) async { while !condition() { await Task.yield() } }

    @Test("shows the results of the latest query") func latest() async {
        let model = SearchModel { query in
            if query == "a" { try await Task.sleep(for: .seconds(3600)) }
            return [query]
        }
        await until { model.hits == [""] }
        model.query = "a"
        await Task.yield()
        model.query = "ab"
        await until { model.hits == ["ab"] }
    }

    @Test("shows a failure, and continues") func continues() async {
        let model = SearchModel { query in
            if query == "a" { throw Offline() }
            return [query]
        }
        await until { model.hits == [""] }
        model.query = "a"
        await until { model.failure == "Offline()" }
        model.query = "ab"
        await until { model.hits == ["ab"] && model.failure == nil }
    }
}
