import Streams
import StreamsTest
import Testing

@testable import Polling

@Suite(.noLeaks) struct PollingTests {
    private let scheduler = TestScheduler(initialClock: 0)

    /// Returns the states of a job whose requests are answered in turn.
    private func run(
        firstDelay: RxTimeInterval = .seconds(1), _ answers: TestableObservable<String>...
    ) -> TestableObserver<String> {
        let next = BehaviorRelay(value: 0)
        return scheduler.start {
            Polling(firstDelay: firstDelay, scheduler: scheduler).states(
                until: { $0 == "d" },
                of: {
                    next.accept(next.value + 1)
                    return answers[min(next.value, answers.count) - 1].asSingle()
                })
        }
    }

    @Test("emits the states that differ, up to the final one") func states() {
        let result = run(scheduler.cold("(q|)"), scheduler.cold("(q|)"), scheduler.cold("(d|)"))
        result.expect("-q---(d|)")
    }

    @Test(
        "waits twice as long after each failure, and fails after four repetitions",
        arguments: [.seconds(1), .milliseconds(1_000), .microseconds(1_000_000)] as [RxTimeInterval])
    func backsOff(firstDelay: RxTimeInterval) {
        let broken = scheduler.cold("#", of: String.self)
        let result = run(firstDelay: firstDelay, broken)
        broken.expectSubscriptions(
            "-(^!)", "--(^!)", "----(^!)", "--------(^!)", "----------------(^!)")
        result.expect("----------------#")
    }
}
