extension ObservableType {
    /// Passes the elements that satisfy a predicate.
    ///
    ///     source:              --1--2--3--4--|
    ///     filter { $0 > 2 }:   --------3--4--|
    ///
    /// Ends with the source, or with the error `predicate` throws. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of(1, 2, 3, 4).filter { $0 > 2 }
    @inlinable @preconcurrency
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        asObservable().lift { sink in
            let next = sink.next
            let stop = sink.stop
            let lifetime = sink.lifetime
            return sink.link { element in
                do {
                    if try predicate(element) { next(element) }
                } catch { lifetime.terminate(.failed(error), stop) }
            }
        }
    }
}
