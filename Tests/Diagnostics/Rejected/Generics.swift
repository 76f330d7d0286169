import Streams

// The elements of a generic function of a client are `Sendable` only if it says so.

func genericRejected<Element>(_ source: Observable<Element>, _ optionals: Observable<Element?>) {
    // swift6 warning: type 'Element' does not conform to the 'Sendable' protocol
    _ = source.map { "\($0)" }
    // swift6 error: type 'Element' does not conform to the 'Sendable' protocol
    _ = optionals.compactMap { $0 }
}
