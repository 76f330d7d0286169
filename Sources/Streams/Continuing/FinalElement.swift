extension Observable {
    /// Emits `element`, if there is one, and completes instead of a terminal event; implements `catchAndReturn` and `ifEmpty(default:)`.
    ///
    /// Without a second sequence: the source is released after the result has terminated, as that of `map` is.
    ///
    /// - Parameter isReplaced: returns whether `element` replaces the terminal event of a source that was empty or not.
    @inlinable @inline(never) final func finished(
        with element: Element?, insteadOf isReplaced: @escaping (_ stop: TerminalEvent, _ isEmpty: Bool) -> Bool
    ) -> Observable<Element> {
        let source = attach
        return Observable { sink in
            source(Sink(FinalElementObserver(sink, element, isReplaced), lifetime: sink.lifetime))
        }
    }

    @inlinable final func caught(returning element: Element?) -> Observable<Element> {
        finished(with: element) { stop, _ in if case .failed = stop { true } else { false } }
    }

    @inlinable final func followed(ifEmpty element: Element) -> Observable<Element> {
        finished(with: element) { stop, isEmpty in if case .completed = stop { isEmpty } else { false } }
    }
}

@usableFromInline final class FinalElementObserver<Element>: Latest<Element?>, SourceObserver {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let isReplaced: (TerminalEvent, Bool) -> Bool
    @exclusivity(unchecked) @usableFromInline final var isEmpty = true

    @inlinable init(
        _ sink: Sink<Element>, _ element: Element?, _ isReplaced: @escaping (TerminalEvent, Bool) -> Bool
    ) {
        self.sink = sink
        self.isReplaced = isReplaced
        super.init()
        stored = element
        isKnown = element != nil
    }

    @inlinable func next(_ element: Element) {
        isEmpty = false
        sink.emit(element)
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        if sink.lifetime.isStopped { return stop.drop() }
        guard isReplaced(stop, isEmpty) else { return sink.stop(stop) }
        if isKnown {
            let element = place()
            sink.emit(element.pointee)
        }
        sink.forward(.completed)
    }
}
