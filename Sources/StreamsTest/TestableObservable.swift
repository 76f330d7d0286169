import Streams

/// A sequence that plays recorded events, and records when it was subscribed to.
///
/// Made by `TestScheduler.createHotObservable` and `createColdObservable`. Subscribing to it directly gives exactly the
/// recorded events, even those after a stop event; operators cut it off there, like every source.
public final class TestableObservable<Element>: ObservableType {
    /// The events it plays.
    public let recordedEvents: [Recorded<Event<Element>>]

    /// Whether its ticks count from each subscription.
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

    /// When it was subscribed to and unsubscribed from, in the order of the subscriptions.
    public var subscriptions: [Subscription] { log.withLock { $0 } }

    /// Starts sending events to `observer`, until the result is disposed.
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

// The recorded events never change and are sent on the thread of the scheduler; the rest is locked.
extension TestableObservable: @unchecked Sendable where Element: Sendable {}

extension TestableObservable {
    /// Events at the tick `subscribed` come after what else was scheduled for it, so that who subscribes then hears them.
    static func hot(
        _ events: [Recorded<Event<Element>>], on scheduler: TestScheduler, after subscribed: TestTime? = nil
    ) -> TestableObservable {
        // The work refers to the audience and not to the observable, so that a scheduler which never runs is freed.
        let audience = Audience<Element>()
        for event in events {
            scheduler.scheduleAt(event.time) { [unowned scheduler] in
                if event.time != subscribed { return audience.send(event.value) }
                scheduler.scheduleAt(event.time) { audience.send(event.value) }
            }
        }
        return TestableObservable(events, isCold: false, on: scheduler, attach: audience.add)
    }

    static func cold(_ events: [Recorded<Event<Element>>], on scheduler: TestScheduler) -> TestableObservable {
        TestableObservable(events, isCold: true, on: scheduler) { observer in
            let audience = Audience<Element>()
            let subscription = audience.add(observer)
            for event in events {
                // Not cancelled with the subscription: the clock runs on through the events nobody hears any more.
                _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) {
                    audience.send(event.value)
                    return Disposables.create()
                }
            }
            return subscription
        }
    }
}

/// Those who listen to a source at a time, in the order in which they came.
private final class Audience<Element>: Sendable {
    private let observers = Lock(Handed<(list: [(id: Int, observer: AnyObserver<Element>)], nextID: Int)>(([], 0)))

    func add(_ observer: AnyObserver<Element>) -> any Disposable {
        let observer = Handed(observer)
        let id = observers.withLock { observers in
            observers.value.list.append((observers.value.nextID, observer.value))
            observers.value.nextID += 1
            return observers.value.nextID - 1
        }
        return Disposables.create { [self] in remove(id) }
    }

    /// Sends an event to those who listen when it begins.
    func send(_ event: Event<Element>) {
        for (_, observer) in observers.withLock({ $0 }).value.list { observer.on(event) }
    }

    private func remove(_ id: Int) {
        // Released outside of the lock: what an observer holds may run code of the user when it goes.
        _ = observers.withLock { observers in
            observers.value.list.firstIndex { $0.id == id }.map { Handed(observers.value.list.remove(at: $0)) }
        }
    }
}
