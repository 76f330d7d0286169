import Streams

/// A workload, and what it should cost in terms of a floor.
struct Workload: Sendable {
    let name: String
    let floor: Floor
    let target: Double
    let run: @Sendable () -> Timing
}

@inline(never)
private func opaqueMap(_ source: Observable<Int>) -> Observable<Int> { source.map { $0 ^ 0x2A } }

let workloads: [Workload] = [
    Workload(name: "subject1", floor: .mutexPair, target: 2.1) {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { consume($0) })
        defer { subscription.dispose() }
        return measure(units: 1_000_000) { for index in 0..<1_000_000 { subject.onNext(index) } }
    },
    Workload(name: "map_filter", floor: .mutexPair, target: 2.4) {
        let subject = PublishSubject<Int>()
        let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { consume($0) })
        defer { subscription.dispose() }
        return measure(units: 1_000_000) { for index in 0..<1_000_000 { subject.onNext(index) } }
    },
    Workload(name: "chain10", floor: .closureCall, target: 42) {
        let subject = PublishSubject<Int>()
        let chain = (0..<10).reduce(subject.asObservable()) { chain, _ in opaqueMap(chain) }
        let subscription = chain.subscribe(onNext: { consume($0) })
        defer { subscription.dispose() }
        return measure(units: 1_000_000) { for index in 0..<1_000_000 { subject.onNext(index) } }
    },
    Workload(name: "range_map_filter_scan", floor: .loop, target: 1.5) {
        measure(units: 1_000_000) {
            _ = Observable.range(start: 0, count: opaque(1_000_000))
                .map { $0 &+ 1 }
                .filter { $0 & 1 == 0 }
                .scan(0) { $0 &+ $1 }
                .subscribe(onNext: { consume($0) })
        }
    },
    Workload(name: "create_map_filter_scan", floor: .closureCall, target: 8) {
        measure(units: 1_000_000) {
            _ = Observable<Int>.create { observer in
                for index in 0..<opaque(1_000_000) { observer.onNext(index) }
                observer.onCompleted()
                return Disposables.create()
            }
            .map { $0 &+ 1 }
            .filter { $0 & 1 == 0 }
            .scan(0) { $0 &+ $1 }
            .subscribe(onNext: { consume($0) })
        }
    },
    Workload(name: "fanout1000", floor: .closureCall, target: 4) {
        let subject = PublishSubject<Int>()
        let subscriptions = (0..<1000).map { _ in subject.subscribe(onNext: { consume($0) }) }
        defer { for subscription in subscriptions { subscription.dispose() } }
        return measure(units: 1_000_000) { for index in 0..<1_000 { subject.onNext(index) } }
    },
    Workload(name: "subscribe_dispose", floor: .allocation, target: 9) {
        let subject = PublishSubject<Int>()
        let chain = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }
        return measure(units: 100_000) {
            for _ in 0..<100_000 { chain.subscribe(onNext: { consume($0) }).dispose() }
        }
    },
]
