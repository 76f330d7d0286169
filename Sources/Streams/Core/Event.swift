/// An event of an observable sequence, whose grammar is `next* (error | completed)?`.
@frozen public enum Event<Element> {
    /// An element.
    case next(Element)
    /// The failure of the sequence; the last event.
    case error(any Error)
    /// The completion of the sequence; the last event.
    case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
    /// The element of a `next` event.
    @inlinable public var element: Element? { if case .next(let element) = self { element } else { nil } }

    /// The error of an `error` event.
    @inlinable public var error: (any Error)? { if case .error(let error) = self { error } else { nil } }

    /// Whether the event terminates the sequence.
    @inlinable public var isStopEvent: Bool { if case .next = self { false } else { true } }

    /// Whether the event is `completed`.
    @inlinable public var isCompleted: Bool { if case .completed = self { true } else { false } }

    /// Returns the event with its element transformed; an error that `transform` throws becomes an `error` event.
    @_alwaysEmitIntoClient public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

extension Event: CustomDebugStringConvertible {
    /// `next(element)`, `error(error)` or `completed`.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

/// A type that can be converted to an event.
public protocol EventConvertible<Element> {
    /// The type of the elements.
    associatedtype Element

    /// The event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// The event itself.
    @inlinable public var event: Event<Element> { self }
}

extension Event {
    @inline(__always)
    @inlinable func forward(_ next: (Element) -> Void, _ stop: (TerminalEvent) -> Void) {
        switch self {
        case .next(let element): next(element)
        case .error(let error): stop(.failed(error))
        case .completed: stop(.completed)
        }
    }
}

extension Sink {
    @inlinable func on(_ event: Event<Element>) { event.forward({ emit($0) }, { stop($0) }) }
}

extension TerminalEvent {
    @inlinable func event<Element>(of _: Element.Type = Element.self) -> Event<Element> {
        switch self {
        case .completed: .completed
        case .failed(let error): .error(error)
        }
    }
}
