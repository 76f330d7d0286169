import Dispatch
import Machine
import Streams

/// The price of a synchronous source in one chain: the lifetime, and the closure of the observer.
private let source = Work(calls: 3, exchanges: 3, allocations: 2)

/// Subscribes, and is finished when that returns.
private func cold(_ name: String, _ work: Work, _ build: @escaping @Sendable () -> Observable<Int>) -> Row {
    let chain = build()
    return Row.cycle(name, work) { _ = chain.subscribe(onNext: { consume($0) }) }
}

/// A chain that emits and terminates inside `subscribe`; assembled once.
let creatingRows: [Row] = {
    struct Failure: Error {}
    let failing = Observable<Int>.error(Failure())
    let three = Observable.of(1, 2, 3)
    let hour = RxTimeInterval.seconds(3600)
    let queue = SerialDispatchQueueScheduler(qos: .userInitiated)
    return [
        Row.cycle("just, assembly", Work(calls: 1, allocations: 2)) { _ = opaque(Observable.just(opaque(1))) },
        Row.cycle("of(3), assembly", Work(calls: 1, allocations: 3)) { _ = opaque(Observable.of(1, 2, opaque(3))) },
        Row.cycle("create, assembly", Work(calls: 1, allocations: 2)) {
            let value = opaque(1)
            _ = opaque(
                Observable<Int>.create { observer in
                    observer.onNext(value)
                    return Disposables.create()
                })
        },
        Row.cycle("map filter map, assembly", Work(calls: 3, allocations: 6)) {
            _ = opaque(three.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 })
        },
        cold("just", source) { .just(1) },
        cold("empty", source) { .empty() },
        cold("never", source) { .never() },
        cold("of(3)", source + Work(calls: 3)) { three },
        cold("from(array of 3)", source + Work(calls: 3)) { .from([1, 2, 3]) },
        cold("range(3)", source + Work(calls: 3)) { .range(start: 0, count: 3) },
        cold("generate(3)", source + Work(calls: 9)) {
            .generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
        },
        cold("deferred(just)", source + Work(calls: 1, allocations: 2)) { .deferred { .just(1) } },
        cold("create(just)", source + Work(calls: 3, sections: 1, allocations: 2)) {
            .create { observer in
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create()
            }
        },
        cold("create with a disposable", source + Work(calls: 4, sections: 2, allocations: 4)) {
            .create { observer in
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create { consume(1) }
            }
        },
        cold("using(just)", source + Work(calls: 4, sections: 2, allocations: 5)) {
            .using({ BooleanDisposable() }, observableFactory: { _ in .just(1) })
        },
        cold("repeatElement.take(3)", source + Work(calls: 6, allocations: 2)) { .repeatElement(1).take(3) },
        cold("just.map.filter", source + Work(calls: 4, allocations: 2)) {
            .just(1).map { $0 &+ 1 }.filter { $0 > 0 }
        },
        cold("of(3).take(1)", source + Work(calls: 2, allocations: 2)) { three.take(1) },
        cold("of(3).first", source + Work(calls: 2, allocations: 2)) { three.first().asObservable().map { $0 ?? 0 } },
        cold("of(3).startWith", source + Work(calls: 4)) { three.startWith(0) },
        cold("of(3).toArray", source + Work(calls: 5, allocations: 4)) { three.toArray().asObservable().map(\.count) },
        cold("of(3).reduce", source + Work(calls: 7, allocations: 2)) { three.reduce(0) { $0 &+ $1 } },
        cold("of(3).concat(of(3))", 2 * source + Work(calls: 6, allocations: 2)) { three.concat(three) },
        cold("merge of 3 of(3)", 4 * source + Work(calls: 9, sections: 9)) { .merge(three, three, three) },
        cold("zip of 2 of(3)", 3 * source + Work(calls: 12, sections: 6, allocations: 2)) {
            .zip(three, three) { $0 &+ $1 }
        },
        cold("combineLatest of 2 of(3)", 3 * source + Work(calls: 12, sections: 6, allocations: 2)) {
            .combineLatest(three, three) { $0 &+ $1 }
        },
        cold("of(3).flatMap(just)", source + Work(calls: 12, sections: 3, allocations: 5)) {
            three.flatMap { Observable.just($0) }
        },
        cold("of(3).flatMapLatest(just)", source + Work(calls: 12, sections: 3, allocations: 5)) {
            three.flatMapLatest { Observable.just($0) }
        },
        cold("of(3).concatMap(just)", source + Work(calls: 12, sections: 3, allocations: 5)) {
            three.concatMap { Observable.just($0) }
        },
        cold("of(3).withLatestFrom(just)", 2 * source + Work(calls: 9, sections: 4, allocations: 2)) {
            three.withLatestFrom(Observable.just(1)) { $0 &+ $1 }
        },
        cold("error.catchAndReturn", 2 * source + Work(calls: 2, allocations: 2)) { failing.catchAndReturn(0) },
        cold("error.catch(just)", 2 * source + Work(calls: 3, allocations: 4)) { failing.catch { _ in .just(1) } },
        cold("error.retry(3).catch", 4 * source + Work(calls: 6, allocations: 4)) {
            failing.retry(3).catch { _ in .empty() }
        },
        cold("error.retry(when:)", 4 * source + Work(calls: 6, sections: 6, allocations: 4)) {
            failing.retry { (errors: Observable<any Error>) in errors.take(2) }
        },
        cold("empty.ifEmpty(default:)", 2 * source + Work(calls: 2, allocations: 1)) { .empty().ifEmpty(default: 1) },
        cold("of(3).share", 2 * source + Work(calls: 6, sections: 6, allocations: 5)) { three.share() },
        cold("of(3).share(replay: 1)", 2 * source + Work(calls: 6, sections: 6, allocations: 5)) {
            three.share(replay: 1)
        },
        cold("of(3).groupBy.merge", 2 * source + Work(calls: 18, sections: 9, allocations: 20)) {
            three.groupBy { $0 & 1 }.flatMap { $0 }
        },
        cold("of(3).do", source + Work(calls: 6, allocations: 1)) { three.do(onNext: { consume($0) }) },
        cold("of(3).materialize.dematerialize", source + Work(calls: 9, allocations: 2)) {
            three.materialize().dematerialize()
        },
        Row.cycle("interval, subscription", source + Work(allocations: 3, timers: 1)) {
            Observable<Int>.interval(hour, scheduler: queue).subscribe(onNext: { consume($0) }).dispose()
        },
        Row.cycle("timer, subscription", source + Work(allocations: 3) + .scheduled) {
            Observable<Int>.timer(hour, scheduler: queue).subscribe(onNext: { consume($0) }).dispose()
        },
    ]
}()
