import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct SingleFlatMapTests {
    private let first = PublishSubject<Int>()
    private let second = PublishSubject<Int>()

    /// The first element of `first`, and then the first one of `second`.
    private func both() -> Single<Int> {
        first.first().flatMap { [second] element in second.first().map { ($0 ?? 0) + (element ?? 0) } }
    }

    @Test func oneBeginsWhereTheOtherIsOver() {
        let log = Recorder<Int>()
        _ = both().subscribe(onSuccess: { log.record($0) })
        #expect(first.hasObservers && !second.hasObservers)
        first.onNext(1)
        #expect(!first.hasObservers && second.hasObservers)
        second.onNext(10)
        #expect(!second.hasObservers)
        #expect(log.values == [11])
    }

    @Test func aSynchronousSecondSourceStopsAtItsElement() {
        let (sent, log) = (Counter(), Recorder<Int?>())
        let second = Observable.repeatElement(7).do(onNext: { _ in sent.increment() }).first()
        _ = Single.just(1).flatMap { _ in second }.subscribe(onSuccess: { log.record($0) })
        let third = second.asCompletable()
        _ = Single.just(1).flatMapCompletable { _ in third }.subscribe()
        #expect(log.values == [7])
        #expect(sent.value == 2)
    }

    @Test func withoutAnElementItEndsLikeTheFirst() {
        let log = Recorder<String>()
        _ = Maybe<Int>.empty().flatMap { Maybe.just($0) }.subscribe(onCompleted: { log.record("completed") })
        _ = Maybe<Int>.error(TestError.first).flatMap { Maybe.just($0) }.subscribe(onError: { log.record("\($0)") })
        #expect(log.values == ["completed", "first"])
    }

    @Test(arguments: [false, true]) func nothingComesOfWhatDisposes(throwing: Bool) {
        let log = Recorder<String>()
        let subscription = SerialDisposable()
        subscription.disposable = first.first()
            .flatMap { _ in
                subscription.dispose()
                if throwing { throw TestError.first }
                return Single.just(1)
            }
            .do(onSuccess: { _ in log.record("element") }, onError: { _ in log.record("error") })
            .subscribe()
        let late = LateErrors.recorded { first.onNext(1) }
        #expect(log.values == [])
        #expect(late as? [TestError] == (throwing ? [.first] : []))
    }

    @Test func eventsOfSourcesThatViolateTheGrammarAreDroppedAndErrorsReported() {
        let first = Observable<Int> { sink in
            sink.emit(1)
            sink.emit(2)
            sink.stop(.failed(TestError.first))
        }
        let second = Observable<Int> { sink in
            sink.emit(10)
            sink.stop(.completed)
            sink.emit(20)
            sink.stop(.failed(TestError.second))
        }
        let (log, selected) = (Recorder<String>(), Recorder<Int>())
        let late = LateErrors.recorded {
            _ = first.flatMapSingle { element in
                selected.record(element)
                return second
            }
            .subscribe(log.noting())
        }
        #expect(selected.values == [1])
        #expect(log.text == "10 C")
        #expect(late as? [TestError] == [.second, .first])
    }

    @Test func theSubscriberEndsWithTheElementAndTheFirstSequenceCompletesAfterIt() {
        let log = Recorder<String>()
        _ = Maybe.just(1)
            .do(onNext: { _ in log.record("element") }, onCompleted: { log.record("first") })
            .flatMap { Maybe.just($0 + 1) }
            .subscribe(onSuccess: { log.record("\($0)") }, onDisposed: { log.record("over") })
        #expect(log.values == ["element", "2", "over", "first"])
    }
}
