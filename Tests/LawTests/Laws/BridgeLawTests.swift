import TestSupport
import Testing

/// One way from a sequence to a task: awaits something of a sequence, and tells what came as text.
private struct Outward: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let read: @Sendable (Observable<Int>) async throws -> String

    static let all =
        [
            Outward("Single.value") { "\(try await $0.take(1).asSingle().value)" },
            Outward("Maybe.value") { "\(try await $0.take(1).asMaybe().value as Any)" },
            Outward("Completable.value") {
                try await $0.take(1).ignoreElements().asCompletable().value
                return "done"
            },
            Outward("Observable.last") { "\(try await $0.last() as Any)" },
            Outward("Infallible.last") { "\(await $0.asInfallible(onErrorJustReturn: -1).last() as Any)" },
            Outward("Observable.values") { source in
                var all: [Int] = []
                for try await element in source.values { all.append(element) }
                return "\(all)"
            },
            Outward("Infallible.values") { source in
                var all: [Int] = []
                for await element in source.asInfallible(onErrorJustReturn: -1).values { all.append(element) }
                return "\(all)"
            },
        ]
        + [BufferingPolicy.unbounded, .newest(3), .oldest(3), .failing(3), .suspending(3)].map { policy in
            Outward("Observable.values(buffering: \(policy))") { source in
                var all: [Int] = []
                for try await element in source.values(buffering: policy) { all.append(element) }
                return "\(all)"
            }
        }

    private init(_ name: String, _ read: @escaping @Sendable (Observable<Int>) async throws -> String) {
        testDescription = name
        self.read = read
    }
}

/// One way from a task to a sequence: an operation that waits until it is canceled.
private struct Inward: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (_ work: @escaping @Sendable () async -> Void) -> Observable<Int>

    static let all = [
        Inward("Single.create(work:)") { work in
            Single.create {
                await work()
                return 1
            }.asObservable()
        },
        Inward("Single.create(detached:work:)") { work in
            Single.create(detached: true) {
                await work()
                return 1
            }.asObservable()
        },
        Inward("Maybe.create(work:)") { work in
            Maybe.create {
                await work()
                return 1
            }.asObservable()
        },
        Inward("Completable.create(work:)") { work in Completable.create { await work() }.andThen(Observable.just(1)) },
        Inward("Observable.async") { work in .async { _ in await work() } },
        Inward("Observable.deferred(work:)") { work in
            .deferred {
                await work()
                return .empty()
            }
        },
        Inward("flatMapLatest(work:)") { work in
            Observable.just(1).concat(.never()).flatMapLatest { number in
                await work()
                return number
            }
        },
        Inward("flatMapFirst(work:)") { work in
            Observable.just(1).flatMapFirst { number in
                await work()
                return number
            }
        },
        Inward("concatMap(work:)") { work in
            Observable.just(1).concatMap { number in
                await work()
                return number
            }
        },
        Inward("flatMap(maxConcurrent:work:)") { work in
            Observable.just(1).flatMap(maxConcurrent: 1) { number in
                await work()
                return number
            }
        },
        Inward("AsyncSequence.asObservable") { work in
            AsyncStream<Int> {
                await work()
                return nil
            }.asObservable()
        },
    ]

    private init(
        _ name: String, _ make: @escaping @Sendable (@escaping @Sendable () async -> Void) -> Observable<Int>
    ) {
        testDescription = name
        self.make = make
    }
}

@Suite(.noLeaks) struct BridgeLawTests {
    @Test("B1 A task goes on once, with what comes first, whatever the source sends", arguments: Outward.all)
    private func resumesOnce(_ outward: Outward) async throws {
        let bad = Observable<Int>.create { observer in
            for element in 1...3 { observer.onNext(element) }
            observer.onCompleted()
            observer.onNext(4)
            observer.onError(LawError.source(0))
            return Disposables.create()
        }
        let good = Observable.of(1, 2, 3)
        #expect(try await outward.read(bad) == outward.read(good))
    }

    @Test("B2 Cancelling the task disposes the source", arguments: Outward.all)
    private func cancellingDisposes(_ outward: Outward) async {
        let subject = PublishSubject<Int>()
        let task = Task { try await outward.read(subject) }
        await until { subject.hasObservers }
        task.cancel()
        _ = await task.result
        await until { !subject.hasObservers }
    }

    @Test("B3 Disposing cancels the task", arguments: Inward.all)
    private func disposingCancels(_ inward: Inward) async {
        let begun = Recorder<Int>()
        let cancelled = Recorder<Int>()
        let source = inward.make {
            begun.record(0)
            await until { Task.isCancelled }
            cancelled.record(0)
        }
        let subscription = source.subscribe()
        await until { !begun.values.isEmpty }
        #expect(cancelled.values.isEmpty)
        subscription.dispose()
        await until { !cancelled.values.isEmpty }
    }

    @Test("B6 Disposing releases the observer, although the task goes on", arguments: Inward.all)
    private func releasesObserver(_ inward: Inward) async {
        let (begun, released) = (Recorder<Int>(), Recorder<Int>())
        let gate = AsyncStream<Void>.makeStream()
        let source = inward.make {
            begun.record(0)
            // Ignores the cancellation.
            await Task { for await _ in gate.stream {} }.value
        }
        let subscription = {
            let guardian = OnRelease { released.record(0) }
            return source.subscribe(onNext: { _ in withExtendedLifetime(guardian) {} })
        }()
        await until { !begun.values.isEmpty }
        subscription.dispose()
        #expect(released.values.count == 1)
        gate.continuation.finish()
    }

    @TaskLocal private static var inherited = 0

    @Test("B7 The task has the task-local values of the subscriber, unless it is detached", arguments: Inward.all)
    private func inherits(_ inward: Inward) async {
        let seen = Recorder<Int>()
        let source = inward.make { seen.record(Self.inherited) }
        let subscription = Self.$inherited.withValue(1) { source.subscribe() }
        await until { !seen.values.isEmpty }
        subscription.dispose()
        #expect(seen.values == [inward.testDescription.contains("detached") ? 0 : 1])
    }

    @Test("B4 A producer that is faster than the task loses nothing", arguments: [false, true])
    func nothingIsLost(infallible: Bool) async throws {
        let source = Observable.range(start: 0, count: 20_000)
        var count = 0
        if infallible {
            for await element in source.asInfallible(onErrorJustReturn: -1).values {
                if element != count { break }
                count += 1
            }
        } else {
            for try await element in source.values {
                if element != count { break }
                count += 1
            }
        }
        #expect(count == 20_000)
    }

    @Test("B8 A source waits for the loop, whatever operator is between") @MainActor
    func sourcesWait() async {
        var count = 0
        for candidate in Registry.selected where candidate.hasSources && !candidate.traits.contains(.neverTerminates) {
            let liveElements = TrackedElement.LiveCount()
            let source = Observable.range(start: 0, count: 2_000).map { TrackedElement($0, liveElements) }
            let inputs = OperatorInputs(
                Array(repeating: source, count: candidate.sourceCount), resources: ControlledSource(liveElements),
                TestScheduler(initialClock: 0), liveElements,
                parameters: ParameterValues(inLaws: candidate.model?.parameters ?? [])
            ) { _ in }
            let result = candidate.build(inputs)
            // The elements of time do not wait.
            if inputs.usesScheduler { continue }
            var seen = 0
            do {
                for try await _ in result.values(buffering: .suspending(4)) {
                    seen += 1
                    if seen == 50 { break }
                }
            } catch is BufferOverflow {
                Issue.record("\(candidate): The source of a suspending buffer did not wait.")
            } catch {}
            count += 1
        }
        #expect(count > 150)
    }

    @Test("B5 Cancelling that races with the event ends the task one way or the other, ten thousand times")
    func cancellingRaces() async {
        for _ in 0..<10_000 {
            let subject = PublishSubject<Int>()
            let task = Task { try await subject.take(1).asSingle().value }
            let sender = Task {
                if subject.hasObservers { subject.onNext(1) }
                task.cancel()
            }
            switch await task.result {
            case .success(let value): #expect(value == 1)
            case .failure(let error): #expect(error is CancellationError)
            }
            await sender.value
            #expect(!subject.hasObservers)
        }
    }
}
