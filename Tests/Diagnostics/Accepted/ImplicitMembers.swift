import Streams

// The other sequence as an implicit member, whose element is that of the source.

func implicitMembers(_ source: Observable<Int>, _ infallible: Infallible<Int>) {
    _ = source.concat(.never()).concat(.just(2)).filter { $0 > 1 }
    _ = source.amb(.never())
    _ = source.timeout(.seconds(1), other: .empty(), scheduler: MainScheduler.instance)
    _ = Observable.just(true).concat(.never())
    _ = infallible.concat(.never())
}

// Closures whose element follows from the result, or from one of their branches.

private struct Failure: Error {}

func actions() {
    _ = Action<Int, Int> { .just($0) }
    _ = Action<Int, Int>(enabledIf: .just(true), policy: .queueing) { number in
        if number == 0 { return .error(Failure()) }
        return .just(number)
    }
    _ = Action<Int, Int> { if $0 > 0 { Observable.just($0) } else { .empty() } }
    _ = Action { (number: Int) in if number > 0 { Observable.just(number) } else { Observable.empty() } }
}

func flattened(_ source: Observable<Int>, _ infallible: Infallible<Int>) {
    let _: [Observable<Int>] = [
        source.flatMap { .just($0) }, source.flatMapFirst { .just($0) }, source.flatMapLatest { .just($0) },
        source.concatMap { .just($0) }, source.expand { $0 > 9 ? .empty() : .just($0 + 1) },
    ]
    _ = source.flatMap { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }
    _ = source.flatMapFirst { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }
    _ = source.flatMapLatest { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }
    _ = source.concatMap { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }
    let _: [Infallible<Int>] = [
        infallible.flatMap { .just($0) }, infallible.flatMapFirst { .just($0) },
        infallible.flatMapLatest { .just($0) }, infallible.concatMap { .just($0) },
    ]
    _ = infallible.flatMap { if $0 > 0 { Infallible.just($0) } else { Infallible.empty() } }
    _ = infallible.flatMapFirst { if $0 > 0 { Infallible.just($0) } else { Infallible.empty() } }
    _ = infallible.flatMapLatest { if $0 > 0 { Infallible.just($0) } else { Infallible.empty() } }
    _ = infallible.concatMap { if $0 > 0 { Infallible.just($0) } else { Infallible.empty() } }
}

func triggers(_ source: Observable<Int>, _ single: Single<Int>) {
    _ = source.delay { $0 > 0 ? .just(1) : .never() }
    _ = source.delay { if $0 > 0 { Observable.just(1) } else { Observable.never() } }
    _ = source.retry { _ in .just(1) }
    _ = source.retry { errors in if true { errors.take(1) } else { .never() } }
    _ = source.retry { (errors: Observable<Failure>) in if true { errors.take(1) } else { .never() } }
    _ = single.retry { _ in .just(1) }
    _ = single.retry { errors in if true { errors.take(1) } else { .never() } }
    _ = single.retry { (errors: Observable<Failure>) in if true { errors.take(1) } else { .never() } }
}

func traits(_ single: Single<Int>) {
    let _: Single<Int> = single.flatMap { .just($0) }
    _ = single.flatMap { if $0 > 0 { Single.just($0) } else { Single.error(Failure()) } }
    _ = single.flatMapMaybe { if $0 > 0 { Maybe.just($0) } else { Maybe.empty() } }
}

@MainActor func drivers(_ driver: Driver<Int>) {
    let _: [Driver<Int>] = [
        driver.flatMap { .just($0) }, driver.flatMapFirst { .just($0) }, driver.flatMapLatest { .just($0) },
    ]
    _ = driver.flatMap { if $0 > 0 { Driver.just($0) } else { Driver.empty() } }
}
