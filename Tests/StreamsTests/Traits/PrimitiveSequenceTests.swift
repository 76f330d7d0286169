import TestSupport
import Testing

@Suite(.noLeaks) struct PrimitiveSequenceTests {
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
