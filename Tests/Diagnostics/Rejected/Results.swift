import Streams

// The result of an operator has other elements than its source, and is `Sendable` although its closures read the source.

@MainActor func resultsRejected(_ relay: BehaviorRelay<Box>, _ many: BehaviorRelay<[Box]>) {
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.map { $0.n }
    // swift6 error: type 'Box' does not conform to the 'Sendable' protocol
    _ = many.map { $0.count }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.compactMap { $0.n }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.scan(0) { $0 + $1.n }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.scan(into: 0) { $0 += $1.n }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.reduce(0) { $0 + $1.n }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.flatMap { Observable.just($0.n) }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.flatMapFirst { Observable.just($0.n) }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.flatMapLatest { Observable.just($0.n) }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.concatMap { Observable.just($0.n) }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.ignoreElements()
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.withUnretained(MainView()) { $1.n }
}

@MainActor func traitsRejected(_ single: Single<Box>, _ maybe: Maybe<Box>) {
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = single.map { $0.n }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = maybe.map { $0.n }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = single.compactMap { $0.n }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = single.flatMap { Single.just($0.n) }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = single.flatMapMaybe { Maybe.just($0.n) }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = single.flatMapCompletable { _ in Completable.empty() }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = single.asCompletable()
}

@MainActor func infalliblesRejected(_ source: Infallible<Box>) {
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = source.map { $0.n }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = source.compactMap { $0.n }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = source.flatMapLatest { Infallible.just($0.n) }
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = source.scan(0) { $0 + $1.n }
}

func genericRejected<Element>(_ source: Observable<Element>, _ optionals: Observable<Element?>) {
    // swift6 warning: type 'Element' does not conform to the 'Sendable' protocol
    _ = source.map { "\($0)" }
    // swift6 error: type 'Element' does not conform to the 'Sendable' protocol
    _ = optionals.compactMap { $0 }
}

func triggersRejected(_ numbers: Observable<Int>, _ boxes: BehaviorRelay<Box>) {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = numbers.take(until: boxes)
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = numbers.skip(until: boxes)
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = numbers.sample(boxes)
}
