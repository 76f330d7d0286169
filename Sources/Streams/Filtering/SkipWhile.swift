extension ObservableType {
    /// Drops elements until a predicate is false for the first time.
    ///
    ///     source:                  --1--2--3--1--|
    ///     skip(while: { $0 < 3 }): --------3--1--|
    ///
    /// Terminates with the source, or with the error that `predicate` throws. Delivers on the thread of the source;
    /// buffers nothing.
    ///
    ///     Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 })
    @_alwaysEmitIntoClient @preconcurrency
    public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        asObservable().lift { sink in
            let isSkipping = Box(true)
            let next = sink.next
            return Sink(linkedTo: sink) { element in
                if isSkipping.value, try predicate(element) { return }
                isSkipping.value = false
                try next(element)
            }
        }
    }
}
