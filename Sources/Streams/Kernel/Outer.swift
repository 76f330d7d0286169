/// Makes an inner sequence of an element.
///
/// Sendable by contract: what the user gives is, and elements travel with events, which are serial.
@usableFromInline struct Selector<Element, Inner>: @unchecked Sendable {
    @usableFromInline let make: (Element) throws -> Attach<Inner>

    @inlinable init(_ make: @escaping (Element) throws -> Attach<Inner>) { self.make = make }
}

/// What makes one sequence of the inner ones: all that the closures of its sources hold.
@usableFromInline protocol Flattening: AnyObject {
    associatedtype Source
    associatedtype Element

    var sink: Sink<Element> { get }
    var select: Selector<Source, Element> { get }
    /// The lifetime of the outer subscription.
    var outer: Lifetime { get }

    /// Whether an inner sequence would be attached to now, rather than dropped.
    var isTaking: Bool { get }

    func attachInner(_ attach: @escaping Attach<Element>)

    /// The outer sequence has completed; the result does when the inner ones have.
    func outerCompleted()

    /// Fails the result.
    func fail(_ stop: TerminalEvent)
}

extension Flattening {
    @inlinable func attach(to source: Attach<Source>) {
        let sink = Sink<Source>(
            next: { [self] element in next(element) },
            stop: { [self] stop in outerStopped(stop) },
            lifetime: outer)
        Trampoline.enter { source(sink) }
    }

    @inlinable func next(_ element: Source) {
        if outer.isEnded || !isTaking { return }
        do { attachInner(try select.make(element)) } catch {
            _ = outer.stop()
            fail(.failed(error))
        }
    }

    @inlinable func outerStopped(_ stop: TerminalEvent) {
        guard outer.stop(with: stop) else { return }
        if case .completed = stop { outerCompleted() } else { fail(stop) }
        outer.end()
    }
}
