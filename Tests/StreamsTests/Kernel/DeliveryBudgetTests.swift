import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct DeliveryBudgetTests {
    private static let batches = [1, 1, 2, 4, 8, 16, 32] + Array(repeating: 64, count: 15)

    /// Whether `body` returns true once; a busy machine may suspend the thread for a millisecond, but not each time.
    private func sometimes(_ body: () -> Bool) -> Bool { (0..<10_000).contains { _ in body() } }

    @Test func itHas1024EventsInGrowingBatches() {
        #expect(Self.batches.reduce(0, +) == 1_024)
        let isComplete = sometimes {
            var budget = DeliveryBudget()
            var batches: [Int] = []
            while case let batch = budget.nextBatch(), batch > 0 { batches.append(batch) }
            #expect(batches.reduce(0, +) <= 1_024)
            return batches == Self.batches
        }
        #expect(isComplete)
    }

    @Test func itIsSpentAfterAMillisecond() {
        var budget = DeliveryBudget()
        #expect([budget.nextBatch(), budget.nextBatch()] == [1, 1])
        passTime(milliseconds: 1)
        #expect([budget.nextBatch(), budget.nextBatch()] == [0, 0])
    }

    @Test func theFirstEventDoesNotCount() {
        let isLeft = sometimes {
            var budget = DeliveryBudget()
            _ = budget.nextBatch()
            passTime(milliseconds: 1)
            return [budget.nextBatch(), budget.nextBatch()] == [1, 2]
        }
        #expect(isLeft)
    }

    @Test func aTurnOfSingleEventsEndsAfterAMillisecond() {
        var budget = DeliveryBudget()
        let first = [budget.beginsTurn(), budget.beginsTurn()]
        passTime(milliseconds: 1)
        #expect(first + [budget.beginsTurn()] == [false, false, true])
    }

    @Test func aTurnOfSingleEventsHas1024() {
        let isComplete = sometimes {
            var budget = DeliveryBudget()
            return (1...1_026).map { _ in budget.beginsTurn() }.firstIndex(of: true) == 1_024
        }
        #expect(isComplete)
    }
}
