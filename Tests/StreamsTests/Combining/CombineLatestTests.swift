import TestSupport
import Testing

@Suite(.noLeaks) struct CombineLatestTests {
    // MARK: Collections

    @Test func anEmptyCollectionGivesOneEmptyResult() {
        let sources: [Observable<Int>] = []
        let result = Observable<Int>.combineLatest(sources)
        #expect(result.eventsAtOnce == [.next([]), .completed])
        let passed = Counter()
        _ = result.do(onCompleted: { passed.increment() }).take(1).subscribe()
        #expect(passed.value == 0)
        #expect(Observable.combineLatest(sources) { $0.count }.eventsAtOnce == [.next(0), .completed])
        #expect(
            Observable<Int>.combineLatest(sources) { _ in throw TestError.first }.eventsAtOnce == [
                .error(TestError.first)
            ])
    }
}
