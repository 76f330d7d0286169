import TestSupport
import Testing

@testable import Streams

/// Calls that wait until the test answers them.
@MainActor private final class Service {
    private(set) var begun: [Int] = []
    private(set) var cancelled: [Int] = []
    private var waiting: [Int: CheckedContinuation<Int, any Error>] = [:]

    func load(_ number: Int) async throws -> Int {
        begun.append(number)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[number] = $0 }
        } onCancel: {
            MainActor.assumeIsolated { cancelled.append(number) }
        }
    }

    func answer(_ number: Int, _ result: Result<Int, any Error>? = nil) {
        waiting.removeValue(forKey: number)?.resume(with: result ?? .success(number * 10))
    }
}

@Suite(.noLeaks) @MainActor struct IsolatedSequenceAsyncWorkTests {
    private let subject = PublishSubject<Int>()
    private let service = Service()

    private final class Seen {
        var events: [Int] = []
        var isOver = false
    }

    private func record(_ sequence: IsolatedSequence<Int>) -> (Seen, any Disposable) {
        let seen = Seen()
        let subscription = sequence.subscribe(
            onNext: { seen.events.append($0) }, onError: { _ in seen.events.append(-1) },
            onCompleted: { seen.isOver = true })
        return (seen, subscription)
    }

    @Test func flatMapLatestEmitsTheResultOfTheMostRecentCall() async {
        let (seen, subscription) = record(subject.isolated().flatMapLatest(service.load))
        subject.onNext(1)
        await until { service.begun == [1] }
        subject.onNext(2)
        #expect(service.cancelled == [1])
        await until { service.begun == [1, 2] }
        service.answer(1)
        service.answer(2)
        await until { seen.events == [20] }
        subject.onCompleted()
        #expect(seen.isOver)
        #expect(seen.events == [20])
        subscription.dispose()
    }

    @Test func flatMapFirstIgnoresElementsDuringACall() async {
        let (seen, subscription) = record(subject.isolated().flatMapFirst(service.load))
        subject.onNext(1)
        subject.onNext(2)
        await until { service.begun == [1] }
        service.answer(1)
        await until { seen.events == [10] }
        subject.onNext(3)
        subject.onCompleted()
        await until { service.begun == [1, 3] }
        #expect(!seen.isOver)
        service.answer(3)
        await until { seen.isOver }
        #expect(seen.events == [10, 30])
        subscription.dispose()
    }

    @Test func concatMapCallsInOrder() async {
        let (seen, subscription) = record(subject.isolated().concatMap(service.load))
        for number in 1...3 { subject.onNext(number) }
        subject.onCompleted()
        for number in 1...3 {
            await until { service.begun.count == number }
            service.answer(number)
        }
        await until { seen.isOver }
        #expect(service.begun == [1, 2, 3])
        #expect(seen.events == [10, 20, 30])
        subscription.dispose()
    }

    @Test func flatMapLimitsTheCallsAtATime() async {
        let (seen, subscription) = record(subject.isolated().flatMap(maxConcurrent: 2, service.load))
        for number in 1...3 { subject.onNext(number) }
        await until { service.begun.count == 2 }
        service.answer(2)
        await until { service.begun.count == 3 }
        service.answer(3)
        service.answer(1)
        await until { seen.events.count == 3 }
        #expect(seen.events.first == 20)
        subscription.dispose()
    }

    @Test func anErrorOfACallFailsTheSequenceAndReleasesTheSource() async {
        let (seen, subscription) = record(subject.isolated().flatMap(maxConcurrent: 2, service.load))
        for number in 1...2 { subject.onNext(number) }
        await until { service.begun.count == 2 }
        service.answer(1, .failure(TestError.first))
        await until { seen.events == [-1] }
        #expect(!subject.hasObservers)
        #expect(service.cancelled == [2])
        service.answer(2)
        subscription.dispose()
    }

    @Test func aCancellationErrorOfTheWorkIsAnError() async {
        let (seen, subscription) = record(subject.isolated().flatMapLatest { _ in throw CancellationError() })
        subject.onNext(1)
        await until { seen.events == [-1] }
        subscription.dispose()
    }

    @Test func disposeReleasesTheObserverAlthoughACallIgnoresCancellation() async {
        let loaded = subject.isolated().flatMapLatest(service.load)
        let (subscription, token) = WeakToken.passed { token in loaded.subscribe(onNext: { _ in token.touch() }) }
        subject.onNext(1)
        await until { service.begun == [1] }
        subscription.dispose()
        #expect(token.isReleased)
        #expect(service.cancelled == [1])
        service.answer(1)
    }

    @Test func anErrorAfterTheDisposalIsLateUnlessItIsTheResponseToIt() async {
        let late = await LateErrors.recorded {
            for (number, error) in ([CancellationError(), TestError.first] as [any Error]).enumerated() {
                let (_, subscription) = record(subject.isolated().flatMapLatest(service.load))
                subject.onNext(number)
                await until { service.begun.last == number }
                subscription.dispose()
                service.answer(number, .failure(error))
                await Main.settle()
            }
        }
        #expect(late as? [TestError] == [.first])
    }

    @Test func aCallThatWasDisposedBeforeItBeganDoesNotBegin() async {
        let (_, subscription) = record(subject.isolated().flatMapLatest(service.load))
        subject.onNext(1)
        subscription.dispose()
        for _ in 0..<10 { await Task.yield() }
        await Main.settle()
        #expect(service.begun == [])
    }

    @Test func workRunsOnAnActor() async {
        let loader = Loader()
        await loader.follow(.of(1, 2, 3))
        await until(in: loader) { $0.results == [10, 20, 30] }
    }

    @Test func anActorReleasesQueuedWorkAfterADisposalElsewhere() async {
        let loader = Loader()
        let isOnActor = Recorder<Bool>()
        let subscription = await loader.queue(OnRelease { isOnActor.record(CurrentActor.isCurrent(loader)) })
        await until(in: loader) { $0.isWaiting }
        subscription.dispose()
        await loader.answer()
        await until { isOnActor.values.count == 1 }
        #expect(isOnActor.values == [true])
    }
}

private actor Loader {
    private(set) var results: [Int] = []
    private var waiting: CheckedContinuation<Void, Never>?

    var isWaiting: Bool { waiting != nil }

    func follow(_ source: Observable<Int>) {
        _ = source.isolated().concatMap(load).subscribe(onNext: { self.results.append($0) })
    }

    func load(_ number: Int) async throws -> Int { number * 10 }

    /// Subscribes to calls of which the first one waits.
    func queue(_ object: OnRelease) -> any Disposable {
        Observable.of(1, 2).isolated()
            .concatMap { number in
                await withCheckedContinuation { self.waiting = $0 }
                return withExtendedLifetime(object) { number }
            }
            .subscribe()
    }

    func answer() { waiting?.resume() }
}
