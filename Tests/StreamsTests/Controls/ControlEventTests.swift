import Dispatch
import TestSupport
import Testing

@MainActor @Suite(.noLeaks) struct ControlEventTests {
    private let bag = DisposeBag()

    @Test func occurrencesReachObservers() {
        let taps = PublishSubject<Int>()
        let tap = ControlEvent(events: taps)
        let log = Recorder<String>()
        let subscription = tap.subscribe(onNext: { log.record("plain \($0)") })
        _ = tap.asObservable().subscribe(onNext: { log.record("observable \($0)") })
        _ = tap.asControlEvent().asInfallible().subscribe(onNext: { log.record("infallible \($0)") })
        tap.asSignal().emit(onNext: { log.record("signal \($0)") }).disposed(by: bag)
        tap.asDriver().drive(onNext: { log.record("driver \($0)") }).disposed(by: bag)
        taps.onNext(1)
        #expect(log.values == ["plain 1", "observable 1", "infallible 1", "signal 1", "driver 1"])
        subscription.dispose()
        taps.onNext(2)
        #expect(Array(log.values.dropFirst(5)) == ["observable 2", "infallible 2", "signal 2", "driver 2"])
    }

    @Test func anObserverReceivesOccurrences() {
        let taps = PublishSubject<Int>()
        let observer = TestScheduler(initialClock: 0).createObserver(Int.self)
        let subscription = ControlEvent(events: taps).asControlEvent().subscribe(observer)
        taps.onNext(1)
        subscription.dispose()
        taps.onNext(2)
        #expect(observer.events == [.next(0, 1)])
    }

    @Test func itIsSubscribedToOnTheMainQueue() async {
        let log = Recorder<String>()
        let events = Observable<Int>.create { observer in
            dispatchPrecondition(condition: .onQueue(.main))
            log.record("subscribed")
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
        #expect(log.values == ["subscribed"])
    }

    @Test func modelsThatAreNotSendableStayOnTheMainActor() {
        final class Model {
            let name: String

            init(_ name: String) { self.name = name }
        }
        let selections = PublishRelay<Model>()
        let selected = ControlEvent(events: selections.asObservable().filter { $0.name != "b" })
        let log = Recorder<String>()
        selected.asSignal().emit(onNext: { log.record("signal \($0.name)") }).disposed(by: bag)
        selected.asDriver().map(\.name).drive(onNext: { log.record("driver \($0)") }).disposed(by: bag)
        for name in ["a", "b", "c"] { selections.accept(Model(name)) }
        #expect(log.values == ["signal a", "driver a", "signal c", "driver c"])
    }

    @Test func aFailureAgainstTheRuleCompletesIt() {
        final class Model {}
        let log = Recorder<String>()
        let failed = ControlEvent(events: Observable<Model>.error(TestError.first))
        failed.asSignal().emit(onCompleted: { log.record("signal") }).disposed(by: bag)
        failed.asDriver().drive(onCompleted: { log.record("driver") }).disposed(by: bag)
        #expect(log.values == ["signal", "driver"])
    }
}
