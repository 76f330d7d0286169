/// Represents a released subject in the error that late subscribers receive.
final class Disposed: Sendable, CustomStringConvertible {
    let description: String

    private init(_ subject: AnyObject) { description = "A \(type(of: subject))" }

    /// Returns the terminal event for late subscribers of a disposed subject, which it does not retain.
    static func stop(of subject: AnyObject) -> () -> TerminalEvent {
        let placeholder = Disposed(subject)
        // The type of the error demands `Sendable`, which a subject of other elements is not. Its identity is all that
        // the error is for.
        let subject = unsafeBitCast(subject, to: (any AnyObject & Sendable).self)
        return { [weak subject] in .failed(RxError.disposed(object: subject ?? placeholder)) }
    }
}
