import Streams
import StreamsTest
import Testing

@Suite struct GenerateTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func theStateWhileAConditionHolds() {
        let scheduler = scheduler
        let result = scheduler.start {
            Observable.generate(initialState: 0, condition: { $0 <= 3 }, scheduler: scheduler, iterate: { $0 + 1 })
        }
        #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2), .next(204, 3), .completed(205)])
    }

    @Test func aThrowOfTheConditionFailsIt() {
        let scheduler = scheduler
        let result = scheduler.start {
            Observable.generate(
                initialState: 0, condition: { if $0 == 1 { throw Fault.first } else { true } }, scheduler: scheduler,
                iterate: { $0 + 1 })
        }
        #expect(result.events == [.next(201, 0), .error(202, Fault.first)])
    }

    @Test func aThrowOfIterateFailsIt() {
        let scheduler = scheduler
        let result = scheduler.start {
            Observable.generate(
                initialState: 0, condition: { _ in true }, scheduler: scheduler, iterate: { _ in throw Fault.second })
        }
        #expect(result.events == [.next(201, 0), .error(202, Fault.second)])
    }

    @Test func midwayItStops() {
        let scheduler = scheduler
        let result = scheduler.start(disposed: 203) {
            Observable.generate(initialState: 0, condition: { _ in true }, scheduler: scheduler, iterate: { $0 + 1 })
        }
        #expect(result.events == [.next(201, 0), .next(202, 1)])
    }

    @Test func onTheCurrentThread() {
        let source = Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
        for _ in 1...2 { #expect(sentAtOnce(source) == [.next(1), .next(2), .next(4), .completed]) }
        #expect(sentUntilDisposed(source, at: 2) == [.next(1), .next(2)])
        #expect(
            sentAtOnce(Observable.generate(initialState: 1, condition: { _ in false }, iterate: { $0 })) == [.completed]
        )
        let merged = Observable.merge(source, Observable.of(10, 20))
        let elements = sentAtOnce(merged).compactMap(\.element)
        #expect(elements == [1, 10, 2, 20, 4])
    }

    @Test func iterateIsNotAskedForMoreThanIsTaken() {
        let trail = Trail()
        let source = Observable.generate(
            initialState: 1, condition: { _ in true },
            iterate: {
                trail.note("\($0)")
                return $0 + 1
            })
        #expect(sentAtOnce(source.take(2)) == [.next(1), .next(2), .completed])
        #expect(trail.entries == ["1"])
    }

    @Test func aRepeatedElement() {
        let scheduler = scheduler
        let result = scheduler.start(disposed: 204) { Observable.repeatElement(7, scheduler: scheduler) }
        #expect(result.events == [.next(201, 7), .next(202, 7), .next(203, 7)])
        #expect(sentAtOnce(Observable.repeatElement(1).take(3)) == [.next(1), .next(1), .next(1), .completed])
        #expect(sentUntilDisposed(Observable.repeatElement(1), at: 1) == [.next(1)])
    }

    @Test func nothingIsKeptAlive() {
        weak var gone: Canary?
        let scheduler = scheduler
        let subscription: any Disposable
        do {
            let canary = Canary()
            gone = canary
            subscription = Observable.generate(
                initialState: 0, condition: { _ in true }, scheduler: scheduler,
                iterate: {
                    canary.sing()
                    return $0 + 1
                }
            ).subscribe()
            scheduler.advanceTo(5)
        }
        #expect(gone != nil)
        subscription.dispose()
        scheduler.advanceTo(10)
        #expect(gone == nil)
    }
}
