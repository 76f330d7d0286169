import TestSupport

extension Race {
    static let traits: [Race] = [
        Race("Single: success, failure, dispose") { round in
            let answer = Answer<SingleEvent<Int>>()
            let single = Single<Int>.create { observer in answer.given { observer($0) } }
            let subscription = single.subscribe(
                onSuccess: { _ in answer.arrived() }, onFailure: { _ in answer.arrived() },
                onDisposed: { answer.disposed() })
            round.thread("succeeds") { answer.give(.success(1)) }
            round.thread("fails") { answer.give(.failure(LawError.source(0))) }
            round.thread("disposes") { subscription.dispose() }
            round.after { answer.expect(0...1, round) }
        },
        Race("Single: success, failure") { round in
            let answer = Answer<SingleEvent<Int>>()
            let single = Single<Int>.create { observer in answer.given { observer($0) } }
            _ = single.map { $0 + 1 }.subscribe(
                onSuccess: { _ in answer.arrived() }, onFailure: { _ in answer.arrived() },
                onDisposed: { answer.disposed() })
            round.thread("succeeds") { answer.give(.success(1)) }
            round.thread("fails") { answer.give(.failure(LawError.source(0))) }
            round.after { answer.expect(1...1, round) }
        },
        Race("Maybe: success, end, failure, dispose") { round in
            let answer = Answer<MaybeEvent<Int>>()
            let maybe = Maybe<Int>.create { observer in answer.given { observer($0) } }
            let subscription = maybe.subscribe(
                onSuccess: { _ in answer.arrived() }, onError: { _ in answer.arrived() },
                onCompleted: { answer.arrived() }, onDisposed: { answer.disposed() })
            round.thread("succeeds") { answer.give(.success(1)) }
            round.thread("completes") { answer.give(.completed) }
            round.thread("fails") { answer.give(.error(LawError.source(0))) }
            round.thread("disposes") { subscription.dispose() }
            round.after { answer.expect(0...1, round) }
        },
        Race("Maybe: success, end") { round in
            let answer = Answer<MaybeEvent<Int>>()
            let maybe = Maybe<Int>.create { observer in answer.given { observer($0) } }
            _ = maybe.subscribe(
                onSuccess: { _ in answer.arrived() }, onError: { _ in answer.arrived() },
                onCompleted: { answer.arrived() }, onDisposed: { answer.disposed() })
            round.thread("succeeds") { answer.give(.success(1)) }
            round.thread("completes") { answer.give(.completed) }
            round.after { answer.expect(1...1, round) }
        },
        Race("Completable: end, failure, dispose") { round in
            let answer = Answer<CompletableEvent>()
            let completable = Completable.create { observer in answer.given { observer($0) } }
            let subscription = completable.subscribe(
                onCompleted: { answer.arrived() }, onError: { _ in answer.arrived() },
                onDisposed: { answer.disposed() })
            round.thread("completes") { answer.give(.completed) }
            round.thread("fails") { answer.give(.error(LawError.source(0))) }
            round.thread("disposes") { subscription.dispose() }
            round.after { answer.expect(0...1, round) }
        },
        Race("Maybe.flatMap: the end of the first, the end of the second") { round in
            let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
            let seen = StrictObserver<Int>()
            _ = first.asMaybe().flatMap { _ in second.asMaybe() }.asObservable().subscribe(seen)
            round.thread("succeeds", { first.onNext(1) }, { first.onCompleted() })
            round.thread("completes") { second.onCompleted() }
            round.after { round.expect(seen.terminalEvents == 1 && seen.faults.isEmpty, "\(seen.terminalEvents) ends") }
        },
        Race("Completable.zip: end, end, failure") { round in
            let answers = (0..<3).map { _ in Answer<CompletableEvent>() }
            let parts = answers.map { answer in
                Completable.create { observer in answer.given { observer($0) } }
            }
            let result = Answer<CompletableEvent>()
            _ = Completable.zip(parts).subscribe(
                onCompleted: { result.arrived() }, onError: { _ in result.arrived() },
                onDisposed: { result.disposed() })
            round.thread("ends 0") { answers[0].give(.completed) }
            round.thread("ends 1") { answers[1].give(.completed) }
            round.thread("fails") { answers[2].give(.error(LawError.source(0))) }
            round.after {
                round.expect(result.arrivals == 1, "\(result.arrivals) events")
                round.expect(answers.allSatisfy { $0.releases == 1 }, "not all were let go of, once")
            }
        },
        Race("Single.zip: success, success, failure") { round in
            let answers = (0..<2).map { _ in Answer<SingleEvent<Int>>() }
            let parts = answers.map { answer in
                Single<Int>.create { observer in answer.given { observer($0) } }
            }
            let result = Answer<Void>()
            _ = Single.zip(parts[0], parts[1]) { $0 + $1 }.subscribe(
                onSuccess: { _ in result.arrived() }, onFailure: { _ in result.arrived() })
            round.thread("succeeds 0") { answers[0].give(.success(1)) }
            round.thread("succeeds 1") { answers[1].give(.success(2)) }
            round.thread("fails 1") { answers[1].give(.failure(LawError.source(0))) }
            round.after {
                round.expect(result.arrivals == 1, "\(result.arrivals) events")
                round.expect(answers.allSatisfy { $0.releases == 1 }, "not all were let go of, once")
            }
        },
    ]
}

/// The answer that a trait waits for: who may give it, and what comes of it.
private final class Answer<Event: Sendable>: Sendable {
    private let observer = Lock<(@Sendable (Event) -> Void)?>(nil)
    private let arrivalCount = Counter()
    private let disposals = Counter()
    private let releaseCount = Counter()

    var arrivals: Int { arrivalCount.value }
    var releases: Int { releaseCount.value }

    /// Called when the trait is subscribed to.
    func given(_ observer: @escaping @Sendable (Event) -> Void) -> any Disposable {
        self.observer.withLock { $0 = observer }
        return Disposables.create { [releaseCount] in releaseCount.increment() }
    }

    func give(_ event: Event) { observer.value?(event) }

    func arrived() { arrivalCount.increment() }

    func disposed() { disposals.increment() }

    func expect(_ events: ClosedRange<Int>, _ round: Round) {
        round.expect(events.contains(arrivals), "\(arrivals) events")
        round.expect(disposals.value == 1, "onDisposed \(disposals.value) times")
        round.expect(releases == 1, "let go of \(releases) times")
    }
}
