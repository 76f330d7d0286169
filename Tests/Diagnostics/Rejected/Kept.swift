import Streams

// A subscription is `Sendable`, retains elements, and releases them on the thread that disposes of it.

@MainActor func keptRejected(_ relay: BehaviorRelay<Box>, _ single: Single<Box>) {
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.takeLast(2)
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.toArray()
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.asSingle()
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.asMaybe()
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.distinctUntilChanged()
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.distinctUntilChanged { $0 === $1 }
    // swift5 warning: converting non-Sendable function value to '@Sendable (AnyObject?, AnyObject?) throws -> Bool' may
    // swift6 error: type 'AnyObject' does not conform to the 'Sendable' protocol
    _ = relay.distinctUntilChanged({ $0 }, comparer: ===)
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.retry()
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.retry(2)
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = single.retry(2)
    // any warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = relay.asInfallible().distinctUntilChanged()
}

// A subject is a `Disposable`.

func subjectsRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let subject = BehaviorSubject(value: Box())
    let disposable: any Disposable = subject
    queue.async { disposable.dispose() }
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = PublishSubject<Box>()
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = ReplaySubject<Box>.create(bufferSize: 1)
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = ReplaySubject<Box>.createUnbounded()
}

// A driver of elements that are not `Sendable` belongs to the main actor.

@MainActor func driverRejected(_ relay: BehaviorRelay<Box>) {
    let driver = relay.asDriver()
    // swift6 error: capture of 'driver' with non-Sendable type 'SharedSequence<DriverSharingStrategy, Box>' in a '@Send
    queue.async { _ = driver }
}
