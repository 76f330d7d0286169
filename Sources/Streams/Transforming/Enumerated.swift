extension ObservableType {
    /// Emits each element with its index.
    ///
    ///     source:       --a------b-----|
    ///     enumerated(): --(0,a)--(1,b)-|
    ///
    /// Terminates with the source. Runs on the thread of the source; keeps the index.
    ///
    ///     Observable.of("a", "b").enumerated()
    @_alwaysEmitIntoClient public func enumerated() -> Observable<(index: Int, element: Element)> {
        asObservable().lift { sink in
            let index = Box(0)
            let next = sink.next
            return Sink(linkedTo: sink) { element in
                let current = index.value
                index.value += 1
                try next((current, element))
            }
        }
    }
}
