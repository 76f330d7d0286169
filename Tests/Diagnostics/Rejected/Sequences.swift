import Streams

// The library iterates a sequence at each subscription, in the isolation of the subscriber.

func sequencesRejected(_ sources: [Observable<Int>], _ infallibles: [Infallible<Int>]) {
    _ = Observable.from((1...3).lazy.map { $0 })
    // any warning: conformance of 'AnySequence<Element>' to 'Sendable' is unavailable
    _ = Observable.from(AnySequence([1, 2]), scheduler: scheduler)
    // swift6 warning: 'concat' is deprecated: A lazy sequence is not Sendable and each subscription iterates it.
    _ = Observable.concat(sources.lazy.map { $0 })
    // any warning: conformance of 'AnySequence<Element>' to 'Sendable' is unavailable
    _ = Observable.concat(AnySequence(sources))
    // swift6 warning: 'catch(sequence:)' is deprecated: A lazy sequence is not Sendable and each subscription iterates
    _ = Observable.catch(sequence: sources.lazy.map { $0 })
    // any warning: conformance of 'AnySequence<Element>' to 'Sendable' is unavailable
    _ = Infallible.from(AnySequence([1, 2]))
    // any warning: conformance of 'AnySequence<Element>' to 'Sendable' is unavailable
    _ = Infallible.concat(AnySequence(infallibles))
    // swift6 warning: call to main actor-isolated static method 'from' in a synchronous nonisolated context
    _ = Driver.from(AnySequence([1, 2]))
}

// A synchronous source may emit later than the call that subscribes, when a lock or an actor does not protect the
// elements any more.

func loopsRejected(_ box: Box) {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(box)
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.from([box])
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.repeatElement(box)
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Infallible.of(box)
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Infallible.from([box])
}
