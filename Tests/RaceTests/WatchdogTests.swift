import Dispatch
import Synchronization
import TestSupport
import Testing

@Suite("Threads that are stuck", .noLeaks, .disabled(if: canExploreInterleavings)) struct WatchdogTests {
    @Test("fail the race, which tells where they are") func raceIsStuck() {
        // A thread that sleeps in a `Lock` of the library does not tell: the C library hides its callers.
        let lock = Mutex(())
        lock.withLock { _ in
            withKnownIssue {
                race(rounds: 3, patience: 1) { round in
                    round.thread("goes on") {}
                    round.thread("waits") { lock.withLock { _ in } }
                }
            } matching: { issue in
                let text = issue.comments.map(\.rawValue).joined()
                #if canImport(Runtime) && os(Linux) && DEBUG
                    let tells =
                        text.contains("WatchdogTests.raceIsStuck()")
                        || Stacks.areHidden && text.contains("(it does not tell)")
                #else
                    let tells = true
                #endif
                return tells && text.contains("goes on: is waiting for the others")
                    && text.contains("waits: is in step 1")
            }
        }
    }

    @Test("are those that make no progress, however slow the others are") func workIsStuck() {
        let never = DispatchSemaphore(value: 0)
        withKnownIssue {
            watched(patience: 1) { _ in never.wait() }
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("stuck")
        }
        never.signal()
        watched(patience: 1) { tick in
            for _ in 0..<4 {
                _ = never.wait(timeout: .now() + .milliseconds(400))
                tick()
            }
        }
    }

    @Test("are told from rounds that fail, of which the first ends the race") func roundFails() {
        withKnownIssue {
            race("three") { round in
                round.thread("one") {}
                round.after { round.expect(false, "never") }
            }
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("three, round 1, RACE_SEED=")
        }
    }
}
