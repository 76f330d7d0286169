/// Whether the element that decides is passed on.
public enum TakeBehavior: Sendable {
    /// The deciding element is passed on.
    case inclusive
    /// The deciding element is dropped.
    case exclusive
}

extension ObservableType {
    /// Elements as long as a predicate holds, then the end.
    ///
    ///     source:                --1--2--3--4--|
    ///     take(while: { $0 < 3}): --1--2--|
    ///
    /// Ends with the first element for which the predicate does not hold (passed on first where `behavior` is
    /// `inclusive`), with the source, or with the error `predicate` throws. Runs on the thread of the source; buffers
    /// nothing.
    ///
    ///     Observable.of(1, 2, 3).take(while: { $0 < 3 })
    @inlinable @preconcurrency public func take(
        while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        asObservable().lift { sink in
            let isOver = Box(false)
            let next = sink.next
            let stop = sink.stop
            let lifetime = sink.lifetime
            return sink.link { element in
                if isOver.value { return }
                do {
                    if try predicate(element) { return next(element) }
                    isOver.value = true
                    if behavior == .inclusive { next(element) }
                    lifetime.terminate(.completed, stop)
                } catch {
                    isOver.value = true
                    lifetime.terminate(.failed(error), stop)
                }
            }
        }
    }

    /// Elements until a predicate holds, then the end.
    ///
    ///     source:                  --1--2--3--4--|
    ///     take(until: { $0 > 2 }): --1--2--|
    ///
    /// Ends with the first element for which the predicate holds (passed on first where `behavior` is `inclusive`), with
    /// the source, or with the error `predicate` throws. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of(1, 2, 3).take(until: { $0 > 2 }, behavior: .inclusive)
    @inlinable @preconcurrency public func take(
        until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(while: { try !predicate($0) }, behavior: behavior)
    }
}
