import Dispatch
import Streams

// Elements enter a driver or signal on the main actor, or are `Sendable`; closures of other strategies are `@Sendable`.

func driverJustRejected() {
    let x = Box()
    // swift6 warning: call to main actor-isolated static method 'just' in a synchronous nonisolated context
    let d = Driver.just(x)
    _ = d.drive(onNext: { $0.n += 1 })
    x.n += 1
}

func driverStartWithRejected(_ d: Driver<Box>) {
    let x = Box()
    // swift6 warning: call to main actor-isolated instance method 'startWith' in a synchronous nonisolated context
    _ = d.startWith(x).drive(onNext: { $0.n += 1 })
    x.n += 1
}

func driverScanRejected(_ d: Driver<Int>) {
    let x = Box()
    // swift6 warning: call to main actor-isolated instance method 'scan(_:accumulator:)' in a synchronous nonisolated c
    _ = d.scan(x) { a, _ in
        a.n += 1
        return a
    }.drive()
    x.n += 1
}

func relayAsDriverRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: call to main actor-isolated instance method 'asDriver()' in a synchronous nonisolated context
    _ = r.asDriver().drive(onNext: { $0.n += 1 })
    r.value.n += 1
}

func controlEventRejected(_ source: Observable<Box>) {
    // swift6 warning: call to main actor-isolated initializer 'init(events:)' in a synchronous nonisolated context
    let event = ControlEvent(events: source)
    // swift6 warning: call to main actor-isolated instance method 'asSignal()' in a synchronous nonisolated context
    _ = event.asSignal().emit(onNext: { $0.n += 1 })
}

func observableAsDriverRejected() {
    let r = Observable.just(Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = r.asDriver(onErrorDriveWith: .empty())
}

func driverTimingRejected(_ d: Driver<Box>) {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = d.debounce(.seconds(1))
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = d.throttle(.seconds(1))
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = d.delay(.seconds(1))
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = d.pairwise()
}

func driveRelayRejected(_ d: Driver<Box>) {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: call to main actor-isolated instance method 'drive' in a synchronous nonisolated context
    _ = d.drive(r)
    r.value.n += 1
}

func driveObserverRejected(_ d: Driver<Int>) {
    let l = Listener()
    // swift6 warning: call to main actor-isolated instance method 'drive' in a synchronous nonisolated context
    _ = d.drive(l)
    l.n += 1
}

func driveWithRejected(_ d: Driver<Int>) {
    let v = View()
    // swift6 warning: type 'View' does not conform to the 'Sendable' protocol
    _ = d.drive(with: v, onNext: { v, _ in v.n += 1 })
    v.n += 1
}

func otherStrategyMapRejected(_ d: SharedSequence<Elsewhere, Int>, _ v: MainView) {
    // any warning: main actor-isolated property 'n' can not be referenced from a Sendable closure
    _ = d.map { v.n + $0 }
}

func otherStrategyDeferredRejected(_ v: MainView) {
    _ = SharedSequence<Elsewhere, Int>.deferred {
        // any warning: main actor-isolated property 'n' can not be mutated from a Sendable closure
        v.n += 1
        return .empty()
    }
}

func otherStrategyCombineLatestRejected(_ d: SharedSequence<Elsewhere, Int>, _ v: MainView) {
    // any warning: main actor-isolated property 'n' can not be referenced from a Sendable closure
    _ = SharedSequence<Elsewhere, Int>.combineLatest(d, d) { $0 + $1 + v.n }
}

func otherStrategyJustRejected() {
    let x = Box()
    // swift6 warning: call to main actor-isolated static method 'just' in a synchronous nonisolated context
    _ = SharedSequence<Elsewhere, Box>.just(x)
    x.n += 1
}

func otherStrategyWithLatestFromRejected(_ d: SharedSequence<Elsewhere, Int>, _ boxes: Driver<Box>) {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = d.withLatestFrom(boxes).asObservable()
}

// A driver uses a conformance on the main actor.

@Storage func otherActorDistinctRejected(_ records: Driver<Record>) {
    // any warning: call to main actor-isolated instance method 'distinctUntilChanged()' in a synchronous global actor 'S
    _ = records.distinctUntilChanged()
    // any warning: call to main actor-isolated instance method 'distinctUntilChanged' in a synchronous global actor 'Sto
    _ = records.distinctUntilChanged { $0 }
}

@Storage func otherActorFlatteningRejected(_ records: Driver<Records>) {
    // any warning: call to main actor-isolated instance method 'switchLatest()' in a synchronous global actor 'Storage'
    _ = records.switchLatest()
    // any warning: call to main actor-isolated instance method 'callAsFunction()' in a synchronous global actor 'Storag
    _ = records.merge()
    // any warning: call to main actor-isolated instance method 'callAsFunction(maxConcurrent:)' in a synchronous global
    _ = records.merge(maxConcurrent: 1)
}

extension SharedSequence where Element: Equatable, SharingStrategy == DriverSharingStrategy {
    func changesRejected() -> Driver<Element> {
        // swift6 warning: type 'Element' does not conform to the 'SendableMetatype' protocol
        distinctUntilChanged()
    }
}

extension SharedSequence where Element: Equatable & SendableMetatype, SharingStrategy == DriverSharingStrategy {
    func changesAccepted() -> Driver<Element> { distinctUntilChanged() }
}
