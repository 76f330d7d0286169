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
        #expect(log.values == ["C", "sequence", "resource", "disposed"])
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
