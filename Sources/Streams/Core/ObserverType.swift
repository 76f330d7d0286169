/// A receiver of events.
public protocol ObserverType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// Receives an event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Receives an element.
    @inlinable public func onNext(_ element: Element) { on(.next(element)) }

    /// Receives a failure.
    @inlinable public func onError(_ error: any Error) { on(.error(error)) }

    /// Receives the end.
    @inlinable public func onCompleted() { on(.completed) }

}

extension ObserverType where Self: Sendable {
    /// The observer with its type erased.
    @inlinable public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of another type, whose elements are transformed before this one receives them.
    ///
    /// A throw in `transform` reaches this observer as an `error` event.
    @inlinable @preconcurrency public func mapObserver<Result>(
        _ transform: @escaping @Sendable (Result) throws -> Element
    ) -> AnyObserver<Result> {
        AnyObserver<Result>(events: { on($0.map(transform)) })
    }
}

/// An observer whose type is erased.
///
/// It is `Sendable` when its elements are, so that the handler of `Observable.create` can hand it to a callback on another
/// thread.
public struct AnyObserver<Element>: ObserverType {
    /// A closure that receives events.
    public typealias EventHandler = @Sendable (Event<Element>) -> Void

    @usableFromInline let sink: Sink<Element>

    @inlinable init(sink: Sink<Element>) { self.sink = sink }

    @inlinable init(events: @escaping (Event<Element>) -> Void) {
        sink = Sink(
            next: { events(.next($0)) },
            stop: { events($0.event()) },
            lifetime: Lifetime(.none))
    }

    /// An observer that calls `eventHandler` with each event.
    @inlinable @preconcurrency public init(eventHandler: @escaping EventHandler) {
        self.init(events: eventHandler)
    }

    /// An observer that passes each event on to `observer`, which it keeps.
    @inlinable public init<Observer>(_ observer: Observer)
    where Observer: ObserverType & Sendable, Observer.Element == Element {
        self.init(events: observer.on)
    }

    /// The observer itself.
    @inlinable public func asObserver() -> AnyObserver<Element> { self }

    /// Receives an event.
    @inlinable public func on(_ event: Event<Element>) { sink.on(event) }
}

// What it reaches is `Sendable`; only elements that are not could be shared through it.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}

extension AnyObserver {
    /// Receives an element.
    @inlinable public func onNext(_ element: Element) { sink.next(element) }
}
