import Streams
import StreamsLaws
import Testing

@Suite(.noLeaks) struct ReentrancyLawTests {
    @Test("R4 Sequences that are made of each other's sources do not wait for each other on two threads")
    func crossWiredSequences() {
        let (first, second) = (BehaviorSubject(value: 0), BehaviorSubject(value: 0))
        let sums = Recorder<Int>()
        let subscriptions = [
            Observable.combineLatest(first, second) { $0 + $1 }.subscribe(onNext: sums.record),
            Observable.combineLatest(second, first) { $0 + $1 }.subscribe(onNext: sums.record),
        ]
        let isDone = Threads.runAll(
            [first, second].map { subject in { @Sendable in for element in 1...500 { subject.onNext(element) } } })
        #expect(isDone)
        // The initial sum, and one for each of the thousand elements, in both.
        #expect(sums.values.count == 2_002)
        for subscription in subscriptions { subscription.dispose() }
    }
}
