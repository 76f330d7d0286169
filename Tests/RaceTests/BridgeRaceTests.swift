import Dispatch
import Foundation
import TestSupport
import Testing

/// A task that waits for a trait or a sequence, which is canceled while the event comes.
///
/// Each round ends only when the task has gone on: one that is resumed never is stuck, one that is resumed twice traps.
@Suite("A task is resumed once, whether it is cancelled or the event comes", .noLeaks) struct BridgeRaceTests {
    /// One way to wait, and what may come of it.
    struct Bridge: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let wait: @Sendable (PublishSubject<Int>) async throws -> Void
    }

    static let bridges = [
        Bridge(testDescription: "Single.value") { _ = try await $0.take(1).asSingle().value },
        Bridge(testDescription: "Maybe.value") { _ = try await $0.take(1).asMaybe().value },
        Bridge(testDescription: "Completable.value") { try await $0.take(1).ignoreElements().asCompletable().value },
        Bridge(testDescription: "values") { subject in
            for try await _ in subject.take(1).values {}
        },
        Bridge(testDescription: "Infallible.values") { subject in
            for await _ in subject.take(1).asInfallible(onErrorJustReturn: 0).values {}
        },
        Bridge(testDescription: "values(buffering: .failing)") { subject in
            // The second element overflows the buffer, unless the first was awaited before.
            for try await _ in subject.flatMap({ Observable.of($0, $0) }).values(buffering: .failing(1)) { break }
        },
        Bridge(testDescription: "values(buffering: .suspending)") { subject in
            for try await _ in subject.flatMap({ Observable.of($0, $0) }).values(buffering: .suspending(1)) { break }
        },
    ]

    @Test("event, cancel", arguments: bridges) func cancelling(bridge: Bridge) async {
        await away {
            race(bridge.testDescription, rounds: 500) { prepare(bridge, isCancelled: true, $0) }
        }
    }

    @Test("event, failure", arguments: bridges) func failing(bridge: Bridge) async {
        await away { race(bridge.testDescription) { prepare(bridge, isCancelled: false, $0) } }
    }

    private func prepare(_ bridge: Bridge, isCancelled: Bool, _ round: Round) {
        let subject = PublishSubject<Int>()
        let task = round.task("awaits") { try? await bridge.wait(subject) }
        round.thread("sends") { subject.onNext(1) }
        if isCancelled {
            round.thread("cancels") { task.cancel() }
        } else {
            round.thread("fails") { subject.onError(LawError.source(0)) }
        }
        round.after { round.expect(!subject.hasObservers, "the subscription is alive") }
    }

    @Test("asObservable: an element, dispose") func asyncSequence() async {
        await away {
            race(rounds: 500) { round in
                let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                let over = DispatchSemaphore(value: 0)
                continuation.onTermination = { _ in over.signal() }
                let seen = StrictObserver<Int>()
                let subscription = stream.asObservable(priority: .high).subscribe(seen)
                round.thread("sends", { continuation.yield(1) }, { continuation.finish() })
                round.thread("disposes") {
                    subscription.dispose()
                    seen.close(afterEventInFlight: true)
                }
                round.waits(for: over)
                round.after {
                    round.expect(seen.faults.isEmpty && seen.terminalEvents <= 1, "\(seen.terminalEvents) ends")
                }
            }
        }
    }

    @Test("async: elements that wait for room, dispose, a consumer that leaves") func asyncElements() async {
        await away {
            race(rounds: 500) { round in
                let over = DispatchSemaphore(value: 0)
                let seen = StrictObserver<Int>()
                let source = Observable<Int>.deferred {
                    // The task retains it also if it ends before its work begins.
                    let work = Work(over)
                    return .async(priority: .high) { yield in
                        for element in 1...work.elements { try await yield(element) }
                    }
                }
                let subscription = source.subscribe(seen)
                let task = round.task("awaits") {
                    do {
                        var expected = 0
                        for try await element in source.values(buffering: .suspending(1)) {
                            expected += 1
                            if element != expected { break }
                        }
                    } catch {}
                    over.signal()
                }
                round.thread("cancels") { task.cancel() }
                round.thread("disposes") {
                    subscription.dispose()
                    seen.close(afterEventInFlight: true)
                }
                round.waits(for: over, 3)
                round.after {
                    round.expect(seen.faults.isEmpty && seen.terminalEvents <= 1, "\(seen.terminalEvents) ends")
                }
            }
        }
    }

    @Test("async: a consumer that leaves while the producer waits") func aProducerWithoutAConsumer() async {
        await away {
            race(rounds: 500) { round in
                let over = DispatchSemaphore(value: 0)
                let produced = Counter()
                let source = Observable<Int>.async(priority: .high) { yield in
                    defer { over.signal() }
                    while true { try await yield(produced.increment()) }
                }
                _ = round.task("leaves") {
                    do {
                        for try await _ in source.values(buffering: .suspending(1)) { break }
                    } catch {}
                }
                round.waits(for: over)
                // The element of the consumer, the one in the buffer, and the one that is refused.
                round.after { round.expect(produced.value <= 3, "\(produced.value) elements were produced") }
            }
        }
    }

    @Test("share: a consumer leaves and one joins while the producer waits") func aSharedProducer() async {
        await away {
            race(rounds: 300) { round in
                let (over, stop) = (DispatchSemaphore(value: 0), PublishSubject<Void>())
                let shared = Observable<Int>.async(priority: .high) { yield in
                    for element in 1...3 { try await yield(element) }
                }
                .share()
                let unused = shared.take(until: stop).values(buffering: .suspending(1))
                _ = shared.subscribe(onDisposed: { over.signal() })
                round.thread("leaves") { stop.onNext(()) }
                _ = round.task("joins") {
                    do {
                        for try await _ in Observable.zip(shared, shared).values(buffering: .suspending(1)) {}
                    } catch {}
                    over.signal()
                }
                round.waits(for: over, 2)
                round.after { withExtendedLifetime(unused) {} }
            }
        }
    }

    @Test("Single.create(work:): the work, dispose") func asyncWork() async {
        await away {
            race(rounds: 500) { round in
                let (over, disposals) = (DispatchSemaphore(value: 0), Counter())
                let single = Single<Int>.create(detached: true, priority: .high) { () async throws -> Int in 1 }
                let seen = Counter()
                let subscription = SingleAssignmentDisposable()
                round.thread("subscribes") {
                    subscription.setDisposable(
                        single.subscribe(
                            onSuccess: { _ in seen.increment() },
                            onDisposed: {
                                disposals.increment()
                                over.signal()
                            }))
                }
                round.thread("disposes") { subscription.dispose() }
                round.waits(for: over)
                round.after {
                    round.expect(seen.value <= 1, "\(seen.value) events")
                    round.expect(disposals.value == 1, "disposed \(disposals.value) times")
                }
            }
        }
    }

    @Test("subscribe(with:) an actor: elements, completion, dispose") func mailbox() async {
        await away {
            // The turns of an actor have no priority over the long tests that run at the same time.
            race(rounds: 500, patience: 600) { round in
                let race = ActorRace(round)
                let subscription = race.subject.subscribe(
                    with: race.receiver, onNext: { race.seen.on(.next($1)) },
                    onCompleted: { _ in race.seen.on(.completed) }, onDisposed: { _ in race.disposed() })
                race.subscription.setDisposable(subscription)
            }
        }
    }

    @Test("isolated().flatMapLatest: elements, completion, dispose, subscribe") func isolatedWork() async {
        await away {
            race(rounds: 500, patience: 600) { round in
                let race = ActorRace(round)
                _ = round.task("subscribes") { await race.receiver.follow(race) }
            }
        }
    }
}

/// A subject that an actor follows, while other threads send, complete and dispose.
private final class ActorRace: Sendable {
    let subject = PublishSubject<Int>()
    let receiver = RaceReceiver()
    let seen = StrictObserver<Int>()
    let subscription = SingleAssignmentDisposable()
    private let disposals = Counter()
    private let over = DispatchSemaphore(value: 0)

    init(_ round: Round) {
        round.thread("sends", { [self] in subject.onNext(1) }, { [self] in subject.onNext(2) })
        round.thread("completes") { [self] in subject.onCompleted() }
        round.thread("disposes") { [self] in
            subscription.dispose()
            seen.close(afterEventInFlight: true)
        }
        round.waits(for: over)
        round.after { [self] in
            round.expect(seen.faults.isEmpty, "\(seen.faults)")
            round.expect(seen.elements == seen.elements.sorted() && seen.terminalEvents <= 1, "\(seen.elements)")
            round.expect(disposals.value == 1, "disposed \(disposals.value) times")
            round.expect(!subject.hasObservers, "the subscription is alive")
        }
    }

    func disposed() {
        disposals.increment()
        over.signal()
    }
}

/// The work of a task, which tells that the task has ended, also if the work has not begun.
private final class Work: Sendable {
    let elements = 3
    private let over: DispatchSemaphore

    init(_ over: DispatchSemaphore) { self.over = over }

    deinit { over.signal() }
}

private actor RaceReceiver {
    func follow(_ race: ActorRace) {
        let subscription = race.subject.isolated()
            .flatMapLatest { number in
                await Task.yield()
                return number
            }
            .subscribe(
                onNext: { race.seen.on(.next($0)) }, onCompleted: { race.seen.on(.completed) },
                onDisposed: race.disposed)
        race.subscription.setDisposable(subscription)
    }
}

extension Round {
    /// Waits until tasks of the library have ended; the explorer does so itself.
    fileprivate func waits(for ends: DispatchSemaphore, _ count: Int = 1) {
        if !canExploreInterleavings { thread("waits") { for _ in 1...count { ends.wait() } } }
    }
}

/// Runs `body` on a thread that no task is waiting for.
private func away(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            body()
            continuation.resume()
        }
    }
}
