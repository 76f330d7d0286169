import Synchronization

/// State behind a lock: the standard library's `Mutex`, in a form that the thread sanitizer understands.
///
/// Where a `Mutex` has to wait, it does so in code that is compiled without the sanitizer, which therefore reports
/// races between sections that exclude each other. The load and the store of `seen` show it the order; on the machines
/// at hand they are a plain load and a plain store. Never call foreign code under it.
@usableFromInline package struct Lock<State>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<State>
    @usableFromInline let seen = Synchronization.Atomic<Bool>(false)

    #if Interleavings
        private let number = Interleaving.numberOfObject()

        @usableFromInline package init(_ state: consuming sending State) { mutex = Mutex(state) }

        package borrowing func withLock<Result, Failure: Error>(
            file: StaticString = #fileID, line: Int = #line,
            _ body: (inout sending State) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            let thread = Interleaving.thread
            thread?.lock(InterleavedAccess(kind: .lock, name: "lock", object: number, file: file, line: line))
            defer { thread?.unlock(number) }
            return try mutex.withLock(body)
        }
    #else
        @inlinable package init(_ state: consuming sending State) { mutex = Mutex(state) }

        @inlinable package borrowing func withLock<Result, Failure: Error>(
            _ body: (inout sending State) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            try mutex.withLock { (state: inout sending State) throws(Failure) -> sending Result in
                _ = seen.load(ordering: .acquiring)
                defer { seen.store(true, ordering: .releasing) }
                return try body(&state)
            }
        }
    #endif
}

/// A lock for state that is beside it.
extension Lock where State == Void {
    @inlinable init() { self.init(()) }

    #if Interleavings
        @usableFromInline borrowing func withLock<Result>(
            file: StaticString = #fileID, line: Int = #line, _ body: () throws -> Result
        ) rethrows -> Result {
            try withLock(file: file, line: line) { _ in UncheckedSendable(try body()) }.value
        }
    #else
        @inlinable borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
            try withLock { _ in UncheckedSendable(try body()) }.value
        }
    #endif
}
