import Streams

/// A single, maybe or completable of any element, for laws about the events of its subscriber.
protocol TraitSequence {
    /// Subscribes by the form of the trait; `delivered` is called for each event, with its name.
    func subscribe(
        delivered: @escaping @Sendable (String) -> Void, onDisposed: @escaping @Sendable () -> Void
    ) -> any Disposable

    /// The sequence, subscribed to again after an error.
    func retried() -> any TraitSequence
}

extension PrimitiveSequence: TraitSequence {
    func subscribe(
        delivered: @escaping @Sendable (String) -> Void, onDisposed: @escaping @Sendable () -> Void
    ) -> any Disposable {
        if let single = self as? Single<Element> {
            return single.subscribe(
                onSuccess: { _ in delivered("success") }, onFailure: { _ in delivered("failure") },
                onDisposed: onDisposed)
        }
        if let maybe = self as? Maybe<Element> {
            return maybe.subscribe(
                onSuccess: { _ in delivered("success") }, onError: { _ in delivered("failure") },
                onCompleted: { delivered("completion") }, onDisposed: onDisposed)
        }
        return (self as? Completable)?.subscribe(
            onCompleted: { delivered("completion") }, onError: { _ in delivered("failure") }, onDisposed: onDisposed)
            ?? Disposables.create()
    }

    func retried() -> any TraitSequence {
        // The elements of operators under test are `Sendable`, which a conformance to a protocol cannot demand.
        nonisolated(unsafe) let sequence = self
        return self.catch { _ in sequence }
    }
}
