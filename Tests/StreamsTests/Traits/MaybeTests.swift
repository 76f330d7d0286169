import Streams
import StreamsTest
import Testing

@Suite struct MaybeTests {
    /// What a maybe says through its `subscribe`.
    private func said<Element>(_ maybe: Maybe<Element>) -> String {
        let log = Collector<String>()
        _ = maybe.subscribe(
            onSuccess: { log.add("\($0)") }, onError: { log.add("!\($0)") }, onCompleted: { log.add("C") },
            onDisposed: { log.add("D") })
        return log.text
    }

    static let events: [(MaybeEvent<Int>, String)] = [
        (.success(1), "1 D"), (.error(Fault.first), "!first D"), (.completed, "C D"),
    ]

    // MARK: Create

    @Test(arguments: events) func callsAfterTheFirstAreIgnored(event: MaybeEvent<Int>, expected: String) {
        let maybe = Maybe<Int>.create { maybe in
            for event in [event, .success(2), .completed, .error(Fault.second)] { maybe(event) }
            return Disposables.create()
        }
        #expect(said(maybe) == expected)
    }

    @Test func aCallFromInsideTheEventIsIgnored() {
        let place = Collector<Maybe<Int>.MaybeObserver>()
        let log = Collector<String>()
        _ = Maybe<Int>.create { maybe in
            place.add(maybe)
            return Disposables.create()
        }.subscribe(onSuccess: { element in
            log.add("\(element)")
            if element == 1 { place.values[0](.success(2)) }
        })
        place.values[0](.success(1))
        #expect(log.text == "1")
    }

    @Test func ofCallsFromManyThreadsOneCounts() {
        for _ in 0..<100 {
            let log = Collector<String>()
            _ = Maybe<Int>.create { maybe in
                startTogether(4) { thread in maybe([.success(1), .completed, .error(Fault.first), .success(2)][thread])
                }
                return Disposables.create()
            }.subscribe { _ in log.add("event") }
            #expect(log.values == ["event"])
        }
    }

    @Test(arguments: events) func oneClosureForTheEvent(event: MaybeEvent<Int>, expected: String) {
        let seen = Collector<MaybeEvent<Int>>()
        _ = Maybe<Int>.create { maybe in
            maybe(event)
            return Disposables.create()
        }.subscribe(seen.add)
        #expect(seen.values == [event])
    }

    @Test func sources() {
        #expect(said(Maybe.just(1)) == "1 D")
        #expect(said(Maybe<Int>.empty()) == "C D")
        #expect(said(Maybe<Int>.error(Fault.first)) == "!first D")
        #expect(said(Maybe<Int>.never()) == "")
        let scheduler = TestScheduler(initialClock: 0)
        let later = scheduler.start { Maybe.just(1, scheduler: scheduler) }
        #expect(later.events.map(\.value) == [.next(1), .completed])
        #expect(later.events.first?.time == 201)
    }

    @Test func disposeBeforeTheEvent() {
        let log = Collector<String>()
        Maybe<Int>.create { maybe in
            Disposables.create {
                log.add("disposed")
                maybe(.completed)
            }
        }.subscribe(onCompleted: { log.add("?") }, onDisposed: { log.add("D") }).dispose()
        #expect(Set(log.values) == ["disposed", "D"])
        #expect(log.values.count == 2)
    }

    // MARK: Operators

    @Test func theElementIsTransformed() {
        #expect(said(Maybe.just(1).map { $0 + 1 }) == "2 D")
        #expect(said(Maybe<Int>.empty().map { $0 + 1 }) == "C D")
        #expect(said(Maybe.just(1).map { (_: Int) throws -> Int in throw Fault.second }) == "!second D")
        #expect(said(Maybe.just(1).filter { $0 == 1 }) == "1 D")
        #expect(said(Maybe.just(1).filter { $0 == 2 }) == "C D")
        #expect(said(Maybe.just(1).filter { _ in throw Fault.second }) == "!second D")
        #expect(said(Maybe.just(1).compactMap { Int?.some($0) }) == "1 D")
        #expect(said(Maybe.just(1).compactMap { _ in Int?.none }) == "C D")
        #expect(said(Maybe.just(1).compactMap { (_: Int) throws -> Int? in throw Fault.second }) == "!second D")
        #expect(said(Maybe.just(1).flatMap { .just("\($0)a") }) == "1a D")
        #expect(said(Maybe.just(1).flatMap { _ in Maybe<Int>.empty() }) == "C D")
        #expect(said(Maybe.just(1).flatMap { (_: Int) throws -> Maybe<Int> in throw Fault.second }) == "!second D")
        #expect(said(Maybe<Int>.error(Fault.first).catchAndReturn(7)) == "7 D")
        #expect(said(Maybe<Int>.empty().catchAndReturn(7)) == "C D")
    }
}
