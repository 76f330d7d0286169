import StreamsTest
import TestSupport
import Testing

@testable import Streams

private struct Order: TimeOrder {
    func compare(_ left: Int, _ right: Int) -> VirtualTimeComparison {
        left < right ? .lessThan : left > right ? .greaterThan : .equal
    }
}

@Suite(.noLeaks) struct WorkHeapTests {
    @Test func workThatIsNotCancelledComesOutInOrder() {
        var generator = SplitMix64(seed: 1)
        var heap = WorkHeap(order: Order())
        var expected: [(time: Int, work: ScheduledWork)] = []
        for _ in 0..<5_000 {
            let (time, work) = (Int.random(in: 0..<100, using: &generator), ScheduledWork { Disposables.create() })
            heap.insert(work, at: time)
            if Int.random(in: 0..<3, using: &generator) == 0 { expected.append((time, work)) } else { work.dispose() }
        }
        // The sort of the standard library is stable.
        expected.sort { $0.time < $1.time }
        #expect(heap.times == expected.map(\.time))
        for (time, work) in expected {
            let next = heap.next(until: nil)
            #expect(next?.time == time)
            #expect(next?.work === work)
        }
        #expect(heap.next(until: nil) == nil)
    }

    @Test func cancelledWorkIsReleasedWhileOtherWorkWaits() {
        var heap = WorkHeap(order: Order())
        heap.insert(ScheduledWork { Disposables.create() }, at: 1)
        weak var first: ScheduledWork?
        for time in 2..<200 {
            let work = ScheduledWork { Disposables.create() }
            if time == 2 { first = work }
            heap.insert(work, at: time)
            work.dispose()
        }
        #expect(first == nil)
        #expect(heap.times == [1])
    }

    @Test func memoryIsGivenBackWhenWorkIsDue() {
        var heap = WorkHeap(order: Order())
        for time in 1...20_000 { heap.insert(ScheduledWork { Disposables.create() }, at: time) }
        for time in 1...19_990 { #expect(heap.next(until: nil)?.time == time) }
        #expect(heap.entries.capacity <= 2_048)
        #expect(heap.times == Array(19_991...20_000))
    }
}
