extension ObservableType {
    /// Drops the first `count` elements.
    ///
    ///     source:  --1--2--3--4--|
    ///     skip(2): --------3--4--|
    ///
    /// Terminates with the source. A count below 1 drops nothing. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of(1, 2, 3, 4).skip(2)
    @_alwaysEmitIntoClient public func skip(_ count: Int) -> Observable<Element> {
        asObservable().lift { sink in
            let left = Box(count)
            let next = sink.next
            return Sink(linkedTo: sink) { element in
                if left.value > 0 { left.value -= 1 } else { try next(element) }
            }
        }
    }
}
