import Streams

// A driver of elements that are not `Sendable` belongs to the main actor.

@MainActor func driverRejected(_ relay: BehaviorRelay<Box>) {
    let driver = relay.asDriver()
    // swift6 error: capture of 'driver' with non-Sendable type 'SharedSequence<DriverSharingStrategy, Box>' in a '@Send
    queue.async { _ = driver }
}

// `===` compares any objects, as keys.

@MainActor func identityRejected(_ relay: BehaviorRelay<Box>) {
    // swift5 warning: converting non-Sendable function value to '@Sendable (AnyObject?, AnyObject?) throws -> Bool' may
    // swift6 error: type 'AnyObject' does not conform to the 'Sendable' protocol
    _ = relay.distinctUntilChanged({ $0 }, comparer: ===)
}
