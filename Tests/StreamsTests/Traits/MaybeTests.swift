import TestSupport
import Testing

@Suite(.noLeaks) struct MaybeTests {
    /// The events that a maybe delivers through its `subscribe`.
    private func said<Element>(_ maybe: Maybe<Element>) -> String {
        let log = Recorder<String>()
        _ = maybe.subscribe(
            onSuccess: { log.record("\($0)") }, onError: { log.record("!\($0)") }, onCompleted: { log.record("C") },
            onDisposed: { log.record("D") })
        return log.text
    }

    static let events: [(MaybeEvent<Int>, String)] = [
        (.success(1), "1 D"), (.error(TestError.first), "!first D"), (.completed, "C D"),
    ]

    // MARK: Create

    @Test(arguments: events) func callsAfterTheFirstAreIgnored(event: MaybeEvent<Int>, expected: String) {
        let maybe = Maybe<Int>.create { maybe in
            for event in [event, .success(2), .completed, .error(TestError.second)] { maybe(event) }
            return Disposables.create()
        }
        let late = LateErrors.recorded { #expect(said(maybe) == expected) }
        #expect(late as? [TestError] == [.second])
    }

    @Test(arguments: events) func oneClosureForTheEvent(event: MaybeEvent<Int>, expected: String) {
        let seen = Recorder<MaybeEvent<Int>>()
        _ = Maybe<Int>.create { maybe in
            maybe(event)
            return Disposables.create()
        }.subscribe(seen.record)
        #expect(seen.values == [event])
    }

    @Test func anErrorInOnCompletedIsTheEventOfAMaybeWithoutAnElementOnly() {
        for (maybe, expected) in [(Maybe.just(1), "1"), (Maybe<Int>.empty(), "!first")] {
            let log = Recorder<String>()
            let late = LateErrors.recorded {
                _ = maybe.do(onCompleted: { throw TestError.first }).subscribe(
                    onSuccess: { log.record("\($0)") }, onError: { log.record("!\($0)") },
                    onCompleted: { log.record("C") })
            }
            #expect(log.values == [expected])
            #expect(late.count == (expected == "1" ? 1 : 0))
        }
    }
}
