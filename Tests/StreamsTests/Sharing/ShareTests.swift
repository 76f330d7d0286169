import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct ShareTests {
    let scheduler = TestScheduler(initialClock: 0)

    // MARK: A source that emits while it is being subscribed to

    /// Ways to share, and what a late subscriber is given after one element.
    struct Sharing: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let replay: [Int]
        let share: @Sendable (Observable<Int>) -> Observable<Int>

        static let all = [
            Sharing(testDescription: "share", replay: []) { $0.share() },
            Sharing(testDescription: "share(replay:)", replay: [1]) { $0.share(replay: 1) },
            Sharing(testDescription: "share(scope:)", replay: []) { $0.share(scope: .forever) },
            Sharing(testDescription: "share(replay:scope:)", replay: [1]) { $0.share(replay: 1, scope: .forever) },
            Sharing(testDescription: "refCount of publish", replay: []) { $0.publish().refCount() },
            Sharing(testDescription: "refCount of replay", replay: [1]) { $0.replay(1).refCount() },
        ]
    }

    @Test(arguments: Sharing.all) func leavingAndSubscribingAgainDuringTheConnectionSharesIt(sharing: Sharing) {
        let (subscriptions, disposals) = (Counter(), Counter())
        let shared = sharing.share(
            Observable<Int>.create { observer in
                let base = subscriptions.increment() * 10 - 10
                for element in 1...3 { observer.onNext(base + element) }
                return Disposables.create { _ = disposals.increment() }
            })
        let log = Recorder<Int>()
        let second = SerialDisposable()
        let first = shared.take(1).subscribe(onDisposed: { second.disposable = shared.subscribe(onNext: log.record) })
        #expect(log.values == sharing.replay + [2, 3])
        #expect(subscriptions.value == 1)
        #expect(disposals.value == 0)
        second.dispose()
        #expect(disposals.value == 1)
        let third = shared.subscribe()
        #expect(subscriptions.value == 2)
        for subscription in [first, third] { subscription.dispose() }
        #expect(disposals.value == 2)
    }

    @Test(arguments: Sharing.all.prefix(4))
    func leavingDuringTheConnectionDisposesTheSourceBeforeItEmitsAgain(sharing: Sharing) {
        let emitted = Counter()
        let endless = Observable.repeatElement(0).do(onNext: { _ in emitted.increment() })
        let received = sharing.share(endless).take(2).eventsAtOnce
        #expect(received == [.next(0), .next(0), .completed])
        #expect(emitted.value == 2)
    }

    // MARK: Connecting

    @Test func theLastDisconnectsEvenInsideAnElement() {
        let (subject, subscription, isObserved) = (PublishSubject<Int>(), SerialDisposable(), Recorder<Bool>())
        subscription.disposable = subject.share().subscribe(onNext: { _ in
            subscription.dispose()
            isObserved.record(subject.hasObservers)
        })
        subject.onNext(1)
        #expect(isObserved.values == [false])
    }

    @Test func observersAreServedInTheOrderInWhichTheyCame() {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        let log = Recorder<String>()
        let middle = CompositeDisposable()
        _ = shared.subscribe(log.noting("a"))
        _ = middle.insert(shared.subscribe(log.noting("b")))
        _ = shared.subscribe(log.noting("c"))
        subject.onNext(1)
        middle.dispose()
        _ = shared.subscribe(log.noting("d"))
        subject.onNext(2)
        subject.onError(TestError.first)
        #expect(log.text == "a1 b1 c1 d1 a2 c2 d2 a!first c!first d!first")
    }

    @Test(arguments: [(SubjectLifetimeScope.whileConnected, 2), (.forever, 1)])
    func anEmptySourceIsSharedToo(scope: SubjectLifetimeScope, subscriptions: Int) {
        let count = Counter()
        let log = Recorder<String>()
        let shared = Observable<Int>.deferred {
            count.increment()
            return .empty()
        }.share(replay: 1, scope: scope)
        _ = shared.subscribe(log.noting())
        _ = shared.subscribe(log.noting())
        #expect(log.text == "C C")
        #expect(count.value == subscriptions)
    }

    @Test @MainActor func anObserverThatIsFinishedByItsReplayDoesNotConnect() {
        let xs = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
        let shared = xs.share(replay: 1, scope: .forever)
        let a = observer()
        var one: (any Disposable)?
        scheduler.scheduleAt(200) { one = shared.subscribe() }
        scheduler.scheduleAt(215) { one?.dispose() }
        scheduler.scheduleAt(300) { _ = shared.take(1).subscribe(a) }
        scheduler.start()
        #expect(a.events == [.next(300, 1), .completed(300)])
        #expect(xs.subscriptions == [Subscription(200, 215)])
    }

    /// The source does not stop.
    @Test func eventsAfterTheDisconnectionAreDropped() {
        var source: Sink<Int>?
        let shared = Observable<Int> { source = $0 }.share(replay: 1, scope: .forever)
        shared.subscribe().dispose()
        source?.emit(1)
        source?.stop(.completed)
        #expect(shared.eventsAtOnce == [])
        source = nil
    }

    // MARK: Re-entrancy

    @Test func joiningFromInsideAnElementGivesNoElementTwice() {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        let log = Recorder<String>()
        _ = shared.subscribe { event in
            log.noting("a")(event)
            if event.element == 1 { _ = shared.subscribe(log.noting("b")) }
        }
        _ = shared.subscribe(log.noting("c"))
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.text == "a1 b1 c1 a2 c2 b2")
        subject.onCompleted()
    }

    // MARK: Memory

    @Test func aDroppedReplayIsFreedAtTheEndOfTheConnection() {
        let subject = PublishSubject<Token>()
        let shared = subject.share(replay: 1)
        let subscription = shared.subscribe()
        let element = WeakToken { subject.onNext($0) }
        #expect(!element.isReleased)
        subscription.dispose()
        #expect(element.isReleased)
        withExtendedLifetime(shared) {}
    }

    // MARK: Threads

    @Test(arguments: [1, 2], [SubjectLifetimeScope.whileConnected, .forever])
    func anotherThreadMayCallInDuringTheReplay(replay: Int, scope: SubjectLifetimeScope) {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: replay, scope: scope)
        _ = shared.subscribe()
        subject.onNext(1)
        let (log, other) = (Recorder<String>(), Recorder<String>())
        _ = shared.subscribe { event in
            log.noting()(event)
            guard event.element == 1 else { return }
            onNewThread {
                _ = shared.subscribe(other.noting())
                subject.onNext(2)
            }
        }
        #expect(log.text == "1 2")
        #expect(other.text == "1 2")
        subject.onCompleted()
    }

    private func observer() -> TestableObserver<Int> { scheduler.createObserver(Int.self) }
}

@Suite("share(scope: .forever), while the source stops", .noLeaks) struct ShareWhileStoppingTests {
    @Test("whoever subscribes from inside the teardown of the source receives the stop, and no second source")
    func subscribesFromInsideTheTeardown() {
        let subscriptions = BehaviorRelay(value: 0)
        let late = PublishRelay<Event<Int>>()
        let received = TestScheduler(initialClock: 0).createObserver(Event<Int>.self)
        let listening = late.subscribe(received)
        defer { listening.dispose() }
        let again = BehaviorRelay<Observable<Int>>(value: .never())
        let source = Observable<Int>.create { observer in
            subscriptions.accept(subscriptions.value + 1)
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { _ = again.value.subscribe { late.accept($0) } }
        }
        let shared = source.share(replay: 1, scope: .forever)
        again.accept(shared)
        shared.subscribe().dispose()

        #expect(subscriptions.value == 1)
        #expect(received.events.compactMap(\.value.element).map { "\($0)" } == ["next(1)", "completed"])
    }

    @Test("so does an observer that subscribes when the source is released")
    func subscribesWhenTheSourceIsReleased() {
        let handle = Handle<Int>()
        let subscriptions = Counter()
        let log = Recorder<String>()
        let again = BehaviorRelay<Observable<Int>>(value: .never())
        let shared = handle.source.do(
            onSubscribe: { subscriptions.increment() },
            onDispose: { _ = again.value.subscribe(log.noting("b")) }
        ).share(replay: 1, scope: .forever)
        again.accept(shared)
        _ = shared.subscribe(log.noting("a"))
        handle.send(.next(1))
        handle.send(.completed)
        #expect(log.text == "a1 aC b1 bC")
        #expect(subscriptions.value == 1)
    }

    @Test func anObserverThatComesDuringAReplayReceivesWhatTheSourceSendsAtItsEnd() {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 1)
        let log = Recorder<String>()
        let first = shared.subscribe()
        source.onNext(1)
        let inside = CompositeDisposable()
        let second = shared.subscribe(onNext: { element in
            guard element == 1 else { return }
            _ = inside.insert(shared.subscribe(log.noting()))
            source.onNext(2)
            source.onCompleted()
        })
        #expect(log.text == "1 2 C")
        for subscription in [first, second, inside] as [any Disposable] { subscription.dispose() }
    }
}
