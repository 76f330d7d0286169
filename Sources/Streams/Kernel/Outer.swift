/// Makes an inner sequence of an element.
///
/// Sendable by contract: what the user gives is, and elements travel with events, which are serial.
@usableFromInline
struct Selector<Element, Inner>: @unchecked Sendable {
    @usableFromInline let make: (Element) throws -> Attach<Inner>

    @inlinable
    init(_ make: @escaping (Element) throws -> Attach<Inner>) { self.make = make }
}

/// What makes one sequence of the inner ones.
@usableFromInline
protocol Flattening: AnyObject {
    associatedtype Element

    var sink: Sink<Element> { get }

    /// Whether an inner sequence would be attached to now, rather than dropped.
    var isTaking: Bool { get }

    func attachInner(_ attach: @escaping Attach<Element>)

    /// The outer sequence is over; the result is when the inner ones are.
    func outerStopped(_ stop: Stop)

    /// The result is over.
    func finish(_ stop: Stop)
}

/// A sequence whose elements become inner ones: its lifetime, and all that both closures of its sink hold.
///
/// Sendable by contract: nothing in it changes.
@usableFromInline
final class Outer<Element, Result: Flattening>: Lifetime, @unchecked Sendable {
    @usableFromInline let result: Result
    @usableFromInline let select: Selector<Element, Result.Element>

    @inlinable
    init(_ result: Result, _ select: Selector<Element, Result.Element>) {
        self.result = result
        self.select = select
        super.init()
        result.sink.lifetime.add(self)
    }

    @inlinable
    func attach(to source: Attach<Element>) {
        let sink = Sink<Element>(
            next: { [self] element in next(element) },
            stop: { [self] stop in received(stop) },
            lifetime: self)
        Trampoline.enter { source(sink) }
    }

    @inlinable
    func next(_ element: Element) {
        if isEnded || !result.isTaking { return }
        do { result.attachInner(try select.make(element)) } catch {
            _ = stop()
            result.finish(.failed(error))
        }
    }

    @inlinable
    func received(_ stop: Stop) {
        guard self.stop(with: stop) else { return }
        result.outerStopped(stop)
        end()
    }
}
