/// A type that is an event of a control.
public protocol ControlEventType: ObservableType {
    /// The event of the control.
    func asControlEvent() -> ControlEvent<Element>
}

/// The occurrences of an event of a control.
///
/// It does not fail, and is subscribed to on the main queue.
///
///     let taps = PublishSubject<Void>()
///     let tap = ControlEvent(events: taps)
///     _ = tap.asSignal()
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of the elements.
    public typealias Element = PropertyType

    @usableFromInline let events: Observable<PropertyType>

    @usableFromInline init(raw events: Observable<PropertyType>) { self.events = events }

    /// Creates an event from its occurrences, which must not fail.
    @inlinable public init<Ev: ObservableType & Sendable>(events: Ev)
    where Ev.Element == Element, PropertyType: Sendable {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Sends occurrences to `observer`.
    @inlinable public func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == PropertyType {
        events.subscribe(observer)
    }

    /// The event as an `Observable`.
    @inlinable public func asObservable() -> Observable<PropertyType> { events }

    /// The event itself.
    @inlinable public func asControlEvent() -> ControlEvent<PropertyType> { self }

    /// The event as an infallible sequence.
    ///
    ///     source:         --1--2--|
    ///     asInfallible(): --1--2--|
    ///
    /// Emits on the threads of the control, and completes with its events.
    ///
    ///     ControlEvent(events: PublishSubject<Int>()).asInfallible()
    @inlinable public func asInfallible() -> Infallible<PropertyType> { Infallible(raw: events) }

    /// The event as a driver.
    ///
    ///     source:     --1--2--|
    ///     asDriver(): --1--2--|
    ///
    /// Delivers on the main queue and replays the latest occurrence to late subscribers. A failure, which is a
    /// programmer error, completes it.
    ///
    ///     ControlEvent(events: PublishSubject<Int>()).asDriver()
    @inlinable public func asDriver() -> Driver<PropertyType> where PropertyType: Sendable {
        sharedCompletingOnError()
    }

    /// The event as a signal.
    ///
    ///     source:     --1--2--|
    ///     asSignal(): --1--2--|
    ///
    /// Delivers on the main queue without a replay. A failure, which is a programmer error, completes it.
    ///
    ///     ControlEvent(events: PublishSubject<Int>()).asSignal()
    @inlinable public func asSignal() -> Signal<PropertyType> where PropertyType: Sendable {
        sharedCompletingOnError()
    }
}

extension ControlEvent: Sendable where PropertyType: Sendable {}
