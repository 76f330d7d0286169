import TestSupport
import Testing

@Suite(.noLeaks) struct ObserverTypeTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func shorthandsSendEvents() {
        let observer = scheduler.createObserver(Int.self)
        observer.onNext(1)
        observer.onError(TestError.first)
        observer.onCompleted()
        #expect(observer.events == [.next(0, 1), .error(0, TestError.first), .completed(0)])
    }

    @Test func anErasedObserverPassesEverythingOn() {
        let observer = scheduler.createObserver(Int.self)
        let erased = [observer.asObserver(), AnyObserver(observer), observer.asObserver().asObserver()]
        for erased in erased {
            erased.on(.next(1))
            erased.onNext(2)
            erased.on(.error(TestError.first))
            erased.on(.completed)
        }
        let expected: [Recorded<Event<Int>>] = [.next(0, 1), .next(0, 2), .error(0, TestError.first), .completed(0)]
        #expect(observer.events == expected + expected + expected)
    }

    @Test func anObserverMayBeAClosure() {
        let log = Recorder<String>()
        let observer = AnyObserver<Int> { log.record($0.debugDescription) }
        observer.onNext(1)
        observer.onError(TestError.first)
        observer.onCompleted()
        #expect(log.values == ["next(1)", "error(first)", "completed"])
    }

    @Test func anErasedObserverKeepsTheOneInside() {
        weak var weakly: TestableObserver<Int>?
        var erased: AnyObserver<Int>?
        do {
            let observer = scheduler.createObserver(Int.self)
            weakly = observer
            erased = observer.asObserver()
        }
        #expect(weakly != nil)
        erased?.onNext(1)
        erased = nil
        #expect(weakly == nil)
    }

    @Test func mapObserverTransformsElements() {
        let observer = scheduler.createObserver(String.self)
        let mapped = observer.mapObserver { (number: Int) in "\(number)" }
        mapped.onNext(1)
        mapped.onError(TestError.first)
        mapped.onCompleted()
        #expect(observer.events == [.next(0, "1"), .error(0, TestError.first), .completed(0)])
    }

    @Test func aThrowInMapObserverReachesTheTargetAsAnError() {
        let observer = scheduler.createObserver(Int.self)
        let mapped = observer.mapObserver { (number: Int) in
            if number == 2 { throw TestError.second }
            return number
        }
        mapped.onNext(1)
        mapped.onNext(2)
        #expect(observer.events == [.next(0, 1), .error(0, TestError.second)])
    }
}
