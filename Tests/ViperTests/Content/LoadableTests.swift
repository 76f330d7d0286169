import Streams
import StreamsTest
import Testing
import Viper

@MainActor @Suite(.noLeaks) struct LoadableTests {
    private enum Failure: Error {
        case first, second
    }

    /// The states after `results`, as text.
    private func states(after results: [Result<Int, any Error>]) -> [String] {
        let content = BehaviorRelay(value: Loadable<Int>.notLoaded)
        var states: [String] = []
        let subscription = content.asDriver().drive(onNext: { state in
            if case .failed(let error) = state { states.append("failed(\(error))") } else { states.append("\(state)") }
        })
        for result in results { content.receive(result) }
        subscription.dispose()
        return states
    }

    @Test func isLoadedByTheFirstResult() {
        #expect(states(after: [.success(1)]) == ["notLoaded", "loaded(1)"])
    }

    @Test func aLaterResultReplacesTheContent() {
        #expect(states(after: [.success(1), .success(2)]) == ["notLoaded", "loaded(1)", "loaded(2)"])
    }

    @Test func failsUntilALoadSucceeds() {
        #expect(
            states(after: [.failure(Failure.first), .failure(Failure.second), .success(1)])
                == ["notLoaded", "failed(first)", "failed(second)", "loaded(1)"])
    }

    @Test func aFailureKeepsTheContentAndEmitsNothing() {
        #expect(states(after: [.success(1), .failure(Failure.first)]) == ["notLoaded", "loaded(1)"])
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
