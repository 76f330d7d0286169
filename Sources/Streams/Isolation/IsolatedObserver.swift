/// The observer of an isolated sequence; used in its domain only.
@usableFromInline final class IsolatedObserver<Element> {
    @usableFromInline let sink: Sink<Element>

    @inlinable init(_ sink: Sink<Element>) { self.sink = sink }

    /// Delivers the elements until the chain is disposed.
    @inlinable func receive(_ elements: inout Queue<Element>) {
        while !sink.lifetime.isStopped, let element = elements.takeFirst() { sink.emit(element) }
        _ = elements.takeAll()
    }

    func stop(_ stop: TerminalEvent) {
        if !sink.lifetime.isStopped { sink.stop(stop) }
    }
}

/// The observer of an isolated sequence of the main actor for a source, which may release it on another thread.
@usableFromInline final class OwnedObserver<Element> {
    @usableFromInline let owner: IsolatedOwner<IsolatedObserver<Element>>

    @usableFromInline init(_ owner: IsolatedOwner<IsolatedObserver<Element>>) { self.owner = owner }

    @inlinable func next(_ element: Element) throws { try owner.use { try $0.sink.next(element) } }

    @inlinable func stop(_ stop: TerminalEvent) { owner.use { $0.sink.stop(stop) } }
}
