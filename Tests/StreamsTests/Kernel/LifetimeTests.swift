import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct LifetimeTests {
    // MARK: Ending

    @Test func teardownsRunOnceAndNewestFirst() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        for number in 1...3 { lifetime.onDispose { log.record(number) } }
        #expect(log.values == [])
        lifetime.dispose()
        lifetime.dispose()
        #expect(log.values == [3, 2, 1])
        #expect(lifetime.isDisposed)
    }

    @Test func allSourcesHaltBeforeTheFirstIsReleased() {
        let seen = Recorder<[Bool]>()
        let root = Lifetime()
        let child = Lifetime(within: root)
        let others = [Lifetime(within: child), Lifetime(within: root)]
        for lifetime in [root, child] + others {
            lifetime.onDispose { [unowned child] in seen.record([child.isStopped] + others.map(\.isStopped)) }
        }
        root.dispose()
        #expect(seen.values == Array(repeating: [true, true, true], count: 4))
    }

    @Test func theSourcesHaltWhenTheTerminalEventIsClaimed() {
        let root = Lifetime()
        let child = Lifetime(within: root)
        let grandchild = Lifetime(within: child)
        var (seen, isReleased) = ([false], false)
        grandchild.onDispose { isReleased = true }
        root.finish(.completed) { _ in seen = [child.isStopped, grandchild.isStopped, !isReleased] }
        #expect(seen == [true, true, true])
        #expect(isReleased)
    }

    @Test func noTerminalEventFollowsADisposalWhileTheSourcesHalt() {
        /// Disposes the chain, as another thread may at that moment.
        final class DisposingTeardown: Teardown, @unchecked Sendable {
            private unowned let chain: Lifetime

            init(_ chain: Lifetime) {
                self.chain = chain
                super.init(halting: .always)
            }

            override func halt() { chain.dispose() }
        }

        let (chain, log) = (Lifetime(), Recorder<String>())
        chain.onDispose { log.record("disposed") }
        chain.add(DisposingTeardown(chain))
        chain.finish(.completed) { _ in log.record("completed") }
        #expect(log.values == ["disposed"])

        // The thread that has claimed still knows that it was the first.
        let other = Lifetime()
        other.add(DisposingTeardown(other))
        #expect(other.claim())
    }

    /// A source whose first subscription is one to `subject`; later ones fail, up to a number that ends a loop.
    private func source(_ subject: PublishSubject<Int>, counting subscriptions: Counter) -> Observable<Int> {
        .deferred {
            subscriptions.increment()
            switch subscriptions.value {
            case 1: return subject
            case ...100: return .error(TestError.first)
            default: return .never()
            }
        }
    }

    /// Disposes, or ends, a chain with two sources; the release of the second one makes every subscription to the first fail.
    @Test(arguments: Join.allCases) func aSourceDoesNotBeginAgainWhileTheChainEnds(_ join: Join) {
        // The trigger of `skip(until:)` is released before the end, which has the source fail and begin again.
        for ends in join == .skip ? [false] : [false, true] {
            let (subscriptions, failing, closing) = (Counter(), PublishSubject<Int>(), PublishSubject<Int>())
            let source = source(failing, counting: subscriptions)
            let closed = Observable<Int>.create { observer in
                let subscription = closing.subscribe(observer)
                return Disposables.create {
                    subscription.dispose()
                    failing.onError(TestError.first)
                }
            }
            let subscription = join.chain(source.retry().map { $0 + 1 }, closed).take(1).subscribe(onNext: { _ in })
            if ends {
                failing.onNext(1)
                closing.onNext(1)
                failing.onNext(2)
            }
            subscription.dispose()
            #expect(subscriptions.value == 1, "ends: \(ends)")
        }
    }

    enum Join: CaseIterable {
        case amb, combineLatest, delayed, flatMapLatest, limited, merge, nested, skip, take, withLatestFrom, zip

        func chain(_ source: Observable<Int>, _ other: Observable<Int>) -> Observable<Int> {
            switch self {
            case .amb: source.amb(other)
            case .combineLatest: Observable.combineLatest(source, other) { $0 + $1 }
            case .delayed: Observable.merge(source.do(afterNext: { _ in }, afterError: { _ in }), other)
            case .flatMapLatest: Observable.merge(Observable.just(1).flatMapLatest { _ in source }, other)
            case .limited: Observable.of(source, other).merge(maxConcurrent: 2)
            case .merge: Observable.merge(source, other)
            case .nested: Observable.merge(Observable.merge(source, .never()).concat(Observable.just(1)), other)
            case .skip: source.skip(until: other)
            case .take: source.take(until: other)
            case .withLatestFrom: other.withLatestFrom(source)
            case .zip: Observable.zip(source, other) { $0 + $1 }
            }
        }
    }

    @Test(arguments: [1, 200]) func sourcesHaltBeforeClientCodeRunsHoweverDeepTheyAre(depth: Int) {
        let (subscriptions, failing) = (Counter(), PublishSubject<Int>())
        let source = source(failing, counting: subscriptions)
        var deep = source.retry()
        for _ in 0..<depth { deep = deep.catch { .error($0) } }
        let closed = Observable<Int>.create { _ in Disposables.create { failing.onError(TestError.first) } }
        let subscription = Observable.merge(deep, closed).subscribe(onNext: { _ in })
        CompositeDisposable(disposables: [subscription]).dispose()
        #expect(subscriptions.value == 1)
    }

    @Test func whatWaitsIsReleasedAfterTheTerminalEvent() {
        let (log, source, inner) = (Recorder<String>(), PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = source.concatMap { number -> Observable<Int> in
            if number == 1 { return inner }
            let released = OnRelease { log.record("released") }
            return .create { _ in Disposables.create { _ = released } }
        }
        .subscribe(onError: { _ in log.record("failed") }, onDisposed: { log.record("disposed") })
        source.onNext(1)
        source.onNext(2)
        inner.onError(TestError.first)
        #expect(log.text == "failed disposed released")
        subscription.dispose()
    }

    @Test func whatIsAddedTooLateRunsAtOnce() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        lifetime.dispose()
        lifetime.onDispose { log.record(1) }
        lifetime.onDispose { log.record(2) }
        #expect(log.values == [1, 2])
    }

    @Test func whatIsAddedByATeardownRunsAtOnce() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        lifetime.onDispose { log.record(1) }
        lifetime.onDispose {
            lifetime.onDispose { log.record(3) }
            log.record(2)
        }
        lifetime.dispose()
        #expect(log.values == [3, 2, 1])
    }

    @Test func aTeardownMayDisposeItsLifetimeAgain() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        lifetime.onDispose { log.record(1) }
        lifetime.onDispose {
            lifetime.dispose()
            log.record(2)
        }
        lifetime.dispose()
        #expect(log.values == [2, 1])
    }

    @Test func disposablesAreDisposed() {
        let lifetime = Lifetime()
        let owned = BooleanDisposable()
        lifetime.own(owned)
        lifetime.own(Disposables.create())
        #expect(!owned.isDisposed)
        lifetime.dispose()
        #expect(owned.isDisposed)
    }

    // MARK: Sources

    @Test func anObserverIsRemovedInTheOrderOfTheTeardowns() {
        let subject = PublishSubject<Int>()
        let log = Recorder<Bool>()
        let lifetime = Lifetime()
        lifetime.onDispose { log.record(subject.hasObservers) }
        subject.attach(Sink(next: { _ in }, stop: { _ in }, lifetime: lifetime))
        lifetime.onDispose { log.record(subject.hasObservers) }
        lifetime.dispose()
        #expect(log.values == [true, false])
    }

    @Test func aLifetimeHasSeveralSources() {
        let (log, lifetime) = (Recorder<Int>(), Lifetime())
        let sources = (0..<3).map { _ in PublishSubject<Int>() }
        let sink = Sink<Int>(next: { log.record($0) }, stop: { _ in }, lifetime: lifetime)
        for source in sources { source.attach(sink) }
        for (number, source) in sources.enumerated() { source.onNext(number) }
        lifetime.dispose()
        #expect(log.values == [0, 1, 2])
        #expect(sources.allSatisfy { !$0.hasObservers })
    }

    @Test func aDisposedLifetimeHasNoSource() {
        let (subject, lifetime) = (PublishSubject<Int>(), Lifetime())
        lifetime.dispose()
        subject.attach(Sink(next: { _ in }, stop: { _ in }, lifetime: lifetime))
        #expect(!subject.hasObservers)
    }

    @Test(arguments: [true, false]) func aDisposedLifetimeDoesNotRetainItsSource(isDisposedBefore: Bool) {
        let lifetime = Lifetime()
        if isDisposedBefore { lifetime.dispose() }
        weak var source: PublishMulticast<Int>?
        do {
            let subject = PublishSubject<Int>()
            source = subject.multicast
            subject.attach(Sink(next: { _ in }, stop: { _ in }, lifetime: lifetime))
            lifetime.dispose()
        }
        #expect(source == nil)
        withExtendedLifetime(lifetime) {}
    }

    @Test func anObserverThatIsReleasedInsteadOfDisposedIsNotCounted() {
        let subject = BehaviorSubject(value: 1)
        subject.attach(Sink(next: { _ in }, stop: { _ in }, lifetime: Lifetime()))
        #expect(subject.hasObservers)
        subject.onCompleted()
        #expect(!subject.hasObservers)
    }

    @Test func aRenewedLifetimeHasANewSource() {
        let (log, lifetime) = (Recorder<Int>(), Lifetime())
        let sink = Sink<Int>(next: { log.record($0) }, stop: { _ in }, lifetime: lifetime)
        let sources = (0..<2).map { _ in PublishSubject<Int>() }
        for (number, source) in sources.enumerated() {
            source.attach(sink)
            for source in sources { source.onNext(number) }
            lifetime.dispose()
            #expect(!source.hasObservers)
            lifetime.renew()
        }
        #expect(log.values == [0, 1])
    }

    // MARK: Stopping

    @Test func theTerminalEventIsClaimedOnceAndRunsNoTeardown() {
        let log = Recorder<Int>()
        let lifetime = Lifetime()
        lifetime.onDispose { log.record(1) }
        #expect(lifetime.claim())
        #expect(!lifetime.claim())
        #expect(lifetime.isStopped)
        #expect(log.values == [])
        lifetime.dispose()
        #expect(log.values == [1])
    }

    @Test func theTerminalEventCannotBeClaimedAfterDisposal() {
        let lifetime = Lifetime()
        lifetime.dispose()
        #expect(!lifetime.claim())
    }

    @Test func aTerminalEventThatIsHeldBackDisposesNothing() {
        let (lifetime, log) = (Lifetime(), Recorder<Int>())
        lifetime.onDispose { log.record(1) }
        lifetime.terminate(.completed) { _ in }
        #expect(log.values.isEmpty)
        lifetime.terminate(.completed) { #expect(lifetime.claim($0)) }
        #expect(log.values == [1])
    }

    // MARK: Children

    @Test func aChildIsDisposedWithItsParent() {
        let log = Recorder<String>()
        let parent = Lifetime()
        parent.onDispose { log.record("parent") }
        let child = Lifetime(within: parent)
        child.onDispose { log.record("child") }
        parent.dispose()
        #expect(child.isStopped)
        #expect(log.values == ["child", "parent"])
    }

    @Test func aChildCanBeDisposedBeforeItsParent() {
        let log = Recorder<String>()
        let parent = Lifetime()
        parent.onDispose { log.record("parent") }
        let child = Lifetime(within: parent)
        child.onDispose { log.record("child") }
        child.dispose()
        #expect(!parent.isStopped)
        parent.dispose()
        #expect(log.values == ["child", "parent"])
    }

    @Test func aChildOfADisposedLifetimeIsDisposed() {
        let parent = Lifetime()
        parent.dispose()
        #expect(Lifetime(within: parent).isStopped)
    }

    // MARK: Memory

    @Test func theNewestTeardownCanBeRemoved() {
        let lifetime = Lifetime()
        let older = Lifetime(within: lifetime)
        var isReleased = false
        older.onDispose { isReleased = true }
        weak var removed: Lifetime?
        do {
            let newest = Lifetime(within: lifetime)
            removed = newest
            lifetime.removeIfNewest(newest)
        }
        #expect(removed == nil)
        #expect(lifetime.claim())
        #expect(older.isStopped)
        #expect(!isReleased)
        lifetime.dispose()
        #expect(isReleased)
    }

    @Test func aTeardownBelowAnotherIsNotRemoved() {
        let lifetime = Lifetime()
        let (child, log) = (Lifetime(within: lifetime), Recorder<String>())
        child.onDispose { log.record("child") }
        lifetime.onDispose { log.record("newest") }
        lifetime.removeIfNewest(child)
        lifetime.dispose()
        #expect(log.values == ["newest", "child"])
        lifetime.removeIfNewest(child)
    }

    @Test func whatHasHaltedHaltsNoMoreAfterARemoval() {
        let lifetime = Lifetime()
        let halts = Counter()
        let older = HaltedTeardown(halts)
        lifetime.add(older)
        let newest = Lifetime(within: lifetime)
        #expect(lifetime.claim())
        lifetime.removeIfNewest(newest)
        lifetime.dispose()
        #expect(halts.value == 1)
    }

    private final class HaltedTeardown: Teardown, @unchecked Sendable {
        private let halts: Counter

        init(_ halts: Counter) {
            self.halts = halts
            super.init(halting: .always)
        }

        override func halt() { halts.increment() }
    }

    @Test func disposalReleasesTheTeardowns() {
        let lifetime = Lifetime()
        weak var early: Token?
        weak var late: Token?
        do {
            let token = Token()
            early = token
            lifetime.onDispose { _ = token }
        }
        #expect(early != nil)
        lifetime.dispose()
        #expect(early == nil)
        do {
            let token = Token()
            late = token
            lifetime.onDispose { _ = token }
        }
        #expect(late == nil)
    }

    @Test func aLifetimeThatIsReleasedRunsItsTeardownsAndKeepsNothing() {
        let log = Recorder<Int>()
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            let lifetime = Lifetime()
            lifetime.onDispose { [strong] in
                _ = strong
                log.record(1)
            }
        }
        #expect(token == nil)
        #expect(log.values == [1])
    }

    @Test(arguments: [true, false]) func manyTeardownsNeedNoStack(disposes: Bool) {
        let count = Counter()
        onNewThread(stackSize: 512 * 1_024) {
            let lifetime = Lifetime()
            for _ in 0..<100_000 { lifetime.onDispose { count.increment() } }
            if disposes { lifetime.dispose() }
        }
        #expect(count.value == 100_000)
    }
}
