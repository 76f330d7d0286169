import TestSupport

/// A subject or relay, and what somebody receives who comes while elements are sent.
private struct RacedSubject: Sendable {
    let name: String
    let make: @Sendable () -> RacedSubject.Instance
    /// Of how many elements that were sent before a late subscriber receives the latest.
    let replay: Int
    var ends = true

    struct Instance: Sendable {
        let source: Observable<Int>
        let on: @Sendable (Event<Int>) -> Void
        var dispose: (@Sendable () -> Void)?
        var hasObservers: @Sendable () -> Bool = { false }
        var latest: (@Sendable () -> Int?)?
    }

    static let subjects = [
        RacedSubject(
            name: "PublishSubject",
            make: {
                let subject = PublishSubject<Int>()
                return Instance(
                    source: subject, on: { subject.on($0) }, dispose: { subject.dispose() },
                    hasObservers: { subject.hasObservers })
            }, replay: 0),
        RacedSubject(
            name: "BehaviorSubject",
            make: {
                let subject = BehaviorSubject(value: 0)
                return Instance(
                    source: subject, on: { subject.on($0) }, dispose: { subject.dispose() },
                    hasObservers: { subject.hasObservers }, latest: { try? subject.value() })
            }, replay: 1),
        RacedSubject(name: "ReplaySubject(0)", make: { replaySubject(.create(bufferSize: 0)) }, replay: 0),
        RacedSubject(name: "ReplaySubject(2)", make: { replaySubject(.create(bufferSize: 2)) }, replay: 2),
        RacedSubject(
            name: "ReplaySubject(window)",
            make: { replaySubject(.create(window: .seconds(3_600), scheduler: MainScheduler.instance)) }, replay: .max),
        RacedSubject(name: "ReplaySubject(unbounded)", make: { replaySubject(.createUnbounded()) }, replay: .max),
    ]

    static let relays = [
        RacedSubject(
            name: "PublishRelay",
            make: {
                let relay = PublishRelay<Int>()
                return Instance(source: relay.asObservable(), on: { $0.element.map(relay.accept) })
            }, replay: 0, ends: false),
        RacedSubject(
            name: "BehaviorRelay",
            make: {
                let relay = BehaviorRelay(value: 0)
                return Instance(
                    source: relay.asObservable(), on: { $0.element.map(relay.accept) }, latest: { relay.value })
            }, replay: 1, ends: false),
        RacedSubject(name: "ReplayRelay(2)", make: { replayRelay(.create(bufferSize: 2)) }, replay: 2, ends: false),
        RacedSubject(
            name: "ReplayRelay(unbounded)", make: { replayRelay(.createUnbound()) }, replay: .max, ends: false),
    ]

    private static func replaySubject(_ subject: ReplaySubject<Int>) -> Instance {
        Instance(
            source: subject, on: { subject.on($0) }, dispose: { subject.dispose() },
            hasObservers: { subject.hasObservers })
    }

    private static func replayRelay(_ relay: ReplayRelay<Int>) -> Instance {
        Instance(source: relay.asObservable(), on: { $0.element.map(relay.accept) })
    }
}

extension Race {
    static let subjects =
        (RacedSubject.subjects + RacedSubject.relays).flatMap { [sends($0), lateSubscribers($0), leavers($0)] }
        + RacedSubject.subjects.flatMap { [announced($0), ends($0), lateSubscribersAtTermination($0), disposal($0)] }
        + asyncSubject + [
            nestedSends, lateSubscriber,
        ]

    static let endsInTheReplay = (RacedSubject.subjects + RacedSubject.relays).filter { $0.replay > 0 }.map {
        endInTheReplay($0)
    }

    /// All observers see one order, which keeps that of each sender, and the latest value is the last one sent.
    private static func sends(_ subject: RacedSubject) -> Race {
        Race("\(subject.name): send, send, send") { round in
            let instance = subject.make()
            let observers = (0..<2).map { _ in StrictObserver<Int>() }
            for observer in observers { _ = instance.source.subscribe(observer) }
            for thread in 1...3 {
                round.thread(
                    "sends \(thread)", each((1...repetitions).map { thread * 10 + $0 }) { instance.on(.next($0)) })
            }
            round.after {
                let received = observers[0].elements
                round.expect(observers.allSatisfy { $0.faults.isEmpty }, "events overlap")
                round.expect(observers[1].elements == received, "\(received) and \(observers[1].elements)")
                for thread in 1...3 {
                    let part = received.filter { $0 / 10 == thread }
                    round.expect(part == (1...repetitions).map { thread * 10 + $0 }, "received \(received)")
                }
                if let latest = instance.latest { round.expect(latest() == received.last, "value is not the last") }
            }
        }
    }

    /// A late subscriber receives the elements from one of them on, without a gap and without a repetition.
    private static func lateSubscribers(_ subject: RacedSubject) -> Race {
        Race("\(subject.name): send, subscribe, subscribe") { round in
            let instance = subject.make()
            let sent = 1...2 * repetitions
            let observers = (0..<2).map { _ in StrictObserver<Int>() }
            round.thread("sends", each(sent) { instance.on(.next($0)) })
            for observer in observers { round.thread("subscribes") { _ = instance.source.subscribe(observer) } }
            round.after {
                for observer in observers {
                    let received = observer.elements
                    // A value that was there before the first one was sent is replayed, too.
                    let expected = instance.latest == nil ? Array(sent) : [0] + sent
                    let isEnough = received.count >= min(subject.replay, sent.count)
                    round.expect(observer.faults.isEmpty, "events overlap")
                    round.expect(isEnough && received == expected.suffix(received.count), "received \(received)")
                }
            }
        }
    }

    /// Who is counted among the observers receives what is sent from then on.
    private static func announced(_ subject: RacedSubject) -> Race {
        Race("\(subject.name): subscribe, send when there is an observer, send") { round in
            let instance = subject.make()
            let observer = StrictObserver<Int>()
            round.thread("subscribes") { _ = instance.source.subscribe(observer) }
            round.thread("sends when there is an observer") {
                while !instance.hasObservers() { RandomDelay.wait() }
                instance.on(.next(2))
            }
            round.thread("sends") { instance.on(.next(1)) }
            round.after { round.expect(observer.elements.contains(2), "received \(observer.elements)") }
        }
    }

    /// Who stays misses nothing although another one comes and goes, and who has left receives one more event at most.
    private static func leavers(_ subject: RacedSubject) -> Race {
        Race("\(subject.name): send, send, dispose, subscribe and dispose") { round in
            let instance = subject.make()
            let (staying, leaving, passing) = (StrictObserver<Int>(), StrictObserver<Int>(), StrictObserver<Int>())
            let subscription = instance.source.subscribe(leaving)
            let stays = instance.source.subscribe(staying)
            round.thread("sends", each([1, 2]) { instance.on(.next($0)) })
            round.thread("sends, too", each([3, 4]) { instance.on(.next($0)) })
            round.thread("disposes") {
                subscription.dispose()
                leaving.close(afterEventInFlight: true)
            }
            round.thread("passes") {
                let subscription = instance.source.subscribe(passing)
                RandomDelay.pass()
                subscription.dispose()
                passing.close(afterEventInFlight: true)
            }
            round.after {
                let received = staying.elements.filter { $0 > 0 }
                round.expect(Set(received) == [1, 2, 3, 4] && received.count == 4, "received \(received)")
                for observer in [staying, leaving, passing] {
                    round.expect(observer.faults.isEmpty, "events overlap")
                }
                stays.dispose()
                round.expect(!instance.hasObservers(), "it still has observers")
            }
        }
    }

    /// A chain that ends with the first element it is given hears nothing of what is sent meanwhile.
    private static func endInTheReplay(_ subject: RacedSubject) -> Race {
        Race("\(subject.name): subscribe and leave, send, send") { round in
            let instance = subject.make()
            instance.on(.next(1))
            let heard = Counter()
            let (present, seen) = (StrictObserver<Int>(), StrictObserver<Int>())
            _ = instance.source.subscribe(present)
            for thread in 0..<2 {
                round.thread("sends", each(1...repetitions) { instance.on(.next(thread * 10 + $0)) })
            }
            round.thread("subscribes") {
                _ = instance.source.do(onNext: { _ in
                    heard.increment()
                    RandomDelay.pass()
                }).take(1).subscribe(seen)
            }
            round.after {
                round.expect(seen.elements.count == 1 && seen.terminalEvents == 1, "received \(seen.elements)")
                round.expect(heard.value == 1, "\(heard.value) elements heard")
            }
        }
    }

    /// One of several ends counts, the same one for all, and nothing comes after it.
    private static func ends(_ subject: RacedSubject) -> Race {
        Race("\(subject.name): complete, fail, send") { round in
            let instance = subject.make()
            let ends = (0..<2).map { _ in StrictObserver<String>() }
            for end in ends {
                _ = instance.source.ignoreElements().materialize().map(\.debugDescription).subscribe(end)
            }
            let seen = StrictObserver<Int>()
            _ = instance.source.subscribe(seen)
            round.thread("completes") { instance.on(.completed) }
            round.thread("fails") { instance.on(.error(LawError.source(0))) }
            round.thread("sends", each([1, 2]) { instance.on(.next($0)) })
            round.after {
                let received = ends.map(\.elements)
                round.expect(received[0].count == 1 && received[0] == received[1], "ends \(received)")
                round.expect(seen.terminalEvents == 1 && seen.faults.isEmpty, "events overlap or come after the end")
                round.expect(!instance.hasObservers(), "it still has observers")
            }
        }
    }

    /// The end reaches whoever comes in that moment, once, and what is replayed comes before it.
    private static func lateSubscribersAtTermination(_ subject: RacedSubject) -> Race {
        Race("\(subject.name): subscribe, subscribe, end") { round in
            let instance = subject.make()
            instance.on(.next(1))
            let observers = (0..<2).map { _ in StrictObserver<Int>() }
            for observer in observers { round.thread("subscribes") { _ = instance.source.subscribe(observer) } }
            round.thread("ends", { instance.on(.next(2)) }, { instance.on(.completed) })
            round.after {
                for observer in observers {
                    round.expect(
                        observer.terminalEvents == 1 && observer.faults.isEmpty, "\(observer.terminalEvents) ends")
                    let received = observer.elements
                    let isAllowed = received == [1, 2].suffix(received.count)
                    // A behaviour subject gives nothing but the end once it has come.
                    let isEnough = instance.latest != nil || received.count >= min(subject.replay, 2)
                    round.expect(isAllowed && isEnough, "received \(received)")
                }
            }
        }
    }

    /// Disposing a subject while it is used: no event overlaps, and nobody is left.
    private static func disposal(_ subject: RacedSubject) -> Race {
        Race("\(subject.name): send, subscribe, dispose the subject") { round in
            let instance = subject.make()
            let (early, late, after) = (StrictObserver<Int>(), StrictObserver<Int>(), StrictObserver<Int>())
            _ = instance.source.subscribe(early)
            round.thread("sends", each(1...3) { instance.on(.next($0)) })
            round.thread("subscribes") { _ = instance.source.subscribe(late) }
            round.thread("disposes") { instance.dispose?() }
            round.after {
                instance.on(.next(4))
                _ = instance.source.subscribe(after)
                for observer in [early, late] {
                    round.expect(observer.faults.isEmpty, "events overlap or come after the end")
                    round.expect(!observer.elements.contains(4), "an element after the disposal")
                }
                round.expect(after.terminalEvents == 1 && after.elements == [], "a late subscriber is not told")
                round.expect(!instance.hasObservers(), "it still has observers")
            }
        }
    }

    private static let lateSubscriber = Race("ReplaySubject: send, end, a late subscriber") { round in
        let subject = ReplaySubject<Int>.createUnbounded()
        let (present, late) = (StrictObserver<Int>(), StrictObserver<Int>())
        _ = subject.subscribe(present)
        round.thread("sends") { subject.onNext(1) }
        round.thread("ends") { subject.onCompleted() }
        round.after {
            _ = subject.subscribe(late)
            round.expect(
                late.elements == present.elements && late.terminalEvents == 1,
                "present \(present.elements), late \(late.elements)")
        }
    }

    /// A call that has delivered its share for other threads hands off the rest.
    static let handOff = Race("PublishSubject: hand-off, send, send, send") { round in
        let subject = PublishSubject<Int>()
        let seen = StrictObserver<Int>()
        _ = subject.subscribe(seen)
        for thread in 1...2 { round.thread("sends", each(1...2) { subject.onNext(thread * 10 + $0) }) }
        round.thread("sends") { subject.onNext(31) }
        round.after {
            let received = seen.elements
            round.expect(
                received.count == 5 && Set(received).count == 5 && seen.faults.isEmpty, "received \(received)")
        }
    }

    private static let asyncSubject = [
        Race("AsyncSubject: send, complete, subscribe") { round in
            let subject = AsyncSubject<Int>()
            let observers = (0..<2).map { _ in StrictObserver<Int>() }
            _ = subject.subscribe(observers[0])
            subject.onNext(1)
            round.thread("sends", each([2, 3]) { subject.onNext($0) })
            round.thread("completes") { subject.onCompleted() }
            round.thread("subscribes") { _ = subject.subscribe(observers[1]) }
            round.after {
                let received = observers.map(\.elements)
                round.expect(received[0].count == 1 && received[0] == received[1], "received \(received)")
                round.expect(observers.allSatisfy { $0.terminalEvents == 1 && $0.faults.isEmpty }, "not one end each")
                round.expect(!subject.hasObservers, "it still has observers")
            }
        },
        Race("AsyncSubject: complete, fail") { round in
            let subject = AsyncSubject<Int>()
            let seen = StrictObserver<String>()
            _ = subject.materialize().map(\.debugDescription).subscribe(seen)
            subject.onNext(1)
            round.thread("completes") { subject.onCompleted() }
            round.thread("fails") { subject.onError(LawError.source(0)) }
            round.after {
                let received = seen.elements
                let isFailure = received.count == 1 && received[0].hasPrefix("error")
                round.expect(isFailure || received == ["next(1)", "completed"], "received \(received)")
            }
        },
    ]

    /// Sends from inside a delivery and from other threads: one order for all.
    private static let nestedSends = Race("PublishSubject: send, send, nested sends") { round in
        let subject = PublishSubject<Int>()
        let observers = (0..<2).map { _ in StrictObserver<Int>() }
        _ = subject.subscribe(observers[0])
        _ = subject.subscribe(onNext: { [weak subject] element in
            if element < 100 { subject?.onNext(element + 100) }
        })
        _ = subject.subscribe(observers[1])
        for thread in 1...2 {
            round.thread("sends \(thread)", each((1...repetitions).map { thread * 10 + $0 }) { subject.onNext($0) })
        }
        round.after {
            let received = observers[0].elements
            round.expect(observers.allSatisfy { $0.faults.isEmpty }, "events overlap")
            round.expect(observers[1].elements == received, "\(received) and \(observers[1].elements)")
            let total = 4 * repetitions
            round.expect(received.count == total && Set(received).count == total, "received \(received)")
        }
    }
}
