import StreamsTest
import Testing

@testable import Streams

@Suite(.noLeaks) struct DeliveryBudgetTests {
    @Test func itHasAtMost1024EventsInGrowingBatches() {
        var budget = DeliveryBudget()
        var batches: [Int] = []
        while case let batch = budget.nextBatch(), batch > 0 { batches.append(batch) }
        // Fewer where a millisecond passed in between.
        #expect(batches.reduce(0, +) <= 1_024)
        #expect(batches.starts(with: [1, 1]))
        #expect(batches.allSatisfy { $0 <= 64 })
    }
}
