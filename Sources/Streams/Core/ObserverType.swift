/// A receiver of events.
public protocol ObserverType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// Receives an event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Receives an element.
    @_alwaysEmitIntoClient public func onNext(_ element: Element) { on(.next(element)) }

    /// Receives an error.
    @_alwaysEmitIntoClient public func onError(_ error: any Error) { on(.error(error)) }

    /// Receives the completion.
    @_alwaysEmitIntoClient public func onCompleted() { on(.completed) }
}

extension ObserverType where Self: Sendable {
    /// Returns the observer with its type erased.
    @_alwaysEmitIntoClient public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// Returns an observer that transforms its elements and forwards them to this observer.
    ///
    /// If `transform` throws, this observer receives an `error` event; what it does with later events is up to it.
    @_alwaysEmitIntoClient @preconcurrency public func mapObserver<Result>(
        _ transform: @escaping @Sendable (Result) throws -> Element
    ) -> AnyObserver<Result> {
        AnyObserver<Result>(events: { on($0.map(transform)) })
    }
}

/// A type-erased observer.
///
/// It is `Sendable` if its elements are, so the closure of `Observable.create` can use it on another thread.
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

    /// Creates an observer that calls `eventHandler` with each event.
    @inlinable @preconcurrency public init(eventHandler: @escaping EventHandler) {
        self.init(events: eventHandler)
    }

    /// Creates an observer that forwards each event to `observer`, which it retains.
    @inlinable public init<Observer>(_ observer: Observer)
    where Observer: ObserverType & Sendable, Observer.Element == Element {
        self.init(events: observer.on)
    }

    /// The observer itself.
    @inlinable public func asObserver() -> AnyObserver<Element> { self }

    /// Receives an event.
    @inlinable public func on(_ event: Event<Element>) { sink.on(event) }
}

// Its captures are `Sendable`; only elements could be shared unsafely.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}

extension AnyObserver {
    /// Receives an element.
    @_alwaysEmitIntoClient public func onNext(_ element: Element) { sink.emit(element) }
}
