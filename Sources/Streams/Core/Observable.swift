/// An observable sequence: a function that attaches an observer to a source.
///
/// The function runs at each subscription. An observer receives `next* (error | completed)?`, serialized. After
/// `dispose()` it receives no further event on the disposing thread, and at most the event in flight on another thread.
///
/// A sequence is `Sendable` if its elements are. A sequence of other elements stays in the isolation domain in which it
/// was created, and supports the operators that deliver an element on the thread that produced it.
///
/// - SeeAlso: the Rx contract, reactivex.io/documentation/contract.
public class Observable<Element>: ObservableType {
    @usableFromInline final let attach: Attach<Element>

    @inlinable init(_ attach: @escaping Attach<Element>) {
        #if DEBUG || Tracing
            self.attach = Tracing.traced(attach)
        #else
            self.attach = attach
        #endif
        #if Tracing
            Resources.incrementTotal()
        #endif
    }

    #if DEBUG || Tracing
        /// Creates the same sequence with a name for diagnostics.
        @inlinable init(_ attach: @escaping Attach<Element>, named name: String) {
            self.attach = Tracing.traced(attach, as: name)
            #if Tracing
                Resources.incrementTotal()
            #endif
        }
    #endif

    #if Tracing
        deinit { Resources.decrementTotal() }
    #endif

    /// Subscribes `observer`, which receives events until the sequence terminates or the result is disposed.
    @inlinable public final func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Element {
        attachObserver { observer.on($0) }
    }

    /// Subscribes a closure, which receives events until the sequence terminates or the result is disposed.
    @inlinable final func attachObserver(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let lifetime = Lifetime.root()
        attach(
            Sink(
                next: { element in
                    if !lifetime.isStopped { on(.next(element)) }
                },
                stop: { stop in lifetime.finish(stop) { on($0.event()) } },
                lifetime: lifetime))
        return lifetime
    }

    /// Returns the sequence of an operator: `link` makes the observer of this sequence from the observer of the result.
    @inline(__always)
    @inlinable final func lift<Result>(_ link: @escaping (Sink<Result>) -> Sink<Element>) -> Observable<Result> {
        let attach = attach
        @inline(__always) func attachLinked(_ sink: Sink<Result>) { attach(link(sink)) }
        return Observable<Result>(attachLinked)
    }

    /// The sequence itself.
    @inlinable public final func asObservable() -> Observable<Element> { self }
}

// The state is one immutable closure. Its captures are `Sendable` apart from elements: public operators take `@Sendable`
// closures, and require `Sendable` elements where they store them or move them to another thread. Subclasses guard the
// state they add.
extension Observable: @unchecked Sendable where Element: Sendable {}

/// An alias of `Observable` for files in which that name has another meaning.
public typealias RxObservable<Element> = Observable<Element>
