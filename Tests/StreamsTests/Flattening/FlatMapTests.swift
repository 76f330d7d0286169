import TestSupport
import Testing

@Suite(.noLeaks) struct FlatMapTests {
    private let source = Observable.of(-1, 2)
    private let expected: [Event<Int>] = [.next(2), .completed]

    @Test func theBranchesOfAClosureInferTheElementFromEachOther() {
        #expect(
            source.flatMap { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }.eventsAtOnce == expected)
        #expect(
            source.flatMapFirst { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }.eventsAtOnce
                == expected)
        #expect(
            source.flatMapLatest { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }.eventsAtOnce
                == expected)
        #expect(
            source.concatMap { if $0 > 0 { Observable.just($0) } else { Observable.empty() } }.eventsAtOnce == expected)
    }
}
