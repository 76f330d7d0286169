import StreamsTest
import Testing
import Viper

@Suite(.noLeaks) struct LoadableTests {
    private enum Failure: Error {
        case first, second
    }

    private func description(after results: [Result<Int, any Error>]) -> String {
        var content = Loadable<Int>.notLoaded
        for result in results { content.receive(result) }
        return "\(content)"
    }

    @Test func isLoadedByTheFirstResult() {
        #expect(description(after: []) == "notLoaded")
        #expect(description(after: [.success(1)]) == "loaded(1)")
    }

    @Test func aLaterResultReplacesTheContent() {
        #expect(description(after: [.success(1), .success(2)]) == "loaded(2)")
    }

    @Test func failsUntilALoadSucceeds() {
        let first = description(after: [.failure(Failure.first)])
        #expect(first.hasPrefix("failed(") && first.hasSuffix("first)"))
        let second = description(after: [.failure(Failure.first), .failure(Failure.second)])
        #expect(second.hasPrefix("failed(") && second.hasSuffix("second)"))
        #expect(description(after: [.failure(Failure.first), .success(1)]) == "loaded(1)")
    }

    @Test func aFailureKeepsTheContent() {
        #expect(description(after: [.success(1), .failure(Failure.first)]) == "loaded(1)")
    }

    @Test func onlyLoadedContentHasAValue() {
        #expect(Loadable<Int>.notLoaded.value == nil)
        #expect(Loadable<Int>.failed(Failure.first).value == nil)
        #expect(Loadable.loaded(1).value == 1)
    }

    @Test func mapKeepsTheState() {
        #expect("\(Loadable<Int>.notLoaded.map { $0 + 1 })" == "notLoaded")
        #expect("\(Loadable.loaded(1).map { $0 + 1 })" == "loaded(2)")
        #expect("\(Loadable<Int>.failed(Failure.first).map { $0 + 1 })".hasSuffix("first)"))
    }
}
