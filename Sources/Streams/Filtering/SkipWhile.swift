extension ObservableType {
    /// Elements from the first one for which a predicate does not hold.
    ///
    ///     source:                 --1--2--3--1--|
    ///     skip(while: { $0 < 3 }): --------3--1--|
    ///
    /// Ends with the source, or with the error `predicate` throws. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 })
    @inlinable @preconcurrency
    public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        asObservable().lift { sink in
            let isSkipping = Box(true)
            let next = sink.next
            let stop = sink.stop
            let lifetime = sink.lifetime
            return sink.link { element in
                do {
                    if isSkipping.value, try predicate(element) { return }
                    isSkipping.value = false
                    next(element)
                } catch { lifetime.terminate(.failed(error), stop) }
            }
        }
    }
}
