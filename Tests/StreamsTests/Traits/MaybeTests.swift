import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct MaybeTests {
    /// What a maybe says through its `subscribe`.
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

    @Test func aCallFromInsideTheEventIsIgnored() {
        let place = Recorder<Maybe<Int>.MaybeObserver>()
        let log = Recorder<String>()
        _ = Maybe<Int>.create { maybe in
            place.record(maybe)
            return Disposables.create()
        }.subscribe(onSuccess: { element in
            log.record("\(element)")
            if element == 1 { place.values[0](.success(2)) }
        })
        place.values[0](.success(1))
        #expect(log.text == "1")
    }

    @Test(arguments: events) func oneClosureForTheEvent(event: MaybeEvent<Int>, expected: String) {
        let seen = Recorder<MaybeEvent<Int>>()
        _ = Maybe<Int>.create { maybe in
            maybe(event)
            return Disposables.create()
        }.subscribe(seen.record)
        #expect(seen.values == [event])
    }

    @Test func disposeBeforeTheEvent() {
        let log = Recorder<String>()
        Maybe<Int>.create { maybe in
            Disposables.create {
                log.record("disposed")
                maybe(.completed)
            }
        }.subscribe(onCompleted: { log.record("?") }, onDisposed: { log.record("D") }).dispose()
        #expect(Set(log.values) == ["disposed", "D"])
        #expect(log.values.count == 2)
    }

    // MARK: Operators
}
