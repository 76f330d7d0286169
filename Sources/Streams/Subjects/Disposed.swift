/// Stands for a disposed subject that is gone, in the error that late subscribers receive.
final class Disposed: Sendable, CustomStringConvertible {
    let description: String

    private init(_ subject: AnyObject) { description = "A \(type(of: subject))" }

    /// What late subscribers of a disposed subject receive; it does not keep the subject, which keeps it.
    static func stop(of subject: AnyObject & Sendable) -> () -> Stop {
        let placeholder = Disposed(subject)
        return { [weak subject] in .failed(RxError.disposed(object: subject ?? placeholder)) }
    }
}
