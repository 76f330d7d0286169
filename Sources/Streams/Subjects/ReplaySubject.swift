/// A subject that sends each new observer the latest elements first.
///
///     source:                                   --1--2--3-----4--|
///     ReplaySubject<Int>.create(bufferSize: 2): --1--2--3-----4--|
///     ReplaySubject<Int>.create(bufferSize: 2):          (2 3)4--|
///
/// Events may be sent from any thread and by its own observers: they are delivered one at a time, and every
/// observer sees them in the same order. After a terminal event, late subscribers receive the buffer and that event; after
/// `dispose()`, `RxError.disposed`.
///
/// A subject is a `Disposable`, which is `Sendable`, so its elements have to be `Sendable`. A ``ReplayRelay`` may have
/// other elements, which stay in one isolation domain.
///
///     let log = ReplaySubject<String>.create(bufferSize: 100)
///     log.onNext("begin")
///     let subscription = log.subscribe(onNext: { print($0) })
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    @usableFromInline let multicast: ReplayMulticast<Element>

    /// For elements that are not `Sendable`, too, if no client uses the subject as a `Disposable`.
    @usableFromInline init(limit: Int, window: ReplayWindow? = nil) {
        let multicast = ReplayMulticast<Element>(limit: limit, window: window, replaysAfterStop: true)
        self.multicast = multicast
        super.init(multicast.producingAttach)
    }

    /// A subject that keeps the latest `bufferSize` elements.
    ///
    /// A negative size is a programmer error.
    @inlinable @preconcurrency public static func create(bufferSize: Int) -> ReplaySubject<Element>
    where Element: Sendable {
        require(bufferSize >= 0, "ReplaySubject.create(bufferSize:) needs a size that is not negative.")
        return ReplaySubject(limit: bufferSize)
    }

    /// A subject that keeps the elements of the last `window`, at most `bufferSize`.
    ///
    ///     source:                                                               --1--2-----3-----4--|
    ///     ReplaySubject<Int>.create(window: .seconds(5), scheduler: scheduler): --1--2-----3-----4--|
    ///     ReplaySubject<Int>.create(window: .seconds(5), scheduler: scheduler):              3---4--|
    ///
    /// A late subscriber receives the elements that are younger than `window` by the clock of `scheduler`, also after the
    /// terminal event. An older element is released when the next element is sent, or the next observer subscribes: there
    /// is no timer. Each of these reads the clock once, and each buffered element takes the memory of its time. Delivers on
    /// the thread of the sender, not by `scheduler`.
    ///
    /// A `window` of zero or less keeps no element, `.never` keeps each. A negative size is a programmer error.
    ///
    ///     let recent = ReplaySubject<String>.create(window: .seconds(60), scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public static func create(
        bufferSize: Int = .max, window: RxTimeInterval, scheduler: any SchedulerType
    ) -> ReplaySubject<Element> where Element: Sendable {
        require(
            bufferSize >= 0, "ReplaySubject.create(bufferSize:window:scheduler:) needs a size that is not negative.")
        return ReplaySubject(limit: bufferSize, window: ReplayWindow(window, scheduler))
    }

    /// A subject that keeps all elements.
    @inlinable @preconcurrency public static func createUnbounded() -> ReplaySubject<Element> where Element: Sendable {
        ReplaySubject(limit: .max)
    }

    /// Whether the subject has observers.
    public final var hasObservers: Bool { multicast.isObserved }

    /// The subject itself.
    @inlinable public final func asObserver() -> ReplaySubject<Element> { self }

    /// Sends an event to the observers.
    ///
    /// Ignored after a terminal event or `dispose()`.
    @inlinable public final func on(_ event: Event<Element>) { multicast.on(event) }

    /// Sends an element to the observers.
    @inlinable public final func onNext(_ element: Element) { multicast.next(element) }

    /// Releases all observers without an event, and the buffer.
    public final func dispose() { multicast.dispose(Disposed.stop(of: self)) }
}

// It adds one immutable reference to what `Observable` has.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
