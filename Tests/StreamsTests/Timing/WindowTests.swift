import TestSupport
import Testing

@Suite(.noLeaks) struct WindowTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [(230, 230), (400, 240)]) @MainActor func aWindowInUseKeepsTheSource(disposed: Int, end: Int) {
        let xs = scheduler.createHotObservable([
            .next(105, 0), .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .completed(600),
        ])
        let inner = scheduler.createObserver(Int.self)
        var window: (any Disposable)?
        scheduler.scheduleAt(200) { [scheduler] in
            let outer = SingleAssignmentDisposable()
            let first = Recorder<Observable<Int>>()
            let windows = xs.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
            outer.setDisposable(windows.subscribe(onNext: { first.record($0) }))
            window = first.values.first?.subscribe(inner)
            scheduler.scheduleAt(207) { outer.dispose() }
            scheduler.scheduleAt(disposed) { window?.dispose() }
        }
        scheduler.start()
        let expected: [Recorded<Event<Int>>] = [.next(205, 1), .next(210, 2), .next(240, 3), .completed(240)]
        #expect(inner.events == expected.filter { $0.time < disposed })
        #expect(xs.subscriptions == [Subscription(200, end)])
    }

    @Test func aWindowThatIsFullAtDisposalIsTheLast() {
        let (subject, subscription, windows) = (PublishSubject<Int>(), SerialDisposable(), Counter())
        subscription.disposable = subject.window(timeSpan: .seconds(10), count: 1, scheduler: scheduler)
            .do(onNext: { _ in windows.increment() })
            .subscribe(onNext: { _ in
                // The second window, which the timer emits.
                guard windows.value == 2 else { return }
                subject.onNext(1)
                subscription.dispose()
            })
        scheduler.advanceTo(100)
        #expect(windows.value == 2)
    }

    @Test(arguments: [true, false]) func aFirstWindowThatEndsTheResultWithoutAnObserverPreventsTheSubscription(
        isTimed: Bool
    ) {
        let subscribed = Counter()
        let source = Observable<Int>.never().do(onSubscribe: { subscribed.increment() })
        let boundary = Observable<Int>.never().do(onSubscribe: { subscribed.increment() })
        let windows =
            isTimed
            ? source.window(timeSpan: .seconds(9), count: 9, scheduler: scheduler) : source.window(until: boundary)
        let ended = Counter()
        _ = windows.take(1).subscribe(onCompleted: { ended.increment() })
        #expect(ended.value == 1)
        #expect(subscribed.value == 0)
    }

    @Test func anErrorThatAWindowDeliversIsNotLate() {
        let (subject, errors) = (PublishSubject<Int>(), Recorder<String>())
        let late = LateErrors.recorded {
            _ = subject.window(timeSpan: .seconds(9), count: 9, scheduler: scheduler).take(1)
                .subscribe(onNext: { window in
                    _ = window.subscribe(onError: { errors.record("\($0)") })
                })
            subject.onError(TestError.first)
        }
        #expect(errors.values == ["first"])
        #expect(late.isEmpty)
    }
}
