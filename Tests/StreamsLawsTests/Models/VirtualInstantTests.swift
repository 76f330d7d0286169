import TestSupport
import Testing

@Suite(.noLeaks) struct VirtualInstantTests {
    private let first = VirtualInstant.arranged(at: 200, number: 0)
    private let second = VirtualInstant.arranged(at: 200, number: 1)

    @Test func jobsAreOrderedByTickAndScheduling() {
        let scheduledFirst = first.job(at: 205, number: 7)
        let scheduledSecond = second.job(at: 205, number: 3)
        let order = [
            first, second, .arranged(at: 205, number: 2), scheduledFirst, scheduledSecond,
            second.job(at: 206, number: 1),
            .distantFuture,
        ]
        #expect(order.sorted() == order)
        #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func stepsAreOrderedWithinTheirJob() {
        let order = [
            first, first.step(0), first.step(0).step(1), first.step(0).afterwards(0), first.step(1),
            first.afterwards(0), first.afterJob(0), first.jobEnd, second,
        ]
        #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
        #expect(first.step(3).isSameJob(as: first))
        #expect(!first.isSameJob(as: second))
    }

    @Test func aSecondStepOfTheSameElementFollowsItsConsequences() {
        let step = first.step(0)
        #expect(step.step(5) < step.afterwards(0))
        #expect(step.afterwards(0) < step.afterwards(1))
        #expect(step.afterwards(0).afterwards(1) == step.afterwards(1))
    }
}
