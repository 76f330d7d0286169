#if Interleavings
    import Dispatch
    import Streams

    /// A thread of a scenario, or a queue of it.
    ///
    /// Sendable by contract: one lane of a run is running at a time, and only that one touches the run and its lanes.
    final class Lane: InterleavedThread, @unchecked Sendable {
        enum State {
            /// It has something to do, namely `pending`.
            case ready
            /// A queue without work, or a thread that has finished.
            case idle
        }

        /// Which other lanes go first.
        enum Patience: Int {
            case none
            /// All, until one of them has done something.
            case yielding
            /// All, as long as one can do something.
            case settling
        }

        let index: Int
        let name: String
        let gate = DispatchSemaphore(value: 0)
        /// Signalled when it has come to its first access.
        let hasStarted = DispatchSemaphore(value: 0)
        var state = State.idle
        /// Whether it runs to its first access, while the lane that has started it waits.
        var isStarting = false
        /// The number of `pending` among the accesses of the lane.
        var number: UInt64 = 0
        /// What it does when it is chosen.
        var pending = InterleavedAccess(kind: .update, name: "begin", address: 0, file: "", line: 0)
        var patience = Patience.none
        var jobs: [() -> Void] = []
        private let run: InterleavedRun

        init(_ index: Int, _ name: String, _ run: InterleavedRun) {
            self.index = index
            self.name = name
            self.run = run
        }

        static var current: Lane? { Interleaving.thread as? Lane }

        func perform(_ access: InterleavedAccess, _ operation: () -> Int) -> Int {
            run.arrive(self, access)
            let word = operation()
            run.found(word)
            return word
        }

        func lock(_ access: InterleavedAccess) {
            run.arrive(self, access)
            run.owners[access.address] = self
        }

        func unlock(_ address: UInt) {
            if run.owners.removeValue(forKey: address) != nil { run.history.recordUnlock(index, address) }
        }

        func yield() {
            patience = .yielding
            schedulingPoint("", 0)
        }

        func settle() {
            patience = .settling
            schedulingPoint("", 0)
            patience = .none
        }

        func schedulingPoint(_ file: StaticString, _ line: Int) {
            run.arrive(
                self, InterleavedAccess(kind: .update, name: "scheduling point", address: 0, file: file, line: line))
        }

        func forget(_ address: UInt) {
            run.history.forget(address)
            run.shared.forget(address)
        }

        var uptimeNanoseconds: UInt64 { run.advanceClock() }

        func async(on queue: AnyObject?, _ work: @escaping @Sendable () -> Void) {
            run.async(on: queue, by: self, work)
        }

        var foreignEvents: Int { run.options.foreignEvents }
    }
#endif
