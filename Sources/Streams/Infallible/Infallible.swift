/// The events of an `Infallible`.
public enum InfallibleEvent<Element>: EventConvertible {
    /// An element.
    case next(Element)
    /// The sequence ended; nothing follows.
    case completed

    /// The event as one of an `Observable`.
    public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}

extension InfallibleEvent: Sendable where Element: Sendable {}

/// A type that is an `Infallible`.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that cannot fail: `next* completed?`.
///
/// Unlike a `Driver` or a `Signal` it promises nothing about threads and shares nothing.
///
///     Infallible.of(1, 2).subscribe(onNext: { print($0) })
public struct Infallible<Element>: InfallibleType {
    /// A closure that receives the events of a handler.
    public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

    @usableFromInline let source: Observable<Element>

    /// The caller vouches that `raw` does not fail.
    @inlinable init(raw: Observable<Element>) { source = raw }

    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<Element> { source }
}

extension Infallible: Sendable where Element: Sendable {}

extension Infallible where Element: Sendable {
    /// A sequence made of whatever a handler sends.
    ///
    /// The handler runs at each subscription. What it returns is disposed when the sequence ends or is disposed.
    ///
    ///     Infallible<Int>.create { observer in
    ///         observer(.next(1))
    ///         observer(.completed)
    ///         return Disposables.create()
    ///     }
    @preconcurrency public static func create(
        subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(raw: .create { observer in subscribe { observer.on($0.event) } })
    }
}

extension ObservableConvertibleType {
    /// The sequence with a failure replaced by an element and the end.
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().catchAndReturn(element))
    }

    /// The sequence with another one going on after a failure.
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: asObservable().catch { _ in infallible.source })
    }

    /// The sequence with one made of the error going on after a failure.
    @preconcurrency public func asInfallible(
        onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().catch { onErrorRecover($0).source })
    }
}

extension PublishRelay {
    /// The relay as an infallible sequence.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension BehaviorRelay {
    /// The relay as an infallible sequence.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension ReplayRelay {
    /// The relay as an infallible sequence.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension SharedSequence {
    /// The sequence as an infallible one.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

/// What `Infallible` promises was broken by one of its closures.
@usableFromInline func infallibleFailed(_ error: any Error) {
    assertionFailure("An Infallible failed with \(error); closures of its operators must not throw.")
    diagnose("An Infallible failed with \(error); closures of its operators must not throw.")
}
