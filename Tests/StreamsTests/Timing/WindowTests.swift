import TestSupport
import Testing

@Suite(.noLeaks) struct WindowTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func model(_ stop: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(105, 0), .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6),
            .next(370, 7), .next(420, 8), .next(470, 9), stop,
        ])
    }

    private func windows(_ xs: TestableObservable<Int>) -> Observable<Observable<Int>> {
        xs.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
    }

    @Test(arguments: [.completed(220), .error(220, TestError.first)] as [Recorded<Event<Int>>])
    func theStopReachesTheWindowFirst(stop: Recorded<Event<Int>>) {
        let xs = scheduler.createHotObservable([stop])
        let log = Recorder<String>()
        scheduler.scheduleAt(200) {
            _ = windows(xs).subscribe(
                onNext: { window in
                    _ = window.subscribe(
                        onError: { _ in log.record("window #") }, onCompleted: { log.record("window |") })
                },
                onError: { _ in log.record("outer #") }, onCompleted: { log.record("outer |") })
        }
        scheduler.start()
        let sign = stop.value.isCompleted ? "|" : "#"
        #expect(log.values == ["window \(sign)", "outer \(sign)"])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func aWindowEndsBeforeTheNextOneIsEmitted() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        let log = Recorder<String>()
        scheduler.scheduleAt(200) {
            _ = windows(xs).subscribe(onNext: { window in
                log.record("open")
                _ = window.subscribe(onCompleted: { log.record("end") })
            })
        }
        scheduler.start()
        #expect(log.values == ["open", "end", "open", "end"])
    }

    @Test(arguments: [(230, 230), (400, 240)]) func aWindowInUseKeepsTheSource(disposed: Int, end: Int) {
        let xs = model(.completed(600))
        let inner = scheduler.createObserver(Int.self)
        var window: (any Disposable)?
        scheduler.scheduleAt(200) { [scheduler] in
            let outer = SingleAssignmentDisposable()
            let first = Recorder<Observable<Int>>()
            outer.setDisposable(windows(xs).subscribe(onNext: { first.record($0) }))
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

    @Test func roomForNoneIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) {
            _ = Observable.just(1).window(timeSpan: .seconds(1), count: 0, scheduler: HistoricalScheduler())
        }
    }
}
