import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks, .failsIfItHangs) struct HeldSourcesTests {
    /// 60 synchronous sources that take turns, and reach the consumer through different gates or through a common one.
    private static let chains: [(String, @Sendable () -> Observable<Int>)] = [
        ("ranges", { .merge(sources) }),
        ("ranges that wait for one place", { Observable.merge(sources).concatMap { Observable.of($0, -$0) } }),
        ("zipped ranges", { .merge(sources.map { Observable.zip($0, $0.map { $0 / 2 }) { $0 - $1 } }) }),
        ("ranges of ranges", { .merge(sources.map { $0.concatMap { Observable.range(start: $0, count: 3) } }) }),
        (
            "ranges, zipped ranges and a shared one",
            {
                let shared = sources[0].share()
                return .merge(
                    sources + [shared, .zip(shared, shared) { $0 * $1 }, .zip(sources[1], sources[2]) { $0 * $1 }])
            }
        ),
    ]

    private static let sources = (0..<60).map { Observable.range(start: $0 * 100, count: 20 + $0 % 7) }

    @Test(arguments: chains.indices, [1, 2, 5, 64])
    func aBufferThatHoldsSourcesBackKeepsTheirOrder(index: Int, count: Int) async {
        let (name, chain) = Self.chains[index]
        let (expected, _) = await collect(chain().values(buffering: .unbounded))
        let (seen, error) = await collect(chain().values(buffering: .suspending(count)))
        #expect(seen == expected && error == nil, "\(name)")
    }

    /// Keeps the jobs of its tasks until the test runs them.
    private final class ManualExecutor: TaskExecutor {
        private let jobs = Lock<[UnownedJob]>([])

        var isIdle: Bool { jobs.withLock { $0.isEmpty } }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            jobs.withLock { $0.append(job) }
        }

        func run(_ count: Int) {
            for _ in 0..<count {
                guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
                job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }
    }

    @Test func aConsumerWithoutAnElementIsSuspended() async throws {
        let (executor, subject) = (ManualExecutor(), PublishSubject<Int>())
        let values = subject.values(buffering: .suspending(1))
        let task = Task(executorPreference: executor) { for try await _ in values {} }
        executor.run(100)
        #expect(executor.isIdle)
        subject.onCompleted()
        executor.run(100)
        try await task.value
    }

    @Test func aSourceThatWaitsIsReleasedWithItsConsumer() {
        let released = Counter()
        do {
            let token = OnRelease { released.increment() }
            let source = Observable.range(start: 0, count: 100).map { number in withExtendedLifetime(token) { number } }
            let values = source.values(buffering: .suspending(1))
            withExtendedLifetime(values) {}
        }
        #expect(released.value == 1)
    }

    /// The consumer leaves in one of the last steps of a turn, or after it.
    @Test(arguments: 1_020..<1_030) func aSourceBetweenTurnsIsReleasedWithItsConsumer(last: Int) {
        let (released, trigger) = (Counter(), PublishSubject<Void>())
        let values = Lock<AsyncValues<Int, any Error>?>(nil)
        do {
            let token = OnRelease { released.increment() }
            let source = trigger.flatMap {
                Observable.range(start: 0, count: 5_000).filter { number in
                    if number == last { values.replace(by: nil) }
                    return withExtendedLifetime(token) { false }
                }
            }
            values.replace(by: source.values(buffering: .suspending(4)))
        }
        trigger.onNext(())
        values.replace(by: nil)
        #expect(eventually { released.value == 1 })
    }

    /// The first of two consumers leaves a shared source, but not another one that waits for it, too.
    @Test func aSourceThatStaysWhenAnotherOneMovesContinues() async {
        let (stop, range) = (PublishSubject<Void>(), Observable.range(start: 0, count: 100))
        let shared = range.share()
        let first = Observable.merge(shared.take(until: stop), range).values(buffering: .suspending(4))
        let second = shared.values(buffering: .suspending(4))
        stop.onNext(())
        #expect(await collect(first).elements == [0, 0, 1, 1] + Array(2..<100))
        #expect(await collect(second).elements == Array(2..<100))
    }
}
