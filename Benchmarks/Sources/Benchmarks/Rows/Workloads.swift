import Dispatch
import Foundation
import Machine
import Streams
import Synchronization

private let million = 1_000_000

/// Subscribes until the process ends; the closures that send retain the subjects.
private func subscribed(_ source: Observable<Int>) { _ = source.subscribe(onNext: { consume($0) }) }

@inline(never) private func opaqueMap(_ source: Observable<Int>) -> Observable<Int> { source.map { $0 ^ 1 } }

private func subject1() -> Job {
    let subject = PublishSubject<Int>()
    subscribed(subject)
    return Job(units: many, sum: sum(below: many)) {
        for index in 0..<many { subject.onNext(opaque(index)) }
    }
}

/// Uses of the library whose figures are compared from commit to commit.
let workloadRows: [Row] = [
    Row("subject1", .send, job: subject1),

    Row("map_filter", .send + Work(calls: 4)) {
        let subject = PublishSubject<Int>()
        _ = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { consume($0) })
        return Job(units: many, sum: stride(from: 2, through: many, by: 2).reduce(0, +)) {
            for index in 0..<many { subject.onNext(opaque(index)) }
        }
    },

    Row("chain_of_10", .send + Work(calls: 20)) {
        let subject = PublishSubject<Int>()
        subscribed((0..<10).reduce(subject.asObservable()) { chain, _ in opaqueMap(chain) })
        return Job(units: many, sum: sum(below: many)) {
            for index in 0..<many { subject.onNext(opaque(index)) }
        }
    },

    Row("range_map_filter_scan", Work(loops: 1)) {
        Job(units: many, sum: handWrittenSum(many)) {
            _ = Observable.range(start: 0, count: opaque(many))
                .map { $0 &+ 1 }
                .filter { $0 & 1 == 0 }
                .scan(0) { $0 &+ $1 }
                .subscribe(onNext: { consume($0) })
        }
    },

    Row("create_map_filter_scan", Work(calls: 5)) {
        Job(units: many, sum: handWrittenSum(many)) {
            _ = Observable<Int>.create { observer in
                for index in 0..<opaque(many) { observer.onNext(index) }
                observer.onCompleted()
                return Disposables.create()
            }
            .map { $0 &+ 1 }
            .filter { $0 & 1 == 0 }
            .scan(0) { $0 &+ $1 }
            .subscribe(onNext: { consume($0) })
        }
    },

    Row("flatMap_just", .flattened(allocations: 1)) {
        let subject = PublishSubject<Int>()
        subscribed(subject.flatMap { Observable.just($0) })
        return Job(units: few, sum: sum(below: few)) {
            for index in 0..<few { subject.onNext(opaque(index)) }
        }
    },

    Row("flatMapLatest_just", .flattened(allocations: 1)) {
        let subject = PublishSubject<Int>()
        subscribed(subject.flatMapLatest { Observable.just($0) })
        return Job(units: few, sum: sum(below: few)) {
            for index in 0..<few { subject.onNext(opaque(index)) }
        }
    },

    Row("combineLatest2", .serialized) {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        subscribed(Observable.combineLatest(first, second) { $0 &+ $1 })
        // Until both have sent there is nothing to combine.
        second.onNext(0)
        first.onNext(0)
        return Job(units: many, sum: 3 * sum(below: many / 2) + sum(below: many / 2 - 1)) {
            second.onNext(0)
            _ = consumed()
            for index in 0..<many / 2 {
                first.onNext(opaque(index))
                second.onNext(opaque(index))
            }
        }
    },

    Row("zip2", .serialized + Work(sections: 0.5)) {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        subscribed(Observable.zip(first, second) { $0 &+ $1 })
        return Job(units: many, sum: 2 * sum(below: many / 2)) {
            for index in 0..<many / 2 {
                first.onNext(opaque(index))
                second.onNext(opaque(index))
            }
        }
    },

    Row("withLatestFrom", .serialized) {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        subscribed(first.withLatestFrom(second) { $0 &+ $1 })
        second.onNext(1)
        return Job(units: many, sum: sum(below: many) + many) {
            for index in 0..<many { first.onNext(opaque(index)) }
            withExtendedLifetime(second) {}
        }
    },

    Row("merge8", .serialized) {
        let subjects = (0..<8).map { _ in PublishSubject<Int>() }
        subscribed(Observable.merge(subjects.map { $0.asObservable() }))
        return Job(units: many, sum: sum(below: many)) {
            for index in 0..<many { subjects[index & 7].onNext(opaque(index)) }
        }
    },

    Row("fanout1000", Work(calls: 2)) {
        let subject = PublishSubject<Int>()
        for _ in 0..<1000 { subscribed(subject) }
        return Job(units: 1000 * 100, sum: 1000 * sum(below: 100)) {
            for index in 0..<100 { subject.onNext(opaque(index)) }
        }
    },

    Row("subscribe_dispose", .subscriptions(1, objects: 3)) {
        let subject = PublishSubject<Int>()
        let chain = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }
        return Job(units: few) {
            for _ in 0..<few { chain.subscribe(onNext: { consume($0) }).dispose() }
        }
    },

    Row("behavior_distinct", .send + Work(calls: 1, sections: 1)) {
        let relay = BehaviorRelay(value: -1)
        subscribed(relay.distinctUntilChanged())
        return Job(units: many, sum: sum(below: many)) {
            for index in 0..<many { relay.accept(opaque(index)) }
        }
    },

    Row("share_replay1_x3", .send + Work(calls: 6, sections: 2)) {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        for _ in 0..<3 { subscribed(shared) }
        return Job(units: many, sum: 3 * sum(below: many)) {
            for index in 0..<many { subject.onNext(opaque(index)) }
        }
    },

    Row("observeOn_serial", .send + Work(exchanges: 1, sections: 2)) {
        let subject = PublishSubject<Int>()
        let arrived = DispatchSemaphore(value: 0)
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark")
        _ = subject.observe(on: scheduler).subscribe(onNext: { element in
            consume(element)
            if element == million - 1 { arrived.signal() }
        })
        return Job(units: million, sum: sum(below: million)) {
            for index in 0..<million { subject.onNext(opaque(index)) }
            arrived.wait()
        }
    },

    Row("observeOn_backlog", .send + Work(sections: 1)) {
        let backlog = Backlog()
        return Job(units: million, sum: sum(below: million)) { backlog.run {} }
    },

    Row("delay_serial", .send + Work(sections: 2, clocks: 1)) {
        let subject = PublishSubject<Int>()
        let arrived = DispatchSemaphore(value: 0)
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark")
        _ = subject.delay(.milliseconds(1), scheduler: scheduler).subscribe(onNext: { element in
            consume(element)
            if element == million - 1 { arrived.signal() }
        })
        return Job(units: million, sum: sum(below: million)) {
            for index in 0..<million { subject.onNext(opaque(index)) }
            arrived.wait()
        }
    },

    Row("single_login", Work(calls: 8, exchanges: 6, allocations: 7)) {
        Job(units: few, sum: sum(below: few) + few) {
            for index in 0..<few {
                Single<Int>.create { observer in
                    observer(.success(index))
                    return Disposables.create()
                }
                .flatMap { Single.just($0 &+ 1) }
                .do(onSuccess: { _ = opaque($0) })
                .subscribe(onSuccess: { consume($0) })
                .dispose()
            }
        }
    },

    Row("contended_same", .send) {
        let subject = PublishSubject<Int>()
        subscribed(subject)
        return Job(units: many, sum: sum(below: many)) {
            twoThreads { thread in
                for index in stride(from: thread, to: many, by: 2) { subject.onNext(opaque(index)) }
            }
            await_consumption(sum(below: many))
        }
    },

    Row("contended_merge", .serialized) {
        let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
        subscribed(Observable.merge(subjects[0], subjects[1]))
        return Job(units: many, sum: sum(below: many)) {
            twoThreads { thread in
                for index in stride(from: thread, to: many, by: 2) { subjects[thread].onNext(opaque(index)) }
            }
            await_consumption(sum(below: many))
        }
    },

    Row("driver_chain", .send + Work(calls: 8, sections: 2)) {
        let relay = BehaviorRelay(value: -1)
        let driver = relay.asDriver().map { $0 &+ 1 }.distinctUntilChanged()
        for _ in 0..<3 { _ = MainActor.assumeIsolated { driver.drive(onNext: { consume($0) }) } }
        return Job(units: few, sum: 3 * (sum(below: few) + few)) {
            for index in 0..<few { relay.accept(opaque(index)) }
        }
    },

    Row("async_values", .send + Work(asyncElements: 1)) {
        Job(units: few, sum: sum(below: few)) {
            let subject = PublishSubject<Int>()
            let values = subject.values
            for index in 0..<few { subject.onNext(opaque(index)) }
            subject.onCompleted()
            awaited { for try await element in values { consume(element) } }
        }
    },
]

/// Runs `body` on two threads that begin together.
func twoThreads(_ body: @escaping @Sendable (Int) -> Void) {
    let ready = Ready()
    let done = DispatchSemaphore(value: 0)
    Thread {
        ready.wait()
        body(1)
        done.signal()
    }.start()
    ready.wait()
    body(0)
    done.wait()
}

private final class Ready: Sendable {
    private let missing = Atomic<Int>(2)

    func wait() {
        missing.subtract(1, ordering: .acquiringAndReleasing)
        while missing.load(ordering: .acquiring) > 0 {}
    }
}

/// A million elements that wait for a queue which is busy.
final class Backlog {
    private let subject = PublishSubject<Int>()
    private let arrived = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "benchmark.backlog")

    init() {
        let scheduler = SerialDispatchQueueScheduler(
            queue: queue, internalSerialQueueName: "benchmark.backlog.scheduler")
        _ = subject.observe(on: scheduler).subscribe(onNext: { [arrived] element in
            consume(element)
            if element == million - 1 { arrived.signal() }
        })
    }

    /// `whileFull` runs when all of them wait.
    func run(whileFull: () -> Void) {
        let full = DispatchSemaphore(value: 0)
        queue.async { full.wait() }
        for index in 0..<million { subject.onNext(opaque(index)) }
        whileFull()
        full.signal()
        arrived.wait()
        // The memory of the queue is released only after the last element.
        queue.sync {}
    }
}
