import Streams
import StreamsTest
import Testing
import Viper

private struct Failure: Error {}

@MainActor @Suite(.noLeaks) struct ActivityTrackerTests {
    private let log = ProgressLog()
    private let tracker: ActivityTracker
    private let source = PublishSubject<Int>()
    private let scheduler = TestScheduler(initialClock: 0)

    init() { tracker = ActivityTracker(view: log) }

    /// The results that `request` emits in virtual time, as text.
    private func results(of request: some ObservableConvertibleType<Int>) -> [Recorded<Event<String>>] {
        let observer = scheduler.createObserver(String.self)
        let subscription = request.result(trackedBy: tracker)
            .map { result in
                switch result {
                case .success(let value): "success \(value)"
                case .failure(let error): "failure \(error.sentence)"
                }
            }
            .emit(to: observer)
        scheduler.start()
        subscription.dispose()
        return observer.events
    }

    @Test func emitsAnElementAsAResult() {
        let request = scheduler.createColdObservable([.next(10, 1), .completed(10)])
        #expect(results(of: request.asSingle()) == [.next(10, "success 1"), .completed(10)])
        #expect(log.calls == ["show", "hide"])
    }

    @Test func emitsAnErrorAsAResult() {
        let request: TestableObservable<Int> = scheduler.createColdObservable([.error(10, Failure())])
        let failure = "failure Something unexpected went wrong: Failure()."
        #expect(results(of: request.asSingle()) == [.next(10, failure), .completed(10)])
        #expect(log.calls == ["show", "hide"])
    }

    @Test func endsWithARequestThatHasNoElement() {
        #expect(results(of: Observable<Int>.empty()) == [.completed(0)])
        #expect(log.calls == ["show", "hide"])
    }

    @Test func isIdleWhenTheResultArrives() {
        var callsAtTheResult: [String] = []
        var isBusy: [Bool] = []
        let states = tracker.isBusy.drive(onNext: { isBusy.append($0) })
        let result = source.result(trackedBy: tracker)
        #expect(log.calls == [])
        let subscription = result.emit(onNext: { [log] _ in callsAtTheResult = log.calls + ["\(isBusy)"] })
        #expect(log.calls == ["show"])
        source.onNext(1)
        #expect(callsAtTheResult == ["show", "hide", "[false, true, false]"])
        subscription.dispose()
        states.dispose()
        #expect(log.calls == ["show", "hide"])
    }

    /// The completion of a request on another thread can arrive in a later turn of the main queue than its element.
    @Test func aTapAfterTheResultIsNotIgnored() {
        let taps = PublishRelay<Void>()
        var received: [Int] = []
        let results = taps.asSignal()
            .flatMapFirst { [source, tracker] in source.result(trackedBy: tracker) }
            .emit(onNext: { result in received.append((try? result.get()) ?? 0) })
        for element in 1...2 {
            taps.accept(())
            #expect(source.hasObservers)
            source.onNext(element)
            #expect(!source.hasObservers)
        }
        #expect(received == [1, 2])
        #expect(log.calls == ["show", "hide", "show", "hide"])
        results.dispose()
    }

    @Test func endsOnDispose() {
        let subscription = source.result(trackedBy: tracker).emit()
        subscription.dispose()
        subscription.dispose()
        #expect(log.calls == ["show", "hide"])
        #expect(!source.hasObservers)
    }

    @Test func tellsOnlyChangesOfOverlappingRequests() {
        var isBusy: [Bool] = []
        let states = tracker.isBusy.drive(onNext: { isBusy.append($0) })
        let first = Observable<Int>.never().result(trackedBy: tracker).emit()
        let second = Observable<Int>.never().result(trackedBy: tracker).emit()
        first.dispose()
        #expect(isBusy == [false, true])
        second.dispose()
        #expect(isBusy == [false, true, false])
        #expect(log.calls == ["show", "show", "hide", "hide"])
        states.dispose()
    }

    @Test func aLateSubscriberReceivesTheState() {
        let subscription = source.result(trackedBy: tracker).emit()
        var isBusy: [Bool] = []
        let states = tracker.isBusy.drive(onNext: { isBusy.append($0) })
        #expect(isBusy == [true])
        states.dispose()
        subscription.dispose()
    }

    @Test func keepsNoView() {
        var view: ProgressLog? = ProgressLog()
        let reference = WeakReference(view)
        let subscription = view.map { Single<Int>.never().result(trackedBy: ActivityTracker(view: $0)).emit() }
        view = nil
        #expect(!reference.isAlive)
        subscription?.dispose()
    }
}
