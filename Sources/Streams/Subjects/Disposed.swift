/// Stands for a disposed subject in the error that the subject itself keeps for late subscribers.
final class Disposed: Sendable, CustomStringConvertible {
    let description: String

    init(_ subject: AnyObject) { description = "A \(type(of: subject))" }
}
