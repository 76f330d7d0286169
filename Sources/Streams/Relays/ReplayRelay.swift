/// A relay that replays the latest elements to late subscribers.
///
/// It never fails and never completes.
///
///     source:                                 --1--2--3-----4--
///     ReplayRelay<Int>.create(bufferSize: 2): --1--2--3-----4--
///     ReplayRelay<Int>.create(bufferSize: 2):          (2 3)4--
///
///     let log = ReplayRelay<String>.create(bufferSize: 100)
///     log.accept("begin")
///     let subscription = log.subscribe(onNext: { print($0) })
public final class ReplayRelay<Element>: RelayType {
    @usableFromInline let subject: ReplaySubject<Element>

    @inlinable init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// Creates a relay that buffers the latest `bufferSize` elements.
    ///
    /// A negative size is a programmer error.
    @inlinable public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        require(bufferSize >= 0, "ReplayRelay.create(bufferSize:) needs a size that is not negative.")
        return ReplayRelay(ReplaySubject(limit: bufferSize))
    }

    /// Creates a relay that buffers all elements.
    @inlinable public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject(limit: .max)) }

    /// Sends an element to the observers.
    @inlinable public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the buffer, and later elements, to `observer`, until the result is disposed.
    @inlinable public func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an `Observable`.
    @inlinable public func asObservable() -> Observable<Element> { subject }
}

// A subject guards its state.
extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
