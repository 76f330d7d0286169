/// The content of a screen, which a request loads.
///
/// A presenter keeps it in a relay, and passes each result of a load to ``receive(_:)``; a view shows it.
///
///     var names = Loadable<[String]>.notLoaded
///     names.receive(.success(["Ada", "Grace"]))
///     print(names.map(\.count))  // loaded(2)
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

    /// Takes the result of a load. A failure does not replace content that was loaded before.
    public mutating func receive(_ result: Result<Value, any Error>) {
        switch (result, self) {
        case (.success(let value), _): self = .loaded(value)
        case (.failure, .loaded): break
        case (.failure(let error), _): self = .failed(error)
        }
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
