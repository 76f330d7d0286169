import TestSupport
import Testing

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SharedSequenceOperatorsTests {
        private let bag = DisposeBag()

        // MARK: What they do

        @Test func flatMapsMayCrossStrategies() {
            let (a, b) = (PublishRelay<String>(), PublishRelay<String>())
            func run(_ make: (Driver<Int>) -> Signal<String>) -> String {
                let subject = PublishSubject<Int>()
                let log = Recorder<String>()
                make(subject.asDriver(onErrorJustReturn: -1)).emit(onNext: log.record).disposed(by: bag)
                subject.onNext(0)
                a.accept("a1")
                subject.onNext(1)
                a.accept("a2")
                b.accept("b2")
                return log.text
            }
            let inner = [a.asSignal(), b.asSignal()]
            #expect(run { $0.flatMap { inner[$0] } } == "a1 a2 b2")
            #expect(run { $0.flatMapLatest { inner[$0] } } == "a1 b2")
            #expect(run { $0.flatMapFirst { inner[$0] } } == "a1 a2")
        }

        @Test func doRunsAroundTheEventsOnTheMainActor() async {
            let log = Recorder<String>()
            let subject = PublishSubject<Int>()
            let driver = subject.asDriver(onErrorJustReturn: -1).do(
                onNext: { log.record("on\($0)") }, afterNext: { log.record("after\($0)") },
                onCompleted: { log.record("onC") }, afterCompleted: { log.record("afterC") },
                onSubscribe: { log.record("subscribe") }, onSubscribed: { log.record("subscribed") },
                onDispose: { log.record("dispose \(Main.isCurrent)") })
            _ = driver.drive(onNext: { log.record("\($0)") })
            subject.onNext(1)
            subject.onCompleted()
            #expect(log.values.prefix(6) == ["subscribe", "subscribed", "on1", "1", "after1", "onC"])
            #expect(log.values.suffix(2).sorted() == ["afterC", "dispose true"])

            let again = log.values.count
            let subscription = PublishSubject<Int>().asDriver(onErrorJustReturn: 0)
                .do(onDispose: { log.record("dispose \(Main.isCurrent)") }).drive()
            let handed = Disposables.create { subscription.dispose() }
            await Main.elsewhere { handed.dispose() }
            await Main.settle()
            #expect(log.values.dropFirst(again) == ["dispose true"])
        }
    }
}
