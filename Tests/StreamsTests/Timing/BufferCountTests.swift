import TestSupport
import Testing

@Suite(.noLeaks) struct BufferCountTests {
    @Test(
        arguments: [
            (2, nil, [[1, 2], [3, 4], [5]]), (2, 1, [[1, 2], [2, 3], [3, 4], [4, 5], [5]]),
            (3, 2, [[1, 2, 3], [3, 4, 5], [5]]), (2, 3, [[1, 2], [4, 5]]), (1, 9, [[1]]), (9, nil, [[1, 2, 3, 4, 5]]),
            (9, 2, [[1, 2, 3, 4, 5], [3, 4, 5], [5]]), (.max, .max, [[1, 2, 3, 4, 5]]),
        ] as [(Int, Int?, [[Int]])])
    func anArrayBeginsAfterTheSkip(count: Int, skip: Int?, arrays: [[Int]]) {
        let result = Observable.of(1, 2, 3, 4, 5).buffer(count: count, skip: skip)
        #expect(result.eventsAtOnce == arrays.map { .next($0) } + [.completed])
    }

    @Test func aSourceWithoutElementsHasNoArray() {
        #expect(Observable<Int>.empty().buffer(count: 2).eventsAtOnce == [.completed])
    }

    @Test func anErrorDiscardsTheArraysThatAreNotFull() {
        let source = Observable.of(1, 2, 3).concat(Observable.error(RxError.noElements))
        #expect(source.buffer(count: 2).eventsAtOnce == [.next([1, 2]), .error(RxError.noElements)])
    }

    @Test func noFurtherArrayFollowsADisposalInsideTheLastOnes() {
        let result = Observable.of(1, 2, 3).buffer(count: 3, skip: 1).take(2)
        #expect(result.eventsAtOnce == [.next([1, 2, 3]), .next([2, 3]), .completed])
    }
}
