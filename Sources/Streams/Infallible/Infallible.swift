/// The events of an `Infallible`.
public enum InfallibleEvent<Element>: EventConvertible {
    /// An element.
    case next(Element)
    /// The sequence completed; nothing follows.
    case completed

    /// The event as one of an `Observable`.
    @inlinable public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}

extension InfallibleEvent: Sendable where Element: Sendable {}

/// A type that is an `Infallible`.
public protocol InfallibleType<Element>: BindableType {}

/// A sequence that cannot fail: `next* completed?`.
///
/// Unlike a `Driver` or a `Signal`, it guarantees nothing about threads, and shares nothing.
///
///     Infallible.of(1, 2).subscribe(onNext: { print($0) })
public struct Infallible<Element>: InfallibleType {
    /// A closure that receives the events of a handler.
    public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

    @usableFromInline let source: Observable<Element>

    /// - Parameter raw: does not fail.
    @inlinable init(raw: Observable<Element>) { source = raw }

    /// The sequence as an `Observable`.
    @inlinable public func asObservable() -> Observable<Element> { source }
}

extension Infallible: Sendable where Element: Sendable {}

extension Infallible where Element: Sendable {
    /// Creates a sequence from a handler, which runs for each subscription.
    ///
    ///     Infallible<Int>.create { observer in observer(.next(1)); return Disposables.create() }: 1--
    ///
    /// The disposable that the handler returns is disposed after completion, or when the subscription is disposed.
    ///
    ///     Infallible<Int>.create { observer in
    ///         observer(.next(1))
    ///         observer(.completed)
    ///         return Disposables.create()
    ///     }
    @inlinable @preconcurrency public static func create(
        subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(raw: .create { observer in subscribe { observer.on($0.event) } })
    }
}

extension SharedSequence {
    /// The sequence as an infallible one.
    ///
    ///     source:         --1--2--|
    ///     asInfallible(): --1--2--|
    ///
    /// Emits on the main queue; still shared.
    ///
    ///     Driver.just(1).asInfallible()
    @_alwaysEmitIntoClient public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

/// Reports that a closure of an `Infallible` threw an error.
@usableFromInline func infallibleFailed(_ error: any Error) {
    assertionFailure("An Infallible failed with \(error); closures of its operators must not throw.")
    diagnose("An Infallible failed with \(error); closures of its operators must not throw.")
}
