import TestSupport
import Testing

@MainActor @Suite(.noLeaks) struct ControlPropertyTests {
    private let bag = DisposeBag()

    @Test func itIsReadAndSet() {
        let text = BehaviorSubject(value: "a")
        let property = ControlProperty(values: text, valueSink: text)
        let log = Recorder<String>()
        _ = property.subscribe(onNext: { log.record($0) })
        property.asControlProperty().asDriver().drive(onNext: { log.record("driver " + $0) }).disposed(by: bag)
        property.onNext("b")
        #expect(log.values == ["a", "driver a", "b", "driver b"])
    }

    @Test func anObserverReceivesTheValueAndLaterOnes() {
        let text = BehaviorSubject(value: "a")
        let observer = TestScheduler(initialClock: 0).createObserver(String.self)
        let subscription = ControlProperty(values: text, valueSink: text).subscribe(observer)
        text.onNext("b")
        subscription.dispose()
        text.onNext("c")
        #expect(observer.events == [.next(0, "a"), .next(0, "b")])
    }

    @Test func anEndDoesNotReachTheControl() {
        let text = BehaviorSubject(value: "a")
        let property = ControlProperty(values: text, valueSink: text)
        property.onCompleted()
        property.onNext("b")
        #expect((try? text.value()) == "b")
    }

    @Test func aFailureIsAProgrammerError() async {
        let result = await #expect(processExitsWith: .failureInDebugBuilds, observing: [\.standardErrorContent]) {
            let text = BehaviorSubject(value: "a")
            ControlProperty(values: text, valueSink: text).onError(TestError.first)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("A binding received the error first"))
    }

    @Test func changedSkipsTheFirst() {
        let text = BehaviorSubject(value: "a")
        let log = Recorder<String>()
        _ = ControlProperty(values: text, valueSink: text).changed.subscribe(onNext: { log.record($0) })
        text.onNext("b")
        text.onNext("c")
        #expect(log.values == ["b", "c"])
    }

    @Test func orEmptyMapsBothWays() {
        let text = BehaviorSubject<String?>(value: nil)
        let property = ControlProperty(values: text, valueSink: text).orEmpty
        let log = Recorder<String>()
        _ = property.subscribe(onNext: { log.record($0) })
        property.onNext("b")
        text.onNext(nil)
        #expect(log.values == ["", "b", ""])
    }

    @Test func bindingBothWays() {
        let text = BehaviorSubject(value: "a")
        let property = ControlProperty(values: text, valueSink: text)
        let relay = PublishRelay<String>()
        _ = relay.bind(to: property)
        relay.accept("b")
        #expect((try? text.value()) == "b")
    }
}
