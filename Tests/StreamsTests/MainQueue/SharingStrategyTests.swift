import TestSupport
import Testing

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SharingStrategyTests {
        private func isCurrent(_ scheduler: TestScheduler) -> Bool {
            (SharingScheduler.make() as? TestScheduler) === scheduler
                && (DriverSharingStrategy.scheduler as? TestScheduler) === scheduler
                && (SignalSharingStrategy.scheduler as? TestScheduler) === scheduler
        }

        @Test func mocksNestAndAreUndone() {
            let one = TestScheduler(initialClock: 0)
            let two = TestScheduler(initialClock: 0)
            #expect(SharingScheduler.make() is MainScheduler)
            SharingScheduler.mock(scheduler: one) {
                #expect(isCurrent(one))
                SharingScheduler.mock(makeScheduler: { [two] in two }) { #expect(isCurrent(two)) }
                #expect(isCurrent(one))
            }
            #expect(SharingScheduler.make() is MainScheduler)
        }

        @Test func aMockIsUndoneWhenItsActionThrows() {
            let one = TestScheduler(initialClock: 0)
            #expect(throws: TestError.first) {
                try SharingScheduler.mock(scheduler: one) {
                    #expect(isCurrent(one))
                    throw TestError.first
                }
            }
            #expect(SharingScheduler.make() is MainScheduler)
        }

        @Test func aMockDoesNotActOnOtherThreads() {
            let isMocked = Recorder<Bool>()
            SharingScheduler.mock(scheduler: TestScheduler(initialClock: 0)) {
                let done = onAnotherThread { isMocked.record(!(SharingScheduler.make() is MainScheduler)) }
                done.wait()
            }
            #expect(isMocked.values == [false])
        }

        @Test func aDriverMadeUnderAMockDeliversThere() {
            let one = TestScheduler(initialClock: 0)
            let xs = one.createHotObservable([.next(210, 1), .next(220, 2), .error(230, TestError.first)])
            let observer = one.createObserver(Int.self)
            SharingScheduler.mock(scheduler: one) {
                let driver = xs.asDriver(onErrorJustReturn: -1)
                one.scheduleAt(200) { _ = driver.drive(observer) }
                one.start()
            }
            #expect(observer.events == [.next(211, 1), .next(221, 2), .next(231, -1), .completed(231)])
            #expect(xs.subscriptions == [Subscription(200, 230)])
        }

        /// Does not share.
        private enum Cold: SharingStrategyProtocol {
            static var scheduler: any SchedulerType { SharingScheduler.make() }

            static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> { source }
        }

        @Test func whatAStrategyDoesNotShareIsNotTakenForShared() {
            let subscriptions = Counter()
            func driver() -> Driver<Int> {
                Observable<Int>.never().do(onSubscribe: { subscriptions.increment() }).asDriver(onErrorJustReturn: 0)
            }
            let cold = Observable<Int>.never().asSharedSequence(sharingStrategy: Cold.self, onErrorJustReturn: 0)
            let results = [
                driver().flatMap { _ in cold }, driver().flatMapFirst { _ in cold },
                driver().flatMapLatest { _ in cold }, driver().map { _ in cold }.switchLatest(),
                driver().map { _ in cold }.merge(), cold.withLatestFrom(driver()),
            ]
            let subscribed = results.map { result in
                let before = subscriptions.value
                let both = [result.asObservable().subscribe(), result.asObservable().subscribe()]
                for subscription in both { subscription.dispose() }
                return subscriptions.value - before
            }
            #expect(subscribed == [1, 1, 1, 1, 1, 1])
        }

        @Test func aStrategySharesWithOrWithoutReplay() {
            let subject = PublishSubject<Int>()
            let log = Recorder<String>()
            let (state, occurrences) = (DriverSharingStrategy.share(subject), SignalSharingStrategy.share(subject))
            _ = state.subscribe()
            _ = occurrences.subscribe()
            subject.onNext(1)
            _ = state.subscribe(log.noting("state"))
            _ = occurrences.subscribe(log.noting("occurrence"))
            subject.onNext(2)
            #expect(log.text == "state1 state2 occurrence2")
            subject.onCompleted()
        }
    }
}
