import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct SwitchTests {
    /// The parts of an inner sequence that has completed serve the next one; they must not outlive the chain.
    @Test func anInnerSequenceOfADisposedChainIsNotSubscribedTo() {
        let outer = PublishSubject<Int>()
        let last = PublishSubject<String>()
        let log = Recorder<String>()
        let subscription = SerialDisposable()
        subscription.disposable = outer.flatMapLatest { element -> Observable<String> in
            if element == 1 { return .just("completed") }
            subscription.dispose()
            return last.do(onSubscribe: { log.record("subscribed") })
        }
        .subscribe(log.noting())
        outer.onNext(1)
        outer.onNext(2)
        #expect(log.values == ["completed"])
        #expect(!last.hasObservers)
    }
}
