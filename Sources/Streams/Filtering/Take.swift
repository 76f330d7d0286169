extension ObservableType {
    /// The first `count` elements, then the end.
    ///
    ///     source:   --1--2--3--4--|
    ///     take(2):  --1--(2|)
    ///
    /// Ends with the element that completes the count, and lets go of the source there; or with the source, if that is
    /// sooner. `take(0)` ends at once without subscribing. A negative count is a programmer error.
    ///
    ///     Observable.of(1, 2, 3, 4).take(2)
    @inlinable @inline(never) public func take(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "take(_:) needs a count that is not negative.")
        if count == 0 { return .empty() }
        return asObservable().lift { sink in
            let left = Box(count)
            let next = sink.next
            let stop = sink.stop
            let lifetime = sink.lifetime
            return sink.link { element in
                guard left.value > 0 else { return }
                left.value -= 1
                let isLast = left.value == 0
                next(element)
                if isLast { lifetime.terminate(.completed, stop) }
            }
        }
    }
}
