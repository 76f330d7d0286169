import Dispatch

#if Interleavings
    /// An operation on state that threads share.
    package struct InterleavedAccess: Sendable {
        package enum Kind: Sendable {
            case load
            case store
            /// Reads and writes in one step.
            case update
            case lock
        }

        package let kind: Kind
        package let name: StaticString
        /// The number of the atomic value or lock; 0 for none.
        package let object: Int
        package let file: StaticString
        package let line: Int

        package init(kind: Kind, name: StaticString, object: Int, file: StaticString, line: Int) {
            self.kind = kind
            self.name = name
            self.object = object
            self.file = file
            self.line = line
        }
    }

    /// A thread whose steps an explorer of interleavings chooses.
    package protocol InterleavedThread: AnyObject, Sendable {
        /// Waits for its turn, then does the operation, which returns the word that it found or wrote.
        func perform(_ access: InterleavedAccess, _ operation: () -> Int) -> Int
        /// Waits until the lock is free, and takes it.
        func lock(_ access: InterleavedAccess)
        func unlock(_ object: Int)
        /// Fails the run if the thread holds a lock.
        func expectNoLock(during clientCode: StaticString)
        /// Lets other threads run until one of them has done something.
        func yield()
        /// A clock that advances whenever it is read.
        var uptimeNanoseconds: UInt64 { get }
        /// Runs `work` on another thread of the scenario; those with the same `queue` run one after another.
        func async(on queue: AnyObject?, _ work: @escaping @Sendable () -> Void)
        /// Runs a handler of the cancellation of a task, which cannot go on before this thread has left the handler.
        func cancel(_ task: any InterleavedThread, _ handler: () -> Void)
        /// Returns an executor that runs the jobs of one task on another thread of the scenario.
        func makeTaskExecutor() -> any TaskExecutor
        /// The number of events that one call delivers for other threads.
        var foreignEvents: Int { get }
        /// Returns the one object of the run that takes the place of a global one.
        func globalState<State: AnyObject & Sendable>(_ make: () -> State) -> State
    }
#endif

/// The clock, the queues and the limits of the library: those of the explorer of interleavings on the threads that it
/// runs, otherwise those of the system.
package enum Interleaving {
    #if Interleavings
        package static var thread: (any InterleavedThread)? {
            get { Trampoline.current.interleaved }
            set { Trampoline.current.interleaved = newValue }
        }

        static func perform(_ access: @autoclosure () -> InterleavedAccess, _ operation: () -> Int) -> Int {
            guard let thread else { return operation() }
            return thread.perform(access(), operation)
        }
    #endif

    /// Returns the object of the process; in an exploration that of the run, which does not depend on what else the process
    /// does.
    @inline(__always) static func global<State: AnyObject & Sendable>(
        _ ofProcess: @autoclosure () -> State, _ make: () -> State
    ) -> State {
        #if Interleavings
            if let thread { return thread.globalState(make) }
        #endif
        return ofProcess()
    }

    /// Fails the run of a scenario if the thread holds a lock, under which client code never runs.
    package static func expectNoLock(during clientCode: StaticString) {
        #if Interleavings
            thread?.expectNoLock(during: clientCode)
        #endif
    }

    /// The uptime of the system, for what waits without sleeping and for what limits its own duration.
    static var uptimeNanoseconds: UInt64 {
        #if Interleavings
            if let thread { return thread.uptimeNanoseconds }
        #endif
        return DispatchTime.now().uptimeNanoseconds
    }

    /// The number of events that one call delivers for other threads before it hands off the rest.
    static var foreignEvents: Int {
        #if Interleavings
            if let thread { return thread.foreignEvents }
        #endif
        return 1_024
    }

    /// The executor of a task that the library creates; nil for the default one.
    static var taskExecutor: (any TaskExecutor)? {
        #if Interleavings
            if let thread { return thread.makeTaskExecutor() }
        #endif
        return virtualExecutor
    }

    /// The executor of the tasks that the library starts during a run of a virtual time scheduler, or in such a task.
    @TaskLocal package static var virtualExecutor: (any TaskExecutor)?

    /// Runs `work` on `queue`.
    static func async(on queue: DispatchQueue, isSerial: Bool, _ work: @escaping @Sendable () -> Void) {
        #if Interleavings
            if let thread { return thread.async(on: isSerial ? queue : nil, work) }
        #endif
        queue.async(execute: work)
    }
}
