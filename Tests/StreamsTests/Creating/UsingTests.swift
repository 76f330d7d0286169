import TestSupport
import Testing

@Suite(.noLeaks) struct UsingTests {
    private struct Action: Disposable {
        let action: @Sendable () -> Void

        func dispose() { action() }
    }

    @Test func theEndIsDeliveredThenTheSequenceReleasedThenTheResource() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let sequence = Observable<Int>.create { observer in
            _ = subject.subscribe(observer)
            return Disposables.create { log.record("sequence") }
        }
        _ = Observable<Int>.using({ Action { log.record("resource") } }, observableFactory: { _ in sequence })
            .subscribe(onCompleted: { log.record("C") }, onDisposed: { log.record("disposed") })
        subject.onCompleted()
        #expect(log.values == ["C", "disposed", "sequence", "resource"])
    }

    @Test func theResourceOfASourceThatEndsAtOnceIsReleasedAfterIt() {
        let log = Recorder<String>()
        let sequence = Observable<Int>.error(TestError.first).do(onDispose: { log.record("sequence") })
        _ = Observable<Int>.using({ Action { log.record("resource") } }, observableFactory: { _ in sequence })
            .subscribe(onError: { log.record("!\($0)") }, onDisposed: { log.record("disposed") })
        #expect(log.values == ["!first", "disposed", "sequence", "resource"])
    }

    @Test func disposalReleasesTheResourceAfterTheSequence() {
        let log = Recorder<String>()
        let sequence = Observable<Int>.never().do(onDispose: { log.record("sequence") })
        let subscription = Observable<Int>.using(
            { Action { log.record("resource") } }, observableFactory: { _ in sequence }
        )
        .subscribe(onDisposed: { log.record("disposed") })
        subscription.dispose()
        #expect(log.values == ["sequence", "resource", "disposed"])
    }

    @Test func theResourceIsReleasedIfThereIsNoSequence() {
        let log = Recorder<String>()
        _ = Observable<Int>.using(
            { Action { log.record("resource") } }, observableFactory: { _ in throw TestError.first }
        )
        .subscribe(onError: { log.record("!\($0)") })
        #expect(log.values == ["!first", "resource"])
    }

    @Test func aChainThatTerminatesDuringTheFirstFactoryDoesNotCallTheSecond() {
        let (end, log) = (PublishSubject<Void>(), Recorder<String>())
        let sequence = Observable<Int>.using(
            {
                end.onNext(())
                return Action { log.record("resource") }
            },
            observableFactory: { _ in
                log.record("sequence")
                return .never()
            })
        _ = sequence.take(until: end).subscribe(log.noting())
        #expect(log.text == "C resource")
    }

    @Test func theResourceReachesTheSequenceFactory() {
        let resource = BooleanDisposable(isDisposed: false)
        let same = Recorder<Bool>()
        _ = Observable<Int>.using(
            { resource },
            observableFactory: { given in
                same.record(given === resource && !given.isDisposed)
                return .empty()
            }
        ).subscribe()
        #expect(same.values == [true])
    }
}
