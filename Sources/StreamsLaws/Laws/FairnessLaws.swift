import Foundation
import Streams

/// The thread that delivers an event, and for how long.
enum FairnessLaws {
    /// More events than one call may deliver for other threads.
    private static let many = 3_000

    static let all = [
        OperatorLaw(
            "F1 A call returns after its own event and a bounded number of events of other threads",
            for: \.hasSourcesOffMainQueue, callReturns),
        OperatorLaw(
            "F1 A source whose elements lead to none delivers no element of another source",
            for: \.hasSourcesOffMainQueue, silentSourcesDeliverNothing),
    ]

    @MainActor private static func callReturns(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        let run = OperatorRun(candidate, on: ManualScheduler())
        let sources = run.sources
        let here = ObjectIdentifier(Thread.current)
        let (entered, deliveredHere, stuck) = (Counter(), Counter(), Counter())
        run.observer.onEvent { _ in
            guard ObjectIdentifier(Thread.current) == here else { return }
            // Another thread sends many events while the first one is being delivered.
            if entered.increment() == 1 {
                let isDone = Threads.run {
                    for element in 1...many { sources[sources.count - 1].send(.next(element)) }
                }
                if !isDone { stuck.increment() }
            } else {
                deliveredHere.increment()
            }
        }
        run.subscribe()
        for source in run.sources { source.send(.next(0)) }
        faults.expect(stuck.value == 0, "a sender waits for the delivery of another thread")
        faults.expect(deliveredHere.value <= 2_000, "\(deliveredHere.value) events were delivered for others")
        run.dispose()
    }

    /// Another source sends whenever client code runs during a send of a silent source.
    @MainActor private static func silentSourcesDeliverNothing(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        let active = Set((0..<candidate.sourceCount).flatMap { sourcesThatDeliver(candidate, last: $0) })
        for silent in Set(0..<candidate.sourceCount).subtracting(active).sorted() {
            // An element of the silent source before may be all that the operator uses.
            for (other, isFirst) in active.sorted().flatMap({ [($0, false), ($0, true)] }) {
                let run = OperatorRun(candidate, on: ManualScheduler())
                let sources = run.sources
                run.subscribe()
                for index in sources.indices where !isFirst || index != silent { sources[index].send(.next(0)) }
                let here = ObjectIdentifier(Thread.current)
                let (calls, delivered) = (Counter(), Counter())
                let isStuck = BooleanDisposable()
                let meanwhile: @Sendable () -> Void = {
                    if ObjectIdentifier(Thread.current) != here || calls.increment() > 3 { return }
                    if !Threads.run({ sources[other].send(.next(1)) }) { isStuck.dispose() }
                }
                run.calls.onRecord(meanwhile)
                run.liveElements.onRelease(meanwhile)
                for source in sources { source.onDispose(meanwhile) }
                run.observer.onEvent { event in
                    if event.element != nil, ObjectIdentifier(Thread.current) == here { delivered.increment() }
                }
                for element in 1...3 { sources[silent].send(.next(element)) }
                faults.expect(!isStuck.isDisposed, "source \(other) waits for source \(silent)")
                faults.expect(delivered.value == 0, "source \(silent) delivers elements of source \(other)")
                run.liveElements.onRelease {}
                run.dispose()
            }
        }
    }

    /// Returns the sources whose elements led to an element of the result within the call that sent them, if the source
    /// `last` sends after the others.
    @MainActor private static func sourcesThatDeliver(_ candidate: OperatorUnderTest, last: Int) -> Set<Int> {
        let run = OperatorRun(candidate, on: ManualScheduler())
        run.subscribe()
        var delivering: Set<Int> = []
        for element in 1...4 {
            for index in run.sources.indices.filter({ $0 != last }) + [last] {
                let before = run.observer.elements.count
                run.sources[index].send(.next(element))
                if run.observer.elements.count > before { delivering.insert(index) }
            }
        }
        run.dispose()
        return delivering
    }
}
