import Foundation
import Streams

/// The thread that delivers an event, and for how long.
enum FairnessLaws {
    /// More events than one call may deliver for other threads.
    private static let many = 3_000

    static let all = [
        OperatorLaw(
            "F1 A call returns after its own event and a bounded number of events of other threads",
            for: \.hasSourcesOffMainQueue, callReturns)
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
}
