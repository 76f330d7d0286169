import Dispatch
import Streams

// A sequence of elements that are not `Sendable` cannot be used from two queues.

func behaviorRelayRejected() {
    let x = BehaviorRelay(value: Box())
    // swift6 error: capture of 'x' with non-Sendable type 'BehaviorRelay<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'BehaviorRelay<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func justRejected() {
    let x = Observable.just(Box())
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func ofRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable.of(Box())
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func fromRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable.from([Box()])
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func singleRejected() {
    let x = Single.just(Box())
    // swift6 error: capture of 'x' with non-Sendable type 'PrimitiveSequence<SingleTrait, Box>' in a '@Sendable' closur
    queue.async { _ = x.subscribe(onSuccess: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'PrimitiveSequence<SingleTrait, Box>' in a '@Sendable' closur
    other.async { _ = x.subscribe(onSuccess: { $0.n += 1 }) }
    _ = x
}

func maybeRejected() {
    let x = Maybe.just(Box())
    // swift6 error: capture of 'x' with non-Sendable type 'PrimitiveSequence<MaybeTrait, Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onSuccess: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'PrimitiveSequence<MaybeTrait, Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onSuccess: { $0.n += 1 }) }
    _ = x
}

func infallibleRejected() {
    let x = Infallible.just(Box())
    // swift6 error: capture of 'x' with non-Sendable type 'Infallible<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'Infallible<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func replaySubjectRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let x = ReplaySubject<Box>.create(bufferSize: 1)
    queue.async {
        // swift6 error: capture of 'x' with non-Sendable type 'ReplaySubject<Box>' in a '@Sendable' closure
        x.onNext(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    other.async {
        // swift6 error: capture of 'x' with non-Sendable type 'ReplaySubject<Box>' in a '@Sendable' closure
        x.onNext(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    _ = x
}

func replayRelayRejected() {
    let x = ReplayRelay<Box>.create(bufferSize: 1)
    queue.async {
        // swift6 error: capture of 'x' with non-Sendable type 'ReplayRelay<Box>' in a '@Sendable' closure
        x.accept(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    other.async {
        // swift6 error: capture of 'x' with non-Sendable type 'ReplayRelay<Box>' in a '@Sendable' closure
        x.accept(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    _ = x
}

func publishSubjectRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let x = PublishSubject<Box>()
    queue.async {
        // swift6 error: capture of 'x' with non-Sendable type 'PublishSubject<Box>' in a '@Sendable' closure
        x.onNext(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    other.async {
        // swift6 error: capture of 'x' with non-Sendable type 'PublishSubject<Box>' in a '@Sendable' closure
        x.onNext(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    _ = x
}

func publishRelayRejected() {
    let x = PublishRelay<Box>()
    queue.async {
        // swift6 error: capture of 'x' with non-Sendable type 'PublishRelay<Box>' in a '@Sendable' closure
        x.accept(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    other.async {
        // swift6 error: capture of 'x' with non-Sendable type 'PublishRelay<Box>' in a '@Sendable' closure
        x.accept(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    _ = x
}

func asyncSubjectRejected() {
    let x = AsyncSubject<Box>()
    queue.async {
        // swift6 error: capture of 'x' with non-Sendable type 'AsyncSubject<Box>' in a '@Sendable' closure
        x.onNext(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    other.async {
        // swift6 error: capture of 'x' with non-Sendable type 'AsyncSubject<Box>' in a '@Sendable' closure
        x.onNext(Box())
        _ = x.subscribe(onNext: { $0.n += 1 })
    }
    _ = x
}

func behaviorSubjectRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let x = BehaviorSubject(value: Box())
    // swift6 error: capture of 'x' with non-Sendable type 'BehaviorSubject<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'BehaviorSubject<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func groupedObservableRejected() {
    let x = GroupedObservable(key: 1, source: Observable.just(Box()))
    // swift6 error: capture of 'x' with non-Sendable type 'GroupedObservable<Int, Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe() }
    _ = x
}

func subscribeOnRejected(_ o: Observable<Box>) {
    // swift6 error: type 'Box' does not conform to the 'Sendable' protocol
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = o.subscribe(on: scheduler)
    // swift6 error: type 'Box' does not conform to the 'Sendable' protocol
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = o.publish().refCount()
    // swift6 error: type 'Box' does not conform to the 'Sendable' protocol
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.concat([o, o])
}
