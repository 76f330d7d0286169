import TestSupport
import Testing

@Suite(.noLeaks) struct PausableTests {
    private let source = PublishSubject<Int>()
    private let isPaused = PublishSubject<Bool>()
    private let log = Recorder<String>()

    private func start(_ policy: LossyBufferingPolicy?) -> any Disposable {
        source.pausable(by: isPaused, buffering: policy).subscribe(log.noting())
    }

    @Test(
        arguments: [
            (nil, "0 6"), (.newest(1), "0 5 6"), (.newest(0), "0 5 6"), (.newest(3), "0 3 4 5 6"),
            (.oldest(2), "0 1 2 6"),
            (.oldest(-1), "0 1 6"), (.unbounded, "0 1 2 3 4 5 6"),
        ] as [(LossyBufferingPolicy?, String)])
    func theEndOfThePauseDeliversWhatThePolicyKeeps(policy: LossyBufferingPolicy?, text: String) {
        let subscription = start(policy)
        source.onNext(0)
        isPaused.onNext(true)
        for element in 1...5 { source.onNext(element) }
        #expect(log.text == "0")
        isPaused.onNext(false)
        source.onNext(6)
        #expect(log.text == text)
        subscription.dispose()
    }

    @Test func theFirstStateIsThatOfARelay() {
        let isPaused = BehaviorRelay(value: true)
        let subscription = Observable.of(1, 2, 3).pausable(by: isPaused, buffering: .unbounded).subscribe(log.noting())
        #expect(log.text == "")
        isPaused.accept(false)
        #expect(log.text == "1 2 3 C")
        subscription.dispose()
    }

    @Test func completionWaitsForBufferedElementsOnly() {
        let subscription = start(.newest(1))
        isPaused.onNext(true)
        source.onNext(1)
        source.onCompleted()
        #expect(log.text == "")
        isPaused.onNext(false)
        #expect(log.text == "1 C")
        #expect(!isPaused.hasObservers)
        subscription.dispose()
    }

    @Test func completionOfAPausedSourceWithoutABufferIsDelivered() {
        let subscription = start(nil)
        isPaused.onNext(true)
        source.onNext(1)
        source.onCompleted()
        #expect(log.text == "C")
        subscription.dispose()
    }

    @Test func theCompletionOfThePausesEndsThePause() {
        let subscription = start(.unbounded)
        isPaused.onNext(true)
        source.onNext(1)
        isPaused.onCompleted()
        source.onNext(2)
        #expect(log.text == "1 2")
        subscription.dispose()
    }

    @Test(arguments: [true, false]) func anErrorDiscardsBufferedElements(ofPauses: Bool) {
        let subscription = start(.unbounded)
        isPaused.onNext(true)
        source.onNext(1)
        if ofPauses { isPaused.onError(RxError.noElements) } else { source.onError(RxError.noElements) }
        #expect(log.text == "!\(RxError.noElements)")
        #expect(!source.hasObservers && !isPaused.hasObservers)
        subscription.dispose()
    }

    @Test func aDisposalDuringTheDeliveryOfTheBufferStopsIt() {
        let subscription = SerialDisposable()
        subscription.disposable = source.pausable(by: isPaused, buffering: .unbounded)
            .do(onNext: { if $0 == 2 { subscription.dispose() } }).subscribe(log.noting())
        isPaused.onNext(true)
        for element in 1...3 { source.onNext(element) }
        isPaused.onNext(false)
        #expect(log.text == "1")
    }

    @Test func aPauseThatBeginsDuringTheDeliveryOfTheBufferFollowsIt() {
        let subscription = source.pausable(by: isPaused, buffering: .unbounded)
            .do(onNext: { [isPaused] in if $0 == 1 { isPaused.onNext(true) } }).subscribe(log.noting())
        isPaused.onNext(true)
        for element in 1...2 { source.onNext(element) }
        isPaused.onNext(false)
        source.onNext(3)
        #expect(log.text == "1 2")
        subscription.dispose()
    }
}
