import Machine
import Streams

/// A trait: the lifetime, and the closure of the observer.
private let trait = Work(calls: 3, exchanges: 3, allocations: 2)
private let link = Work(calls: 2, allocations: 1)

/// A trait that is assembled and subscribed to, as a request is.
let traitRows: [Row] = {
    struct Failure: Error {}
    return [
        Row.cycle("Single.just", trait + Work(allocations: 1)) {
            _ = Single.just(opaque(1)).subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Single.create", trait + Work(calls: 1, exchanges: 1, allocations: 2)) {
            let value = opaque(1)
            _ = Single<Int>.create { observer in
                observer(.success(value))
                return Disposables.create()
            }.subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Single.map", trait + link + Work(allocations: 1)) {
            _ = Single.just(opaque(1)).map { $0 &+ 1 }.subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Single.flatMap", 2 * trait + link) {
            _ = Single.just(opaque(1)).flatMap { Single.just($0 &+ 1) }.subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Single.flatMap.flatMap.map", 3 * trait + 2 * link) {
            _ = Single.just(opaque(1)).flatMap { Single.just($0 &+ 1) }.flatMap { Single.just($0 &+ 1) }
                .map { $0 &* 2 }.subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Single.zip", 3 * trait + Work(calls: 3, sections: 2, allocations: 2)) {
            _ = Single.zip(Single.just(opaque(1)), Single.just(2)) { $0 &+ $1 }.subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Single.do", trait + link + Work(allocations: 1)) {
            _ = Single.just(opaque(1)).do(onSuccess: { consume($0) }).subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Single.error.catch", 2 * trait + link + Work(allocations: 2)) {
            _ = Single<Int>.error(Failure()).catch { _ in .just(1) }.subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Single.error.retry(2)", 3 * trait + Work(allocations: 3)) {
            _ = Single<Int>.error(Failure()).retry(2).subscribe(onSuccess: { consume($0) }, onFailure: { _ in })
        },
        Row.cycle("Single.asObservable", trait + Work(allocations: 2)) {
            _ = Single.just(opaque(1)).asObservable().subscribe(onNext: { consume($0) })
        },
        Row.cycle("Observable.asSingle", trait + Work(calls: 2, allocations: 2)) {
            _ = Observable.just(opaque(1)).asSingle().subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Maybe.just.ifEmpty", trait + link + Work(allocations: 2)) {
            _ = Maybe.just(opaque(1)).ifEmpty(default: 2).subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Completable.empty", trait + Work(allocations: 1)) {
            _ = Completable.empty().subscribe(onCompleted: { consume(1) })
        },
        Row.cycle("Completable.andThen(Single)", 2 * trait + Work(allocations: 2)) {
            _ = Completable.empty().andThen(Single.just(opaque(1))).subscribe(onSuccess: { consume($0) })
        },
        Row.cycle("Completable.zip of 2", 3 * trait + Work(sections: 2, allocations: 2)) {
            _ = Completable.zip(.empty(), .empty()).subscribe(onCompleted: { consume(1) })
        },
        Row.cycle("Infallible.of(3).map", trait + Work(calls: 6, allocations: 4)) {
            _ = Infallible.of(1, 2, 3).map { $0 &+ 1 }.subscribe(onNext: { consume($0) })
        },
    ]
}()
