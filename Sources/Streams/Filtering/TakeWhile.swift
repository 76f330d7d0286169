/// Whether `take(while:)` and `take(until:)` emit the element that completes the sequence.
public enum TakeBehavior: Sendable {
    /// The last element is emitted.
    case inclusive
    /// The last element is dropped.
    case exclusive
}

extension ObservableType {
    /// Emits elements while a predicate is true, then completes.
    ///
    ///     source:                  --1--2--3--4--|
    ///     take(while: { $0 < 3 }): --1--2--|
    ///
    /// Completes at the first element for which the predicate is false (emitted before if `behavior` is `inclusive`), or
    /// terminates with the source, or with the error that `predicate` throws. Delivers on the thread of the source;
    /// buffers nothing.
    ///
    ///     Observable.of(1, 2, 3).take(while: { $0 < 3 })
    @_alwaysEmitIntoClient @preconcurrency public func take(
        while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        asObservable().lift { sink in
            let isDone = Box(false)
            let (next, stop, lifetime) = (sink.next, sink.stop, sink.lifetime)
            return Sink(linkedTo: sink) { element in
                if isDone.value { return }
                do {
                    if try predicate(element) { return try next(element) }
                } catch {
                    isDone.value = true
                    throw error
                }
                isDone.value = true
                if behavior == .inclusive { try next(element) }
                lifetime.terminate(.completed, stop)
            }
        }
    }

    /// Emits elements until a predicate is true, then completes.
    ///
    ///     source:                  --1--2--3--4--|
    ///     take(until: { $0 > 2 }): --1--2--|
    ///
    /// Completes at the first element for which the predicate is true (emitted before if `behavior` is `inclusive`), or
    /// terminates with the source, or with the error that `predicate` throws. Delivers on the thread of the source;
    /// buffers nothing.
    ///
    ///     Observable.of(1, 2, 3).take(until: { $0 > 2 }, behavior: .inclusive)
    @_alwaysEmitIntoClient @preconcurrency public func take(
        until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> { take(while: { try !predicate($0) }, behavior: behavior) }
}
