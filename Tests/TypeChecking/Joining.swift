// Arrays of sequences in front of a chain. The closures of the array and those of the chain are type-checked together, so
// the order in which the forms of an operator are declared decides how soon the compiler finds one.

import Streams

func mergedArray(_ a: BehaviorRelay<Int>, _ b: BehaviorRelay<String>, _ c: Observable<Int>) -> Observable<Int> {
    Observable.merge([a.map { $0 * 2 }, c.map { $0 + 1 }, b.map { $0.count }, b.map { Int($0) ?? 0 }])
        .scan(0) { $0 + $1 }
        .map { $0 + 1 }
}

func mergedLabels(_ a: BehaviorRelay<Int>, _ b: BehaviorRelay<String>, _ c: Observable<Int>) -> any Disposable {
    Observable.merge([a.map { $0 * 2 }, c.map { $0 + 1 }, b.map { $0.count }])
        .scan(0) { $0 + $1 }
        .map { $0 > 10 ? "big" : "small" }
        .distinctUntilChanged()
        .subscribe(onNext: { print($0) })
}

func concatenatedArray(_ a: Observable<Int>) -> Observable<Int> {
    Observable.concat([a.map { $0 * 2 }, .just(3)])
        .scan(0) { $0 + $1 }
        .map { $0 + 1 }
        .filter { $0 > 2 }
}

func merged(_ a: BehaviorRelay<Int>, _ c: Observable<Int>) -> Observable<Int> {
    Observable.merge(a.map { $0 * 2 }, c.map { $0 + 1 })
        .scan(0) { $0 + $1 }
        .map { $0 + 1 }
}

func mergedDrivers(_ a: Driver<Int>, _ b: Driver<String>) -> Driver<Int> {
    Driver.merge([a.map { $0 * 2 }, b.map { $0.count }])
        .scan(0) { $0 + $1 }
        .map { $0 + 1 }
}

func mergedInfallibles(_ a: Infallible<Int>, _ b: Infallible<String>) -> Infallible<Int> {
    Infallible.merge([a.map { $0 * 2 }, b.map { $0.count }])
        .scan(0) { $0 + $1 }
        .map { $0 + 1 }
}
