import TestSupport
import Testing

extension SharedSequenceSuites {
    /// What `drive` and `emit` have in common.
    @Suite(.noLeaks) @MainActor struct SharedSequenceSubscribeTests {
        @Test func closuresAreCalledInOrderAndOnce() {
            let log = Recorder<String>()
            let subject = PublishSubject<Int>()
            let subscription = subject.asSignal(onErrorJustReturn: 9).emit(
                onNext: { log.record("\($0)") }, onCompleted: { log.record("C") }, onDisposed: { log.record("D") })
            subject.onNext(1)
            subject.onError(TestError.first)
            subscription.dispose()
            #expect(log.text == "1 9 C D")
        }

        @Test func anyClosureMayBeLeftOut() {
            let log = Recorder<String>()
            let driver = Driver.just(1)
            _ = driver.drive(onNext: { log.record("\($0)") })
            _ = driver.drive(onCompleted: { log.record("C") })
            _ = driver.drive(onDisposed: { log.record("D") })
            _ = driver.drive()
            #expect(log.text == "1 C D")
        }

        @Test func nothingFollowsADisposalFromInsideAnElement() {
            let log = Recorder<String>()
            let subject = PublishSubject<Int>()
            let subscription = SerialDisposable()
            subscription.disposable = subject.asDriver(onErrorJustReturn: 0).drive(
                onNext: {
                    log.record("\($0)")
                    subscription.dispose()
                }, onCompleted: { log.record("C") }, onDisposed: { log.record("D") })
            subject.onNext(1)
            subject.onNext(2)
            subject.onCompleted()
            #expect(log.text == "1 D")
            #expect(!subject.hasObservers)
        }

        @Test func onDisposedWithAnObjectNeedsIt() {
            let log = Recorder<String>()
            let relay = PublishRelay<Int>()
            let released = isReleased { token in
                relay.asSignal().emit(
                    with: token, onNext: { log.record("\($1)") }, onDisposed: { _ in log.record("D") })
            } _: {
                relay.accept(1)
            }
            #expect(released)
            #expect(log.values == [])
            let object = Token()
            relay.asSignal().emit(with: object, onDisposed: { log.record("\($0 === object)") }).dispose()
            #expect(log.values == ["true"])
        }

        @Test func observersReceiveEveryEventInTheirOrder() {
            let log = Recorder<String>()
            let observers = ["a", "b"].map { name in AnyObserver<Int>(eventHandler: log.noting(name)) }
            let optionals = ["c", "d"].map { name in
                AnyObserver<Int?> { event in log.record("\(name)\(event.element.map { $0 != nil } ?? false)") }
            }
            let subject = PublishSubject<Int>()
            let driver = subject.asDriver(onErrorJustReturn: 0)
            _ = driver.drive(observers[0], observers[1])
            _ = driver.drive(optionals[0], optionals[1])
            subject.onNext(1)
            subject.onCompleted()
            #expect(log.text == "a1 b1 ctrue dtrue aC bC cfalse dfalse")
        }

        @Test func relaysReceiveTheElementsInTheirOrder() {
            let log = Recorder<String>()
            let (a, b) = (PublishRelay<Int>(), PublishRelay<Int>())
            _ = a.subscribe(onNext: { log.record("a\($0)") })
            _ = b.subscribe(onNext: { log.record("b\($0)") })
            let source = PublishRelay<Int>()
            let subscription = source.asSignal().emit(to: a, b)
            source.accept(1)
            subscription.dispose()
            source.accept(2)
            #expect(log.text == "a1 b1")
        }

        @Test func nothingIsKeptAfterwards() {
            let subject = PublishSubject<Int>()
            for disposes in [true, false] {
                let released = isReleased(afterDisposing: disposes) { token in
                    subject.asDriver(onErrorJustReturn: 0).drive(onNext: { _ in token.touch() })
                } _: {
                    subject.onNext(1)
                    if !disposes { subject.onCompleted() }
                }
                #expect(released)
            }
        }
    }
}
