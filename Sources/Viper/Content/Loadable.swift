import Streams

/// The content of a screen, which a request loads.
///
/// A presenter keeps it in a relay, and passes each result of a load to `receive(_:)`; a view shows it.
///
///     @MainActor func load(_ names: [String]) {
///         let content = BehaviorRelay(value: Loadable<[String]>.notLoaded)
///         content.receive(.success(names))
///         print(content.value.map(\.count))
///     }
///     load(["Ada", "Grace"])  // loaded(2)
public enum Loadable<Value> {
    /// No load has ended.
    case notLoaded
    /// The content that was loaded last.
    case loaded(Value)
    /// The last load failed, and none has succeeded.
    case failed(any Error)

    /// The content, if it was loaded.
    public var value: Value? {
        if case .loaded(let value) = self { value } else { nil }
    }

    /// Returns the same state with the transformed content.
    public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> Loadable<NewValue> {
        switch self {
        case .notLoaded: .notLoaded
        case .loaded(let value): .loaded(try transform(value))
        case .failed(let error): .failed(error)
        }
    }
}

extension Loadable: Sendable where Value: Sendable {}

extension BehaviorRelay {
    /// Accepts the result of a load; ignores a failure if content was loaded before, which stays.
    @MainActor public func receive<Value>(_ result: Result<Value, any Error>) where Element == Loadable<Value> {
        switch result {
        case .success(let content): accept(.loaded(content))
        case .failure(let error): if value.value == nil { accept(.failed(error)) }
        }
    }
}
