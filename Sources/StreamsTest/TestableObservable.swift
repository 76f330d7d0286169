import Streams

/// A sequence that plays recorded events and records its subscriptions.
///
/// Created by `TestScheduler.createHotObservable` and `createColdObservable`. A direct subscriber receives exactly the
/// recorded events, even those after a terminal event; operators cut it off there, like every source.
public final class TestableObservable<Element>: ObservableType {
    /// The events that the sequence plays.
    public let recordedEvents: [Recorded<Event<Element>>]

    /// Whether the ticks are relative to each subscription.
    let isCold: Bool

    private let scheduler: TestScheduler
    private let log = Lock<[Subscription]>([])
    private let attach: (AnyObserver<Element>) -> any Disposable

    private init(
        _ recordedEvents: [Recorded<Event<Element>>], isCold: Bool, on scheduler: TestScheduler,
        attach: @escaping (AnyObserver<Element>) -> any Disposable
    ) {
        self.recordedEvents = recordedEvents
        self.isCold = isCold
        self.scheduler = scheduler
        self.attach = attach
    }

    /// The ticks of its subscriptions, in order.
    public var subscriptions: [Subscription] { log.value }

    /// Emits events to `observer` until the result is disposed.
    public func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Element {
        let subscribed = scheduler.clock
        let index = log.withLock { log in
            log.append(Subscription(subscribed))
            return log.count - 1
        }
        let attached = attach(AnyObserver(observer))
        let source = UncheckedSendable(self)
        return Disposables.create {
            attached.dispose()
            let unsubscribed = source.value.scheduler.clock
            source.value.log.withLock { $0[index] = Subscription(subscribed, unsubscribed) }
        }
    }
}

// The recorded events are immutable; the rest is locked.
extension TestableObservable: @unchecked Sendable where Element: Sendable {}

extension TestableObservable where Element: Sendable {
    /// At the tick `subscribed`, events follow other scheduled work, so an observer that subscribes then receives them.
    static func hot(
        _ events: [Recorded<Event<Element>>], on scheduler: TestScheduler, after subscribed: TestTime? = nil
    ) -> TestableObservable {
        // The scheduled work captures the observers and not the observable, so a scheduler that never runs is freed.
        let subscribers = Subscribers<Element>()
        for event in events {
            scheduler.scheduleAt(event.time) { [unowned scheduler] in
                if event.time != subscribed { return subscribers.send(event.value) }
                scheduler.scheduleAt(event.time) { subscribers.send(event.value) }
            }
        }
        return TestableObservable(events, isCold: false, on: scheduler, attach: subscribers.add)
    }

    static func cold(_ events: [Recorded<Event<Element>>], on scheduler: TestScheduler) -> TestableObservable {
        TestableObservable(events, isCold: true, on: scheduler) { observer in
            let subscribers = Subscribers<Element>()
            let subscription = subscribers.add(observer)
            for event in events {
                // Not canceled with the subscription: the clock advances through the remaining events as well.
                _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) {
                    subscribers.send(event.value)
                    return Disposables.create()
                }
            }
            return subscription
        }
    }
}

/// The observers of a source at a time, in the order of their subscriptions.
private final class Subscribers<Element>: Sendable {
    private struct List {
        /// In the order of the numbers; without an observer after removal.
        var places: [(id: Int, observer: AnyObserver<Element>?)] = []
        var nextID = 0
        var gaps = 0

        mutating func append(_ observer: AnyObserver<Element>) -> Int {
            places.append((nextID, observer))
            nextID += 1
            return nextID - 1
        }

        mutating func remove(_ id: Int) -> AnyObserver<Element>? {
            let index = places.indices.partitioningIndex { places[$0].id >= id }
            guard index < places.count, places[index].id == id, let removed = places[index].observer.take() else {
                return nil
            }
            gaps += 1
            // Not at each removal, which would take time in proportion to the number of observers.
            if gaps > places.count / 2 {
                places.removeAll { $0.observer == nil }
                gaps = 0
            }
            return removed
        }
    }

    private let observers = Lock(UncheckedSendable(List()))

    func add(_ observer: AnyObserver<Element>) -> any Disposable {
        let observer = UncheckedSendable(observer)
        let id = observers.withLock { $0.value.append(observer.value) }
        return Disposables.create { [self] in remove(id) }
    }

    /// Emits an event to the observers that are subscribed when it begins.
    func send(_ event: Event<Element>) {
        for (_, observer) in observers.withLock({ $0 }).value.places { observer?.on(event) }
    }

    private func remove(_ id: Int) {
        let removed = observers.withLock { UncheckedSendable($0.value.remove(id)) }
        // Released outside the lock: an observer can run user code when it is deinitialized.
        withExtendedLifetime(removed) {}
    }
}
