import Dispatch
import Streams

// An operator that joins sequences or shares one may deliver an element on the thread of another source.

func startWithRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable<Box>.never().startWith(Box())
    // rejected: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // rejected: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func shareReplayRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable.just(Box()).share(replay: 1)
    // rejected: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // rejected: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func shareReplayOfFreshElementsRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable<Int>.interval(.seconds(1), scheduler: scheduler).map { _ in Box() }.share(
        replay: 1)
    _ = x
}

func publishRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable.just(Box()).publish()
    // rejected: capture of 'x' with non-Sendable type 'ConnectableObservable<Box>' in a '@Sendable' closure
    queue.async { _ = x.connect() }
}

func withLatestFromRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).withLatestFrom(r).subscribe(
        onNext: { $0.n += 1 })
    r.value.n += 1
}

func withLatestFromSelectorRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).withLatestFrom(r) { $1.n }
        .subscribe()
}

func combineLatestRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.combineLatest(Observable<Int>.interval(.seconds(1), scheduler: scheduler), r) {
        $1.n + $0
    }.subscribe()
}

func combineLatestTupleRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.combineLatest(Observable<Int>.interval(.seconds(1), scheduler: scheduler), r)
        .subscribe()
}

func combineLatestOfThreeRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.combineLatest(Observable<Int>.interval(.seconds(1), scheduler: scheduler), r, r) {
        a, b, c in b.n
    }.subscribe()
}

func combineLatestCollectionRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.combineLatest([r, r]) { $0[0].n }.subscribe()
}

func zipRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.zip(Observable<Int>.interval(.seconds(1), scheduler: scheduler), r) { $1.n + $0 }
        .subscribe()
}

func zipCollectionRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.zip([r, r]) { $0[0].n }.subscribe()
}

func zipSinglesRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Single.zip(Single.just(Box()), Single.just(1)) { a, _ in a.n }
}

func mergeRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Box>.merge(r.asObservable(), Observable.just(Box()))
}

func concatRejected() {
    let r = BehaviorRelay(value: Box())
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Box>.empty().concat(r)
}

func ambRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Box>.empty().amb(Observable.just(Box()))
}

func sampleRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).sample(Observable.of(1))
}

func flatMapRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).flatMap { _ in Observable.just(Box()) }
}

func flatMapLatestRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).flatMapLatest { _ in Observable.just(Box()) }
}

func concatMapRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).concatMap { _ in Observable.just(Box()) }
}

func flatMapFirstRejected() {
    // rejected: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).flatMapFirst { _ in Observable.just(Box()) }
}

func mapCaptureRejected() {
    let x = Observable.just(Box())
    // rejected: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    _ = Observable.of(1).map { _ in x }
}

func catchCaptureRejected() {
    let x = Observable.just(Box())
    // rejected: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    _ = Observable<Box>.empty().catch { _ in x }
}
