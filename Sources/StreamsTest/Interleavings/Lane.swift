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

        let index: Int
        let name: String
        let gate = DispatchSemaphore(value: 0)
        /// Signalled when it has come to its first access.
        let hasStarted = DispatchSemaphore(value: 0)
        var state = State.idle
        /// Whether it runs to its first access, while the lane that has started it waits.
        var isStarting = false
        /// What it does when it is chosen.
        var pending = InterleavedAccess(kind: .update, name: "begin", address: 0, file: "", line: 0)
        /// Whether the others go first until one of them has done something.
        var isYielding = false
        /// Whether the others go first as long as one can.
        var isSettling = false
        var jobs: [() -> Void] = []
        private let run: InterleavedRun

        init(_ index: Int, _ name: String, _ run: InterleavedRun) {
            self.index = index
            self.name = name
            self.run = run
        }

        static var current: Lane? { Interleaving.thread as? Lane }

        func perform(_ access: InterleavedAccess, _ operation: () -> Int) -> Int {
            if Self.isDiagnostic(access) { return operation() }
            run.arrive(self, access)
            let word = operation()
            run.found(word)
            return word
        }

        func lock(_ access: InterleavedAccess) {
            if Self.isDiagnostic(access) { return }
            run.arrive(self, access)
            run.owners[access.address] = self
        }

        func unlock(_ address: UInt) {
            if run.owners.removeValue(forKey: address) != nil { run.history.recordUnlock(index, address) }
        }

        func yield() {
            isYielding = true
            schedulingPoint("", 0)
        }

        func settle() {
            isSettling = true
            schedulingPoint("", 0)
            isSettling = false
        }

        func schedulingPoint(_ file: StaticString, _ line: Int) {
            run.arrive(
                self, InterleavedAccess(kind: .update, name: "scheduling point", address: 0, file: file, line: line))
        }

        func forget(_ address: UInt) { run.history.forget(address) }

        var uptimeNanoseconds: UInt64 { run.advanceClock() }

        func async(on queue: AnyObject?, _ work: @escaping @Sendable () -> Void) { run.async(on: queue, by: self, work) }

        var foreignEvents: Int { run.options.foreignEvents }

        /// Counters and settings, on which the order of nothing else depends.
        private static func isDiagnostic(_ access: InterleavedAccess) -> Bool {
            let files: [StaticString] = ["Streams/Hooks.swift", "Streams/Tracing.swift", "Streams/Resources.swift"]
            return files.contains { $0.utf8CodeUnitCount == access.file.utf8CodeUnitCount && "\($0)" == "\(access.file)" }
        }
    }
#endif
