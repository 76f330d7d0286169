extension ObservableType {
    /// Emits the first `count` elements, then completes.
    ///
    ///     source:  --1--2--3--4--|
    ///     take(2): --1--(2|)
    ///
    /// Completes with element number `count` and disposes the subscription to the source, or terminates with the source
    /// before. `take(0)` completes without subscribing. A negative count is a programmer error. Runs on the thread of
    /// the source; buffers nothing.
    ///
    ///     Observable.of(1, 2, 3, 4).take(2)
    @_alwaysEmitIntoClient @inline(never) public func take(_ count: Int) -> Observable<Element> {
        require(count >= 0, "take(_:) needs a count that is not negative.")
        if count == 0 { return .empty() }
        return asObservable().lift { sink in
            let left = Box(count)
            let (next, stop, lifetime) = (sink.next, sink.stop, sink.lifetime)
            return Sink(linkedTo: sink) { element in
                guard left.value > 0 else { return }
                left.value -= 1
                let isLast = left.value == 0
                try next(element)
                if isLast { lifetime.terminate(.completed, stop) }
            }
        }
    }
}
