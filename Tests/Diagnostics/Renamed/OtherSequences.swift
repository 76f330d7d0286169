import Streams

// Operators of other sequences that a driver or a signal does not have, and a scheduler that is left out.

@MainActor func sharedSequences(_ a: Driver<Int>, _ b: Signal<Int>, _ relay: BehaviorRelay<Int>, _ owner: Owner) {
    // any error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.
    _ = a.subscribe(onNext: { print($0) })
    // any error: 'subscribe' is unavailable: Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.
    _ = b.subscribe { print($0) }
    // any error: 'subscribe(with:onNext:)' is unavailable: Use 'drive(with:onNext:)' of a driver, or 'emit(with:onNext:)' of a signal.
    _ = a.subscribe(with: owner, onNext: { _, number in print(number) })
    // any error: 'bind(onNext:)' is unavailable: Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.
    _ = a.bind(onNext: { print($0) })
    // any error: 'bind(to:)' is unavailable: Use 'drive(_:)' of a driver, or 'emit(to:)' of a signal.
    _ = b.bind(to: relay)
    // any error: 'observe(on:)' is unavailable: Remove the call: a driver or a signal delivers on the main queue.
    _ = a.observe(on: MainScheduler.instance).map { $0 + 1 }
    // any error: 'retry' is unavailable: Remove the call: a driver or a signal does not fail.
    _ = b.retry(3)
    // any error: 'catchAndReturn' is unavailable: Remove the call: a driver or a signal does not fail.
    _ = a.catchAndReturn(1)
    // any error: 'catch' is unavailable: Remove the call: a driver or a signal does not fail.
    _ = a.catch { _ in Observable.just(1) }
    // any error: 'share(replay:)' is unavailable: Remove the call: all subscribers of a driver or a signal share one subscription.
    _ = a.share(replay: 1).drive(onNext: { print($0) })
}

final class Owner: Sendable {}

func schedulers(_ a: Observable<Int>) {
    // any error: 'delay' is unavailable: Add a scheduler: 'delay(_:scheduler:)', such as 'MainScheduler.instance'.
    _ = a.delay(.seconds(1))
}
