// Arrays of sequences in front of a chain. The closures of the array and those of the chain are type-checked together, so
// the order in which the forms of an operator are declared decides how soon the compiler finds one.

import Streams

func joinedArrays(_ a: BehaviorRelay<Int>, _ b: BehaviorRelay<String>, _ c: Observable<Int>) -> [any Disposable] {
    let merged = Observable.merge([a.map { $0 * 2 }, c.map { $0 + 1 }, b.map { $0.count }, b.map { Int($0) ?? 0 }])
        .scan(0) { $0 + $1 }.map { $0 + 1 }
    let concatenated = Observable.concat([c.map { $0 * 2 }, .just(3)])
        .scan(0) { $0 + $1 }.map { $0 + 1 }.filter { $0 > 2 }
    let labels = Observable.merge([a.map { $0 * 2 }, c.map { $0 + 1 }, b.map { $0.count }])
        .scan(0) { $0 + $1 }
        .map { $0 > 10 ? "big" : "small" }
        .distinctUntilChanged()
        .bind { print($0) }
    return [merged.subscribe(), concatenated.subscribe(), labels]
}

func joinedDrivers(_ a: Driver<Int>, _ b: Driver<String>) -> Driver<Int> {
    let merged = Driver.merge([a.map { $0 * 2 }, b.map { $0.count }]).scan(0) { $0 + $1 }.map { $0 + 1 }
    return merged.filter { $0 > 2 }
}

func joinedInfallibles(_ a: Infallible<Int>, _ b: Infallible<String>) -> Infallible<Int> {
    let merged = Infallible.merge([a.map { $0 * 2 }, b.map { $0.count }]).scan(0) { $0 + $1 }.map { $0 + 1 }
    return merged.filter { $0 > 2 }
}
