import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) struct KeepingTests {
    @TaskLocal private static var request = 0

    private let log = Recorder<String>()

    private func record(_ event: Event<Int>) { log.record("\(event) of \(Self.request)") }

    @Test func eventsBelowAHopHaveTheValueOfTheSubscriber() {
        let done = DispatchSemaphore(value: 0)
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let numbers = Observable.of(1, 2).observe(on: scheduler)
            .do(onNext: { [log] in log.record("\($0) above: \(Self.request)") })
            .keeping(Self.$request).map { $0 * 10 + Self.request }
        let subscription = Self.$request.withValue(7) {
            numbers.subscribe { event in
                record(event)
                if event.isStopEvent { done.signal() }
            }
        }
        #expect(done.arrives())
        #expect(
            log.values == [
                "1 above: 0", "next(17) of 7", "2 above: 0", "next(27) of 7", "completed of 7",
            ])
        subscription.dispose()
    }

    @Test func eachSubscriptionHasItsValue() {
        let subject = PublishSubject<Int>()
        let kept = subject.keeping(Self.$request)
        let bag = DisposeBag()
        for value in 1...2 {
            Self.$request.withValue(value) { kept.subscribe { record($0) }.disposed(by: bag) }
        }
        Self.$request.withValue(3) { subject.onNext(0) }
        subject.onError(TestError.first)
        #expect(
            log.values == ["next(0) of 1", "next(0) of 2", "error(first) of 1", "error(first) of 2"])
    }

    @Test func anErrorThrownBelowIsAnEventWithTheValue() {
        let subject = PublishSubject<Int>()
        let subscription = Self.$request.withValue(1) {
            subject.keeping(Self.$request).map { _ in throw TestError.first }.subscribe { record($0) }
        }
        subject.onNext(0)
        #expect(log.values == ["error(first) of 1"])
        #expect(!subject.hasObservers)
        subscription.dispose()
    }

    @Test func tasksStartedBelowInheritTheValue() async throws {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let values = try await Self.$request.withValue(7) {
            try await Observable.just(1).observe(on: scheduler).keeping(Self.$request)
                .flatMap { _ in Single.create { Self.request } }.asSingle().value
        }
        #expect(values == 7)
    }
}
