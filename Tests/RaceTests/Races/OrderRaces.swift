import TestSupport

extension Race {
    /// Promises about the order of events that several threads send, beyond those of the wirings of operators.
    static let order: [Race] = [
        Race("flatMapLatest: send to the one that is left, follow another") { round in
            let (outer, left, next) = switches(round)
            round.thread("sends", each(1...3) { left.onNext($0) })
            round.thread("follows", [{ outer.onNext(next) }] + each(11...13) { next.onNext($0) })
        },
        Race("flatMapLatest: the one that is left fails, follow another") { round in
            let (outer, left, next) = switches(round)
            round.thread("fails") { left.onError(LawError.source(0)) }
            round.thread("follows", [{ outer.onNext(next) }] + each(11...13) { next.onNext($0) })
        },
        Race("flatMapLatest: the last one completes, the outer one completes") { round in
            let (outer, inner) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
            let seen = StrictObserver<Int>()
            _ = outer.switchLatest().subscribe(seen)
            outer.onNext(inner)
            round.thread("completes") { inner.onCompleted() }
            round.thread("completes the outer one") { outer.onCompleted() }
            round.after { round.expect(seen.terminalEvents == 1 && seen.faults.isEmpty, "\(seen.terminalEvents) ends") }
        },
        Race("merge(): another sequence, the last one completes, the outer one completes") { round in
            let (outer, first, second) = (
                PublishSubject<Observable<Int>>(), PublishSubject<Int>(), PublishSubject<Int>()
            )
            let seen = StrictObserver<Int>()
            _ = outer.merge(maxConcurrent: 1).subscribe(seen)
            outer.onNext(first)
            round.thread("completes") { first.onCompleted() }
            round.thread("goes on", { outer.onNext(second) }, { outer.onCompleted() })
            round.after {
                round.expect(seen.terminalEvents == 0, "over too early")
                second.onNext(1)
                second.onCompleted()
                round.expect(seen.elements == [1] && seen.terminalEvents == 1, "the one that waited was not begun")
            }
        },
        Race("merge: a failure, elements of the others") { round in
            let subjects = (0..<3).map { _ in PublishSubject<Int>() }
            let seen = StrictObserver<Int>()
            _ = Observable.merge(subjects).subscribe(seen)
            round.thread("fails") { subjects[0].onError(LawError.source(0)) }
            for thread in 1...2 { round.thread("sends", each(1...3) { subjects[thread].onNext($0) }) }
            round.after {
                round.expect(seen.terminalEvents == 1 && seen.faults.isEmpty, "\(seen.terminalEvents) ends")
                round.expect(!subjects.contains { $0.hasObservers }, "a source is still observed")
            }
        },
        Race("combineLatest: complete, complete, send") { round in
            let subjects = (0..<3).map { _ in BehaviorSubject(value: 0) }
            let seen = StrictObserver<Int>()
            _ = Observable.combineLatest(subjects) { $0.reduce(0, +) }.subscribe(seen)
            round.thread("completes 0") { subjects[0].onCompleted() }
            round.thread("completes 1") { subjects[1].onCompleted() }
            round.thread("sends", each(1...2) { subjects[2].onNext($0) } + [{ subjects[2].onCompleted() }])
            round.after {
                round.expect(seen.elements == [0, 1, 2], "received \(seen.elements)")
                round.expect(seen.terminalEvents == 1 && seen.faults.isEmpty, "\(seen.terminalEvents) ends")
            }
        },
        Race("zip: a failure, a pair") { round in
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let seen = StrictObserver<Int>()
            _ = Observable.zip(first, second) { $0 + $1 }.subscribe(seen)
            round.thread("sends and fails", { first.onNext(1) }, { first.onError(LawError.source(0)) })
            round.thread("sends", { second.onNext(1) }, { second.onNext(2) })
            round.after {
                round.expect(
                    seen.terminalEvents == 1 && seen.faults.isEmpty && seen.elements.count <= 1, "\(seen.elements)")
                round.expect(!second.hasObservers, "a source is still observed")
            }
        },
        Race("retry(when:): fail, notify, notify") { round in
            let (source, notifier) = (Failing(), PublishSubject<Void>())
            let seen = StrictObserver<Int>()
            let subscription = source.observable.retry { (_: Observable<any Error>) in notifier }.subscribe(seen)
            round.thread("fails") { source.fail() }
            for _ in 0..<2 { round.thread("notifies") { notifier.onNext(()) } }
            round.after {
                round.expect(source.alive <= 1, "\(source.alive) attempts at the same time")
                notifier.onNext(())
                round.expect(source.alive == 1, "\(source.alive) attempts")
                round.expect(seen.terminalEvents == 0 && seen.faults.isEmpty, "\(seen.terminalEvents) ends")
                subscription.dispose()
                round.expect(source.alive == 0, "the source is still subscribed to")
            }
        },
        Race("retry: fail, dispose") { round in
            let source = Failing()
            let subscription = source.observable.retry().subscribe()
            round.thread("fails", each(0..<3) { _ in source.fail() })
            round.thread("disposes") { subscription.dispose() }
            round.after { round.expect(source.alive == 0, "the source is still subscribed to") }
        },
        Race("concat: complete, dispose") { round in
            let subjects = (0..<3).map { _ in PublishSubject<Int>() }
            let seen = StrictObserver<Int>()
            let subscription = Observable.concat(subjects).subscribe(seen)
            round.thread("completes", each(subjects) { $0.onCompleted() })
            round.thread("disposes") { subscription.dispose() }
            round.after {
                round.expect(seen.terminalEvents <= 1 && seen.faults.isEmpty, "\(seen.terminalEvents) ends")
                round.expect(!subjects.contains { $0.hasObservers }, "a source is still observed")
            }
        },
        Race("switchLatest: the one that is left completes, follow another, the outer one completes") { round in
            let (outer, left, next) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>(), PublishSubject<Int>())
            let seen = StrictObserver<Int>()
            _ = outer.switchLatest().subscribe(seen)
            outer.onNext(left)
            round.thread("completes") { left.onCompleted() }
            round.thread("follows", { outer.onNext(next) }, { outer.onCompleted() })
            round.after {
                round.expect(seen.terminalEvents == 0, "over too early")
                next.onNext(1)
                next.onCompleted()
                round.expect(
                    seen.elements == [1] && seen.terminalEvents == 1,
                    "received \(seen.elements), \(seen.terminalEvents) ends")
            }
        },
        Race("sample: an element and the end, ticks") { round in
            let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Int>())
            let seen = StrictObserver<Int>()
            _ = source.sample(sampler).subscribe(seen)
            round.thread("sends and ends", { source.onNext(1) }, { source.onCompleted() })
            round.thread("ticks") { sampler.onNext(0) }
            round.after {
                sampler.onNext(0)
                round.expect(
                    seen.elements == [1] && seen.terminalEvents == 1,
                    "received \(seen.elements), \(seen.terminalEvents) ends")
            }
        },
        Race("withLatestFrom: the second sends, send") { round in
            let (source, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let seen = StrictObserver<Int>()
            let subscription = source.withLatestFrom(second).subscribe(seen)
            second.onNext(1)
            round.thread("sends to the second") { second.onNext(2) }
            round.thread("sends") { source.onNext(0) }
            round.after {
                source.onNext(0)
                round.expect([[1, 2], [2, 2]].contains(seen.elements), "received \(seen.elements)")
                subscription.dispose()
            }
        },
        Race("flatMap: another inner sequence in the place of one that is over, dispose") { round in
            let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
            let subscription = source.flatMap { $0 == 0 ? Observable.just(0) : inner.asObservable() }.subscribe()
            source.onNext(0)
            round.thread("sends") { source.onNext(1) }
            round.thread("disposes") { subscription.dispose() }
            round.after { round.expect(!inner.hasObservers, "an inner sequence is still observed") }
        },
        Race("debounce: an element, the clock of the one before") { round in
            let (source, schedulers) = (PublishSubject<Int>(), RaceSchedulers())
            let seen = StrictObserver<Int>()
            let subscription = source.debounce(.seconds(1), scheduler: schedulers.clock).subscribe(seen)
            source.onNext(1)
            round.thread("sends") { source.onNext(2) }
            round.thread("clock") { schedulers.clock.runAll() }
            round.after {
                let isDue = schedulers.clock.dueTimes.isEmpty
                round.expect(isDue || !seen.elements.contains(2), "received \(seen.elements) before the time")
                schedulers.settle()
                round.expect([[2], [1, 2]].contains(seen.elements), "received \(seen.elements)")
                subscription.dispose()
            }
        },
        Race("timeout: an element, the clock") { round in
            let (source, other, schedulers) = (PublishSubject<Int>(), PublishSubject<Int>(), RaceSchedulers())
            let seen = StrictObserver<Int>()
            let subscription = source.timeout(.seconds(1), other: other, scheduler: schedulers.clock).subscribe(seen)
            round.thread("sends", each(1...2) { source.onNext($0) })
            round.thread("clock") { schedulers.clock.runAll() }
            round.after {
                round.expect(source.hasObservers != other.hasObservers, "both or none are observed")
                round.expect(
                    seen.faults.isEmpty && seen.elements == Array((1...2).prefix(seen.elements.count)), "order")
                if source.hasObservers { round.expect(seen.elements == [1, 2], "lost one of \(seen.elements)") }
                subscription.dispose()
            }
        },
        Race("debounce: an element, the clock, the end") { round in
            let (source, schedulers) = (PublishSubject<Int>(), RaceSchedulers())
            let seen = StrictObserver<Int>()
            _ = source.debounce(.seconds(1), scheduler: schedulers.clock).subscribe(seen)
            round.thread("sends and ends", each(1...2) { source.onNext($0) } + [{ source.onCompleted() }])
            round.thread("clock", each(0..<2) { _ in schedulers.clock.runAll() })
            round.after {
                schedulers.settle()
                round.expect([[2], [1, 2]].contains(seen.elements), "received \(seen.elements)")
                round.expect(seen.terminalEvents == 1 && seen.faults.isEmpty, "\(seen.terminalEvents) ends")
            }
        },
        Race("throttle: elements, the clock, the end") { round in
            let (source, schedulers) = (PublishSubject<Int>(), RaceSchedulers())
            let seen = StrictObserver<Int>()
            _ = source.throttle(.seconds(1), scheduler: schedulers.clock).subscribe(seen)
            round.thread("sends and ends", each(1...3) { source.onNext($0) } + [{ source.onCompleted() }])
            round.thread("clock", each(0..<2) { _ in schedulers.clock.runAll() })
            round.after {
                schedulers.settle()
                round.expect([[1, 3], [1, 2, 3]].contains(seen.elements), "received \(seen.elements)")
                round.expect(seen.terminalEvents == 1 && seen.faults.isEmpty, "\(seen.terminalEvents) ends")
            }
        },
        Race("groupBy: dispose the result, leave a group, send") { round in
            let source = PublishSubject<Int>()
            let group = SingleAssignmentDisposable()
            let seen = StrictObserver<Int>()
            let result = source.groupBy { $0 % 1 }.subscribe(onNext: { group.setDisposable($0.subscribe(seen)) })
            source.onNext(1)
            round.thread("disposes") { result.dispose() }
            round.thread("leaves") { group.dispose() }
            round.thread("sends", each(2...3) { source.onNext($0) })
            round.after {
                round.expect(!source.hasObservers, "the source is still observed")
                round.expect(
                    seen.faults.isEmpty && seen.elements == Array((1...3).prefix(seen.elements.count)), "order")
            }
        },
        Race("groupBy: subscribe to a group, dispose the result") { round in
            let source = PublishSubject<Int>()
            let group = Lock<Observable<Int>?>(nil)
            let result = source.groupBy { $0 % 1 }.subscribe(onNext: { next in
                group.withLock { $0 = next.asObservable() }
            })
            source.onNext(1)
            let member = SingleAssignmentDisposable()
            round.thread("subscribes") {
                if let group = group.withLock({ $0 }) { member.setDisposable(group.subscribe()) }
            }
            round.thread("disposes") { result.dispose() }
            round.after {
                member.dispose()
                round.expect(!source.hasObservers, "the source is still observed")
            }
        },
        Race("window: dispose the result, leave a window, clock") { round in
            let (source, schedulers) = (PublishSubject<Int>(), RaceSchedulers())
            let windows = CompositeDisposable()
            let result = source.window(timeSpan: .seconds(1), count: 2, scheduler: schedulers.clock)
                .subscribe(onNext: { _ = windows.insert($0.subscribe()) })
            round.thread("disposes") { result.dispose() }
            round.thread("leaves") { windows.dispose() }
            round.thread("sends", each(1...3) { source.onNext($0) })
            round.thread("clock") { schedulers.clock.runAll() }
            round.after { round.expect(!source.hasObservers, "the source is still observed") }
        },
        Race("using: complete, dispose") { round in
            let (source, releases) = (PublishSubject<Int>(), Counter())
            struct Resource: Disposable {
                let releases: Counter
                func dispose() { releases.increment() }
            }
            let subscription = Observable<Int>.using(
                { Resource(releases: releases) }, observableFactory: { _ in source }
            )
            .subscribe()
            round.thread("completes") { source.onCompleted() }
            for _ in 0..<2 { round.thread("disposes") { subscription.dispose() } }
            round.after { round.expect(releases.value == 1, "released \(releases.value) times") }
        },
        Race("create: complete, fail, dispose") { round in
            let observer = Lock<AnyObserver<Int>?>(nil)
            let releases = Counter()
            let seen = StrictObserver<Int>()
            let subscription = Observable<Int>.create { given in
                observer.withLock { $0 = given }
                return Disposables.create { releases.increment() }
            }.subscribe(seen)
            let given = observer.value
            round.thread("completes") { given?.onCompleted() }
            round.thread("fails") { given?.onError(LawError.source(0)) }
            round.thread("disposes") { subscription.dispose() }
            round.after {
                round.expect(seen.terminalEvents <= 1 && seen.faults.isEmpty, "\(seen.terminalEvents) ends")
                round.expect(releases.value == 1, "released \(releases.value) times")
            }
        },
        Race("subscribe(onDisposed:): complete, dispose, dispose") { round in
            let (source, disposals) = (PublishSubject<Int>(), Counter())
            let subscription = source.subscribe(onDisposed: { disposals.increment() })
            round.thread("completes") { source.onCompleted() }
            for _ in 0..<2 { round.thread("disposes") { subscription.dispose() } }
            round.after { round.expect(disposals.value == 1, "disposed \(disposals.value) times") }
        },
    ]

    /// A switch that follows one sequence and will follow another: nothing of the first comes after the second has
    /// been heard.
    private static func switches(
        _ round: Round
    ) -> (outer: PublishSubject<Observable<Int>>, left: PublishSubject<Int>, next: PublishSubject<Int>) {
        let (outer, left, next) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>(), PublishSubject<Int>())
        let seen = StrictObserver<Int>()
        let subscription = outer.switchLatest().subscribe(seen)
        outer.onNext(left)
        round.after {
            let received = seen.elements
            let isHeard = received.contains { $0 > 10 }
            round.expect(received == received.sorted() && seen.faults.isEmpty, "received \(received)")
            round.expect(!isHeard || seen.terminalEvents == 0, "a failure of the one that was left, after \(received)")
            round.expect(
                seen.terminalEvents == 1 || received.filter { $0 > 10 } == [11, 12, 13], "received \(received)")
            subscription.dispose()
        }
        return (outer, left, next)
    }
}

/// A source that fails when told to, and counts who is subscribed.
private final class Failing: Sendable {
    private let observers = Lock<[Int: AnyObserver<Int>]>([:])
    private let attempts = Counter()

    var alive: Int { observers.withLock { $0.count } }

    var observable: Observable<Int> {
        .create { [self] observer in
            let number = attempts.increment()
            observers.withLock { $0[number] = observer }
            return Disposables.create { [self] in _ = observers.withLock { $0.removeValue(forKey: number) } }
        }
    }

    func fail() {
        // Not in the order of the dictionary, which depends on its address.
        let observers = observers.withLock { $0.sorted { $0.key < $1.key } }
        for (_, observer) in observers { observer.onError(LawError.source(0)) }
    }
}
