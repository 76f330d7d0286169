import Dispatch
import TestSupport
import Testing

/// A strategy that delivers on a background queue.
private enum Background: SharingStrategyProtocol {
    static let scheduler: any SchedulerType = SerialDispatchQueueScheduler(qos: .userInitiated)

    static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

/// A strategy that claims to deliver on the main queue.
private enum Pretender: MainQueueSharingStrategy {
    static var scheduler: any SchedulerType { ConcurrentDispatchQueueScheduler(qos: .userInitiated) }

    static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> { source }
}

private final class Model {
    var name: String

    init(_ name: String) { self.name = name }
}

/// An element that reports whether the main queue releases it.
private final class Released {
    private let report: @Sendable (Bool) -> Void

    init(_ report: @escaping @Sendable (Bool) -> Void) { self.report = report }

    deinit { report(Main.isCurrent) }
}

/// An observer that is not `Sendable`.
private final class Latest<Element>: ObserverType {
    private(set) var value: Element?

    func on(_ event: Event<Element>) { value = event.element }
}

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SharedSequenceIsolationTests {
        private let numbers = Observable.of(1, 2, 3)

        /// Whether each event comes on the main queue.
        private func areOnMainQueue(_ driver: Driver<Int>) async -> Bool {
            let isElsewhere = Lock(false)
            let check: @Sendable () -> Void = {
                if !Main.isCurrent { isElsewhere.withLock { $0 = true } }
            }
            let source = driver.asObservable().do(onNext: { _ in check() }, onCompleted: check)
            for await _ in source.asInfallible(onErrorJustReturn: 0).values {}
            return !isElsewhere.value
        }

        @Test func closuresOfAnotherStrategyRunOnItsScheduler() async {
            let background = numbers.asSharedSequence(sharingStrategy: Background.self, onErrorJustReturn: 0)
            let areOnMain = background.map { _ in Main.isCurrent }
            for await isOnMain in areOnMain.asObservable().asInfallible(onErrorJustReturn: true).values {
                #expect(!isOnMain)
            }
        }

        @Test func aDriverMadeByAnotherStrategyDeliversOnTheMainQueue() async {
            let background = numbers.asSharedSequence(sharingStrategy: Background.self, onErrorJustReturn: 0)
            let empty = Observable<Int>.empty()
                .asSharedSequence(sharingStrategy: Background.self, onErrorJustReturn: 0)
            let driver = numbers.asDriver(onErrorJustReturn: 0)
            let drivers = [
                background.flatMap { _ in driver }, background.flatMapFirst { _ in driver },
                background.flatMapLatest { _ in driver }, background.map { _ in driver }.merge(),
                background.map { _ in driver }.merge(maxConcurrent: 1), background.map { _ in driver }.switchLatest(),
                driver.withLatestFrom(background), empty.flatMap { _ in driver }, empty.map { _ in driver }.merge(),
                empty.map { _ in driver }.switchLatest(),
            ]
            for driver in drivers { #expect(await areOnMainQueue(driver)) }
        }

        @Test func aDriverWithinAnotherStrategyIsSubscribedToOnTheMainQueue() async {
            let places = Recorder<Bool>()
            let driver = numbers.do(onSubscribe: { places.record(Main.isCurrent) }).asDriver(onErrorJustReturn: 0)
            let background = numbers.asSharedSequence(sharingStrategy: Background.self, onErrorJustReturn: 0)
            _ = await areOnMainQueue(background.flatMap { _ in driver })
            _ = await areOnMainQueue(background.map { _ in driver }.switchLatest())
            for await _ in background.withLatestFrom(driver).asInfallible().values {}
            #expect(places.values.count >= 3)
            #expect(places.values.allSatisfy { $0 })
        }

        @Test func elementsOfAnyTypeEnterOnTheMainActor() {
            let relay = BehaviorRelay(value: [Model("a")])
            let log = Recorder<String>()
            let names = relay.asDriver().startWith([]).scan([]) { $0 + $1 }
            let subscription = names.drive(onNext: { log.record($0.map(\.name).joined()) })
            relay.accept([Model("b")])
            #expect(log.values == ["", "a", "ab"])
            subscription.dispose()
        }

        @Test func elementsOfAnyTypeAreCreatedOnTheMainActor() async {
            let (a, b) = (Model("a"), Model("b"))
            let drivers: [Driver<Model>] = [
                .just(a), .of(a, b), .from([a, b]), .from(AnySequence([a, b])),
                .from(optional: a), .from(optional: nil),
            ]
            var texts: [String] = []
            for driver in drivers {
                let log = Recorder<String>()
                _ = driver.drive(onNext: { log.record($0.name) }, onCompleted: { log.record("C") })
                await until { log.values.last == "C" }
                texts.append(log.text)
            }
            #expect(texts == ["a C", "a b C", "a b C", "a b C", "a C", "C"])
        }

        @Test func elementsOfAnyTypeReachObserversAndRelaysOfOptionals() {
            let relay = BehaviorRelay(value: Model("a"))
            let mirror = BehaviorRelay<Model?>(value: nil)
            let latest = Latest<Model?>()
            let subscriptions = [relay.asDriver().drive(mirror), relay.asDriver().drive(latest)]
            #expect(mirror.value === relay.value)
            #expect((latest.value ?? nil) === relay.value)
            for subscription in subscriptions { subscription.dispose() }
        }

        @Test func elementsOfAnyTypeLeaveASignalOnTheMainActor() {
            let relay = PublishRelay<Model>()
            let (mirror, optionalMirror) = (BehaviorRelay(value: Model("")), BehaviorRelay<Model?>(value: nil))
            let (latest, latestOptional) = (Latest<Model>(), Latest<Model?>())
            let subscriptions = [
                relay.asSignal().emit(to: mirror), relay.asSignal().emit(to: optionalMirror),
                relay.asSignal().emit(to: latest), relay.asSignal().emit(to: latestOptional),
            ]
            let model = Model("a")
            relay.accept(model)
            let received: [Model?] = [mirror.value, optionalMirror.value, latest.value, latestOptional.value ?? nil]
            #expect(received.allSatisfy { $0 === model })
            for subscription in subscriptions { subscription.dispose() }
        }

        @Test func elementsOfAnyTypeLeaveOnTheMainActor() {
            let relay = BehaviorRelay(value: Model("a"))
            let mirror = BehaviorRelay(value: Model(""))
            let latest = Latest<Model>()
            let subscriptions = [relay.asDriver().drive(mirror), relay.asDriver().drive(latest)]
            #expect(mirror.value === relay.value)
            #expect(latest.value === relay.value)
            for subscription in subscriptions { subscription.dispose() }
        }

        @Test func elementsAreReleasedOnTheMainQueueIfAnotherThreadDisposes() async {
            let (reports, continuation) = AsyncStream.makeStream(of: Bool.self)
            func subscribe() -> any Disposable {
                let relay = BehaviorRelay(value: Released { continuation.yield($0) })
                return relay.asDriver().scan([]) { $0 + [$1] }.drive(onNext: { _ in })
            }
            let subscription = subscribe()
            await Task.detached { subscription.dispose() }.value
            var iterator = reports.makeAsyncIterator()
            #expect(await iterator.next() == true)
        }

        @Test(arguments: [true, false]) func aConnectionEndsBeforeTheNextOneBegins(isDerived: Bool) async {
            let log = Recorder<String>()
            func subscribe() -> (first: any Disposable, rest: Driver<Int>) {
                let place = Observable<Int>.never()
                    .do(onSubscribe: { log.record("start") }, onDispose: { log.record("stop") })
                    .asDriver(onErrorJustReturn: 0)
                return (place.drive(), isDerived ? place.map { $0 } : place)
            }
            let ((first, rest), disposed) = (subscribe(), DispatchSemaphore(value: 0))
            DispatchQueue.global().async {
                first.dispose()
                disposed.signal()
            }
            #expect(disposed.arrives())
            #expect(log.values == ["start"])
            let second = rest.drive()
            #expect(log.values == ["start", "stop", "start"])
            for _ in 1...3 { await Main.settle() }
            #expect(log.values == ["start", "stop", "start"])
            second.dispose()
            #expect(log.values == ["start", "stop", "start", "stop"])
        }

        @Test func aSubscriptionThatWaitsForTheMainQueueIsReleasedByItsDisposal() async {
            let driver = Driver<Int>.never()
            let (released, done) = (Counter(), DispatchSemaphore(value: 0))
            DispatchQueue.global().async {
                func subscribe() -> any Disposable {
                    let element = UncheckedSendable(Released { _ in released.increment() })
                    return driver.asObservable().subscribe(onNext: { _ in _ = element })
                }
                subscribe().dispose()
                done.signal()
            }
            #expect(done.arrives())
            #expect(released.value == 1)
        }

        /// Nothing shares the elements of the sequence.
        @Test func anIteratorIsReleasedOnTheMainQueueIfAnotherThreadDisposes() async {
            let reports = Recorder<Bool>()
            func subscribe() -> any Disposable {
                let endless = sequence(first: Released { reports.record($0) }) { _ in Released { reports.record($0) } }
                return Driver.from(endless).drive(onNext: { _ in })
            }
            let subscription = subscribe()
            await Task.detached { subscription.dispose() }.value
            for _ in 1...3 { await Main.settle() }
            #expect(!reports.values.isEmpty && reports.values.allSatisfy { $0 })
        }

        @Test func afterAnotherThreadHasDisposedNoElementFollows() async {
            let (log, isDisposed) = (Recorder<Int>(), BooleanDisposable())
            let subscription = Driver.from(sequence(first: 1) { $0 + 1 }).drive(onNext: { element in
                if isDisposed.isDisposed { log.record(element) }
            })
            await Main.elsewhere {
                subscription.dispose()
                isDisposed.dispose()
            }
            for _ in 1...3 { await Main.settle() }
            // The one that was being delivered.
            #expect(log.values.count <= 1)
        }

        @Test func aStrategyThatClaimsTheMainQueueTraps() async {
            await #expect(processExitsWith: .failure) {
                _ = Observable.just(1).asSharedSequence(sharingStrategy: Pretender.self, onErrorJustReturn: 0)
            }
            await #expect(processExitsWith: .failure) { _ = SharedSequence<Pretender, Int>.of(1, 2) }
        }
    }
}
