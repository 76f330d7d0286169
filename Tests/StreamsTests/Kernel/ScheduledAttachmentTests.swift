import TestSupport
import Testing

@testable import Streams

/// The release of the sources of `subscribe(on:)`.
@Suite(.noLeaks) struct ScheduledAttachmentTests {
    private let scheduler = ManualScheduler()

    /// Runs the work of the scheduler; in a turn, its synchronous sources follow when all of it has run.
    private func run(inATurn: Bool) {
        if inATurn { Trampoline.enter { scheduler.runAll() } } else { scheduler.runAll() }
    }

    @Test func eachOfManySourcesInOneTurnIsReleasedAtItsEnd() {
        let log = Recorder<String>()
        let sources = (0..<20).map { number in
            Observable.range(start: 0, count: 100).do(onDispose: { log.record("\(number) is released") })
                .subscribe(on: scheduler).take(2).do(onCompleted: { log.record("\(number) ends") })
        }
        _ = Observable.merge(sources).subscribe()
        run(inATurn: true)
        #expect(log.values == (0..<20).flatMap { ["\($0) ends", "\($0) is released"] })
        scheduler.runAll()
    }

    /// A sequence that a client has subscribed to, which only the release of the client's sequence ends.
    private func subscribedToByClient(_ numbers: Observable<Int>) -> Observable<Int> {
        .create { observer in
            let subscription = numbers.subscribe(observer)
            return Disposables.create { subscription.dispose() }
        }
    }

    @Test(arguments: [false, true]) func anotherThreadEndsLoops(inATurn: Bool) {
        let (end, passed) = (PublishSubject<Void>(), Counter())
        let loops = (0..<20).map { index in
            let numbers = Observable.range(start: 0, count: 100).do(onNext: { number in
                passed.increment()
                if index == 0, number == 3 { onNewThread { end.onNext(()) } }
            })
            return subscribedToByClient(numbers).subscribe(on: scheduler)
        }
        _ = Observable.merge(loops).take(until: end).subscribe()
        run(inATurn: inATurn)
        #expect(passed.value == (inATurn ? 20 * 3 + 1 : 4))
        scheduler.runAll()
    }

    /// It waits while the thread subscribes to one failing source after another.
    @Test func anotherThreadEndsALoopThatWaitsForItsTurn() {
        let (end, passed, attempts) = (PublishSubject<Void>(), Counter(), Counter())
        let numbers = Observable.range(start: 0, count: 100).do(onNext: { _ in passed.increment() })
        let failing = Observable<Int>.deferred {
            let attempt = attempts.increment()
            if attempt == 3 { onNewThread { end.onNext(()) } }
            return attempt < 100 ? .error(TestError.first) : .never()
        }
        let sources = [subscribedToByClient(numbers), failing.retry()].map { $0.subscribe(on: scheduler) }
        _ = Observable.merge(sources).take(until: end).subscribe()
        run(inATurn: true)
        #expect(attempts.value == 3)
        #expect(passed.value == 0)
        scheduler.runAll()
    }

    @Test(arguments: [false, true]) func theReleaseIsScheduledOnceTheSourceIsAttached(inATurn: Bool) {
        let subject = PublishSubject<Int>()
        let subscription = Observable.of(1, 2).concat(subject).subscribe(on: scheduler).subscribe()
        run(inATurn: inATurn)
        subscription.dispose()
        #expect(subject.hasObservers)
        scheduler.runAll()
        #expect(!subject.hasObservers)
    }

    /// The release of one source fails another one, which would be subscribed to again.
    @Test(arguments: [[0, 1], [1, 0]]) func allSourcesHaltBeforeOneIsReleased(order: [Int]) {
        let (failing, subscriptions) = (PublishSubject<Int>(), Counter())
        let retried = Observable.deferred {
            subscriptions.increment() == 1 ? failing.asObservable() : .never()
        }
        .retry()
        let ending = Observable.merge(.never().do(onDispose: { failing.onError(TestError.first) }), .of(1, 2))
        let sources = order.map { [retried, ending][$0].subscribe(on: scheduler) }
        let late = LateErrors.recorded {
            _ = Observable.merge(sources).take(1).subscribe()
            scheduler.runAll()
            scheduler.runAll()
        }
        #expect(subscriptions.value <= 1)
        #expect(late.count <= 1)
    }

    /// A scheduler of a client that runs work inside the call, and then calls a closure.
    private struct DirectScheduler: ImmediateSchedulerType {
        /// Whether the work runs on another thread.
        let isElsewhere: Bool
        let afterWork: @Sendable () -> Void

        func schedule<State: Sendable>(
            _ state: State, action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable {
            let result = SingleAssignmentDisposable()
            let run = { @Sendable in result.setDisposable(action(state)) }
            if isElsewhere { onNewThread(run) } else { run() }
            afterWork()
            return result
        }
    }

    @Test func aSourceIsReleasedBeforeItsSchedulerReturns() {
        let (end, subject, isReleased) = (PublishSubject<Void>(), PublishSubject<Int>(), Recorder<Bool>())
        let scheduler = DirectScheduler(isElsewhere: false) {
            end.onNext(())
            isReleased.record(!subject.hasObservers)
        }
        _ = subject.subscribe(on: scheduler).take(until: end).subscribe()
        #expect(isReleased.values.first == true)
    }

    @Test func aSourceIsNotReleasedByTheCallerOfItsScheduler() {
        let (end, isReleasedByCaller, caller) = (PublishSubject<Void>(), Recorder<Bool>(), Trampoline.identity)
        let source = Observable<Int>.create { _ in
            Disposables.create { isReleasedByCaller.record(Trampoline.identity == caller) }
        }
        let scheduler = DirectScheduler(isElsewhere: true) { end.onNext(()) }
        _ = source.subscribe(on: scheduler).take(until: end).subscribe()
        #expect(isReleasedByCaller.values == [false])
    }

    @Test func aSourceThatAnotherThreadStopsBeforeItIsAttachedIsReleased() {
        let (outer, attachment, released) = (ScheduledAttachment(), ScheduledAttachment(), Counter())
        #expect(outer.begin() && attachment.begin())
        onNewThread { attachment.stop() }
        outer.attaching {
            Trampoline.current.releaseDisposed()
            attachment.attaching {
                attachment.lifetime.onDispose { released.increment() }
                Trampoline.current.releaseDisposed()
                #expect(released.value == 1)
            }
        }
        outer.lifetime.dispose()
    }
}
