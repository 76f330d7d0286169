import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct QueueTests {
    @Test func theOldestComesFirst() {
        var queue = Queue<Int>()
        for number in 1...3 { queue.append(number) }
        #expect(queue.elements == [1, 2, 3])
        var (first, isEmpty) = (queue.peek { $0 }, queue.isEmpty)
        #expect(first == 1 && !isEmpty)
        #expect((1...4).map { _ in queue.takeFirst() } == [1, 2, 3, nil])
        (first, isEmpty) = (queue.peek { $0 }, queue.isEmpty)
        #expect(first == nil && isEmpty)
    }

    @Test func nilIsAnElementToo() {
        var queue = Queue<Int?>()
        queue.append(nil)
        queue.append(1)
        #expect(queue.count == 2)
        #expect(queue.takeFirst() == .some(nil))
        #expect(queue.takeFirst() == .some(1))
        #expect(queue.takeFirst() == .none)
    }

    @Test("a shift keeps the order, in a full ring and in one with room", arguments: [1, 3, 4, 5, 8])
    func shift(count: Int) {
        var queue = Queue<Int>()
        for number in 0..<count { queue.append(number) }
        for number in 0..<20 {
            var element = count + number
            queue.shift(&element)
            #expect(element == number)
            #expect(queue.elements == Array(number + 1...number + count))
        }
    }

    @Test("elements that are prepended come first, in a full ring and in one with room", arguments: [0, 1, 3, 4, 5, 8])
    func prepend(count: Int) {
        var queue = Queue<Int>()
        for number in 0..<count { queue.append(number) }
        for number in 1...20 { queue.prepend(-number) }
        #expect(queue.elements == Array(-20..<count))
    }

    @Test func aDrainedQueueGivesItsMemoryBack() {
        var queue = Queue<Int>()
        var batch = Queue<Int>()
        for number in 0..<100_000 { queue.append(number) }
        for number in 0..<99_000 {
            if queue.takeFirst() != number { return #expect(Bool(false)) }
        }
        #expect(queue.elements == Array(99_000..<100_000))
        let drained = queue.capacity
        #expect(drained < 10_000)
        for number in 0..<100_000 { queue.append(number) }
        queue.move(100_990, to: &batch)
        let moved = queue.capacity
        #expect(moved < 50_000 && queue.elements == Array(99_990..<100_000))
    }

    @Test func manyElementsKeepTheirOrderHoweverTheyComeAndGo() {
        var queue = Queue<Int>()
        var taken: [Int] = []
        for round in 0..<200 {
            for number in 0..<5 { queue.append(round * 5 + number) }
            for _ in 0..<(round.isMultiple(of: 3) ? 1 : 6) {
                if let element = queue.takeFirst() { taken.append(element) }
            }
            #expect(queue.elements == Array(taken.count..<(round + 1) * 5))
        }
        while let element = queue.takeFirst() { taken.append(element) }
        #expect(taken == Array(0..<1_000))
    }

    @Test(arguments: 0...5, 0...5) func theFirstElementsAreMovedToTheEndOfAnotherQueue(taken: Int, count: Int) {
        var queue = Queue<Int>()
        var other = Queue<Int>()
        // Both begin in the middle of their places, and continue at the first one.
        for number in 0..<taken + 5 { queue.append(number) }
        for number in 0..<taken + 3 { other.append(-number) }
        for _ in 0..<taken { _ = (queue.takeFirst(), other.takeFirst()) }
        queue.append(taken + 5)
        queue.move(count, to: &other)
        let moved = Array(taken..<taken + count)
        #expect(other.elements == (taken..<taken + 3).map { -$0 } + moved)
        #expect(queue.elements == Array(taken + count...taken + 5))
    }

    @Test func whatIsTakenIsLetGoOf() {
        var queue = Queue<Token>()
        weak var kept: Token?
        do {
            let token = Token()
            kept = token
            queue.append(token)
            queue.append(Token())
        }
        #expect(kept != nil)
        _ = queue.takeFirst()
        #expect(kept == nil)
        #expect(queue.count == 1)
    }
}
