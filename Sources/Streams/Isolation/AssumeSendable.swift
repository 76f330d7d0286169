/// Returns a closure of an isolated sequence as one that an observable accepts.
///
/// It is called and released on the actor by construction. No call checks it.
@inlinable func assumeSendable<Input>(
    _ body: @escaping (Input) throws -> Void
) -> @Sendable (Input) throws -> Void {
    unsafeBitCast(body, to: (@Sendable (Input) throws -> Void).self)
}

@inlinable func assumeSendable(_ body: @escaping () throws -> Void) -> @Sendable () throws -> Void {
    unsafeBitCast(body, to: (@Sendable () throws -> Void).self)
}
