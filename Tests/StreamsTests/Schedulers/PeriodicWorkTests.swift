import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct PeriodicWorkTests {
    /// More ticks than one call runs for other threads if it may hand off the rest.
    private let many = 3_000

    @Test func theTicksThatAnotherThreadAddsDuringATickRunAfterItOnTheSameThread() {
        let threads = Recorder<ObjectIdentifier>()
        let (isTicking, isAdded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let work = PeriodicWork(0) { tick in
            threads.record(ObjectIdentifier(Thread.current))
            if tick == 0 {
                isTicking.signal()
                #expect(isAdded.arrives())
            }
            return tick + 1
        }
        let adds = onAnotherThread { [many] in
            #expect(isTicking.arrives())
            for _ in 1...many { work.tick() }
            isAdded.signal()
        }
        work.tick()
        #expect(threads.values == Array(repeating: ObjectIdentifier(Thread.current), count: many + 1))
        #expect(adds.arrives())
        work.dispose()
    }
}
