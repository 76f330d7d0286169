import Dispatch
import Foundation
import Streams
import Synchronization

/// The cost of a call that 1 to 32 threads make on one object, which has a lock inside.
///
/// Its bound is a ratio to `pthread_mutex_t` around an addition, measured in the same run.
struct Contention: Sendable {
    static let threads = [1, 2, 4, 8, 16, 32]
    /// The calls of each thread: so many that a convoy of sleeping threads has formed before most of them end.
    private static let calls = 50_000

    let name: String
    /// The greatest ratio of the cost, at any number of threads, to the mutex.
    let bound: Double
    /// Returns the calls of one thread on a new object.
    let make: @Sendable () -> @Sendable (_ calls: Int) -> Void

    /// Nanoseconds per call by the number of threads, each the median of three runs.
    func points() -> [Double] {
        Self.threads.map { threads in
            var samples = Samples()
            for _ in 0..<3 { samples.add(Self.nanoseconds(threads, make())) }
            return samples.median
        }
    }

    private static func nanoseconds(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) -> Double {
        let (start, ready, done) = (Start(), DispatchGroup(), DispatchGroup())
        for _ in 0..<threads {
            ready.enter()
            done.enter()
            Thread.detachNewThread {
                ready.leave()
                while !start.isGiven.load(ordering: .acquiring) { sched_yield() }
                body(calls)
                done.leave()
            }
        }
        ready.wait()
        let begin = DispatchTime.now().uptimeNanoseconds
        start.isGiven.store(true, ordering: .releasing)
        done.wait()
        return Double(DispatchTime.now().uptimeNanoseconds - begin) / Double(threads * calls)
    }

    private init(_ name: String, bound: Double, _ make: @escaping @Sendable () -> @Sendable (Int) -> Void) {
        self.name = name
        self.bound = bound
        self.make = make
    }

    /// Prints a line for each row; returns false if a row misses its bound.
    static func areBoundsMet(isWanted: (String) -> Bool) -> Bool {
        let wanted = all.filter { isWanted($0.name) }
        if wanted.isEmpty { return true }
        print("a call of 1 to 32 threads on one object (ns), and the greatest ratio to a mutex")
        print(Table.column("", 36) + threads.map { Table.figure(Double($0), 9) }.joined() + "   ratio   bound")
        let mutex = mutex.points()
        print(Table.column(Self.mutex.name, 36) + mutex.map { Table.figure($0, 9) }.joined())
        // One price for all numbers of threads: a run in which the threads take turns by chance costs a third.
        let price = mutex.max() ?? 0
        var isMet = true
        for row in wanted {
            let points = row.points()
            let ratio = (points.max() ?? 0) / price
            isMet = isMet && ratio <= row.bound
            print(
                Table.column(row.name, 36) + points.map { Table.figure($0, 9) }.joined() + Table.figure(ratio, 8)
                    + Table.figure(row.bound, 8) + (ratio > row.bound ? " missed" : ""))
            fflush(nil)
        }
        return isMet
    }

    private static let mutex = Contention("pthread_mutex_t around an addition", bound: 1) {
        let mutex = SystemMutex()
        return { calls in for _ in 0..<calls { mutex.add() } }
    }

    private static let all: [Contention] = [
        Contention("PublishSubject.onNext", bound: 40) {
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: { _ in })
            return { calls in for index in 0..<calls { subject.onNext(opaque(index)) } }
        },
        Contention("BehaviorRelay.accept", bound: 40) {
            let relay = BehaviorRelay(value: 0)
            _ = relay.subscribe(onNext: { _ in })
            return { calls in for index in 0..<calls { relay.accept(opaque(index)) } }
        },
        Contention("BehaviorRelay.accept, no observers", bound: 40) {
            let relay = BehaviorRelay(value: 0)
            return { calls in for index in 0..<calls { relay.accept(opaque(index)) } }
        },
        Contention("ReplaySubject.onNext", bound: 40) {
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            _ = subject.subscribe(onNext: { _ in })
            return { calls in for index in 0..<calls { subject.onNext(opaque(index)) } }
        },
        Contention("AsyncSubject.onNext", bound: 10) {
            let subject = AsyncSubject<Int>()
            return { calls in for index in 0..<calls { subject.onNext(opaque(index)) } }
        },
        Contention("BehaviorRelay.value", bound: 10) {
            let relay = BehaviorRelay(value: 0)
            return { calls in for _ in 0..<calls { _ = opaque(relay.value) } }
        },
        Contention("BehaviorSubject.value()", bound: 10) {
            let subject = BehaviorSubject(value: 0)
            return { calls in for _ in 0..<calls { _ = opaque(try? subject.value()) } }
        },
        Contention("MutableProperty.update", bound: 100) {
            let property = MutableProperty(0)
            return { calls in for _ in 0..<calls { property.update { $0 &+= 1 } } }
        },
        Contention("MutableProperty.value, one each", bound: 100) {
            { calls in
                let property = MutableProperty(0)
                for index in 1...calls { property.value = opaque(index) }
            }
        },
        Contention("share(replay: 1), subscription", bound: 150) {
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: 1)
            let subscription = shared.subscribe(onNext: { _ in })
            return { calls in
                for _ in 0..<calls { shared.subscribe(onNext: { _ in }).dispose() }
                withExtendedLifetime(subscription) {}
            }
        },
        Contention("PublishSubject, subscription", bound: 100) {
            let subject = PublishSubject<Int>()
            return { calls in for _ in 0..<calls { subject.subscribe(onNext: { _ in }).dispose() } }
        },
        Contention("a timer that is disposed", bound: 100) {
            let scheduler = SerialDispatchQueueScheduler(qos: .default)
            return { calls in
                for _ in 0..<calls {
                    scheduler.scheduleRelative((), dueTime: .seconds(3600)) { _ in Disposables.create() }.dispose()
                }
            }
        },
        Contention("DisposeBag.insert", bound: 100) {
            let (bag, disposable) = (DisposeBag(), Disposables.create())
            return { calls in for _ in 0..<calls { bag.insert(disposable) } }
        },
        Contention("CompositeDisposable, insert, remove", bound: 20) {
            let (composite, disposable) = (CompositeDisposable(), Disposables.create())
            return { calls in
                for _ in 0..<calls {
                    if let key = composite.insert(disposable) { composite.remove(for: key) }
                }
            }
        },
        Contention("SerialDisposable, replacement", bound: 20) {
            let (serial, disposable) = (SerialDisposable(), Disposables.create())
            return { calls in for _ in 0..<calls { serial.disposable = disposable } }
        },
        Contention("RefCountDisposable", bound: 60) {
            let counted = RefCountDisposable(disposable: Disposables.create())
            return { calls in for _ in 0..<calls { counted.retain().dispose() } }
        },
    ]
}

private final class Start: Sendable { let isGiven = Synchronization.Atomic(false) }

/// Never released: the process ends with the measurement.
private final class SystemMutex: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var sum = 0

    init() { pthread_mutex_init(mutex, nil) }

    func add() {
        pthread_mutex_lock(mutex)
        sum &+= 1
        pthread_mutex_unlock(mutex)
    }
}
