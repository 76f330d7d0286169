import TestSupport
import Testing

@testable import Streams

/// The hooks belong to the whole process: one test at a time, each restores what it found and looks only at errors of
/// its own, since other suites fail sequences at the same time.
@Suite(.serialized, .noLeaks) struct HooksTests {
    private struct Unhandled: Error, Equatable {}

    private func withHooks(_ body: (_ unhandled: Recorder<[String]>) -> Void) {
        let handler = Hooks.defaultErrorHandler
        let capture = Hooks.customCaptureSubscriptionCallstack
        let records = Hooks.recordCallStackOnError
        let unhandled = Recorder<[String]>()
        Hooks.defaultErrorHandler = { callStack, error in
            if error is Unhandled { unhandled.record(callStack) } else { handler(callStack, error) }
        }
        body(unhandled)
        Hooks.defaultErrorHandler = handler
        Hooks.customCaptureSubscriptionCallstack = capture
        Hooks.recordCallStackOnError = records
    }

    @Test func callStacksAreNotRecordedByDefault() {
        #expect(!Hooks.recordCallStackOnError)
        #expect(Hooks.customCaptureSubscriptionCallstack() == [])
    }

    /// Uses every hook when it is released.
    private final class HookUser: Sendable {
        deinit {
            Hooks.defaultErrorHandler = Hooks.defaultErrorHandler
            Hooks.lateErrorHandler = Hooks.lateErrorHandler
            Hooks.customCaptureSubscriptionCallstack = Hooks.customCaptureSubscriptionCallstack
        }
    }

    @Test func aReplacedHookIsReleasedOutsideTheLock() async {
        await #expect(processExitsWith: .success) {
            Hooks.defaultErrorHandler = { [user = HookUser()] _, _ in withExtendedLifetime(user) {} }
            Hooks.lateErrorHandler = { [user = HookUser()] _ in withExtendedLifetime(user) {} }
            Hooks.customCaptureSubscriptionCallstack = { [user = HookUser()] in withExtendedLifetime(user) { [] } }
            Hooks.defaultErrorHandler = { _, _ in }
            Hooks.lateErrorHandler = { _ in }
            Hooks.customCaptureSubscriptionCallstack = { [] }
        }
    }

    @Test func anErrorThatNobodyHandlesReachesTheHook() {
        withHooks { unhandled in
            _ = Observable<Int>.error(Unhandled()).subscribe()
            _ = Observable<Int>.error(Unhandled()).subscribe(onNext: { _ in })
            _ = Observable<Int>.error(Unhandled()).subscribe(onCompleted: {})
            #expect(unhandled.values == [[], [], []])
        }
    }

    @Test func anErrorOfATraitThatNobodyHandlesHasTheCallStackOfItsSubscription() {
        withHooks { unhandled in
            Hooks.recordCallStackOnError = true
            Hooks.customCaptureSubscriptionCallstack = { ["here"] }
            _ = Single<Int>.error(Unhandled()).subscribe(onSuccess: { _ in })
            #expect(unhandled.values == [["here"]])
        }
    }

    @Test func anErrorThatIsHandledDoesNot() {
        withHooks { unhandled in
            let source = Observable<Int>.error(Unhandled())
            _ = source.subscribe(onError: { _ in })
            _ = source.subscribe { _ in }
            _ = source.subscribe(with: Token())
            #expect(unhandled.values == [])
        }
    }

    @Test func anErrorAfterTheCompletionIsLateAndNotUnhandled() {
        withHooks { unhandled in
            let source = Observable<Int> { sink in
                sink.stop(.completed)
                sink.stop(.failed(Unhandled()))
            }
            let late = LateErrors.recorded { _ = source.subscribe() }
            #expect(unhandled.values == [])
            #expect(late as? [Unhandled] == [Unhandled()])
        }
    }

    @Test func nobodyHearsOfAnErrorAfterDispose() {
        withHooks { unhandled in
            let subject = PublishSubject<Int>()
            subject.subscribe().dispose()
            subject.onError(Unhandled())
            #expect(unhandled.values == [])
        }
    }

    @Test func aThrowOfWhatHasDisposedReachesTheHookForLateOnes() {
        let late = LateErrors.recorded {
            let subject = PublishSubject<Int>()
            let subscription = Recorder<any Disposable>()
            @Sendable func throwing<Result>(_: Int) throws -> Result {
                subscription.values.last?.dispose()
                throw Unhandled()
            }
            let results: [(Observable<Int>) -> any Disposable] = [
                { $0.flatMap { try throwing($0) as Observable<Int> }.subscribe() },
                { $0.flatMapLatest { try throwing($0) as Observable<Int> }.subscribe() },
                { $0.first().flatMap { try throwing($0 ?? 0) as Single<Int> }.subscribe() },
                { $0.map { try throwing($0) as Int }.materialize().subscribe() },
            ]
            for result in results {
                subscription.record(result(subject))
                subject.onNext(1)
            }
        }
        #expect(late as? [Unhandled] == Array(repeating: Unhandled(), count: 4))
    }

    /// The failure comes while an element is delivered and has to wait for that; by then the chain is disposed.
    @Test func anErrorThatWaitsUntilDisposeReachesTheHookForLateOnes() {
        typealias Combine =
            @Sendable (_ failing: Observable<Int>, _ other: Observable<Int>, TestScheduler) -> Observable<Int>
        let operators: [(String, Combine)] = [
            ("merge", { failing, other, _ in Observable.merge(other, failing.filter { _ in false }) }),
            ("combineLatest", { failing, other, _ in Observable.combineLatest(failing, other) { $0 + $1 } }),
            ("zip", { failing, other, _ in Observable.zip(failing, other) { $0 + $1 } }),
            ("withLatestFrom", { failing, other, _ in other.withLatestFrom(failing) }),
            ("sample", { failing, other, _ in failing.sample(other) }),
            ("take(until:)", { failing, other, _ in other.take(until: failing.filter { _ in false }) }),
            ("flatMapLatest", { failing, other, _ in failing.flatMapLatest { _ in other } }),
            ("debounce", { failing, _, scheduler in failing.debounce(.seconds(1), scheduler: scheduler) }),
            ("delay", { failing, _, scheduler in failing.delay(.seconds(1), scheduler: scheduler) }),
            (
                "buffer",
                { failing, _, scheduler in
                    failing.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map(\.count)
                }
            ),
        ]
        for (name, combine) in operators {
            let (failing, other, scheduler) = (
                PublishSubject<Int>(), PublishSubject<Int>(), TestScheduler(initialClock: 0)
            )
            let subscription = SingleAssignmentDisposable()
            let elements = Counter()
            let late = LateErrors.recorded {
                subscription.setDisposable(
                    combine(failing, other, scheduler).subscribe(
                        onNext: { _ in
                            elements.increment()
                            failing.onError(Unhandled())
                            subscription.dispose()
                        },
                        onError: { _ in Issue.record("\(name): not for the observer") }))
                failing.onNext(0)
                other.onNext(1)
                scheduler.advanceTo(1)
            }
            #expect(elements.value == 1, "\(name)")
            #expect(late as? [Unhandled] == [Unhandled()], "\(name)")
        }
    }

    @Test func anErrorAfterDisposeReachesTheHookForLateOnes() {
        let observer = Recorder<AnyObserver<Int>>()
        let source = Observable<Int>.create { sending in
            observer.record(sending)
            return Disposables.create()
        }
        let late = LateErrors.recorded {
            source.subscribe(onError: { _ in Issue.record("not for the observer") }).dispose()
            observer.values[0].onError(Unhandled())
        }
        #expect(late as? [Unhandled] == [Unhandled()])
    }

    @Test func anErrorAfterTheEndReachesTheHookForLateOnes() {
        let late = LateErrors.recorded {
            _ = Observable<Int>.create { sending in
                sending.onCompleted()
                sending.onError(Unhandled())
                return Disposables.create()
            }
            .subscribe(onError: { _ in Issue.record("not for the observer") })
        }
        #expect(late as? [Unhandled] == [Unhandled()])
    }

    @Test func anInnerSequenceThatFailsAfterDisposeReachesTheHookOnce() {
        let operators: [(Observable<Int>, @escaping @Sendable (Int) -> Observable<Int>) -> Observable<Int>] = [
            { $0.flatMap($1) }, { $0.flatMapFirst($1) }, { $0.flatMapLatest($1) }, { $0.concatMap($1) },
        ]
        for flatten in operators {
            let subscription = SingleAssignmentDisposable()
            let late = LateErrors.recorded {
                let subject = PublishSubject<Int>()
                let failing = Observable<Int>.create { observer in
                    subscription.dispose()
                    observer.onError(Unhandled())
                    return Disposables.create()
                }
                subscription.setDisposable(
                    flatten(subject) { _ in failing }.subscribe(onError: { _ in Issue.record("not for the observer") }))
                subject.onNext(1)
            }
            #expect(subscription.isDisposed)
            #expect(late as? [Unhandled] == [Unhandled()])
        }
    }

    @Test func anErrorThatComesInTimeIsNotLate() {
        let late = LateErrors.recorded {
            _ = Observable<Int>.error(Unhandled()).map { $0 }.subscribe(onError: { _ in })
        }
        #expect(late.isEmpty)
    }

    @Test func theCallStackIsCapturedAtTheSubscription() {
        withHooks { unhandled in
            Hooks.customCaptureSubscriptionCallstack = { ["frame"] }
            let subject = PublishSubject<Int>()
            _ = subject.subscribe()
            Hooks.recordCallStackOnError = true
            _ = subject.subscribe()
            _ = subject.subscribe(onError: { _ in })
            Hooks.recordCallStackOnError = false
            Hooks.customCaptureSubscriptionCallstack = { ["too late"] }
            subject.onError(Unhandled())
            #expect(unhandled.values == [[], ["frame"]])
        }
    }

    @Test func aBagReleasesSubscriptionsWithACallStackThatHaveEnded() {
        withHooks { _ in
            Hooks.recordCallStackOnError = true
            let bag = DisposeBag()
            let subscriptions = (0..<1_000).map { _ in
                let subject = PublishSubject<Int>()
                let subscription = subject.subscribe(onNext: { _ in })
                subscription.disposed(by: bag)
                subject.onCompleted()
                return Weak(subscription as AnyObject)
            }
            #expect(subscriptions.count { $0.object != nil } < 100)
            withExtendedLifetime(bag) {}
        }
    }

    @Test func onDisposedComesAfterTheHook() {
        withHooks { unhandled in
            let seen = Recorder<Int>()
            _ = Observable<Int>.error(Unhandled()).subscribe(onDisposed: { seen.record(unhandled.values.count) })
            #expect(seen.values == [1])
        }
    }
}
