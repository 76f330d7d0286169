import Synchronization

/// A lock with the state that it guards: the standard library's `Mutex`, as the thread sanitizer understands it.
///
/// A `Mutex` waits in code that is compiled without the sanitizer, which therefore reports races between sections that
/// exclude each other. The load and the store of `seen` show the order to the sanitizer; on x86 both are plain moves.
///
/// Client code never runs under it.
@usableFromInline package struct Lock<State>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<State>
    @usableFromInline let seen = Synchronization.Atomic<Bool>(false)

    #if Interleavings
        private let number = Interleaving.numberOfObject()

        @usableFromInline package init(_ state: consuming sending State) { mutex = Mutex(state) }

        @usableFromInline package borrowing func withLock<Result, Failure: Error>(
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

extension Lock {
    /// Takes the value out, so that it is used and released outside the lock.
    @inlinable func take<Value: Sendable>() -> Value? where State == Value? {
        withLock { state in
            defer { state = nil }
            return state
        }
    }
}

/// A lock for state in variables beside it.
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
            // Not by the function above: debug builds would look up the types of one more generic function.
            try mutex.withLock { _ in
                _ = seen.load(ordering: .acquiring)
                defer { seen.store(true, ordering: .releasing) }
                return UncheckedSendable(try body())
            }.value
        }
    #endif
}
