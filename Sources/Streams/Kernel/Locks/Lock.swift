import Synchronization

/// A lock with the state that it guards.
///
/// Client code never runs under it.
///
/// Sendable by contract: `state` is accessed only under `raw`.
@usableFromInline package struct Lock<State>: ~Copyable, @unchecked Sendable {
    @usableFromInline let raw = RawLock()
    @usableFromInline let state: _Cell<State>

    #if Interleavings
        private let number = Interleaving.numberOfObject()

        @usableFromInline package init(_ state: consuming sending State) { self.state = _Cell(state) }

        @usableFromInline package borrowing func withLock<Result, Failure: Error>(
            file: StaticString = #fileID, line: Int = #line,
            _ body: (inout sending State) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            let thread = Interleaving.thread
            thread?.lock(InterleavedAccess(kind: .lock, name: "lock", object: number, file: file, line: line))
            defer { thread?.unlock(number) }
            raw.lock()
            defer { raw.unlock() }
            // Not in one expression: the thread sanitizer would take it for a change of the lock, too.
            let state = state._address
            return try body(&state.pointee)
        }
    #else
        @inlinable package init(_ state: consuming sending State) { self.state = _Cell(state) }

        @inlinable package borrowing func withLock<Result, Failure: Error>(
            _ body: (inout sending State) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            raw.lock()
            defer { raw.unlock() }
            // Not in one expression: the thread sanitizer would take it for a change of the lock, too.
            let state = state._address
            return try body(&state.pointee)
        }
    #endif
}

extension Lock {
    /// Accesses the state in the `deinit` of the owner, where no other thread does.
    @inline(__always) borrowing func inDeinit<Result>(_ body: (inout State) -> Result) -> Result {
        body(&state._address.pointee)
    }

    /// Takes the value out, so that it is used and released outside the lock.
    @inlinable func take<Value: Sendable>() -> Value? where State == Value? {
        // A variable: the optimizer may release a result that is not used inside the section.
        var taken: Value?
        withLock { swap(&$0, &taken) }
        return taken
    }
}

/// A lock for state in variables beside it.
extension Lock where State == Void {
    // Not by the initializer above: debug builds would look up the types of the state.
    @inlinable init() { state = _Cell(()) }

    #if Interleavings
        @usableFromInline borrowing func withLock<Result>(
            file: StaticString = #fileID, line: Int = #line, _ body: () throws -> Result
        ) rethrows -> Result {
            try withLock(file: file, line: line) { _ in UncheckedSendable(try body()) }.value
        }
    #else
        @inlinable borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
            // Not by the function above: debug builds would look up the types of one more generic function.
            raw.lock()
            defer { raw.unlock() }
            return try body()
        }
    #endif
}
