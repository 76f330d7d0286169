import Foundation
import TestSupport

extension Race {
    /// Code of the user takes a lock, and another thread, which holds it, calls into the same sequence: whoever held a
    /// lock of the library there would wait for ever.
    static let locks: [Race] = [
        Race("foreign lock: the replay of a subject, send") { round in
            let lock = ForeignLock()
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            for element in 1...2 { subject.onNext(element) }
            round.thread("subscribes") { _ = subject.subscribe(onNext: { _ in lock.visit() }) }
            round.thread("sends", each(3..<3 + repetitions) { element in lock.visit { subject.onNext(element) } })
        },
        Race("foreign lock: the value of a behaviour subject, send and read") { round in
            let lock = ForeignLock()
            let relay = BehaviorRelay(value: 0)
            round.thread("subscribes", each(0..<2) { _ in _ = relay.subscribe(onNext: { _ in lock.visit() }) })
            round.thread(
                "sends", each(3..<3 + repetitions) { element in lock.visit { relay.accept(element + relay.value) } })
        },
        Race("foreign lock: the end of a connection, connect") { round in
            let lock = ForeignLock()
            let shared = Observable<Int>.create { _ in Disposables.create { lock.visit() } }.publish()
            let connection = shared.connect()
            round.thread("disposes") { connection.dispose() }
            round.thread("connects") { lock.visit { shared.connect().dispose() } }
            round.thread("subscribes") { lock.visit { shared.subscribe().dispose() } }
        },
        Race("foreign lock: the last one leaves refCount, subscribe") { round in
            let lock = ForeignLock()
            let shared = Observable<Int>.create { _ in Disposables.create { lock.visit() } }.publish().refCount()
            let subscription = shared.subscribe()
            let next = SingleAssignmentDisposable()
            round.thread("disposes") { subscription.dispose() }
            round.thread("subscribes") { lock.visit { next.setDisposable(shared.subscribe()) } }
            round.after { next.dispose() }
        },
        Race("foreign lock: the end of a source of zip, send to another") { round in
            let lock = ForeignLock()
            let observer = Lock<AnyObserver<Int>?>(nil)
            let first = Observable<Int>.create { given in
                observer.withLock { $0 = given }
                return Disposables.create { lock.visit() }
            }
            let second = PublishSubject<Int>()
            _ = Observable.zip([first, second.asObservable()]).subscribe()
            let given = observer.value
            round.thread("completes") { given?.onCompleted() }
            round.thread("sends", each(1...2) { element in lock.visit { second.onNext(element) } })
        },
        Race("foreign lock: the end of a source of merge, send to another") { round in
            let lock = ForeignLock()
            let outer = PublishSubject<Observable<Int>>()
            let inner = PublishSubject<Int>()
            let other = PublishSubject<Int>()
            let subscription = outer.merge(maxConcurrent: 2).subscribe(onNext: { _ in lock.visit() })
            outer.onNext(inner.do(onDispose: { lock.visit() }))
            outer.onNext(other)
            round.thread("completes") { inner.onCompleted() }
            round.thread("sends", each(1...2) { element in lock.visit { other.onNext(element) } })
            round.thread("adds") { lock.visit { outer.onNext(.just(3)) } }
            round.thread("disposes") { subscription.dispose() }
        },
        Race("foreign lock: leaving a source of switchLatest, send") { round in
            let lock = ForeignLock()
            let outer = PublishSubject<Observable<Int>>()
            let inner = PublishSubject<Int>()
            let subscription = outer.switchLatest().subscribe(onNext: { _ in lock.visit() })
            outer.onNext(inner.do(onDispose: { lock.visit() }))
            round.thread("follows") { outer.onNext(.just(1)) }
            round.thread("sends", each(1...2) { element in lock.visit { inner.onNext(element) } })
            round.thread("disposes") { lock.visit { subscription.dispose() } }
        },
        Race("foreign lock: the first element of share(replay:), subscribe") { round in
            let lock = ForeignLock()
            let shared = Observable.just(1).concat(Observable.never()).share(replay: 1)
            let subscriptions = CompositeDisposable()
            round.thread("subscribes") {
                _ = subscriptions.insert(shared.subscribe(onNext: { _ in lock.visit() }))
            }
            round.thread("subscribes, too") { lock.visit { _ = subscriptions.insert(shared.subscribe()) } }
            round.after { subscriptions.dispose() }
        },
        Race("foreign lock: selectors of combineLatest, send") { round in
            let lock = ForeignLock()
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            _ = Observable.combineLatest(first, second) { first, second -> Int in
                lock.visit()
                return first + second
            }.subscribe()
            round.thread("sends", each(1...repetitions) { first.onNext($0) })
            round.thread("sends, too", each(1...repetitions) { element in lock.visit { second.onNext(element) } })
        },
        Race("foreign lock: an inner subscription of a composite, insert") { round in
            let lock = ForeignLock()
            let group = CompositeDisposable()
            _ = group.insert(Disposables.create { lock.visit() })
            round.thread("disposes") { group.dispose() }
            round.thread("inserts") { lock.visit { _ = group.insert(Disposables.create()) } }
        },
        Race("cross-wired: two combineLatest that feed each other") { round in
            let limit = canExploreInterleavings ? 3 : 20
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let (there, back) = (StrictObserver<Int>(), StrictObserver<Int>())
            let forth = Observable.combineLatest(first, second) { $0 + $1 }
            _ = forth.subscribe(there)
            _ = forth.subscribe(onNext: { [weak second] in if $0 < limit { second?.onNext($0) } })
            let other = Observable.combineLatest(second, first) { $0 + $1 }
            _ = other.subscribe(back)
            _ = other.subscribe(onNext: { [weak first] in if $0 < limit { first?.onNext($0) } })
            round.thread("sends", each(1...repetitions) { first.onNext($0) })
            round.thread("sends, too", each(1...repetitions) { second.onNext($0) })
            round.after {
                for observer in [there, back] {
                    round.expect(observer.faults.isEmpty && !observer.elements.isEmpty, "\(observer.elements)")
                }
            }
        },
        Race("zips of the first element of one share(replay:)") { round in
            let shared = Observable.just(1).concat(Observable.never()).share(replay: 1)
            let observers = (0...repetitions).map { _ in StrictObserver<Int>() }
            for observer in observers {
                round.thread("zips") {
                    _ = Observable.zip(shared.take(1), shared.take(1)) { $0 + $1 }.subscribe(observer)
                }
            }
            round.after {
                let received = observers.map { ($0.elements, $0.terminalEvents) }
                round.expect(received.allSatisfy { $0 == ([2], 1) }, "received \(received)")
            }
        },
    ]
}

/// A recursive lock of the user's.
private final class ForeignLock: Sendable {
    private let lock = NSRecursiveLock()
    /// Instead of `lock` where threads take turns, and must not sleep.
    private let holder = Lock<(thread: ObjectIdentifier?, depth: Int)>((nil, 0))

    /// Takes the lock for a moment.
    func visit(_ body: () -> Void = {}) {
        if canExploreInterleavings {
            let thread = ObjectIdentifier(Thread.current)
            while !enters(thread) { RandomDelay.wait() }
            body()
            leave()
        } else {
            lock.withLock {
                RandomDelay.pass()
                body()
            }
        }
    }

    private func enters(_ thread: ObjectIdentifier) -> Bool {
        holder.withLock { holder in
            guard holder.thread == nil || holder.thread == thread else { return false }
            holder = (thread, holder.depth + 1)
            return true
        }
    }

    private func leave() {
        holder.withLock { holder in holder = holder.depth == 1 ? (nil, 0) : (holder.thread, holder.depth - 1) }
    }
}
