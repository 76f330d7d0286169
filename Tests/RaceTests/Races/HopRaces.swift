import TestSupport

extension Race {
    /// Hops to queues, whose work runs on several threads: the laws have a scheduler that runs its work on one.
    static let hops =
        hops("serial") { $0.observe(on: $1.serialQueue()) }
        + hops("concurrent") { $0.observe(on: $1.concurrentQueue()) }

    private static func hops(_ name: String, _ hop: @escaping HopRun.Hop) -> [Race] {
        [
            Race("observe(on: \(name) queue): send and complete, send and complete") { round in
                let run = HopRun(hop)
                let finished = Counter()
                for thread in run.sent.indices {
                    // Completes after both.
                    let complete: @Sendable () -> Void = {
                        if finished.increment() == 2 { run.subject.onCompleted() }
                    }
                    round.thread("sends \(thread)", run.sends(thread) + [complete])
                }
                round.after {
                    run.schedulers.settle()
                    let received = run.sent.map { run.seen.elements.filter($0.contains) }
                    round.expect(received == run.sent, "received \(run.seen.elements)")
                    run.expectTheEnd(round, ends: 1)
                }
            },
            Race("observe(on: \(name) queue): send, send, dispose, dispose") { round in
                let run = HopRun(hop)
                for thread in run.sent.indices { round.thread("sends \(thread)", run.sends(thread)) }
                let disposals = Counter()
                for _ in 0..<2 {
                    round.thread("disposes") {
                        run.subscription.dispose()
                        // The first of two calls may return while the second one is still disposing.
                        if disposals.increment() == 2 { run.seen.close(afterEventInFlight: true) }
                    }
                }
                round.after { run.expectTheEnd(round, ends: 0) }
            },
        ]
    }
}

/// A subject and an observer, with a hop between them.
private final class HopRun: Sendable {
    typealias Hop = @Sendable (PublishSubject<Int>, RaceSchedulers) -> Observable<Int>

    let sent = (0..<2).map { thread in (1...repetitions).map { 10 * thread + $0 } }
    let schedulers = RaceSchedulers()
    let subject = PublishSubject<Int>()
    let seen = StrictObserver<Int>()
    let subscription: any Disposable
    private let disposed = Counter()

    init(_ hop: Hop) {
        subscription = hop(subject, schedulers).do(onDispose: { [disposed] in disposed.increment() }).subscribe(seen)
    }

    func sends(_ thread: Int) -> [@Sendable () -> Void] { each(sent[thread]) { [subject] in subject.onNext($0) } }

    func expectTheEnd(_ round: Round, ends: Int) {
        schedulers.settle()
        round.expect(seen.faults.isEmpty, "\(seen.faults)")
        round.expect(seen.terminalEvents == ends, "\(seen.terminalEvents) ends after \(seen.elements)")
        round.expect(disposed.value == 1, "torn down \(disposed.value) times")
        round.expect(!subject.hasObservers, "the subject is still observed")
    }
}
