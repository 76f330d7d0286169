#if !canImport(Darwin)
    import Foundation
    import TestSupport
    import Testing

    @testable import Streams

    @Suite(.noLeaks) struct ParkingLotTests {
        /// A thread that sleeps at `address` of a parking lot; the initializer returns when nothing wakes it too early.
        private struct Sleeper {
            let log: Recorder<Int>
            private let woken = DispatchSemaphore(value: 0)

            init(_ number: Int, at address: UInt, of lot: ParkingLot, isFirst: Bool = false, log: Recorder<Int>) {
                self.log = log
                let asks = DispatchSemaphore(value: 0)
                Thread.detachNewThread { [woken] in
                    lot.sleep(at: address, isFirst: isFirst) {
                        // From here on `wake` waits until the thread sleeps.
                        asks.signal()
                        return true
                    }
                    log.record(number)
                    woken.signal()
                }
                asks.wait()
            }

            func awaitWaking() { woken.wait() }
        }

        // Each test has addresses of its own, since all run at the same time.
        private let lot = ParkingLot.at(0)
        private let log = Recorder<Int>()

        @Test("a thread does not sleep if that is not needed") func notNeeded() {
            lot.sleep(at: 2, isFirst: false) { false }
        }

        @Test("waking without a sleeping thread has no effect") func nothingToWake() {
            lot.wake(at: 8)
        }

        @Test("threads are woken in the order in which they went to sleep") func order() {
            let sleepers = (1...3).map { Sleeper($0, at: 10, of: lot, log: log) }
            for sleeper in sleepers {
                lot.wake(at: 10)
                sleeper.awaitWaking()
            }
            #expect(log.values == [1, 2, 3])
        }

        @Test("a thread that is first is woken before earlier ones") func first() {
            let later = Sleeper(1, at: 12, of: lot, log: log)
            let earlier = Sleeper(2, at: 12, of: lot, isFirst: true, log: log)
            lot.wake(at: 12)
            earlier.awaitWaking()
            lot.wake(at: 12)
            later.awaitWaking()
            #expect(log.values == [2, 1])
        }

        @Test("only a thread at the same address is woken") func address() {
            let other = Sleeper(1, at: 4, of: lot, log: log)
            let sleeper = Sleeper(2, at: 6, of: lot, log: log)
            lot.wake(at: 6)
            sleeper.awaitWaking()
            lot.wake(at: 4)
            other.awaitWaking()
            #expect(log.values == [2, 1])
        }
    }
#endif
