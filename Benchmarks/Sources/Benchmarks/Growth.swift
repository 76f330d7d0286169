import Dispatch
import Foundation
import Machine
import Streams

/// A cost by the number of events, observers or members, on which it should not depend.
struct Curve: Sendable {
    /// The greatest ratio of a time to that of the smallest number; twice what a quiet machine measures.
    private static let bound = 4.0

    let name: String
    let unit: String
    let sizes: [Int]
    /// The cost of one unit at a size.
    let cost: @Sendable (Int) -> Double

    /// The costs at all sizes, each the least of three.
    func points() -> [Double] {
        sizes.map { size in (0..<3).map { _ in cost(size) }.min() ?? 0 }
    }

    /// Whether a time does not grow; for memory, whose first point may be zero, always true.
    func isBoundMet(by points: [Double]) -> Bool {
        unit != "ns" || points.allSatisfy { $0 <= Self.bound * points[0] }
    }
}

private let observerCounts = [100, 1000, 10_000, 100_000]

let curves: [Curve] = [
    Curve(
        name: "an event of a subject", unit: "ns",
        sizes: [1000, 10_000, 100_000, 1_000_000, 10_000_000]
    ) { size in
        let subject = PublishSubject<Int>()
        let subscription = subject.map { $0 &+ 1 }.subscribe(onNext: { consume($0) })
        defer { subscription.dispose() }
        return timed(size) { for index in 0..<size { subject.onNext(opaque(index)) } }
    },
    Curve(
        name: "an event of scan, zip and share(replay:)", unit: "ns",
        sizes: [1000, 10_000, 100_000, 1_000_000, 10_000_000]
    ) { size in
        let subject = PublishSubject<Int>()
        let shared = subject.scan(0) { $0 &+ $1 }.share(replay: 1)
        let subscription = Observable.zip(shared, shared) { $0 &+ $1 }.subscribe(onNext: { consume($0) })
        defer { subscription.dispose() }
        return timed(size) { for index in 0..<size { subject.onNext(opaque(index)) } }
    },
    Curve(name: "an observer that subscribes and disposes, oldest first", unit: "ns", sizes: observerCounts) { size in
        observers(size) { $0 }
    },
    Curve(name: "an observer that subscribes and disposes, newest first", unit: "ns", sizes: observerCounts) { size in
        observers(size) { $0.reversed() }
    },
    Curve(name: "an observer that subscribes and disposes, in any order", unit: "ns", sizes: observerCounts) { size in
        observers(size) { $0.shuffled() }
    },
    Curve(name: "a key of groupBy", unit: "ns", sizes: observerCounts) { size in
        let subject = PublishSubject<Int>()
        return timed(size) {
            let subscription = subject.groupBy { $0 }.flatMap { $0 }.subscribe(onNext: { consume($0) })
            for index in 0..<size { subject.onNext(opaque(index)) }
            subscription.dispose()
        }
    },
    Curve(name: "an inner sequence of merge", unit: "ns", sizes: observerCounts) { size in
        let subject = PublishSubject<Int>()
        return timed(size) {
            let subscription = subject.flatMap { _ in Observable<Int>.never() }.subscribe(onNext: { consume($0) })
            for index in 0..<size { subject.onNext(opaque(index)) }
            subscription.dispose()
        }
    },
    Curve(name: "a task at a shared sequence", unit: "ns", sizes: [100, 1000, 10_000]) { size in
        let shared = PublishSubject<Int>().share()
        return timed(size) {
            let tasks = (0..<size).map { _ in
                let values = shared.values
                return Task { for try await value in values { consume(value) } }
            }
            for task in tasks { task.cancel() }
            awaited { for task in tasks { _ = await task.result } }
        }
    },
    Curve(name: "a source that `.suspending(4)` holds back, an element", unit: "ns", sizes: [100, 1000, 10_000]) {
        size in
        let sources = (0..<size).map { Observable.range(start: $0, count: 10) }
        let values = Observable.merge(sources).values(buffering: .suspending(4))
        return timed(10 * size) { awaited { for try await value in values { consume(value) } } }
    },
    Curve(name: "a task that `.suspending(1)` holds back, an element", unit: "ns", sizes: [100, 1000, 10_000]) { size in
        let sources = (0..<size).map { number in
            Observable<Int>.async { send in for _ in 0..<5 { try await send(number) } }
        }
        let values = Observable.merge(sources).values(buffering: .suspending(1))
        return timed(5 * size) { awaited { for try await value in values { consume(value) } } }
    },
    Curve(name: "a source of `subscribe(on:)` that `take` ends", unit: "ns", sizes: [100, 1000, 10_000]) { size in
        let sources = (0..<size).map {
            Observable.range(start: $0, count: 3).subscribe(on: CurrentThreadScheduler.instance)
        }
        return timed(size) { Observable.merge(sources).take(5).subscribe(onNext: { consume($0) }).dispose() }
    },
    Curve(
        name: "a part of a property that is read while another thread sets its root", unit: "ns",
        // A longer read may lose the processor to the writer, whose values it then has to pass.
        sizes: [10, 100, 1000]
    ) { size in
        let root = MutableProperty(0)
        let parts = (0..<size).map { part in root.map { $0 &+ part } }
        let sum = Property.combine(parts) { $0.reduce(0, &+) }
        let end = BooleanDisposable()
        let ended = DispatchGroup()
        ended.enter()
        Thread.detachNewThread {
            while !end.isDisposed { root.update { $0 &+= 1 } }
            ended.leave()
        }
        defer {
            end.dispose()
            ended.wait()
        }
        return timed(size) { consume(sum.value) }
    },
    Curve(name: "a member of a CompositeDisposable", unit: "ns", sizes: observerCounts) { size in
        timed(size) {
            let composite = CompositeDisposable()
            let keys = (0..<size).compactMap { _ in composite.insert(Disposables.create {}) }
            for key in keys.shuffled().prefix(size / 2) { composite.remove(for: key) }
            composite.dispose()
        }
    },
    Curve(
        name: "memory after subscriptions", unit: "bytes more than after a thousand",
        sizes: [1000, 10_000, 100_000, 1_000_000]
    ) { size in
        let subject = PublishSubject<Int>()
        let chain = subject.map { $0 &+ 1 }.share(replay: 1)
        func cycle(_ count: Int) {
            for _ in 0..<count { chain.subscribe(onNext: { consume($0) }).dispose() }
        }
        cycle(1000)
        let before = allocator_bytes()
        cycle(size - 1000)
        return Double(allocator_bytes() - before)
    },
    Curve(name: "memory of groups that have ended", unit: "bytes each", sizes: [10_000, 1_000_000]) { size in
        let subject = PublishSubject<Int>()
        let subscription = subject.groupBy { $0 }.subscribe(onNext: { group in
            _ = group.take(1).subscribe(onNext: { consume($0) })
        })
        return withExtendedLifetime(subscription) { grown(size) { subject.onNext(opaque($0)) } }
    },
    Curve(name: "memory of ended members of a DisposeBag", unit: "bytes each", sizes: [10_000, 1_000_000]) { size in
        let bag = DisposeBag()
        let source = Observable.just(1)
        return grown(size) { _ in source.subscribe(onNext: { consume($0) }).disposed(by: bag) }
    },
    Curve(
        name: "memory of ended members of a CompositeDisposable", unit: "bytes each", sizes: [10_000, 1_000_000]
    ) { size in
        let composite = CompositeDisposable()
        let source = Observable.just(1)
        return grown(size) { _ in composite.insert(source.subscribe(onNext: { consume($0) })) }
    },
    Curve(name: "an Int queued in observe(on:)", unit: "bytes", sizes: [1_000_000]) { size in
        let backlog = Backlog()
        let before = allocator_bytes()
        var full = before
        backlog.run { full = allocator_bytes() }
        return Double(full - before) / Double(size)
    },
]

/// Nanoseconds per unit.
private func timed(_ units: Int, _ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    defer { _ = consumed() }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(units)
}

/// Bytes per cycle that remain.
private func grown(_ cycles: Int, _ cycle: (Int) -> Void) -> Double {
    let before = allocator_bytes()
    for number in 0..<cycles { cycle(number) }
    defer { _ = consumed() }
    return Double(allocator_bytes() - before) / Double(cycles)
}

private func observers(_ count: Int, _ order: ([any Disposable]) -> [any Disposable]) -> Double {
    let subject = PublishSubject<Int>()
    var subscriptions: [any Disposable] = []
    let coming = timed(count) {
        subscriptions = (0..<count).map { _ in subject.subscribe(onNext: { consume($0) }) }
    }
    subscriptions = order(subscriptions)
    return coming + timed(count) { for subscription in subscriptions { subscription.dispose() } }
}
