import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct JobQueueTests {
    private static let scheduler = SerialDispatchQueueScheduler(qos: .default)

    private let consumer = ProducerGate(capacity: 4, isExact: true, HeldSources())

    /// A queue with a job for each gate.
    private func queue(of gates: ProducerGate?...) -> JobQueue {
        var queue = JobQueue()
        for gate in gates { queue.append(Trampoline.Job(run: {}, gate: gate)) }
        return queue
    }

    @Test func jobsOfOneGateWaitThere() {
        let gate = QueueGate(above: consumer, needsOthers: false)
        var queue = queue(of: gate, gate, gate)
        var found = queue.gate
        #expect(found === gate)
        _ = queue.takeFirst()
        found = queue.gate
        #expect(found === gate)
    }

    @Test func jobsOfSeveralGatesWaitAtTheRootOfThese() {
        let first = QueueGate(above: consumer, needsOthers: false)
        let second = QueueGate(above: QueueGate(above: consumer, needsOthers: false), needsOthers: false)
        for found in [
            queue(of: first, second).gate, queue(of: second, first, second).gate, queue(of: first, consumer).gate,
        ] {
            #expect(found === consumer)
        }
    }

    @Test func jobsThatContinueInDifferentPlacesHaveNoCommonGate() {
        let onQueue = SchedulerGate(above: consumer, Self.scheduler)
        let other = ProducerGate(capacity: 4, isExact: true, HeldSources())
        for found in [
            queue(of: consumer, onQueue).gate, queue(of: onQueue, consumer).gate, queue(of: consumer, other).gate,
            queue(of: consumer, nil).gate, queue(of: nil, consumer).gate,
        ] {
            #expect(found == nil)
        }
        let above = QueueGate(above: onQueue, needsOthers: false)
        let found = queue(of: above, onQueue).gate
        #expect(found === onQueue)
    }

    @Test func jobsThatMoveBringTheirGate() {
        let gates = (0..<2).map { _ in QueueGate(above: consumer, needsOthers: false) }
        var moved = queue(of: gates[0])
        var into = queue(of: gates[1])
        moved.move(to: &into)
        var (found, count) = (into.gate, into.count)
        #expect(found === consumer && count == 2)
        found = moved.gate
        #expect(found == nil && moved.isEmpty)
        var empty = JobQueue()
        into.move(to: &empty)
        (found, count) = (empty.gate, empty.count)
        #expect(found === consumer && count == 2)
        found = into.gate
        #expect(found == nil && into.isEmpty)
    }

    @Test func anEmptyQueueKeepsNoGate() {
        var queue = queue(of: consumer, nil, consumer)
        while queue.takeFirst() != nil {}
        queue.append(Trampoline.Job(run: {}, gate: consumer))
        var found = queue.gate
        #expect(found === consumer)
        _ = queue.takeFirst()
        found = queue.gate
        #expect(found == nil)
    }

    @Test func aJobThatIsPutBackIsTheFirst() {
        let ran = Recorder<Int>()
        var queue = JobQueue()
        for number in 0..<9 { queue.append(Trampoline.Job(run: { ran.record(number) }, gate: consumer)) }
        for _ in 0..<5 {
            if let first = queue.takeFirst() { queue.putBack(first) }
        }
        while let first = queue.takeFirst() { first.run() }
        #expect(ran.values == Array(0..<9))
    }
}
