import TestSupport
import Testing

/// An operator, set up between sources that are sent into from two threads.
struct Wiring: Sendable, CustomTestStringConvertible {
    /// The elements that arrive, of those that the threads send.
    enum Promise: Sendable {
        /// All of it, what one thread sends in order.
        case everything
        /// Some of it, what one thread sends in order.
        case some
        /// What the condition says.
        case that(@Sendable ([Int]) -> Bool)
    }

    struct Inputs: Sendable {
        let sources: [Observable<Int>]
        let schedulers: RaceSchedulers

        /// Sent into by both threads, or by the first one where there is a second source.
        var first: Observable<Int> { sources[0] }
        /// Sent into by the second thread.
        var second: Observable<Int> { sources[1] }
        var clock: ManualScheduler { schedulers.clock }
    }

    let testDescription: String
    let sources: Int
    let promise: Promise
    /// Whether a thread fires the clock meanwhile.
    var isTimed = false
    /// Whether it may stay open when its sources have completed.
    var mayStayOpen = false
    let build: @Sendable (Inputs) -> Observable<Int>

    static func one(
        _ name: String, _ promise: Promise, isTimed: Bool = false,
        _ build: @escaping @Sendable (Inputs) -> Observable<Int>
    ) -> Wiring {
        Wiring(testDescription: name, sources: 1, promise: promise, isTimed: isTimed, build: build)
    }

    static func two(
        _ name: String, _ promise: Promise, mayStayOpen: Bool = false,
        _ build: @escaping @Sendable (Inputs) -> Observable<Int>
    ) -> Wiring {
        Wiring(testDescription: name, sources: 2, promise: promise, mayStayOpen: mayStayOpen, build: build)
    }

    /// The elements that each thread sends: fewer where every order is explored.
    static let sent = canExploreInterleavings ? [[1], [11]] : [[1, 2, 3], [11, 12, 13]]
    static let total = sent.joined().count
    /// The elements of `zip` over both threads, with `first * 100 + second`.
    static let pairs = zip(sent[0], sent[1]).map { $0 * 100 + $1 }

    func isKept(by received: [Int]) -> Bool {
        let parts = Self.sent.map { sent in received.filter(sent.contains) }
        switch promise {
        case .everything: return parts == Self.sent && received.count == Self.total
        case .some:
            return parts.allSatisfy { zip($0, $0.dropFirst()).allSatisfy(<) }
                && parts.map(\.count).reduce(0, +) == received.count
        case .that(let condition): return condition(received)
        }
    }
}

/// One round of a wiring.
final class WiringRun: Sendable {
    let schedulers = RaceSchedulers()
    let seen = StrictObserver<Int>()
    let subjects: [PublishSubject<Int>]
    let result: Observable<Int>
    let subscription = SingleAssignmentDisposable()
    private let wiring: Wiring
    private let begun = Counter()
    private let over = Counter()
    private let subscribed = Counter()
    private let torn = Counter()

    init(_ wiring: Wiring) {
        self.wiring = wiring
        subjects = (0..<wiring.sources).map { _ in PublishSubject() }
        let sources = subjects.map { [begun, over] subject in
            subject.do(onSubscribe: { begun.increment() }, onDispose: { over.increment() })
        }
        result = wiring.build(Wiring.Inputs(sources: sources, schedulers: schedulers))
            .do(
                onSubscribe: { [subscribed] in subscribed.increment() }, onDispose: { [torn] in torn.increment() })
    }

    /// Returns the subject that a thread sends to.
    func subject(_ thread: Int) -> PublishSubject<Int> { subjects[thread % subjects.count] }

    func subscribe() { subscription.setDisposable(result.subscribe(seen)) }

    /// The steps of a thread that sends its elements.
    func sends(_ thread: Int) -> [@Sendable () -> Void] {
        each(Wiring.sent[thread]) { [subject = subject(thread)] in subject.onNext($0) }
    }

    /// Adds a thread that runs the clock, if the operator has one.
    func fires(in round: Round) {
        if wiring.isTimed { round.thread("clock", each(0..<3) { [schedulers] _ in schedulers.clock.runAll() }) }
    }

    /// Expects that the events obeyed the grammar, and that each subscription was disposed once.
    func expectTheEnd(_ round: Round, ends: ClosedRange<Int>) {
        schedulers.settle()
        round.expect(seen.faults.isEmpty, "events overlap or come after the end")
        round.expect(ends.contains(seen.terminalEvents), "\(seen.terminalEvents) ends after \(seen.elements)")
        subscription.dispose()
        schedulers.settle()
        round.expect(torn.value == subscribed.value, "torn down \(torn.value) times")
        round.expect(begun.value == over.value, "\(begun.value) subscriptions to the sources, \(over.value) disposed")
        round.expect(!subjects.contains { $0.hasObservers }, "a source is still observed")
    }
}

extension Wiring {
    /// Two threads send and complete; the promised elements arrive.
    func prepareSends(_ round: Round) {
        let run = WiringRun(self)
        run.subscribe()
        let finished = Counter()
        for thread in 0..<2 {
            round.thread(
                "sends \(thread)",
                run.sends(thread) + [
                    {
                        // A source that both threads send to completes after both.
                        let isLast = finished.increment() == 2
                        if run.subjects.count == 2 || isLast { run.subject(thread).onCompleted() }
                    }
                ])
        }
        run.fires(in: round)
        round.after {
            run.schedulers.settle()
            let received = run.seen.elements
            round.expect(isKept(by: received), "received \(received)")
            run.expectTheEnd(round, ends: mayStayOpen ? 0...1 : 1...1)
        }
    }

    /// Two threads send while two others dispose; at most the event in flight follows.
    func prepareDisposals(_ round: Round) {
        let run = WiringRun(self)
        run.subscribe()
        for thread in 0..<2 { round.thread("sends \(thread)", run.sends(thread)) }
        let disposals = Counter()
        for name in ["disposes", "disposes too"] {
            round.thread(name) {
                run.subscription.dispose()
                // The second may return while the first is still disposing.
                if disposals.increment() == 2 { run.seen.close(afterEventInFlight: true) }
            }
        }
        round.after { run.expectTheEnd(round, ends: 0...1) }
    }
}
