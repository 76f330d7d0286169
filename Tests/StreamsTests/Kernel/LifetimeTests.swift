import StreamsTest
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct LifetimeTests {
    // MARK: Ending

    @Test func teardownsRunOnceAndNewestFirst() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        for number in 1...3 { lifetime.onEnd { log.record(number) } }
        #expect(log.values == [])
        lifetime.end()
        lifetime.end()
        #expect(log.values == [3, 2, 1])
        #expect(lifetime.isDisposed)
    }

    @Test func whatIsAddedTooLateRunsAtOnce() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        lifetime.end()
        lifetime.onEnd { log.record(1) }
        lifetime.onEnd { log.record(2) }
        #expect(log.values == [1, 2])
    }

    @Test func whatIsAddedByATeardownRunsAtOnce() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        lifetime.onEnd { log.record(1) }
        lifetime.onEnd {
            lifetime.onEnd { log.record(3) }
            log.record(2)
        }
        lifetime.end()
        #expect(log.values == [3, 2, 1])
    }

    @Test func aTeardownMayEndItsLifetimeAgain() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        lifetime.onEnd { log.record(1) }
        lifetime.onEnd {
            lifetime.dispose()
            log.record(2)
        }
        lifetime.end()
        #expect(log.values == [2, 1])
    }

    @Test func disposablesAreDisposed() {
        let lifetime = Lifetime()
        let owned = BooleanDisposable()
        lifetime.own(owned)
        lifetime.own(Disposables.create())
        #expect(!owned.isDisposed)
        lifetime.end()
        #expect(owned.isDisposed)
    }

    // MARK: Stopping

    @Test func theStopIsClaimedOnceAndRunsNothing() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        lifetime.onEnd { log.record(1) }
        #expect(lifetime.stop())
        #expect(!lifetime.stop())
        #expect(lifetime.isEnded)
        #expect(log.values == [])
        lifetime.end()
        #expect(log.values == [1])
    }

    @Test func nobodyCanClaimTheStopOfWhatHasEnded() {
        let lifetime = Lifetime()
        lifetime.end()
        #expect(!lifetime.stop())
    }

    // MARK: Children

    @Test func aChildEndsWithItsParent() {
        let log = Recorder<String>()
        let parent = Lifetime()
        parent.onEnd { log.record("parent") }
        let child = Lifetime(within: parent)
        child.onEnd { log.record("child") }
        parent.end()
        #expect(child.isEnded)
        #expect(log.values == ["child", "parent"])
    }

    @Test func aChildCanEndSooner() {
        let log = Recorder<String>()
        let parent = Lifetime()
        parent.onEnd { log.record("parent") }
        let child = Lifetime(within: parent)
        child.onEnd { log.record("child") }
        child.end()
        #expect(!parent.isEnded)
        parent.end()
        #expect(log.values == ["child", "parent"])
    }

    @Test func aChildOfWhatHasEndedHasEnded() {
        let parent = Lifetime()
        parent.end()
        #expect(Lifetime(within: parent).isEnded)
    }

    // MARK: Memory

    @Test func theEndLetsGoOfWhatWasAdded() {
        let lifetime = Lifetime()
        weak var early: Token?
        weak var late: Token?
        do {
            let token = Token()
            early = token
            lifetime.onEnd { _ = token }
        }
        #expect(early != nil)
        lifetime.end()
        #expect(early == nil)
        do {
            let token = Token()
            late = token
            lifetime.onEnd { _ = token }
        }
        #expect(late == nil)
    }

    @Test func aLifetimeThatIsReleasedRunsItsTeardownsAndKeepsNothing() {
        let log = Recorder<Int>()
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            let lifetime = Lifetime()
            lifetime.onEnd { [strong] in
                _ = strong
                log.record(1)
            }
        }
        #expect(token == nil)
        #expect(log.values == [1])
    }

    @Test(arguments: [true, false]) func manyTeardownsNeedNoStack(ends: Bool) {
        let count = Counter()
        onNewThread(stackSize: 512 * 1_024) {
            let lifetime = Lifetime()
            for _ in 0..<100_000 { lifetime.onEnd { count.increment() } }
            if ends { lifetime.end() }
        }
        #expect(count.value == 100_000)
    }

    // MARK: Threads

    @Test func eachTeardownRunsOnceHoweverAddAndEndRace() {
        struct Round {
            let lifetime = Lifetime()
            let runs = (0..<8).map { _ in Counter() }
        }
        func adder(_ range: Range<Int>) -> @Sendable (Round) -> Void {
            { round in
                for index in range { round.lifetime.onEnd { round.runs[index].increment() } }
            }
        }
        let end: @Sendable (Round) -> Void = { $0.lifetime.end() }
        var wrong = 0
        race(on: Round.init, [adder(0..<4), end, adder(4..<8), end]) { round in
            if round.runs.contains(where: { $0.value != 1 }) { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    @Test func oneOfSeveralThreadsClaimsTheStop() {
        struct Round {
            let lifetime = Lifetime()
            let claims = Counter()
        }
        let claim: @Sendable (Round) -> Void = { round in
            if round.lifetime.stop() { round.claims.increment() }
        }
        var wrong = 0
        race(on: Round.init, [claim, claim, claim]) { round in
            if round.claims.value != 1 { wrong += 1 }
        }
        #expect(wrong == 0)
    }
}
