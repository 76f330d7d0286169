import TestSupport
import Testing

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct DriverTests {
        private let bag = DisposeBag()

        @Test func severalDrivesIntoTheRelayAreSeenInOrder() {
            let relay = BehaviorRelay(value: "initial")
            let log = Recorder<String>()
            relay.asDriver().drive(onNext: log.record).disposed(by: bag)
            _ = Driver.just("first").drive(relay)
            _ = Driver.just("second").drive(relay)
            _ = Driver.just("third").drive(relay)
            #expect(log.text == "initial first second third")
        }

        /// The events of two sequences, of which another thread sends to the first one, and then the main thread to the
        /// second one.
        private func eventsOfTwo(_ signal: (PublishRelay<String>) -> Signal<String>) async -> String {
            let (first, second, log) = (PublishRelay<String>(), PublishRelay<String>(), Recorder<String>())
            for relay in [first, second] { signal(relay).emit(onNext: log.record).disposed(by: bag) }
            #expect(onAnotherThread { first.accept("first") }.arrives())
            second.accept("second")
            await until { log.values.count == 2 }
            return log.text
        }

        @Test func eventsOfTwoSignalsHaveTheOrderOfASchedulerAboveThem() async {
            #expect(await eventsOfTwo { $0.asSignal() } == "second first")
            let ordered = await eventsOfTwo { relay in
                relay.observe(on: MainScheduler.instance).asSignal(onErrorSignalWith: .empty())
            }
            #expect(ordered == "first second")
        }

        @Test func itDrivesAProperty() {
            let (relay, name) = (BehaviorRelay(value: "a"), MutableProperty(""))
            let subscription = relay.asDriver().drive(name)
            #expect(name.value == "a")
            relay.accept("b")
            #expect(name.value == "b")
            subscription.dispose()
            relay.accept("c")
            #expect(name.value == "b")
        }

        @Test func disposedElsewhereItSaysSoOnTheMainQueue() async {
            let places = Recorder<Bool>()
            let subject = PublishSubject<Int>()
            let subscription = subject.asDriver(onErrorJustReturn: -1).drive(
                onNext: { _ in places.record(false) }, onDisposed: { places.record(Main.isCurrent) })
            let handed = Disposables.create { subscription.dispose() }
            await Main.elsewhere { handed.dispose() }
            subject.onNext(1)
            await Main.settle()
            #expect(places.values == [true])
            #expect(!subject.hasObservers)
        }

        @Test func disposingElsewhereDeliversNothingThere() {
            let relay = BehaviorRelay(value: 0)
            let driver = relay.asDriver()
            let places = Recorder<Bool>()
            let subscription = driver.drive(onNext: { _ in places.record(Main.isCurrent) })
            let others = (0..<2_000).map { _ in driver.drive() }
            let isDisposed = onAnotherThread { for other in others { other.dispose() } }
            for element in 1...2_000 { relay.accept(element) }
            #expect(isDisposed.arrives())
            #expect(places.values.count == 2_001)
            #expect(places.values.allSatisfy { $0 })
            subscription.dispose()
        }

        @Test func closuresWithAnObjectAsLongAsItIsThere() {
            let relay = BehaviorRelay(value: 1)
            let log = Recorder<String>()
            var object: Token? = Token()
            weak let kept = object
            let subscription = relay.asDriver().drive(
                with: object!, onNext: { log.record("\($1)") }, onDisposed: { _ in log.record("D") })
            _ = Driver<Int>.empty().drive(
                with: object!, onCompleted: { _ in log.record("C") }, onDisposed: { _ in log.record("D") })
            relay.accept(2)
            object = nil
            #expect(kept == nil)
            relay.accept(3)
            subscription.dispose()
            #expect(log.text == "1 C D 2")
        }

        @Test func itDrivesRelaysAndObservers() {
            let scheduler = TestScheduler(initialClock: 0)
            let (plain, optional) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int?.self))
            let (a, b, c) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: 0))
            let (d, e) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1))
            let driver = Driver.just(1)
            _ = driver.drive(a, b)
            _ = driver.drive(c)
            _ = driver.drive(d)
            _ = driver.drive(e)
            _ = driver.drive(plain)
            _ = driver.drive(optional)
            _ = driver.drive()
            #expect(a.value == 1)
            #expect(b.value == 1)
            #expect(c.value == 1)
            let replayed = Recorder<Int?>()
            _ = d.subscribe(onNext: { replayed.record($0) })
            _ = e.subscribe(onNext: replayed.record)
            #expect(replayed.values == [1, 1])
            #expect(plain.events == [.next(0, 1), .completed(0)])
            #expect(optional.events == [.next(0, 1), .completed(0)])
        }

        @Test func itIsHandedToFunctionsThatBindIt() {
            let log = Recorder<String>()
            let driver = Driver.just(1)
            _ = driver.drive { $0.subscribe(log.noting("a")) }
            _ = driver.drive({ events in { name in events.subscribe(log.noting(name)) } }, curriedArgument: "b")
            #expect(driver.drive { _ in 7 } == 7)
            #expect(log.text == "a1 aC b1 bC")
        }
    }
}
