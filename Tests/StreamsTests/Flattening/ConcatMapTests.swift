import TestSupport
import Testing

@Suite(.noLeaks) struct ConcatMapTests {
    @Test func aThreadThatBringsElementsWhileAnotherEndsASequenceLosesNone() {
        for _ in 0..<1000 {
            let source = PublishSubject<Int>()
            let first = PublishSubject<Int>()
            let result = StrictObserver<Int>()
            _ = source.concatMap { $0 == 0 ? first : Observable.of($0, $0 + 100) }.subscribe(result)
            source.onNext(0)
            atOnce {
                for element in 1...5 { source.onNext(element) }
                source.onCompleted()
            } _: {
                first.onNext(0)
                first.onCompleted()
            }
            #expect(result.elements == [0] + (1...5).flatMap { [$0, $0 + 100] })
            #expect(result.terminalEvents == 1)
            #expect(result.faults.isEmpty)
        }
    }
}
