import TestSupport
import Testing

@Suite(.noLeaks) struct CreateTests {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Recorder<String>()

    private func subscribe(_ source: Observable<Int>) -> any Disposable {
        source.subscribe(
            onNext: { [log] in log.record("\($0)") }, onError: { [log] in log.record("!\($0)") },
            onCompleted: { [log] in log.record("C") }, onDisposed: { [log] in log.record("disposed") })
    }

    // MARK: Events

    @Test(arguments: [Event<Int>.completed, .error(TestError.first)])
    func nothingIsForwardedAfterAStopEvent(stop: Event<Int>) {
        let observer = scheduler.createObserver(Int.self)
        let source = Observable<Int>.create { inner in
            inner.onNext(1)
            inner.on(stop)
            inner.onNext(2)
            inner.onError(TestError.second)
            inner.onCompleted()
            return Disposables.create()
        }
        let late = LateErrors.recorded { _ = source.subscribe(observer) }
        #expect(observer.events == [.next(0, 1), Recorded(time: 0, value: stop)])
        #expect(late as? [TestError] == [.second])
    }

    @Test(arguments: [Event<Int>.next(2), .error(TestError.first)])
    func anEventThatWaitsAtDisposalIsDroppedAndAnErrorReported(event: Event<Int>) {
        let (handle, subscription) = (Handle<Int>(), SerialDisposable())
        let passed = handle.source.do(
            onNext: { [log] in log.record("\($0)") }, onError: { [log] in log.record("!\($0)") })
        subscription.disposable = passed.subscribe { _ in
            handle.send(event)
            subscription.dispose()
        }
        let late = LateErrors.recorded { handle.send(.next(1)) }
        #expect(log.values == ["1"])
        #expect(late as? [TestError] == (event.error == nil ? [] : [.first]))
    }

    // MARK: Teardown

    @Test func theDisposableIsDisposedAfterTheStopEventAndOnDisposed() {
        let sent = PublishSubject<Void>()
        _ = subscribe(
            .create { [log] observer in
                _ = sent.subscribe(onNext: { observer.onCompleted() })
                return Disposables.create { log.record("released") }
            })
        sent.onNext(())
        sent.onNext(())
        #expect(log.values == ["C", "disposed", "released"])
    }

    @Test func theDisposableDoesNotWaitForAnOperatorThatPassesTheStopOnLater() {
        let released = Recorder<Int>()
        let result = scheduler.start { [scheduler] in
            Observable<Int>.create { observer in
                scheduler.scheduleAt(210) { observer.onCompleted() }
                return Disposables.create { released.record(scheduler.clock) }
            }.observe(on: scheduler)
        }
        #expect(result.events == [.completed(211)])
        #expect(released.values == [210])
    }

    @Test func afterASynchronousStopItIsDisposedWhenTheHandlerReturns() {
        _ = subscribe(
            .create { [log] observer in
                observer.onError(TestError.first)
                log.record("returns")
                return Disposables.create { log.record("released") }
            })
        #expect(log.values == ["!first", "disposed", "returns", "released"])
    }

    @Test func aSubscriptionDisposedWhileTheHandlerRunsIsReleasedWhenItReturns() {
        let released = Counter()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create { released.increment() }
        }
        let observer = scheduler.createObserver(Int.self)
        _ = source.take(1).subscribe(observer)
        #expect(observer.events == [.next(0, 1), .completed(0)])
        #expect(released.value == 1)
    }

    // MARK: Turns and threads

    @Test func synchronousSourcesInsideTheHandlerWaitUntilItReturned() {
        _ = subscribe(
            .create { [log] observer in
                let inner = Observable.of(1, 2).subscribe(observer)
                log.record("returns")
                return inner
            })
        #expect(log.values == ["returns", "1", "2", "C", "disposed"])
    }

    // MARK: Threads

    @Test func anObserverThatSeveralThreadsUseIsSerial() {
        let (inside, count, ends) = (Counter(), Counter(), Counter())
        let observers = Recorder<AnyObserver<Int>>()
        let subscription = Observable<Int>.create { observer in
            observers.record(observer)
            return Disposables.create()
        }
        .scan([]) { $0.suffix(10) + [$1] }
        .subscribe(
            onNext: { last in
                #expect(inside.increment() == 1)
                count.increment(by: last.isEmpty ? 0 : 1)
                inside.increment(by: -1)
            }, onCompleted: { ends.increment() })
        startTogether(4) { _ in
            for element in 1...1_000 { observers.values[0].onNext(element) }
        }
        #expect(eventually { count.value == 4_000 })
        startTogether(4) { _ in observers.values[0].onCompleted() }
        #expect(eventually { ends.value == 1 })
        observers.values[0].onNext(1)
        #expect(count.value == 4_000)
        subscription.dispose()
    }

    @Test func theDisposableIsDisposedWhenTheObserverIsReleased() {
        let disposals = Counter()
        _ = Observable<Int>.create { _ in Disposables.create { disposals.increment() } }.subscribe()
        #expect(disposals.value == 1)
    }
}
