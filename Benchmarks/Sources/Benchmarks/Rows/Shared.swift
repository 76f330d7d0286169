import Machine
import Streams

/// Sends on the main queue to what observes there.
private func main(
    _ name: String, _ work: Work, _ make: @escaping @Sendable @MainActor () -> @Sendable (Int) -> Void
) -> Row {
    Row(name, work) {
        let send = MainActor.assumeIsolated(make)
        return Job(units: few) {
            for index in 0..<few { send(opaque(index)) }
        }
    }
}

private let delivered = Work.send + Work(calls: 2, sections: 1)

private final class Label: Sendable, ReactiveCompatible {
    @MainActor var text = 0
}

/// Sequences of the main queue, bindings, and their observers.
let sharedRows: [Row] = [
    main("Signal from a relay", delivered) {
        let relay = PublishRelay<Int>()
        _ = relay.asSignal().emit(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    main("Driver from a relay", delivered + Work(sections: 1)) {
        let relay = BehaviorRelay(value: 0)
        _ = relay.asDriver().drive(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    main("Driver.map.filter", delivered + Work(calls: 4, sections: 1)) {
        let relay = BehaviorRelay(value: 0)
        _ = relay.asDriver().map { $0 &+ 1 }.filter { $0 > 0 }.drive(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    main("Driver.combineLatest", 2 * delivered + Work(sections: 2)) {
        let (relay, other) = (BehaviorRelay(value: 0), BehaviorRelay(value: 1))
        _ = Driver.combineLatest(relay.asDriver(), other.asDriver()) { $0 &+ $1 }.drive(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    main("Driver.withLatestFrom", delivered + Work(calls: 2, sections: 2)) {
        let (relay, other) = (BehaviorRelay(value: 0), BehaviorRelay(value: 1))
        _ = relay.asDriver().withLatestFrom(other.asDriver()) { $0 &+ $1 }.drive(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    main("Signal.flatMapLatest(Signal.just)", 2 * delivered + Work(allocations: 4)) {
        let relay = PublishRelay<Int>()
        _ = relay.asSignal().flatMapLatest { Signal.just($0) }.emit(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    main("asDriver(onErrorJustReturn:)", delivered + Work(calls: 1, sections: 1)) {
        let subject = PublishSubject<Int>()
        _ = subject.asDriver(onErrorJustReturn: 0).drive(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
    main("Driver to a Binder", delivered + Work(calls: 2, sections: 1, weakLoads: 1)) {
        let relay = BehaviorRelay(value: 0)
        let label = Label()
        _ = relay.asDriver().drive(Binder(label) { $0.text = $1 })
        return { element in
            relay.accept(element)
            withExtendedLifetime(label) {}
        }
    },
    main("Driver, subscription", .subscription + .subscription + Work(allocations: 2)) {
        let relay = BehaviorRelay(value: 0)
        let driver = relay.asDriver()
        return { _ in MainActor.assumeIsolated { driver.drive(onNext: { consume($0) }).dispose() } }
    },
    main("Signal, subscription", .subscription + .subscription + Work(allocations: 2)) {
        let relay = PublishRelay<Int>()
        let signal = relay.asSignal()
        return { _ in MainActor.assumeIsolated { signal.emit(onNext: { consume($0) }).dispose() } }
    },
    main("Driver.of(3)", .subscription + 3 * Work(calls: 2, sections: 1) + Work(allocations: 3)) {
        { _ in MainActor.assumeIsolated { Driver.of(1, 2, 3).drive(onNext: { consume($0) }).dispose() } }
    },
    main("Infallible.of(3)", Work(calls: 7, allocations: 5)) {
        { _ in Infallible.of(1, 2, 3).map { $0 &+ 1 }.subscribe(onNext: { consume($0) }).dispose() }
    },
    main("Infallible.combineLatest", .serialized + Work(calls: 1)) {
        let (relay, other) = (PublishRelay<Int>(), BehaviorRelay(value: 1))
        _ = Infallible.combineLatest(relay.asInfallible(), other.asInfallible()) { $0 &+ $1 }
            .subscribe(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    main("Infallible.withLatestFrom", .serialized) {
        let (relay, other) = (PublishRelay<Int>(), BehaviorRelay(value: 1))
        _ = relay.asInfallible().withLatestFrom(other.asInfallible()) { $0 &+ $1 }.subscribe(onNext: { consume($0) })
        return { relay.accept($0) }
    },
    main("ControlProperty, a value in and out", delivered + Work(calls: 2, sections: 2)) {
        let relay = BehaviorRelay(value: 0)
        let property = ControlProperty(
            values: relay, valueSink: AnyObserver { if case .next(let value) = $0 { relay.accept(value) } })
        _ = property.subscribe(onNext: { consume($0) })
        return { property.onNext($0) }
    },
    main("bind(to: relay)", 2 * .send + Work(calls: 1)) {
        let (subject, relay) = (PublishSubject<Int>(), PublishRelay<Int>())
        _ = subject.bind(to: relay)
        _ = relay.subscribe(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
    main("bind(to: Binder)", .send + Work(calls: 3, weakLoads: 1)) {
        let subject = PublishSubject<Int>()
        let label = Label()
        _ = subject.bind(to: Binder(label) { $0.text = $1 })
        return { element in
            subject.onNext(element)
            withExtendedLifetime(label) {}
        }
    },
    main("bind(to: rx.text)", .send + Work(calls: 3, weakLoads: 1)) {
        let subject = PublishSubject<Int>()
        let label = Label()
        _ = subject.bind(to: label.rx.text)
        return { element in
            subject.onNext(element)
            withExtendedLifetime(label) {}
        }
    },
    main("bind(onNext:)", .send) {
        let subject = PublishSubject<Int>()
        _ = subject.bind(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
    main("observe(on: MainScheduler.instance), on the main queue", delivered) {
        let subject = PublishSubject<Int>()
        _ = subject.observe(on: MainScheduler.instance).subscribe(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
    main("isolated(), on the main actor", delivered) {
        let subject = PublishSubject<Int>()
        _ = subject.isolated().subscribe(onNext: { consume($0) })
        return { subject.onNext($0) }
    },
]
