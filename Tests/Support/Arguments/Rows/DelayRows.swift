import Streams
import Viper

/// The durations of operators that act once for each element or subscription.
enum DelayRows {
    static let rows = observables + traits + shared + replays

    private static let observables: [ArgumentRow] = [
        .interval("ObservableType.debounce(_:scheduler:)/dueTime", zero: "2@3 |@3", never: "2@3 |@3") {
            dueTime, clock in
            await clock.events { clock.source.debounce(dueTime, scheduler: clock.scheduler) }
        },
        .interval(
            "ObservableType.debounce(_:edges:scheduler:onDrop:)/dueTime", zero: "0@1 |@3", never: "0@1 |@3"
        ) { dueTime, clock in
            await clock.events { clock.source.debounce(dueTime, edges: .leading, scheduler: clock.scheduler) }
        },
        .interval("ObservableType.delay(_:scheduler:)/dueTime", zero: "0@2 1@3 2@4 |@5", never: "nothing") {
            dueTime, clock in
            await clock.events { clock.source.delay(dueTime, scheduler: clock.scheduler) }
        },
        .interval("ObservableType.delaySubscription(_:scheduler:)/dueTime", zero: "0@2 1@3 2@4 |@4", never: "nothing") {
            dueTime, clock in
            await clock.events { clock.source.delaySubscription(dueTime, scheduler: clock.scheduler) }
        },
        .interval("ObservableType.skip(_:scheduler:)/duration", zero: "0@1 1@2 2@3 |@3", never: "|@3") {
            duration, clock in
            await clock.events { clock.source.skip(duration, scheduler: clock.scheduler) }
        },
        .interval("ObservableType.take(for:scheduler:)/duration", zero: "|@1", never: "0@1 1@2 2@3 |@3") {
            duration, clock in
            await clock.events { clock.source.take(for: duration, scheduler: clock.scheduler) }
        },
        .interval("ObservableType.throttle(_:latest:scheduler:)/dueTime", zero: "0@1 1@2 2@3 |@3", never: "0@1 |@3") {
            dueTime, clock in
            await clock.events { clock.source.throttle(dueTime, latest: false, scheduler: clock.scheduler) }
        },
        .interval(
            "ObservableType.throttle(_:edges:scheduler:onDrop:)/dueTime", zero: "0@1 1@2 2@3 |@3", never: "0@1 |@3"
        ) { dueTime, clock in
            await clock.events { clock.source.throttle(dueTime, edges: .leading, scheduler: clock.scheduler) }
        },
        .interval("ObservableType.timeout(overall:scheduler:)/duration", zero: "#@1", never: "0@1 1@2 2@3 |@3") {
            duration, clock in
            await clock.events { clock.source.timeout(overall: duration, scheduler: clock.scheduler) }
        },
        .interval(
            "ObservableType.timeout(overall:other:scheduler:)/duration", zero: "9@1 |@1", never: "0@1 1@2 2@3 |@3"
        ) { duration, clock in
            await clock.events {
                clock.source.timeout(overall: duration, other: Observable.just(9), scheduler: clock.scheduler)
            }
        },
        .interval("ObservableType.timeout(_:scheduler:)/dueTime", zero: "#@1", never: "0@1 1@2 2@3 |@3") {
            dueTime, clock in
            await clock.events { clock.source.timeout(dueTime, scheduler: clock.scheduler) }
        },
        .interval("ObservableType.timeout(_:other:scheduler:)/dueTime", zero: "9@1 |@1", never: "0@1 1@2 2@3 |@3") {
            dueTime, clock in
            await clock.events { clock.source.timeout(dueTime, other: Observable.just(9), scheduler: clock.scheduler) }
        },
        .interval("ObservableType.timer(_:period:scheduler:)/dueTime", zero: "0@1 |@1", never: "nothing") {
            dueTime, clock in
            await clock.events { Observable<Int>.timer(dueTime, scheduler: clock.scheduler) }
        },
    ]

    private static let traits: [ArgumentRow] = [
        .interval("InfallibleType.debounce(_:scheduler:)/dueTime", zero: "2@3 |@3", never: "2@3 |@3") {
            dueTime, clock in
            await clock.events { infallible(clock).debounce(dueTime, scheduler: clock.scheduler) }
        },
        .interval(
            "InfallibleType.debounce(_:edges:scheduler:onDrop:)/dueTime", zero: "0@1 |@3", never: "0@1 |@3"
        ) { dueTime, clock in
            await clock.events { infallible(clock).debounce(dueTime, edges: .leading, scheduler: clock.scheduler) }
        },
        .interval("InfallibleType.take(for:scheduler:)/duration", zero: "|@1", never: "0@1 1@2 2@3 |@3") {
            duration, clock in
            await clock.events { infallible(clock).take(for: duration, scheduler: clock.scheduler) }
        },
        .interval(
            "InfallibleType.throttle(_:edges:scheduler:onDrop:)/dueTime", zero: "0@1 1@2 2@3 |@3", never: "0@1 |@3"
        ) { dueTime, clock in
            await clock.events { infallible(clock).throttle(dueTime, edges: .leading, scheduler: clock.scheduler) }
        },
        .interval("InfallibleType.throttle(_:latest:scheduler:)/dueTime", zero: "0@1 1@2 2@3 |@3", never: "0@1 |@3") {
            dueTime, clock in
            await clock.events { infallible(clock).throttle(dueTime, latest: false, scheduler: clock.scheduler) }
        },
        .interval("PrimitiveSequence.delay(_:scheduler:)/dueTime", zero: "0@2 |@2", never: "nothing") {
            dueTime, clock in
            await clock.events { clock.source.first().delay(dueTime, scheduler: clock.scheduler).compactMap { $0 } }
        },
        .interval("PrimitiveSequence.delaySubscription(_:scheduler:)/dueTime", zero: "0@2 |@2", never: "nothing") {
            dueTime, clock in
            await clock.events {
                clock.source.first().delaySubscription(dueTime, scheduler: clock.scheduler).compactMap { $0 }
            }
        },
        .interval("PrimitiveSequence.timeout(_:scheduler:)/dueTime", zero: "#@1", never: "0@1 |@1") { dueTime, clock in
            await clock.events { clock.source.first().timeout(dueTime, scheduler: clock.scheduler).compactMap { $0 } }
        },
        .interval("PrimitiveSequence.timeout(_:other:scheduler:)/dueTime", zero: "9@1 |@1", never: "0@1 |@1") {
            dueTime, clock in
            await clock.events {
                clock.source.first().timeout(dueTime, other: .just(9), scheduler: clock.scheduler).compactMap { $0 }
            }
        },
        .interval("PrimitiveSequenceType.timer(_:scheduler:)/dueTime", zero: "0@1 |@1", never: "nothing") {
            dueTime, clock in
            await clock.events { Single<Int>.timer(dueTime, scheduler: clock.scheduler) }
        },
        .interval("LeakProbe.Grace.init(_:scheduler:)/dueTime", zero: "0@1 |@1", never: "nothing") { dueTime, clock in
            let grace = LeakProbe.Grace(dueTime, scheduler: clock.scheduler)
            return await clock.events { Observable<Int>.timer(grace.dueTime, scheduler: grace.scheduler) }
        },
    ]

    /// The observer subscribes after the elements were sent.
    private static let replays: [ArgumentRow] = [
        .interval(
            "ReplaySubject.create(bufferSize:window:scheduler:)/window", zero: "|@0", never: "1@0 2@0 |@0"
        ) { window, clock in
            await clock.events {
                let subject = ReplaySubject<Int>.create(window: window, scheduler: clock.scheduler)
                for event in [Event.next(1), .next(2), .completed] { subject.on(event) }
                return subject
            }
        },
        .interval("ObservableType.replay(_:window:scheduler:)/window", zero: "|@1", never: "1@0 2@0 |@1") {
            window, clock in
            await clock.events {
                let source = Observable.of(1, 2).concat(.never()).take(for: clock.unit, scheduler: clock.scheduler)
                let connectable = source.replay(window: window, scheduler: clock.scheduler)
                _ = connectable.connect()
                // On a real clock the connection may have ended by now, after which a subscriber receives nothing.
                return connectable.take(for: clock.unit.multiplied(by: 2), scheduler: clock.scheduler)
            }
        },
        .interval(
            "ObservableType.share(replay:window:scheduler:policy:)/window", zero: "|@0", never: "1@0 2@0 |@0"
        ) { window, clock in
            await clock.events {
                let shared = Observable.of(1, 2).share(
                    replay: 2, window: window, scheduler: clock.scheduler, policy: .forever)
                _ = shared.subscribe()
                return shared
            }
        },
        .interval(
            "InfallibleType.share(replay:window:scheduler:policy:)/window", zero: "|@0", never: "1@0 2@0 |@0"
        ) { window, clock in
            await clock.events {
                let shared = Infallible.of(1, 2).share(
                    replay: 2, window: window, scheduler: clock.scheduler, policy: .forever)
                _ = shared.subscribe()
                return shared
            }
        },
        .interval(
            "SharingPolicy.gracePeriod(_:scheduler:)/time", zero: "0@3 1@4 2@5 |@5", never: "0@2 1@2 2@3 |@3"
        ) { time, clock in
            await clock.events {
                let shared = clock.source.share(
                    replay: 1, policy: .gracePeriod(time, scheduler: clock.scheduler))
                shared.subscribe().dispose()
                return shared.delaySubscription(clock.unit.multiplied(by: 2), scheduler: clock.scheduler)
            }
        },
        .interval(
            "ObservableType.groupBy(keySelector:expiringAfter:scheduler:)/idleTime", zero: "0@1 0@3 |@3",
            never: "0@1 |@3"
        ) { time, clock in
            await clock.events {
                clock.source.groupBy(keySelector: { _ in 0 }, expiringAfter: time, scheduler: clock.scheduler)
                    .map { $0.key }
            }
        },
    ]

    private static let shared: [ArgumentRow] = [
        .interval("SharedSequenceConvertibleType.debounce(_:)/dueTime", zero: "0@3 1@4 2@5 |@5", never: "2@5 |@5") {
            dueTime, clock in
            await clock.events { signal(clock).debounce(dueTime) }
        },
        .interval(
            "SharedSequenceConvertibleType.debounce(_:edges:onDrop:)/dueTime", zero: "0@2 1@3 2@4 |@5",
            never: "0@2 |@5"
        ) { dueTime, clock in
            await clock.events { signal(clock).debounce(dueTime, edges: .leading) }
        },
        .interval("SharedSequenceConvertibleType.delay(_:)/dueTime", zero: "0@3 1@4 2@5 |@6", never: "nothing") {
            dueTime, clock in
            await clock.events { signal(clock).delay(dueTime) }
        },
        .interval(
            "SharedSequenceConvertibleType.throttle(_:latest:)/dueTime", zero: "0@2 1@3 2@4 |@5", never: "0@2 |@5"
        ) {
            dueTime, clock in
            await clock.events { signal(clock).throttle(dueTime, latest: false) }
        },
        .interval(
            "SharedSequenceConvertibleType.throttle(_:edges:onDrop:)/dueTime", zero: "0@2 1@3 2@4 |@5",
            never: "0@2 |@5"
        ) { dueTime, clock in
            await clock.events { signal(clock).throttle(dueTime, edges: .leading) }
        },
        .interval("SharedSequence.timer(_:period:)/dueTime", zero: "0@1 1@2 |@2", never: "nothing") { dueTime, clock in
            await clock.events { Driver<Int>.timer(dueTime, period: clock.unit).asObservable().take(2) }
        },
    ]

    @MainActor private static func infallible(_ clock: ArgumentClock) -> Infallible<Int> {
        clock.source.asInfallible(onErrorJustReturn: -1)
    }

    @MainActor private static func signal(_ clock: ArgumentClock) -> Signal<Int> {
        clock.source.asSignal(onErrorJustReturn: -1)
    }
}
