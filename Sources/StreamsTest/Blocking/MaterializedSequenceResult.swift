/// The elements of a sequence and how it ended.
@frozen public enum MaterializedSequenceResult<T> {
    /// The sequence ended after these elements.
    case completed(elements: [T])
    /// The sequence failed after these elements.
    case failed(elements: [T], error: any Error)
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}

extension MaterializedSequenceResult {
    /// The elements of a sequence that did not fail.
    func get() throws -> [T] {
        switch self {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }
}
