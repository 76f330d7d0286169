// Names from earlier versions of the vocabulary: the compiler offers the current one.

import Streams

func observables(
    _ a: Observable<Int>, _ b: Observable<String>, _ scheduler: SerialDispatchQueueScheduler, _ bag: DisposeBag
) {
    // any error: 'takeUntil' has been renamed to 'take(until:)'
    _ = a.takeUntil(b)
    // any error: 'takeUntil(_:predicate:)' has been renamed to 'take(until:behavior:)'
    _ = a.takeUntil(.inclusive, predicate: { $0 > 1 })
    // any error: 'takeWhile' has been renamed to 'take(while:)'
    _ = a.takeWhile { $0 > 1 }
    // any error: 'takeWhile(_:predicate:)' has been renamed to 'take(while:behavior:)'
    _ = a.takeWhile(.inclusive, predicate: { $0 > 1 })
    // any error: 'take(_:scheduler:)' has been renamed to 'take(for:scheduler:)'
    _ = a.take(.seconds(1), scheduler: scheduler)
    // any error: 'skipUntil' has been renamed to 'skip(until:)'
    _ = a.skipUntil(b)
    // any error: 'skipWhile' has been renamed to 'skip(while:)'
    _ = a.skipWhile { $0 > 1 }
    // any error: 'elementAt' has been renamed to 'element(at:)'
    _ = a.elementAt(1)
    // any error: 'observeOn' has been renamed to 'observe(on:)'
    _ = a.observeOn(scheduler)
    // any error: 'subscribeOn' has been renamed to 'subscribe(on:)'
    _ = a.subscribeOn(scheduler)
    // any error: 'catchError' has been renamed to 'catch(_:)'
    _ = a.catchError { _ in .just(1) }
    // any error: 'catchError' has been renamed to 'catch(sequence:)'
    _ = Observable<Int>.catchError([a, a])
    // any error: 'catchErrorJustReturn' has been renamed to 'catchAndReturn(_:)'
    _ = a.catchErrorJustReturn(1)
    // any error: 'retryWhen' has been renamed to 'retry(when:)'
    _ = a.retryWhen { $0 }
    // any error: 'shareReplay' has been renamed to 'share(replay:)'
    _ = a.shareReplay(1)
    // any error: 'shareReplayLatestWhileConnected()' has been renamed to 'share(replay:)'
    _ = a.shareReplayLatestWhileConnected()
    // any error: 'bindTo' has been renamed to 'bind(to:)'
    _ = a.bindTo(PublishSubject<Int>())
    // any error: 'bindNext' has been renamed to 'bind(onNext:)'
    _ = a.bindNext { print($0) }
    // any error: 'subscribeNext' has been renamed to 'subscribe(onNext:)'
    _ = a.subscribeNext { print($0) }
    // any error: 'doOnNext' has been renamed to 'do(onNext:)'
    _ = a.doOnNext { print($0) }
    // any error: 'doOnError' has been renamed to 'do(onError:)'
    _ = a.doOnError { print($0) }
    // any error: 'doOnCompleted' has been renamed to 'do(onCompleted:)'
    _ = a.doOnCompleted { print("done") }
    // any error: 'TakeUntilBehavior' has been renamed to 'TakeBehavior'
    _ = TakeUntilBehavior.inclusive
    // any error: 'addDisposableTo' has been renamed to 'disposed(by:)'
    a.subscribe().addDisposableTo(bag)
}

// One error, also in the middle of a chain, where the operators after it need the types.
func chain(_ a: Observable<Int>, _ b: Observable<String>, _ scheduler: SerialDispatchQueueScheduler) {
    _ = a.map { $0 + 1 }
        // any error: 'takeUntil' has been renamed to 'take(until:)'
        .takeUntil(b)
        .filter { $0 > 1 }
        .map { "\($0)" }
        .subscribe(onNext: { print($0) })
}

func infallibles(_ a: Infallible<Int>, _ b: Observable<String>) {
    // any error: 'takeUntil' has been renamed to 'take(until:)'
    _ = a.takeUntil(b)
    // any error: 'takeWhile' has been renamed to 'take(while:)'
    _ = a.takeWhile { $0 > 1 }
    // any error: 'skipUntil' has been renamed to 'skip(until:)'
    _ = a.skipUntil(b)
    // any error: 'skipWhile' has been renamed to 'skip(while:)'
    _ = a.skipWhile { $0 > 1 }
    // any error: 'bindTo' has been renamed to 'bind(to:)'
    _ = a.bindTo(PublishSubject<Int>())
}

final class Screen: Sendable {}

func singles(_ a: Single<Int>, _ scheduler: SerialDispatchQueueScheduler, _ screen: Screen) {
    // any error: 'observeOn' has been renamed to 'observe(on:)'
    _ = a.observeOn(scheduler)
    // any error: 'subscribeOn' has been renamed to 'subscribe(on:)'
    _ = a.subscribeOn(scheduler)
    // any error: 'catchError' has been renamed to 'catch(_:)'
    _ = a.catchError { _ in .just(1) }
    // any error: 'catchErrorJustReturn' has been renamed to 'catchAndReturn(_:)'
    _ = a.catchErrorJustReturn(1)
    // any error: 'retryWhen' has been renamed to 'retry(when:)'
    _ = a.retryWhen { $0 }
    // any error: 'flatMapLatest' has been renamed to 'flatMap(_:)'
    _ = a.flatMapLatest { Single.just($0 + 1) }
    // any error: 'flatMapFirst' has been renamed to 'flatMap(_:)'
    _ = a.flatMapFirst { Single.just($0 + 1) }
    // any error: 'concatMap' has been renamed to 'flatMap(_:)'
    _ = a.concatMap { Single.just($0 + 1) }
    // any error: 'subscribe(onSuccess:onError:onDisposed:)' has been renamed to
    _ = a.subscribe(onSuccess: { print($0) }, onError: { print($0) })
    // any error: 'subscribe(with:onSuccess:onError:onDisposed:)' has been renamed to
    _ = a.subscribe(with: screen, onSuccess: { print($1) }, onError: { print($1) })
}

func maybes(_ a: Maybe<Int>, _ scheduler: SerialDispatchQueueScheduler) {
    // any error: 'observeOn' has been renamed to 'observe(on:)'
    _ = a.observeOn(scheduler)
    // any error: 'catchErrorJustReturn' has been renamed to 'catchAndReturn(_:)'
    _ = a.catchErrorJustReturn(1)
    // any error: 'flatMapLatest' has been renamed to 'flatMap(_:)'
    _ = a.flatMapLatest { Maybe.just($0 + 1) }
    // any error: 'flatMapFirst' has been renamed to 'flatMap(_:)'
    _ = a.flatMapFirst { Maybe.just($0 + 1) }
    // any error: 'concatMap' has been renamed to 'flatMap(_:)'
    _ = a.concatMap { Maybe.just($0 + 1) }
}

func completables(_ a: Completable, _ scheduler: SerialDispatchQueueScheduler) {
    // any error: 'observeOn' has been renamed to 'observe(on:)'
    _ = a.observeOn(scheduler)
    // any error: 'subscribeOn' has been renamed to 'subscribe(on:)'
    _ = a.subscribeOn(scheduler)
    // any error: 'merge' has been renamed to 'zip(_:)'
    _ = Completable.merge(a, a)
    // any error: 'merge' has been renamed to 'zip(_:)'
    _ = Completable.merge([a, a])
}
