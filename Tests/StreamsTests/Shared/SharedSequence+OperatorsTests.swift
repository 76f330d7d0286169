import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

/// Shares like a driver, and counts how often it is asked to.
private struct CountingStrategy: SharingStrategyProtocol {
    static let shares = Counter()

    static var scheduler: any SchedulerType { DriverSharingStrategy.scheduler }

    static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
        shares.increment()
        return DriverSharingStrategy.share(source)
    }
}

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SharedSequenceOperatorsTests {
        private let bag = DisposeBag()

        // MARK: Every operator

        @Test(arguments: SharedOperator<CountingStrategy>.all.indices)
        func theResultOfEveryOperatorIsSharedAgain(index: Int) {
            let operation = SharedOperator<CountingStrategy>.all[index]
            let source = PublishSubject<Int>().asSharedSequence(
                sharingStrategy: CountingStrategy.self, onErrorJustReturn: 0)
            let other = CountingStrategy.shares.value
            let result = operation.apply(source)
            #expect(CountingStrategy.shares.value > other, "\(operation.testDescription)")
            _ = result
        }

        /// Two subscriptions made elsewhere: one to the source, and all events on the main queue.
        private func check<Strategy>(
            _ operation: SharedOperator<Strategy>, _ make: (Observable<Int>) -> SharedSequence<Strategy, Int>
        ) async {
            let subscriptions = Counter()
            let subject = PublishSubject<Int>()
            let source = Observable<Int>.deferred {
                subscriptions.increment()
                return subject
            }
            let shared = operation.apply(make(source)).asObservable()
            let places = Recorder<Bool>()
            let came = DispatchSemaphore(value: 0)
            await Main.elsewhere {
                for _ in 0..<2 {
                    shared.subscribe { event in
                        places.record(Main.isCurrent && event.error == nil)
                        if event.element ?? 0 > 0 { came.signal() }
                    }.disposed(by: bag)
                }
            }
            await Main.settle()
            await Main.elsewhere {
                subject.onNext(1)
                #expect(came.arrives(2))
                subject.onError(TestError.first)
            }
            await Main.settle()
            await Main.settle()
            #expect(subscriptions.value == 1)
            #expect(places.values.count >= 2)
            #expect(places.values.allSatisfy { $0 })
        }

        @Test(arguments: SharedOperator<DriverSharingStrategy>.all)
        func aDriverSubscribesOnceAndDeliversOnTheMainQueue(operation: SharedOperator<DriverSharingStrategy>) async {
            await check(operation) { $0.asDriver(onErrorJustReturn: -1) }
        }

        // MARK: What they do

        private func said(_ make: (Driver<Int>) -> some ObservableConvertibleType) -> String {
            let subject = PublishSubject<Int>()
            let log = Recorder<String>()
            _ = make(subject.asDriver(onErrorJustReturn: -1)).asObservable().subscribe(log.noting())
            for element in [1, 2, 2, 3] { subject.onNext(element) }
            subject.onCompleted()
            return log.text
        }

        @Test func elementWise() {
            #expect(said { $0.map { $0 * 10 } } == "10 20 20 30 C")
            #expect(said { $0.compactMap { $0 == 2 ? nil : "\($0)" } } == "1 3 C")
            #expect(said { $0.filter { $0 > 1 } } == "2 2 3 C")
            #expect(said { $0.scan(10) { $0 + $1 } } == "11 13 15 18 C")
            #expect(said { $0.startWith(0) } == "0 1 2 2 3 C")
            #expect(said { $0.skip(3) } == "3 C")
            #expect(said { $0.distinctUntilChanged() } == "1 2 3 C")
            #expect(said { $0.distinctUntilChanged { $0 / 2 } } == "1 2 C")
            #expect(said { $0.distinctUntilChanged { $0 + 1 == $1 } } == "1 3 C")
            #expect(said { $0.distinctUntilChanged({ $0 }, comparer: { $0 <= $1 }) } == "1 C")
        }

        @Test func flatMapsMayCrossStrategies() {
            let (a, b) = (PublishRelay<String>(), PublishRelay<String>())
            func run(_ make: (Driver<Int>) -> Signal<String>) -> String {
                let subject = PublishSubject<Int>()
                let log = Recorder<String>()
                make(subject.asDriver(onErrorJustReturn: -1)).emit(onNext: log.record).disposed(by: bag)
                subject.onNext(0)
                a.accept("a1")
                subject.onNext(1)
                a.accept("a2")
                b.accept("b2")
                return log.text
            }
            let inner = [a.asSignal(), b.asSignal()]
            #expect(run { $0.flatMap { inner[$0] } } == "a1 a2 b2")
            #expect(run { $0.flatMapLatest { inner[$0] } } == "a1 b2")
            #expect(run { $0.flatMapFirst { inner[$0] } } == "a1 a2")
        }

        @Test func doRunsAroundTheEventsOnTheMainActor() async {
            let log = Recorder<String>()
            let subject = PublishSubject<Int>()
            let driver = subject.asDriver(onErrorJustReturn: -1).do(
                onNext: { log.record("on\($0)") }, afterNext: { log.record("after\($0)") },
                onCompleted: { log.record("onC") }, afterCompleted: { log.record("afterC") },
                onSubscribe: { log.record("subscribe") }, onSubscribed: { log.record("subscribed") },
                onDispose: { log.record("dispose \(Main.isCurrent)") })
            _ = driver.drive(onNext: { log.record("\($0)") })
            subject.onNext(1)
            subject.onCompleted()
            #expect(log.values.prefix(6) == ["subscribe", "subscribed", "on1", "1", "after1", "onC"])
            #expect(log.values.suffix(2).sorted() == ["afterC", "dispose true"])

            let again = log.values.count
            let subscription = PublishSubject<Int>().asDriver(onErrorJustReturn: 0)
                .do(onDispose: { log.record("dispose \(Main.isCurrent)") }).drive()
            let handed = Disposables.create { subscription.dispose() }
            await Main.elsewhere { handed.dispose() }
            await Main.settle()
            #expect(log.values.dropFirst(again) == ["dispose true"])
        }

        @Test func withLatestFromTakesTheLatestOfTheOther() {
            let relay = BehaviorRelay(value: "a")
            let subject = PublishSubject<Int>()
            let log = Recorder<String>()
            let driver = subject.asDriver(onErrorJustReturn: -1)
            driver.withLatestFrom(relay.asDriver()).drive(onNext: log.record).disposed(by: bag)
            driver.withLatestFrom(relay.asDriver()) { "\($0)\($1)" }.drive(onNext: log.record).disposed(by: bag)
            subject.onNext(1)
            relay.accept("b")
            subject.onNext(2)
            #expect(log.text == "a 1a b 2b")
        }

        @Test func mergePassesAllAsTheyCome() {
            let (a, b) = (PublishRelay<Int>(), PublishRelay<Int>())
            let log = Recorder<Int>()
            Signal.merge(a.asSignal(), b.asSignal()).emit(onNext: log.record).disposed(by: bag)
            Signal.merge([a.asSignal()]).emit(onNext: { log.record($0 * 10) }).disposed(by: bag)
            a.accept(1)
            b.accept(2)
            a.accept(3)
            #expect(log.values == [1, 10, 2, 3, 30])
        }

        @Test func timeIsThatOfTheSharingScheduler() {
            let scheduler = TestScheduler(initialClock: 0)
            let xs = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .completed(300)])
            let (delayed, debounced) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
            SharingScheduler.mock(scheduler: scheduler) {
                let driver = xs.asDriver(onErrorJustReturn: -1)
                let (one, two) = (driver.delay(.seconds(20)), driver.debounce(.seconds(10)))
                scheduler.scheduleAt(200) {
                    _ = one.drive(delayed)
                    _ = two.drive(debounced)
                }
                scheduler.start()
            }
            #expect(delayed.events == [.next(231, 1), .next(236, 2), .completed(321)])
            #expect(debounced.events == [.next(226, 2), .completed(301)])
        }
    }
}
