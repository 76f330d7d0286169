extension ObservableType where Element: Sendable {
    /// Emits each element but the first together with the element before.
    ///
    ///     source:     --1-----2-----3-----|
    ///     pairwise(): --------(1,2)-(2,3)-|
    ///
    /// Terminates with the source. Runs on the thread of the source; keeps the latest element.
    ///
    ///     Observable.of(1, 4, 9).pairwise().map { $0.current - $0.previous }
    @_alwaysEmitIntoClient @inline(never) @preconcurrency
    public func pairwise() -> Observable<(previous: Element, current: Element)> {
        asObservable().lift { sink in
            let latest = Box<Element?>(nil)
            let next = sink.next
            return Sink(linkedTo: sink) { element in
                let previous = latest.value
                latest.value = element
                if let previous { try next((previous, element)) }
            }
        }
    }
}
