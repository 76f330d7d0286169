#if Interleavings
    import Dispatch
    import Streams

    extension InterleavedAccess {
        /// The object number for state that the explorer does not see.
        static var clientState: Int { -1 }

        /// Whether the access is an operation on an object of the library.
        var hasObject: Bool { object > 0 }
    }

    /// A thread or a queue of a scenario.
    ///
    /// Sendable by contract: one lane of a run runs at a time, and only that one touches the run and its lanes.
    final class Lane: InterleavedThread, @unchecked Sendable {
        enum State {
            /// The lane can perform `pending`.
            case ready
            /// The lane is a queue without work, or a thread that has finished.
            case idle
        }

        /// The other lanes that are chosen before this one.
        enum Patience: Int {
            case none
            /// All lanes that can continue, until each of them has taken a step.
            case yielding
            /// All lanes, as long as one can continue.
            case settling
        }

        let index: Int
        let name: String
        let gate = DispatchSemaphore(value: 0)
        /// Signaled at the first access of the lane; a lane that starts can start another one.
        let hasStarted = DispatchSemaphore(value: 0)
        var state = State.idle
        /// Whether the lane runs to its first access while the lane that has started it waits.
        var isStarting = false
        /// The number of `pending` among the accesses of the lane.
        var number: UInt64 = 0
        /// The access that the lane performs when it is chosen.
        var pending = InterleavedAccess(kind: .update, name: "begin", object: 0, file: "", line: 0)
        var patience = Patience.none
        /// The lanes that are chosen first while this one yields, until each has taken a step.
        var awaited: Set<Int> = []
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
            run.owners[access.object] = self
        }

        func unlock(_ object: Int) { run.unlock(self, object) }

        func expectNoLock(during clientCode: StaticString) { run.expectNoLock(self, during: clientCode) }

        func yield() {
            patience = .yielding
            pass("yield", object: 0, "", 0)
        }

        func waitForHandler() { pass("a handler ends", object: 0, "", 0) }

        func stopYielding() {
            patience = .none
            awaited = []
        }

        func settle() {
            patience = .settling
            pass("settle", object: 0, "", 0)
            patience = .none
        }

        /// State of the client counts as one object: a step after one scheduling point depends on those after others.
        func schedulingPoint(_ file: StaticString, _ line: Int) {
            pass("scheduling point", object: InterleavedAccess.clientState, file, line)
        }

        private func pass(_ name: StaticString, object: Int, _ file: StaticString, _ line: Int) {
            run.arrive(self, InterleavedAccess(kind: .update, name: name, object: object, file: file, line: line))
        }

        var uptimeNanoseconds: UInt64 { run.advanceClock() }

        func async(on queue: AnyObject?, _ work: @escaping @Sendable () -> Void) {
            run.async(on: queue, by: self, work)
        }

        func cancel(_ task: any InterleavedThread, _ handler: () -> Void) {
            if task === self { handler() } else { run.handleCancellation(self, handler) }
        }

        func makeTaskExecutor() -> any TaskExecutor { run.makeTaskExecutor() }

        var foreignEvents: Int { run.options.foreignEvents }

        func globalState<State: AnyObject & Sendable>(_ make: () -> State) -> State { run.globalState(make) }
    }
#endif
