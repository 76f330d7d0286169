import Dispatch
import Streams

// A scheduler delivers elements, or subscribes, on a thread other than the one of the caller.

func subscribeOnRejected() {
    let x = Box()
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(x).subscribe(on: scheduler).subscribe(onNext: { $0.n += 1 })
    x.n += 1
}

func observeOnRejected() {
    let x = Box()
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(x).observe(on: scheduler).subscribe(onNext: { $0.n += 1 })
    x.n += 1
}

func justOnSchedulerRejected() {
    let x = Box()
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(x, scheduler: scheduler).subscribe(onNext: { $0.n += 1 })
    x.n += 1
}

func ofOnSchedulerRejected() {
    let x = Box()
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(x, scheduler: scheduler).subscribe(onNext: { $0.n += 1 })
    x.n += 1
}

func fromOnSchedulerRejected() {
    let x = Box()
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.from([x], scheduler: scheduler).subscribe(onNext: { $0.n += 1 })
    x.n += 1
}

func takeForRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).take(for: .seconds(1), scheduler: scheduler)
}

func takeForOfAnInfallibleRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Infallible.just(Box()).take(for: .seconds(1), scheduler: scheduler)
}

func debounceRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).debounce(.seconds(1), scheduler: scheduler)
}

func throttleRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).throttle(.seconds(1), scheduler: scheduler)
}

func delayRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).delay(.seconds(1), scheduler: scheduler)
}

func delaySubscriptionRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).delaySubscription(.seconds(1), scheduler: scheduler)
}

func timeoutRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).timeout(.seconds(1), scheduler: scheduler)
}

func windowRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).window(timeSpan: .seconds(1), count: 1, scheduler: scheduler)
}

func bufferRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).buffer(timeSpan: .seconds(1), count: 1, scheduler: scheduler)
}

func retryWhenRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).retry(when: { (e: Observable<any Error>) in e })
}

func controlEventRejected() {
    // swift6 error: type 'Box' does not conform to the 'Sendable' protocol
    let x = ControlEvent(events: Observable.just(Box()))
    // swift6 error: capture of 'x' with non-Sendable type 'ControlEvent<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe() }
    _ = x
}
