import TestSupport
import Testing

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SharedSequenceCreationTests {
        @Test func afterAFailureLaterSubscribersBeginAgain() {
            let scheduler = TestScheduler(initialClock: 0)
            let xs = scheduler.createColdObservable([
                .next(10, 1), .next(20, 2), .error(50, TestError.first),
            ])
            let driver = xs.asDriver(onErrorJustReturn: -1)
            let (a, b) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
            var second: (any Disposable)?
            scheduler.scheduleAt(200) { _ = driver.drive(a) }
            scheduler.scheduleAt(225) { _ = driver.drive(b) }
            scheduler.scheduleAt(260) { second = driver.drive(b) }
            scheduler.scheduleAt(285) { second?.dispose() }
            scheduler.start()
            #expect(a.events == [.next(210, 1), .next(220, 2), .next(250, -1), .completed(250)])
            #expect(
                b.events == [.next(225, 2), .next(250, -1), .completed(250), .next(270, 1), .next(280, 2)])
            #expect(xs.subscriptions == [Subscription(200, 250), Subscription(260, 285)])
        }

        @Test func theFallbackComesOnTheMainQueueToo() async {
            let places = Recorder<Bool>()
            let subject = PublishSubject<Int>()
            _ = subject.asDriver(onErrorRecover: { _ in
                places.record(Main.isCurrent)
                return .just(1)
            }).drive(onNext: { _ in places.record(Main.isCurrent) }, onCompleted: { places.record(Main.isCurrent) })
            await Main.elsewhere { subject.onError(TestError.first) }
            await Main.settle()
            await Main.settle()
            #expect(places.values == [true, true, true])
        }

        @Test func onTheMainQueueOfDeliversOnlyTheFirstAtOnce() async {
            let log = Recorder<String>()
            await withCheckedContinuation { done in
                _ = Driver.of(1, 2, 3).drive(
                    onNext: { log.record("\($0)") },
                    onCompleted: {
                        log.record("C")
                        done.resume()
                    })
                log.record("driven")
            }
            #expect(log.text == "1 driven 2 3 C")
        }

        @Test func aSubscriptionDuringTheCompletionWaits() async {
            let log = Recorder<String>()
            let driver = Driver.just(1)
            _ = driver.drive(onCompleted: {
                _ = driver.drive(onNext: { log.record("\($0)") })
                log.record("C")
            })
            await Main.settle()
            #expect(log.text == "C 1")
        }
    }
}
