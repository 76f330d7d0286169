/// A push-based sequence: a description of how to attach an observer.
///
/// Nothing happens before somebody subscribes. Each subscription sees `next* (error | completed)?`, its events one at a
/// time, and none of them after `dispose()` returned on the delivering thread (from another thread: at most the one
/// in flight).
///
/// A sequence is `Sendable` when its elements are. A sequence of other elements stays in the isolation domain in which it
/// was made, and has the operators that deliver an element on the thread that produced it.
///
/// - SeeAlso: the Rx contract, reactivex.io/documentation/contract.
public class Observable<Element>: ObservableType {
    @usableFromInline final let attach: Attach<Element>

    @inlinable init(_ attach: @escaping Attach<Element>) {
        #if DEBUG || TRACE_RESOURCES
            self.attach = Tracing.traced(attach)
        #else
            self.attach = attach
        #endif
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
    }

    #if TRACE_RESOURCES
        deinit { Resources.decrementTotal() }
    #endif

    /// Starts sending events to `observer`, until the sequence stops or the result is disposed.
    @inlinable public func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Element {
        receive { observer.on($0) }
    }

    /// Starts sending events to a closure, until the sequence stops or the result is disposed.
    @inlinable final func receive(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let lifetime = Lifetime.root()
        attach(
            Sink(
                next: { element in
                    if !lifetime.isEnded { on(.next(element)) }
                },
                stop: { stop in
                    guard lifetime.stop(with: stop) else { return }
                    on(stop.event())
                    lifetime.end()
                },
                lifetime: lifetime))
        return lifetime
    }

    /// The sequence whose observers are those of `link`, attached to this one.
    @inline(__always)
    @inlinable final func lift<Result>(_ link: @escaping (Sink<Result>) -> Sink<Element>) -> Observable<Result> {
        let attach = attach
        @inline(__always) func attachLinked(_ sink: Sink<Result>) { attach(link(sink)) }
        return Observable<Result>(attachLinked)
    }

    /// The sequence itself.
    @inlinable public final func asObservable() -> Observable<Element> { self }
}

// Its state is one immutable closure. What that closure captures is `Sendable`, or reaches only elements that are not:
// public operators take `@Sendable` closures, and demand `Sendable` elements where they keep or move them. Subclasses add
// state that is guarded on its own.
extension Observable: @unchecked Sendable where Element: Sendable {}

/// Another name for `Observable`, for files in which the plain one is taken.
public typealias RxObservable<Element> = Observable<Element>

/// How a sink is attached to a source.
@usableFromInline typealias Attach<Element> = (Sink<Element>) -> Void
