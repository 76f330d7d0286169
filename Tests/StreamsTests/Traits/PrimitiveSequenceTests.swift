import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct PrimitiveSequenceTests {
    /// What any trait gives when it is only known as one.
    private func events<Trait: PrimitiveSequenceType>(_ trait: Trait) -> [Event<Trait.Element>] {
        trait.primitiveSequence.eventsAtOnce
    }

    @Test func asAnObservableASuccessIsAnElementAndTheEnd() {
        #expect(events(Single.just(1)) == [.next(1), .completed])
        #expect(events(Maybe.just(1)) == [.next(1), .completed])
        #expect(events(Maybe<Int>.empty()) == [.completed])
        #expect(events(Completable.empty()).map(\.isCompleted) == [true])
    }

    @Test func asAnObservableAFailureIsAnError() {
        #expect(events(Single<Int>.error(TestError.first)) == [.error(TestError.first)])
        #expect(events(Maybe<Int>.error(TestError.first)) == [.error(TestError.first)])
        #expect(events(Completable.error(TestError.first)).map { "\($0)" } == ["error(first)"])
    }

    // MARK: Closures with an object

    @Test func aLiveObjectIsHandedOver() {
        let log = Recorder<String>()
        let object = Token()
        _ = Single.just(1).subscribe(
            with: object, onSuccess: { log.record("\($0 === object) \($1)") }, onDisposed: { _ in log.record("d") })
        _ = Maybe<Int>.empty().subscribe(
            with: object, onCompleted: { log.record("\($0 === object) |") }, onDisposed: { _ in log.record("d") })
        _ = Completable.error(TestError.first).subscribe(
            with: object, onError: { log.record("\($0 === object) \($1)") }, onDisposed: { _ in log.record("d") })
        #expect(log.values == ["true 1", "d", "true |", "d", "true first", "d"])
    }

    @Test func anObjectIsNotKept() {
        let subject = PublishSubject<Int>()
        let log = Recorder<Int>()
        let released = isReleased(afterDisposing: false) { token in
            subject.asMaybe().subscribe(with: token, onSuccess: { log.record($1) }, onDisposed: { _ in log.record(0) })
        } _: {
            subject.onNext(1)
            subject.onCompleted()
        }
        #expect(released)
        #expect(log.values == [])
    }
}
