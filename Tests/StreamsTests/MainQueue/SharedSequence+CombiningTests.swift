import TestSupport
import Testing

@MainActor @Suite(.noLeaks) struct SharedSequenceCombiningTests {
    private let bag = DisposeBag()

    @Test func withUnretainedEndsWithTheObject() {
        let relay = PublishRelay<Int>()
        let log = Recorder<String>()
        let released = isReleased(afterDisposing: false) { token in
            relay.asSignal().withUnretained(token) { _, number in "\(number)" }
                .emit(onNext: { log.record($0) }, onCompleted: { log.record("|") })
        } _: {
            relay.accept(1)
        }
        #expect(released)
        #expect(log.values == ["|"])
        let object = Token()
        let pairs = relay.asSignal().withUnretained(object).map { "\($0.0 === object) \($0.1)" }
        pairs.emit(onNext: { log.record($0) }).disposed(by: bag)
        relay.accept(2)
        #expect(log.values.last == "true 2")
    }
}
