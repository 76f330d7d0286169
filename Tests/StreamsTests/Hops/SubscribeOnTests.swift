import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct SubscribeOnTests {
    @Test func anErrorAfterTheCompletionIsReportedOnce() {
        let (scheduler, log) = (HistoricalScheduler(), Recorder<String>())
        let source = Observable<Int> { sink in
            sink.stop(.completed)
            sink.stop(.failed(TestError.first))
        }
        let late = LateErrors.recorded {
            _ = source.subscribe(on: scheduler).subscribe(log.noting())
            scheduler.start()
        }
        #expect(log.text == "C")
        #expect(late as? [TestError] == [.first])
    }

    /// The `subscribe` of the client counts, and not that of its `asObservable()`.
    @Test func aTypeOfTheClientIsSubscribedToOnTheScheduler() {
        struct Noting: ObservableType {
            typealias Element = Int

            let log: Recorder<String>

            func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
            where Observer.Element == Int {
                log.record("subscribed")
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create()
            }
        }
        let (scheduler, log) = (HistoricalScheduler(), Recorder<String>())
        _ = Noting(log: log).subscribe(on: scheduler).subscribe(log.noting())
        #expect(log.values == [])
        scheduler.start()
        #expect(log.text == "subscribed 1 C")
    }

    /// It may send from several threads, and so during an event.
    @Test func theEventsOfATypeOfTheClientAreSerialized() {
        struct Kept: ObservableType {
            typealias Element = Int

            let observers: Recorder<AnyObserver<Int>>

            func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
            where Observer.Element == Int {
                observers.record(observer.asObserver())
                return Disposables.create()
            }
        }
        let (scheduler, log) = (HistoricalScheduler(), Recorder<String>())
        let source = Kept(observers: Recorder())
        let subscription = source.subscribe(on: scheduler).subscribe(
            onNext: { element in
                log.record("[\(element)")
                if element == 1, let observer = source.observers.values.first {
                    observer.onNext(2)
                    observer.onCompleted()
                    observer.onNext(3)
                }
                log.record("\(element)]")
            }, onCompleted: { log.record("C") })
        scheduler.start()
        source.observers.values.first?.onNext(1)
        #expect(log.values == ["[1", "1]", "[2", "2]", "C"])
        subscription.dispose()
        scheduler.start()
    }

    @Test func aSourceThatHasCompletedIsReleasedAfterTheDelivery() {
        let (first, second, log) = (HistoricalScheduler(), HistoricalScheduler(), Recorder<String>())
        let resource: @Sendable () -> CompositeDisposable = {
            CompositeDisposable(Disposables.create { log.record("released") }, Disposables.create())
        }
        let numbers = Observable<Int>.using(
            resource, observableFactory: { _ in Observable.just(1).concat(Observable.just(2)) })
        _ = numbers.subscribe(on: first).observe(on: second).subscribe(log.noting())
        first.start()
        #expect(log.values.isEmpty)
        second.start()
        first.start()
        #expect(log.text == "1 2 C released")
    }

    @Test func subscribesAndDisposesOnARealQueue() {
        let label = DispatchSpecificKey<Int>()
        let queue = SerialDispatchQueueScheduler(
            internalSerialQueueName: "subscribe", serialQueueConfiguration: { $0.setSpecific(key: label, value: 1) })
        let places = Recorder<Bool>()
        let came = DispatchSemaphore(value: 0)
        let subscription = Observable<Int>.create { observer in
            places.record(DispatchQueue.getSpecific(key: label) == 1)
            observer.onNext(1)
            return Disposables.create {
                places.record(DispatchQueue.getSpecific(key: label) == 1)
                came.signal()
            }
        }.subscribe(on: queue).subscribe(onNext: { _ in came.signal() })
        #expect(came.arrives())
        subscription.dispose()
        #expect(came.arrives())
        #expect(places.values == [true, true])
    }
}

@Suite("subscribe(on:), with a source that sends without a pause", .noLeaks) struct SubscribeOnLoopTests {
    @Test("an endless synchronous source stops when the chain ends") func endlessSource() {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start { Observable.repeatElement(1).subscribe(on: scheduler).take(3) }
        #expect(result.events == [.next(201, 1), .next(201, 1), .next(201, 1), .completed(201)])
    }

    /// An operator that has another lifetime than its result.
    struct Operator: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Applies it to endless ones.
        let apply: @Sendable (Observable<Int>) -> Observable<Int>

        static let all = [
            Operator(testDescription: "flatMap") { $0.flatMap { Observable.just($0) } },
            Operator(testDescription: "flatMap, inside") { ones in Observable.just(1).flatMap { _ in ones } },
            Operator(testDescription: "concatMap") { $0.concatMap { Observable.just($0) } },
            Operator(testDescription: "merge") { .merge($0, .never()) },
            Operator(testDescription: "catch") { $0.catch { _ in .empty() } },
            Operator(testDescription: "concat") { $0.concat(Observable.just(2)) },
            Operator(testDescription: "retry of a failure") { _ in
                Observable<Int>.create { observer in
                    observer.onNext(1)
                    observer.onError(TestError.first)
                    return Disposables.create()
                }
                .retry()
            },
            Operator(testDescription: "expand") { _ in Observable.just(1).expand { Observable.just($0) } },
            Operator(testDescription: "twice") { [scheduler = CurrentThreadScheduler.instance] ones in
                ones.flatMap { Observable.just($0) }.subscribe(on: scheduler).map { $0 }
            },
        ]
    }

    @Test("an endless one below an operator stops when the chain ends", arguments: Operator.all)
    func belowAnOperator(apply: Operator) {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start { apply.apply(.repeatElement(1)).subscribe(on: scheduler).take(3) }
        #expect(result.events == [.next(201, 1), .next(201, 1), .next(201, 1), .completed(201)])
    }

    @Test("no closure is called after the end", arguments: [true, false]) func noMoreCalls(ofClients: Bool) {
        let (scheduler, calls) = (HistoricalScheduler(), Counter())
        let numbers = Observable<Int>.create { observer in
            for number in 0..<1_000 { observer.onNext(number) }
            return Disposables.create()
        }
        let source = ofClients ? numbers : .range(start: 0, count: 1_000)
        let mapped = source.flatMap { number in
            calls.increment()
            return Observable.just(number)
        }
        _ = mapped.subscribe(on: scheduler).take(1).subscribe()
        scheduler.start()
        #expect(calls.value == 1)
    }

    /// Its `subscribe` is that of another sequence.
    private struct Wrapper: ObservableType {
        typealias Element = Int

        let inner: Observable<Int>

        func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
        where Observer.Element == Int { inner.subscribe(observer) }
    }

    @Test("an endless one of a client's type stops when the chain ends") func ofAClientsType() {
        let scheduler = TestScheduler(initialClock: 0)
        let ones = Wrapper(inner: .repeatElement(1))
        let result = scheduler.start { ones.subscribe(on: scheduler).take(3) }
        #expect(result.events == [.next(201, 1), .next(201, 1), .next(201, 1), .completed(201)])
    }

    /// A source that another thread stops, while the scheduler runs it inside `subscribe`.
    struct Stopped: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var ones = Observable.repeatElement(1)
        var combined: @Sendable (Observable<Int>) -> Observable<Int> = { $0 }

        static let all = [
            Stopped(testDescription: "in place"),
            Stopped(testDescription: "in turn", combined: { .merge($0, .never()) }),
            Stopped(testDescription: "with a scheduler", ones: .repeatElement(1, scheduler: InPlaceScheduler())),
        ]
    }

    @Test("another thread stops it during the call", arguments: Stopped.all) func duringTheCall(stopped: Stopped) {
        let (end, began) = (PublishSubject<Void>(), DispatchSemaphore(value: 0))
        let ending = onAnotherThread {
            #expect(began.arrives())
            end.onNext(())
        }
        let ones = stopped.ones.do(onNext: { _ in began.signal() }).catch { _ in .empty() }.filter { _ in false }
        _ = stopped.combined(ones.subscribe(on: InPlaceScheduler())).take(until: end).subscribe()
        #expect(ending.arrives())
    }

    /// The thread forgets those that have ended before it leaves the trampoline.
    @Test("many that end in one turn need little time") func manyInOneTurn() {
        let scheduler = HistoricalScheduler()
        let ended = Counter()
        _ = Observable.range(start: 0, count: 50_000)
            .flatMap { Observable.just($0).subscribe(on: CurrentThreadScheduler.instance) }
            .subscribe(onNext: { _ in ended.increment() })
        _ = Observable.range(start: 0, count: 50_000)
            .flatMap { Observable.just($0).subscribe(on: scheduler) }
            .subscribe(onNext: { _ in ended.increment() })
        scheduler.start()
        #expect(ended.value == 100_000)
    }

    /// The thread looks for those that were stopped only after a stop.
    @Test("many that take turns need little time") func manyThatTakeTurns() {
        let received = Counter()
        let sources = (0..<10_000).map { Observable.of($0, $0, $0).subscribe(on: CurrentThreadScheduler.instance) }
        _ = Observable.merge(sources).subscribe(onNext: { _ in received.increment() })
        #expect(received.value == 30_000)
    }

    @Test("another thread stops it, and the queue releases it") func anotherThread() {
        let label = DispatchSpecificKey<Int>()
        let queue = SerialDispatchQueueScheduler(
            internalSerialQueueName: "loop", serialQueueConfiguration: { $0.setSpecific(key: label, value: 1) })
        let (began, released) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let places = Recorder<Bool>()
        // Not printed if it is late.
        let error = LawError.source(0)
        #expect(LateErrors.recorded {}.isEmpty)
        let failing = Observable<Int>.create { observer in
            began.signal()
            observer.onError(error)
            return Disposables.create()
        }
        let resource: @Sendable () -> CompositeDisposable = {
            let action = Disposables.create {
                places.record(DispatchQueue.getSpecific(key: label) == 1)
                released.signal()
            }
            return CompositeDisposable(action, Disposables.create())
        }
        let subscription = Observable<Int>.using(resource, observableFactory: { _ in failing.retry() })
            .subscribe(on: queue).subscribe()
        #expect(began.arrives())
        subscription.dispose()
        #expect(released.arrives())
        #expect(places.values == [true])
    }
}
