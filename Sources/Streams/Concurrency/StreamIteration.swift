/// The iteration of a stream by one `asObservable()`; a second one at the same time would trap, or take half of the elements.
///
/// Sendable by contract: `hasEnded` is accessed only under the lock of `current`.
final class StreamIteration: @unchecked Sendable {
    /// The iteration of each stream that is being iterated.
    private static let current = Lock<[ObjectIdentifier: StreamIteration]>([:])

    private let stream: ObjectIdentifier?
    private var hasEnded = false

    /// - Parameter sequence: A stream, or a sequence of the standard library over one.
    init(of sequence: Any) { stream = Self.stream(of: sequence) }

    /// Creates another iteration of the same stream.
    init(after other: StreamIteration) { stream = other.stream }

    /// The object that the copies of a stream have in common; nil if the standard library has come to store it elsewhere.
    private static func stream(of sequence: Any) -> ObjectIdentifier? {
        for (label, value) in Mirror(reflecting: sequence).children {
            if label == "context", type(of: value) is AnyClass { return ObjectIdentifier(value as AnyObject) }
            if label == "base" { return stream(of: value) }
        }
        return nil
    }

    /// Begins the iteration, unless it was canceled, and so ended, before.
    func begin() throws {
        guard let stream else { return }
        let isFirst = try Self.current.withLock { current in
            if hasEnded { throw CancellationError() }
            if current[stream] != nil { return false }
            current[stream] = self
            return true
        }
        if !isFirst { throw StreamIsIterated() }
    }

    func end() {
        guard let stream else { return }
        Self.current.withLock { current in
            hasEnded = true
            if current[stream] === self { current[stream] = nil }
        }
    }
}

struct StreamIsIterated: Error, CustomStringConvertible {
    var description: String {
        "Another observable iterates this stream. Call asObservable() once for each stream, and subscribe to that result."
    }
}
