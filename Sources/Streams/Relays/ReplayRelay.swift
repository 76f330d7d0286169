/// A relay that gives each newcomer the latest elements first.
///
/// It never fails and never ends.
///
///     relay (buffer 2): --1--2--3-----4--
///     subscriber:                ^(23)-4--
///
///     let log = ReplayRelay<String>.create(bufferSize: 100)
///     log.accept("begin")
///     let subscription = log.subscribe(onNext: { print($0) })
public final class ReplayRelay<Element>: ObservableType {
    @usableFromInline let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// A relay that keeps the latest `bufferSize` elements.
    ///
    /// A negative size is a programmer error.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// A relay that keeps all elements.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    /// Sends an element to the observers.
    @inlinable public func accept(_ event: Element) { subject.onNext(event) }

    /// Starts sending the buffer, and the elements to come, to `observer`, until the result is disposed.
    public func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an `Observable`.
    @inlinable public func asObservable() -> Observable<Element> { subject }
}

// Its state belongs to a subject or a hub, which guard it.
extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
