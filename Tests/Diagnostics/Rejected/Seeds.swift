import Dispatch
import Streams

// All subscriptions use the same seed or default element, on any thread.

func reduceRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).reduce(Box()) { a, _ in
        a.n += 1
        return a
    }
}

func scanRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).scan(Box()) { a, _ in
        a.n += 1
        return a
    }
}

func scanIntoRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).scan(into: Box()) { a, _ in a.n += 1 }
}

func ifEmptyRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Box>.empty().ifEmpty(default: Box())
}

func catchAndReturnRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Box>.empty().catchAndReturn(Box())
}
