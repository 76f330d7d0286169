/// A lock for state of any type.
///
/// Never call foreign code under it.
@usableFromInline struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Guarded<Void>(())

    @inlinable init() {}

    #if Interleavings
        @usableFromInline borrowing func withLock<Result>(
            file: StaticString = #fileID, line: Int = #line, _ body: () throws -> Result
        ) rethrows -> Result {
            try mutex.withLock(file: file, line: line) { _ in UncheckedSendable(try body()) }.value
        }
    #else
        @inlinable borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
            try mutex.withLock { _ in UncheckedSendable(try body()) }.value
        }
    #endif
}
