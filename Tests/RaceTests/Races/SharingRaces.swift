import TestSupport

/// A way to share one subscription to the source among all observers.
private struct Sharing: Sendable {
    let name: String
    /// Whether no observer subscribes to the source again after its terminal event.
    var isLasting = false
    let share: @Sendable (Observable<Int>) -> Observable<Int>

    static let all =
        [0, 1, 2].flatMap { replay in
            [
                Sharing(name: "share(replay: \(replay))") { $0.share(replay: replay) },
                Sharing(name: "share(replay: \(replay), scope: .forever)", isLasting: true) {
                    $0.share(replay: replay, scope: .forever)
                },
                Sharing(name: "share(replay: \(replay), policy: resets after disconnection)", isLasting: true) {
                    $0.share(
                        replay: replay, policy: SharingPolicy(resetsOnCompletion: false, resetsOnError: false))
                },
                Sharing(name: "share(replay: \(replay), policy: resets after terminal events)") {
                    $0.share(replay: replay, policy: SharingPolicy(resetsOnDisconnection: false))
                },
            ]
        } + [
            Sharing(name: "publish().refCount()") { $0.publish().refCount() },
            Sharing(name: "replay(1).refCount()") { $0.replay(1).refCount() },
            Sharing(name: "multicast(subject).refCount()", isLasting: true) {
                $0.multicast(PublishSubject<Int>()).refCount()
            },
        ]
}

/// A source that counts its subscriptions, and sends to those that are alive.
private final class Well: Sendable {
    let begun = Counter()
    let over = Counter()
    private let observers = Lock<[Int: AnyObserver<Int>]>([:])

    var alive: Int { begun.value - over.value }

    var source: Observable<Int> {
        .create { [self] observer in
            let number = begun.increment()
            RandomDelay.pass()
            observers.withLock { $0[number] = observer }
            return Disposables.create { [self] in
                RandomDelay.pass()
                _ = observers.withLock { $0.removeValue(forKey: number) }
                over.increment()
            }
        }
    }

    func send(_ event: Event<Int>) {
        // Not in the order of the dictionary, which depends on its address.
        let observers = observers.withLock { $0.sorted { $0.key < $1.key } }
        for (_, observer) in observers { observer.on(event) }
    }
}

extension Race {
    static let sharing =
        Sharing.all.flatMap { [crowd($0), farewell($0), end($0), hesitation($0), immediate($0), short($0)] }
        + connections + gracePeriods

    /// However many come at once, the source is subscribed to once.
    private static func crowd(_ sharing: Sharing) -> Race {
        let count = canExploreInterleavings ? 3 : 32
        return Race("\(sharing.name): \(count) threads subscribe") { round in
            let well = Well()
            let shared = sharing.share(well.source)
            let observers = (0..<count).map { _ in StrictObserver<Int>() }
            let group = CompositeDisposable()
            for observer in observers { round.thread("subscribes") { _ = group.insert(shared.subscribe(observer)) } }
            round.after {
                round.expect(well.begun.value == 1, "\(well.begun.value) subscriptions to the source")
                well.send(.next(1))
                round.expect(
                    observers.allSatisfy { $0.elements == [1] && $0.faults.isEmpty }, "not all have received it")
                group.dispose()
                round.expect(well.alive == 0, "the source is still subscribed to")
            }
        }
    }

    /// The last one leaves while another one comes, who is connected afterwards.
    private static func farewell(_ sharing: Sharing) -> Race {
        Race("\(sharing.name): last dispose, subscribe") { round in
            let well = Well()
            let shared = sharing.share(well.source)
            let (leaving, coming) = (StrictObserver<Int>(), StrictObserver<Int>())
            let last = shared.subscribe(leaving)
            let next = SingleAssignmentDisposable()
            round.thread("disposes") {
                last.dispose()
                leaving.close()
            }
            round.thread("subscribes") { next.setDisposable(shared.subscribe(coming)) }
            round.after {
                round.expect(well.alive == 1, "\(well.alive) subscriptions to the source")
                well.send(.next(1))
                round.expect(coming.elements == [1], "received \(coming.elements)")
                round.expect(leaving.faults.isEmpty, "\(leaving.faults)")
                next.dispose()
                round.expect(well.alive == 0, "the source is still subscribed to")
            }
        }
    }

    /// The source ends while another observer comes, who is told, or begins anew.
    private static func end(_ sharing: Sharing) -> Race {
        Race("\(sharing.name): end, subscribe") { round in
            let well = Well()
            let shared = sharing.share(well.source)
            let (present, coming) = (StrictObserver<Int>(), StrictObserver<Int>())
            _ = shared.subscribe(present)
            let next = SingleAssignmentDisposable()
            round.thread("ends") { well.send(.completed) }
            round.thread("subscribes") { next.setDisposable(shared.subscribe(coming)) }
            round.after {
                round.expect(present.terminalEvents == 1 && present.faults.isEmpty, "\(present.terminalEvents) ends")
                round.expect(
                    !sharing.isLasting || well.begun.value == 1, "\(well.begun.value) subscriptions to the source")
                if coming.terminalEvents == 0 {
                    round.expect(!sharing.isLasting, "a late subscriber receives no terminal event")
                    well.send(.next(1))
                    round.expect(
                        coming.elements == [1], "a late subscriber receives neither a terminal event nor a connection")
                }
                round.expect(coming.faults.isEmpty, "events overlap or come after the end")
                next.dispose()
                round.expect(well.alive == 0, "the source is still subscribed to")
            }
        }
    }

    /// The first one leaves while it is being connected, and another one comes, who is connected afterwards.
    private static func hesitation(_ sharing: Sharing) -> Race {
        Race("\(sharing.name): subscribe, dispose and subscribe") { round in
            let well = Well()
            let shared = sharing.share(well.source)
            let gate = PublishSubject<Void>()
            let (leaving, coming) = (StrictObserver<Int>(), StrictObserver<Int>())
            let next = SingleAssignmentDisposable()
            round.thread("subscribes") { _ = shared.take(until: gate).subscribe(leaving) }
            round.thread("disposes", { gate.onNext(()) }, { next.setDisposable(shared.subscribe(coming)) })
            round.after {
                gate.onNext(())
                round.expect(well.alive == 1, "\(well.alive) subscriptions to the source")
                well.send(.next(1))
                round.expect(coming.elements == [1], "received \(coming.elements)")
                next.dispose()
                round.expect(well.alive == 0, "the source is still subscribed to")
            }
        }
    }

    /// An event that is sent inside the connection reaches the observer that connects, and no observer twice.
    private static func immediate(_ sharing: Sharing) -> Race {
        Race("\(sharing.name): subscribe, subscribe, a source that sends at once") { round in
            let shared = sharing.share(Observable.just(1).concat(Observable.never()))
            let observers = (0..<3).map { _ in StrictObserver<Int>() }
            let subscriptions = CompositeDisposable()
            for observer in observers {
                round.thread("subscribes") { _ = subscriptions.insert(shared.subscribe(observer)) }
            }
            round.after {
                subscriptions.dispose()
                let received = observers.map(\.elements)
                round.expect(received.contains([1]), "nobody has received it")
                round.expect(received.allSatisfy { $0 == [1] || $0 == [] }, "received \(received)")
                round.expect(observers.allSatisfy { $0.faults.isEmpty }, "events overlap")
            }
        }
    }

    /// The source ends while it is being subscribed to, and everyone is told.
    private static func short(_ sharing: Sharing) -> Race {
        Race("\(sharing.name): subscribe, subscribe, a source that ends at once") { round in
            let shared = sharing.share(Observable.just(1))
            let observers = (0..<2).map { _ in StrictObserver<Int>() }
            for observer in observers { round.thread("subscribes") { _ = shared.subscribe(observer) } }
            round.after {
                let ends = observers.map(\.terminalEvents)
                round.expect(ends == [1, 1], "\(ends) ends")
                round.expect(observers.allSatisfy { $0.faults.isEmpty && $0.elements.count <= 1 }, "events overlap")
            }
        }
    }

    /// The last observer leaves, the time of its grace period passes, and another observer comes.
    private static let gracePeriods =
        [true, false].flatMap { keepsReplay in
            [
                Race("grace period: last dispose, timer, subscribe, \(keepsReplay ? "kept" : "discarded") replay") {
                    round in
                    let (well, clock) = (Well(), ManualScheduler())
                    var policy = SharingPolicy.gracePeriod(.seconds(1), scheduler: clock)
                    policy.resetsOnDisconnection = !keepsReplay
                    let shared = well.source.share(replay: 1, policy: policy)
                    let (leaving, coming) = (StrictObserver<Int>(), StrictObserver<Int>())
                    let last = shared.subscribe(leaving)
                    well.send(.next(1))
                    let next = SingleAssignmentDisposable()
                    round.thread("disposes") {
                        last.dispose()
                        leaving.close()
                    }
                    round.thread("fires") { clock.runAll() }
                    round.thread("subscribes") { next.setDisposable(shared.subscribe(coming)) }
                    round.after {
                        round.expect(well.alive == 1, "\(well.alive) subscriptions to the source")
                        round.expect(leaving.faults.isEmpty, "\(leaving.faults)")
                        let replay = coming.elements
                        round.expect(
                            replay == [1] || !keepsReplay && well.begun.value == 2 && replay.isEmpty,
                            "\(replay) with \(well.begun.value) subscriptions")
                        // A timer that was started before has no effect.
                        clock.runAll()
                        well.send(.next(2))
                        round.expect(coming.elements == replay + [2], "received \(coming.elements)")
                        next.dispose()
                        round.expect(well.alive == 1, "\(well.alive) subscriptions in the grace period")
                        clock.runAll()
                        round.expect(well.alive == 0, "the source is still subscribed to")
                        withExtendedLifetime(shared) {}
                    }
                }
            ]
        } + [
            Race("grace period: last dispose, end, timer") { round in
                let (well, clock) = (Well(), ManualScheduler())
                var policy = SharingPolicy.gracePeriod(.seconds(1), scheduler: clock)
                (policy.resetsOnDisconnection, policy.resetsOnError) = (false, false)
                let shared = well.source.share(replay: 1, policy: policy)
                let (leaving, coming) = (StrictObserver<Int>(), StrictObserver<Int>())
                let last = shared.subscribe(leaving)
                round.thread("disposes") { last.dispose() }
                round.thread("fires") { clock.runAll() }
                round.thread("ends") { well.send(.completed) }
                round.after {
                    clock.runAll()
                    round.expect(well.alive == 0, "the source is still subscribed to")
                    let next = shared.subscribe(coming)
                    round.expect(coming.terminalEvents == 0, "a reset sequence replays the completion")
                    well.send(.next(1))
                    round.expect(coming.elements == [1], "received \(coming.elements)")
                    next.dispose()
                    clock.runAll()
                    round.expect(well.alive == 0, "the source is still subscribed to")
                    withExtendedLifetime(shared) {}
                }
            },
            Race("grace period: last dispose, release, timer") { round in
                let (well, clock) = (Well(), ManualScheduler())
                let shared = Lock<Observable<Int>?>(
                    well.source.share(policy: .gracePeriod(.seconds(1), scheduler: clock)))
                let last = shared.value?.subscribe()
                round.thread("disposes") { last?.dispose() }
                round.thread("releases") { shared.replace(by: nil) }
                round.thread("fires") { clock.runAll() }
                round.after { round.expect(well.alive == 0, "the source is still subscribed to") }
            },
        ]

    private static let connections = [
        Race("publish().refCount(): subscribe and leave") { round in
            let (source, gate) = (PublishSubject<Int>(), PublishSubject<Void>())
            let shared = source.publish().refCount()
            round.thread("subscribes") { _ = shared.take(until: gate).subscribe() }
            round.thread("leaves") { gate.onNext(()) }
            round.after {
                gate.onNext(())
                round.expect(!source.hasObservers, "the source is still observed")
            }
        },
        Race("publish(): connect, connect, connect") { round in
            let well = Well()
            let shared = well.source.publish()
            let seen = StrictObserver<Int>()
            _ = shared.subscribe(seen)
            let group = CompositeDisposable()
            for _ in 0..<3 { round.thread("connects") { _ = group.insert(shared.connect()) } }
            round.after {
                round.expect(well.begun.value == 1, "\(well.begun.value) subscriptions to the source")
                well.send(.next(1))
                round.expect(seen.elements == [1], "received \(seen.elements)")
                group.dispose()
                round.expect(well.alive == 0, "the source is still subscribed to")
            }
        },
        Race("publish(): the source ends, connect") { round in
            let well = Well()
            let shared = well.source.publish()
            _ = shared.connect()
            let (next, late) = (SingleAssignmentDisposable(), StrictObserver<Int>())
            round.thread("ends") { well.send(.completed) }
            round.thread("connects") { next.setDisposable(shared.connect()) }
            round.after {
                if well.begun.value == 2 {
                    _ = shared.subscribe(late)
                    well.send(.next(1))
                    round.expect(late.elements == [1], "a new connection has the subject of the last one")
                }
                next.dispose()
                round.expect(well.alive == 0, "the source is still subscribed to")
            }
        },
        Race("publish(): connect, dispose the connection, send") { round in
            let well = Well()
            let shared = well.source.publish()
            let seen = StrictObserver<Int>()
            _ = shared.subscribe(seen)
            let connection = shared.connect()
            let next = SingleAssignmentDisposable()
            round.thread("disposes") { connection.dispose() }
            round.thread("connects") { next.setDisposable(shared.connect()) }
            round.thread("sends") { well.send(.next(1)) }
            round.after {
                round.expect(well.alive <= 1, "\(well.alive) subscriptions to the source")
                round.expect(seen.faults.isEmpty && seen.elements.count <= 1, "received \(seen.elements)")
                next.dispose()
                round.expect(well.alive == 0, "the source is still subscribed to")
            }
        },
        Race("multicast(makeSubject:): connect, subscribe, subscribe") { round in
            let well = Well()
            let shared = well.source.multicast { PublishSubject<Int>() }
            let observers = (0..<2).map { _ in StrictObserver<Int>() }
            for observer in observers { round.thread("subscribes") { _ = shared.subscribe(observer) } }
            round.thread("connects") { _ = shared.connect() }
            round.after {
                well.send(.next(1))
                round.expect(observers.allSatisfy { $0.elements == [1] }, "not all are on the same subject")
                well.send(.completed)
            }
        },
    ]
}
