import Foundation
import Streams
import Synchronization
import Testing

/// Runs `body` on a new thread and waits for it.
func onNewThread(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        body()
        done.signal()
    }
    if let stackSize { thread.stackSize = stackSize }
    thread.start()
    #expect(done.arrives())
}

/// Runs `body` on so many threads, which begin together, and waits for all of them.
func startTogether(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let ready = Counter()
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
        Thread.detachNewThread {
            ready.increment()
            while ready.value < count { sched_yield() }
            body(index)
            done.signal()
        }
    }
    #expect(done.arrives(count))
}

/// Runs two pieces of work on two threads, which begin together, and waits for both.
func atOnce(_ first: @escaping @Sendable () -> Void, _ second: @escaping @Sendable () -> Void) {
    startTogether(2) { $0 == 0 ? first() : second() }
}

extension DispatchSemaphore {
    /// Waits for so many signals; the deadline is one that only a hang reaches.
    func arrives(_ times: Int = 1) -> Bool {
        (0..<times).allSatisfy { _ in wait(timeout: .now() + 60) == .success }
    }
}

private let turn = NSLock()

/// Many rounds of a race: in each, every body runs on a thread of its own, all released at the same moment, and what
/// they leave behind is checked on the calling thread.
func race<State: Sendable>(
    rounds: Int = 1_000, on make: () -> State, _ bodies: [@Sendable (State) -> Void], check: (State) -> Void
) {
    // One race at a time, so that the threads of one do not keep those of another from running.
    turn.lock()
    defer { turn.unlock() }
    let track = Track<State>(lanes: bodies.count)
    for body in bodies {
        Thread {
            for _ in 0..<rounds { track.runLane(body) }
        }.start()
    }
    for _ in 0..<rounds {
        let state = make()
        track.run(state)
        check(state)
    }
}

/// Where the bodies of a race run: they wait asleep for the next round, and spin only until all are at the start.
private final class Track<State: Sendable>: Sendable {
    private let lanes: Int
    private let state = Guarded<State?>(nil)
    private let ready = Atomic<Int>(0)
    private let gate = DispatchSemaphore(value: 0)
    private let finish = DispatchSemaphore(value: 0)

    init(lanes: Int) { self.lanes = lanes }

    func run(_ state: State) {
        self.state.withLock { $0 = state }
        ready.store(0, ordering: .releasing)
        for _ in 0..<lanes { gate.signal() }
        for _ in 0..<lanes { finish.wait() }
        self.state.withLock { $0 = nil }
    }

    func runLane(_ body: (State) -> Void) {
        gate.wait()
        runRound(body)
        finish.signal()
    }

    /// Apart, so that the lane has let go of the state when the round is over.
    private func runRound(_ body: (State) -> Void) {
        guard let state = state.withLock({ $0 }) else { return }
        ready.add(1, ordering: .acquiringAndReleasing)
        while ready.load(ordering: .acquiring) < lanes { sched_yield() }
        body(state)
    }
}
