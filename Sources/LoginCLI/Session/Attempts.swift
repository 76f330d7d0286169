import RxLogin
import Streams

/// How the attempts to be logged in went, to register included: it decides how a session may go on, and how it ends.
final class Attempts: Sendable {
    private let last = Lock<ServiceError?>(nil)

    /// Why the last attempt failed, or came to nothing later; `nil` when it succeeded, or there was none.
    var failure: ServiceError? { last.withLock { $0 } }

    func succeeded() {
        last.withLock { $0 = nil }
    }

    func failed(_ error: any Error) {
        last.withLock { $0 = error as? ServiceError ?? .malformed }
    }
}
