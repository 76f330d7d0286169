import Dispatch
import Streams

// An operator that joins sequences or shares one may deliver an element on the thread of another source.

func startWithRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable<Box>.never().startWith(Box())
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func shareReplayRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable.just(Box()).share(replay: 1)
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    queue.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    // swift6 error: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    other.async { _ = x.subscribe(onNext: { $0.n += 1 }) }
    _ = x
}

func shareReplayOfFreshElementsRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable<Int>.interval(.seconds(1), scheduler: scheduler).map { _ in Box() }.share(
        replay: 1)
    _ = x
}

func publishRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    let x = Observable.just(Box()).publish()
    // swift6 error: capture of 'x' with non-Sendable type 'ConnectableObservable<Box>' in a '@Sendable' closure
    queue.async { _ = x.connect() }
}

func withLatestFromRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).withLatestFrom(r).subscribe(
        onNext: { $0.n += 1 })
    r.value.n += 1
}

func withLatestFromSelectorRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).withLatestFrom(r) { $1.n }
        .subscribe()
}

func combineLatestRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.combineLatest(Observable<Int>.interval(.seconds(1), scheduler: scheduler), r) {
        $1.n + $0
    }.subscribe()
}

func combineLatestTupleRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.combineLatest(Observable<Int>.interval(.seconds(1), scheduler: scheduler), r)
        .subscribe()
}

func combineLatestOfThreeRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.combineLatest(Observable<Int>.interval(.seconds(1), scheduler: scheduler), r, r) {
        a, b, c in b.n
    }.subscribe()
}

func combineLatestCollectionRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.combineLatest([r, r]) { $0[0].n }.subscribe()
}

func zipRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.zip(Observable<Int>.interval(.seconds(1), scheduler: scheduler), r) { $1.n + $0 }
        .subscribe()
}

func zipCollectionRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.zip([r, r]) { $0[0].n }.subscribe()
}

func zipSinglesRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Single.zip(Single.just(Box()), Single.just(1)) { a, _ in a.n }
}

func mergeRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Box>.merge(r.asObservable(), Observable.just(Box()))
}

func concatRejected() {
    let r = BehaviorRelay(value: Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Box>.empty().concat(r)
}

func ambRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable<Box>.empty().amb(Observable.just(Box()))
}

func sampleRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).sample(Observable.of(1))
}

func takeUntilRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).take(until: Observable.of(1))
}

func takeUntilOfInfalliblesRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Infallible.just(Box()).take(until: Infallible.of(1))
}

func takeUntilOfAnInfallibleRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Infallible.just(Box()).take(until: Observable.of(1))
}

func skipUntilRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).skip(until: Observable.of(1))
}

func skipUntilOfAnInfallibleRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Infallible.just(Box()).skip(until: Observable.of(1))
}

func catchRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).catch { _ in Observable.just(Box()) }
}

func asInfallibleRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.just(Box()).asInfallible { _ in Infallible.just(Box()) }
}

func flatMapRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).flatMap { _ in Observable.just(Box()) }
}

func flatMapLatestRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).flatMapLatest { _ in Observable.just(Box()) }
}

func concatMapRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).concatMap { _ in Observable.just(Box()) }
}

func flatMapFirstRejected() {
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    _ = Observable.of(1).flatMapFirst { _ in Observable.just(Box()) }
}

func mapCaptureRejected() {
    let x = Observable.just(Box())
    // swift6 warning: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    _ = Observable.of(1).map { _ in x }
}

func catchCaptureRejected() {
    let x = Observable.just(Box())
    // swift6 warning: type 'Box' does not conform to the 'Sendable' protocol
    // swift6 warning: capture of 'x' with non-Sendable type 'Observable<Box>' in a '@Sendable' closure
    _ = Observable<Box>.empty().catch { _ in x }
}
