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
    @_alwaysEmitIntoClient @inline(never) public func materialize() -> Observable<Event<Element>> {
        let source = asObservable().attach
        return Observable<Event<Element>> { sink in
            source(Sink(MaterializeObserver(sink), lifetime: sink.lifetime))
        }
    }
}

/// The state of `materialize`: one object for both closures of the sink.
@usableFromInline final class MaterializeObserver<Element>: SourceObserver {
    @usableFromInline let sink: Sink<Event<Element>>

    @inlinable init(_ sink: Sink<Event<Element>>) { self.sink = sink }

    @inlinable func next(_ element: Element) { sink.emit(.next(element)) }

    @inlinable func stop(_ stop: TerminalEvent) {
        if sink.lifetime.isStopped { return stop.drop() }
        sink.emit(stop.event())
        sink.forward(.completed)
    }
}

extension ObservableType where Element: EventConvertible & Sendable {
    /// Emits the events that the elements represent.
    ///
    ///     source:                        --1--------2--------|
    ///     materialize().dematerialize(): --1--------2--------|
    ///
    /// Terminates with the first element that represents a terminal event, or with the source. Runs on the thread of
    /// the source; buffers nothing.
    ///
    ///     Observable.of(1, 2).materialize().dematerialize()
    @_alwaysEmitIntoClient @preconcurrency public func dematerialize() -> Observable<Element.Element> {
        asObservable().dematerialized { $0.event }
    }
}

extension Observable {
    @inlinable @inline(never)
    final func dematerialized<Value>(_ event: @escaping (Element) -> Event<Value>) -> Observable<Value> {
        lift { sink in
            let observer = DematerializeObserver(sink, event)
            return Sink(linkedTo: sink) { [observer] in observer.next($0) }
        }
    }
}

/// The state of `dematerialize`.
@usableFromInline final class DematerializeObserver<Element, Value> {
    @usableFromInline let sink: Sink<Value>
    @usableFromInline let event: (Element) -> Event<Value>
    @exclusivity(unchecked) @usableFromInline final var isOver = false

    @inlinable init(_ sink: Sink<Value>, _ event: @escaping (Element) -> Event<Value>) {
        self.sink = sink
        self.event = event
    }

    @inlinable func next(_ element: Element) {
        if isOver { return }
        switch event(element) {
        case .next(let element): sink.emit(element)
        case .error(let error): terminate(.failed(error))
        case .completed: terminate(.completed)
        }
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        isOver = true
        sink.terminate(stop)
    }
}
