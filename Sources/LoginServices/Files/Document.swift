import RxLogin
import Synchronization

/// A value that any thread can read at any time, and that one thread changes at a time.
protocol Document<Payload>: Sendable {
    associatedtype Payload

    /// Returns the value, or `nil` if there is none.
    func read() throws(ServiceError) -> Payload?

    /// Changes the value; `nil` stands for none. If `body` throws, the value does not change.
    func change<Answer: Sendable>(
        _ body: (inout Payload?) throws(ServiceError) -> Answer
    ) throws(ServiceError) -> Answer
}

extension StoredDocument: Document {}

/// A value in memory.
final class InMemoryDocument<Payload: Sendable>: Document {
    private let value = Mutex<Payload?>(nil)

    func read() -> Payload? { value.withLock { $0 } }

    func change<Answer: Sendable>(
        _ body: (inout Payload?) throws(ServiceError) -> Answer
    ) throws(ServiceError) -> Answer {
        try value.withLock { (value) throws(ServiceError) in
            var changed = value
            let answer = try body(&changed)
            value = changed
            return answer
        }
    }
}
