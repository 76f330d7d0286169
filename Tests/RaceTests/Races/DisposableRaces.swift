import TestSupport

@testable import Streams

extension Race {
    static let disposables: [Race] = [
        Race("the lifetime of a chain: add, add, dispose") { round in
            let (lifetime, runs) = (Lifetime(), Counter())
            for _ in 0..<2 {
                round.thread("adds", each(0..<2) { _ in lifetime.onDispose { runs.increment() } })
            }
            round.thread("disposes") { lifetime.dispose() }
            round.after { round.expect(runs.value == 4, "\(runs.value) of 4 teardowns have run") }
        },
        Race("BooleanDisposable: dispose, dispose") { round in
            let disposable = BooleanDisposable()
            for _ in 0..<2 { round.thread("disposes") { disposable.dispose() } }
            round.after { round.expect(disposable.isDisposed, "not disposed") }
        },
        Race("Disposables.create(with:): dispose, dispose, dispose") { round in
            let runs = Counter()
            let disposable = Disposables.create { runs.increment() }
            for _ in 0..<3 { round.thread("disposes") { disposable.dispose() } }
            round.after { round.expect(runs.value == 1, "run \(runs.value) times") }
        },
        Race("Disposables.create(several): dispose, dispose") { round in
            let parts = Parts(2)
            let disposable = Disposables.create(parts[0], parts[1])
            for _ in 0..<2 { round.thread("disposes") { disposable.dispose() } }
            round.after { parts.expect([1, 1], round) }
        },
        Race("SingleAssignmentDisposable: set, dispose, dispose") { round in
            let (place, parts) = (SingleAssignmentDisposable(), Parts(1))
            round.thread("sets") { place.setDisposable(parts[0]) }
            for _ in 0..<2 { round.thread("disposes") { place.dispose() } }
            round.after { parts.expect([1], round) }
        },
        Race("SerialDisposable: set, set, set") { round in
            let (place, parts) = (SerialDisposable(), Parts(3))
            for index in 0..<3 { round.thread("sets") { place.disposable = parts[index] } }
            round.after {
                round.expect(parts.counts.sorted() == [0, 1, 1], "disposed \(parts.counts) times")
                place.dispose()
                parts.expect([1, 1, 1], round)
            }
        },
        Race("SerialDisposable: set, set, dispose, dispose") { round in
            let (place, parts) = (SerialDisposable(), Parts(2))
            for index in 0..<2 { round.thread("sets") { place.disposable = parts[index] } }
            for _ in 0..<2 { round.thread("disposes") { place.dispose() } }
            round.after { parts.expect([1, 1], round) }
        },
        Race("CompositeDisposable: insert, insert, dispose, dispose") { round in
            let (group, parts) = (CompositeDisposable(), Parts(6))
            for thread in 0..<2 {
                round.thread("inserts", each(0..<3) { _ = group.insert(parts[thread * 3 + $0]) })
            }
            for _ in 0..<2 { round.thread("disposes") { group.dispose() } }
            round.after {
                parts.expect([1, 1, 1, 1, 1, 1], round)
                round.expect(group.count == 0, "\(group.count) are left")
            }
        },
        Race("CompositeDisposable: insert, remove, remove, dispose") { round in
            let (group, parts) = (CompositeDisposable(), Parts(2))
            let key = group.insert(parts[0])
            round.thread("inserts") { _ = group.insert(parts[1]) }
            for _ in 0..<2 {
                round.thread("removes") {
                    if let key { group.remove(for: key) }
                }
            }
            round.thread("disposes") { group.dispose() }
            round.after { parts.expect([1, 1], round) }
        },
        Race("RefCountDisposable: retain and dispose, retain and dispose, dispose") { round in
            let parts = Parts(1)
            let counted = RefCountDisposable(disposable: parts[0])
            let kept = counted.retain()
            for _ in 0..<2 {
                round.thread("retains") {
                    let user = counted.retain()
                    RandomDelay.pass()
                    user.dispose()
                    user.dispose()
                }
            }
            round.thread("disposes") { counted.dispose() }
            round.thread("releases") { kept.dispose() }
            round.after { parts.expect([1], round) }
        },
        Race("RefCountDisposable: dispose while a user is left") { round in
            let parts = Parts(1)
            let counted = RefCountDisposable(disposable: parts[0])
            let kept = counted.retain()
            for _ in 0..<2 { round.thread("disposes") { counted.dispose() } }
            round.thread("retains") { counted.retain().dispose() }
            round.after {
                parts.expect([0], round)
                kept.dispose()
                parts.expect([1], round)
            }
        },
        Race("ScheduledDisposable: dispose, dispose, clock") { round in
            let (schedulers, parts) = (RaceSchedulers(), Parts(1))
            let scheduled = ScheduledDisposable(scheduler: schedulers.clock, disposable: parts[0])
            for _ in 0..<2 { round.thread("disposes") { scheduled.dispose() } }
            round.thread("clock", each(0..<3) { _ in schedulers.clock.runAll() })
            round.after {
                schedulers.settle()
                parts.expect([1], round)
            }
        },
        Race("DisposeBag: insert, insert, let go of the bag") { round in
            let parts = Parts(4)
            let bag = Lock<DisposeBag?>(DisposeBag())
            for thread in 0..<2 {
                round.thread(
                    "inserts",
                    each(0..<2) { index in
                        let part = parts[thread * 2 + index]
                        if let bag = bag.withLock({ $0 }) { bag.insert(part) } else { part.dispose() }
                    })
            }
            round.thread("lets go") {
                let last = bag.withLock { bag in
                    defer { bag = nil }
                    return bag
                }
                _ = last
            }
            round.after { parts.expect([1, 1, 1, 1], round) }
        },
        Race("work on a queue: run, dispose, dispose") { round in
            let schedulers = RaceSchedulers()
            let scheduler = schedulers.serialQueue()
            let (runs, parts) = (Counter(), Parts(1))
            let work = SingleAssignmentDisposable()
            round.thread("schedules") {
                work.setDisposable(
                    scheduler.schedule(()) {
                        runs.increment()
                        return parts[0]
                    })
            }
            for _ in 0..<2 { round.thread("disposes") { work.dispose() } }
            round.after {
                schedulers.settle()
                work.dispose()
                round.expect(runs.value <= 1, "run \(runs.value) times")
                parts.expect([runs.value], round)
            }
        },
    ]
}

/// Disposables that count how often they are disposed.
private struct Parts: Sendable {
    private struct Part: Disposable {
        let count = Counter()

        func dispose() { count.increment() }
    }

    private let parts: [Part]

    init(_ count: Int) { parts = (0..<count).map { _ in Part() } }

    subscript(_ index: Int) -> any Disposable { parts[index] }

    var counts: [Int] { parts.map(\.count.value) }

    func expect(_ expected: [Int], _ round: Round) {
        round.expect(counts == expected, "disposed \(counts) times")
    }
}
