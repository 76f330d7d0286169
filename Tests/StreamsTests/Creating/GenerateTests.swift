import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct GenerateTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func theStateWhileAConditionHolds() {
        let scheduler = scheduler
        let result = scheduler.start {
            Observable.generate(initialState: 0, condition: { $0 <= 3 }, scheduler: scheduler, iterate: { $0 + 1 })
        }
        #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2), .next(204, 3), .completed(205)])
    }

    @Test func onTheCurrentThread() {
        let source = Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
        for _ in 1...2 { #expect(source.eventsAtOnce == [.next(1), .next(2), .next(4), .completed]) }
        #expect(source.eventsAtOnce(disposingAt: 2) == [.next(1), .next(2)])
        #expect(
            Observable.generate(initialState: 1, condition: { _ in false }, iterate: { $0 }).eventsAtOnce == [
                .completed
            ]
        )
        let merged = Observable.merge(source, Observable.of(10, 20))
        let elements = merged.eventsAtOnce.compactMap(\.element)
        #expect(elements == [1, 10, 2, 20, 4])
    }

    @Test func iterateIsNotAskedForMoreThanIsTaken() {
        let log = Recorder<String>()
        let source = Observable.generate(
            initialState: 1, condition: { _ in true },
            iterate: {
                log.record("\($0)")
                return $0 + 1
            })
        #expect(source.take(2).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(log.values == ["1"])
    }

    @Test func aRepeatedElement() {
        let scheduler = scheduler
        let result = scheduler.start(disposed: 204) { Observable.repeatElement(7, scheduler: scheduler) }
        #expect(result.events == [.next(201, 7), .next(202, 7), .next(203, 7)])
        #expect(Observable.repeatElement(1).take(3).eventsAtOnce == [.next(1), .next(1), .next(1), .completed])
        #expect(Observable.repeatElement(1).eventsAtOnce(disposingAt: 1) == [.next(1)])
    }
}
