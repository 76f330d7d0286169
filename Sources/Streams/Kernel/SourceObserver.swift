/// An object that receives the events of one source.
///
/// It serves both closures of a sink: a closure that captures a single object needs no context.
@usableFromInline protocol SourceObserver<Element>: AnyObject {
    associatedtype Element

    func next(_ element: Element)
    func stop(_ stop: TerminalEvent)
}

/// An object that receives elements one at a time; one that several threads send to, from a `Serializer`.
@usableFromInline protocol Receiver<Element>: AnyObject {
    associatedtype Element

    func receive(_ element: Element)
}

extension Sink {
    @inline(__always)
    @inlinable init(_ observer: some SourceObserver<Element>, lifetime: Lifetime) {
        self.init(
            next: { [observer] in observer.next($0) }, stop: { [observer] in observer.stop($0) }, lifetime: lifetime)
    }
}
