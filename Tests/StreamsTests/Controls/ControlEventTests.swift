import Dispatch
import Streams
import Testing

@MainActor @Suite struct ControlEventTests {
    @Test func occurrencesReachObservers() {
        let taps = PublishSubject<Int>()
        let tap = ControlEvent(events: taps)
        let log = Trace<String>()
        let subscription = tap.subscribe(onNext: { log.add("plain \($0)") })
        _ = tap.asObservable().subscribe(onNext: { log.add("observable \($0)") })
        _ = tap.asControlEvent().asInfallible().subscribe(onNext: { log.add("infallible \($0)") })
        _ = tap.asSignal().emit(onNext: { log.add("signal \($0)") })
        _ = tap.asDriver().drive(onNext: { log.add("driver \($0)") })
        taps.onNext(1)
        #expect(log.entries == ["plain 1", "observable 1", "infallible 1", "signal 1", "driver 1"])
        subscription.dispose()
        taps.onNext(2)
        #expect(Array(log.entries.dropFirst(5)) == ["observable 2", "infallible 2", "signal 2", "driver 2"])
    }

    @Test func itIsSubscribedToOnTheMainQueue() async {
        let log = Trace<String>()
        let events = Observable<Int>.create { observer in
            dispatchPrecondition(condition: .onQueue(.main))
            log.add("subscribed")
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        let tap = ControlEvent(events: events)
        let seen = await Task.detached { () -> [Int] in
            var seen: [Int] = []
            for await number in tap.asInfallible().values { seen.append(number) }
            return seen
        }.value
        #expect(seen == [1])
        #expect(log.entries == ["subscribed"])
    }

    @Test func disposingReleases() {
        let taps = PublishSubject<Int>()
        let released = isReleased { held in
            ControlEvent(events: taps.holding(held)).subscribe(onNext: { _ in })
        }
        #expect(released)
        #expect(!taps.hasObservers)
    }
}
