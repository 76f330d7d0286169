/// The thread that has made the latest change, by which a repeated change finds that its own closure makes the conflict.
///
/// Known from the first conflict on: before, a change does not ask for its thread.
@usableFromInline struct LatestWriter {
    /// The identity of the thread; 0 before the first conflict.
    @usableFromInline var thread: UInt = 0

    @inlinable init() {}

    @inline(__always) @inlinable mutating func noteChange() {
        if thread != 0 { thread = Trampoline.identity }
    }

    /// Returns whether the current thread has made the latest change, which conflicts with its own.
    mutating func noteConflict() -> Bool {
        if thread == 0 { thread = .max }
        return thread == Trampoline.identity
    }
}
