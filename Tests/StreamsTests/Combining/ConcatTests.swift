import TestSupport
import Testing

@Suite(.noLeaks) struct ConcatTests {
    @Test func allFormsFollowTheirOrder() {
        let list = [Observable.of(1, 2), .empty(), .just(3), .of(4, 5)]
        let expected: [Event<Int>] = [1, 2, 3, 4, 5].map { .next($0) } + [.completed]
        #expect(Observable.concat(list).eventsAtOnce == expected)
        #expect(Observable.concat(list[0], list[1], list[2], list[3]).eventsAtOnce == expected)
        #expect(Observable.concat(LazyElements(count: 4) { list[$0] }).eventsAtOnce == expected)
        #expect(Observable.concat(list.makeIterator()).eventsAtOnce == expected)
        #expect(Observable.from(list).concat().eventsAtOnce == expected)
        #expect(list[0].concat(list[2]).concat(list[3]).eventsAtOnce == expected)
    }

    @Test func aSequenceIsPulledOnlyAsFarAsNeeded() {
        let pulled = Recorder<String>()
        let source = LazyElements(count: 5) { index -> Observable<Int> in
            pulled.record("\(index + 1)")
            return .just(index + 1)
        }
        #expect(Observable.concat(source.makeIterator()).take(2).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(pulled.values == ["1", "2"])
    }

    @Test func theOneBeforeIsDisposedBeforeTheNextBegins() {
        let log = Recorder<String>()
        let first = PublishSubject<Int>()
        let second = Observable<Int>.never().do(onSubscribe: { log.record("subscribed") })
        let subscription = first.do(onDispose: { log.record("disposed") }).concat(second).subscribe()
        first.onCompleted()
        #expect(log.values == ["disposed", "subscribed"])
        subscription.dispose()
    }

    @Test func theOneBeforeIsLetGoOf() {
        let first = PublishSubject<Int>()
        let second = PublishSubject<Int>()
        let (subscription, token) = WeakToken.passed { first.holding($0).concat(second).subscribe() }
        #expect(!token.isReleased)
        first.onCompleted()
        #expect(token.isReleased)
        subscription.dispose()
    }

    @available(*, deprecated) @Test func aLazySequenceIsPulledOnlyAsFarAsNeeded() {
        let mapped = Recorder<Int>()
        func source(_ number: Int) -> Observable<Int> {
            mapped.record(number)
            return .just(number)
        }
        #expect(Observable.concat((1...5).lazy.map(source)).take(2).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(mapped.values == [1, 2])
        let once = AnySequence(6...9).lazy.map(source)
        #expect(Observable.concat(once).take(1).eventsAtOnce == [.next(6), .completed])
        #expect(mapped.values == [1, 2, 6])
    }

    @Test func theSecondMayBeOfAnyType() {
        #expect(Observable.of(1, 2).concat(Single.just(3)).eventsAtOnce == [.next(1), .next(2), .next(3), .completed])
    }
}
