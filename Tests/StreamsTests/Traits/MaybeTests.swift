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

    @Test func sources() {
        #expect(said(Maybe.just(1)) == "1 D")
        #expect(said(Maybe<Int>.empty()) == "C D")
        #expect(said(Maybe<Int>.error(TestError.first)) == "!first D")
        #expect(said(Maybe<Int>.never()) == "D")
        let scheduler = TestScheduler(initialClock: 0)
        let later = scheduler.start { Maybe.just(1, scheduler: scheduler) }
        #expect(later.events.map(\.value) == [.next(1), .completed])
        #expect(later.events.first?.time == 201)
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

    @Test func theElementIsTransformed() {
        #expect(said(Maybe.just(1).map { $0 + 1 }) == "2 D")
        #expect(said(Maybe<Int>.empty().map { $0 + 1 }) == "C D")
        #expect(said(Maybe.just(1).map { (_: Int) throws -> Int in throw TestError.second }) == "!second D")
        #expect(said(Maybe.just(1).filter { $0 == 1 }) == "1 D")
        #expect(said(Maybe.just(1).filter { $0 == 2 }) == "C D")
        #expect(said(Maybe.just(1).filter { _ in throw TestError.second }) == "!second D")
        #expect(said(Maybe.just(1).compactMap { Int?.some($0) }) == "1 D")
        #expect(said(Maybe.just(1).compactMap { _ in Int?.none }) == "C D")
        #expect(said(Maybe.just(1).compactMap { (_: Int) throws -> Int? in throw TestError.second }) == "!second D")
        #expect(said(Maybe.just(1).flatMap { .just("\($0)a") }) == "1a D")
        #expect(said(Maybe.just(1).flatMap { _ in Maybe<Int>.empty() }) == "C D")
        #expect(said(Maybe.just(1).flatMap { (_: Int) throws -> Maybe<Int> in throw TestError.second }) == "!second D")
        #expect(said(Maybe<Int>.error(TestError.first).catchAndReturn(7)) == "7 D")
        #expect(said(Maybe<Int>.empty().catchAndReturn(7)) == "C D")
    }

    @Test func whereNothingIsSomethingElseMayBe() {
        let nothing = Maybe<Int>.empty()
        #expect(nothing.ifEmpty(default: 7).eventsAtOnce == [.next(7), .completed])
        #expect(nothing.ifEmpty(switchTo: Maybe.just(7)).eventsAtOnce == [.next(7), .completed])
        #expect(nothing.ifEmpty(switchTo: Maybe<Int>.empty()).eventsAtOnce == [.completed])
        #expect(nothing.ifEmpty(switchTo: Single.just(7)).eventsAtOnce == [.next(7), .completed])
        #expect(Maybe.just(1).ifEmpty(default: 7).eventsAtOnce == [.next(1), .completed])
        #expect(
            Maybe<Int>.error(TestError.first).ifEmpty(default: 7).eventsAtOnce == [.error(TestError.first)])
    }
}
