extension ObservableType {
    /// Emits each event of the source as an element.
    ///
    ///     source:        --1--------2--------|
    ///     materialize(): --next(1)--next(2)--(completed|)
    ///
    /// The terminal event is an element, too; then the result completes. Runs on the thread of the source; buffers
    /// nothing.
    ///
    ///     Observable.of(1, 2).materialize()
    @inlinable @inline(never) public func materialize() -> Observable<Event<Element>> {
        let source = asObservable().attach
        return Observable<Event<Element>> { sink in
            source(
                Sink(
                    next: { sink.next(.next($0)) },
                    stop: { stop in
                        if sink.lifetime.isStopped { return stop.drop() }
                        sink.next(stop.event())
                        sink.forward(.completed)
                    },
                    lifetime: sink.lifetime))
        }
    }
}

extension ObservableType where Element: EventConvertible {
    /// Emits the events that the elements represent.
    ///
    ///     source:                        --1--------2--------|
    ///     materialize().dematerialize(): --1--------2--------|
    ///
    /// Terminates with the first element that represents a terminal event, or with the source. Runs on the thread of
    /// the source; buffers nothing.
    ///
    ///     Observable.of(1, 2).materialize().dematerialize()
    @inlinable public func dematerialize() -> Observable<Element.Element> {
        asObservable().dematerialized(UncheckedSendable { $0.event })
    }
}

extension Observable {
    @inlinable @inline(never)
    final func dematerialized<Value>(_ event: UncheckedSendable<(Element) -> Event<Value>>) -> Observable<Value> {
        lift { sink in
            let isOver = Box(false)
            return sink.link { element in
                if isOver.value { return }
                switch event.value(element) {
                case .next(let element): return sink.next(element)
                case .error(let error):
                    isOver.value = true
                    sink.terminate(.failed(error))
                case .completed:
                    isOver.value = true
                    sink.terminate(.completed)
                }
            }
        }
    }
}
