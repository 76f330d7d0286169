import Streams
import StreamsTest
import Testing

// What projects are known to add to the tools of this module. None of it may become ambiguous.

extension Recorded {
    fileprivate static func next<T>(_ element: T) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded<Event<T>>(time: 0, value: .next(element))
    }

    fileprivate static func completed<T>() -> Recorded<Event<T>> where Value == Event<T> {
        Recorded<Event<T>>(time: 0, value: .completed)
    }

    fileprivate static func error<T>(_ error: any Error) -> Recorded<Event<T>> where Value == Event<T> {
        Recorded<Event<T>>(time: 0, value: .error(error))
    }
}

extension Observable: Equatable {
    /// Whether both are the same object.
    public static func == (lhs: Observable, rhs: Observable) -> Bool { lhs === rhs }
}

extension TestableObservable: Equatable {
    /// Whether both are the same object.
    public static func == (lhs: TestableObservable, rhs: TestableObservable) -> Bool { lhs === rhs }
}

@Suite(.noLeaks) struct ClientExtensionTests {
    private struct Failure: Error {}

    @Test func recordedMayHaveEventsWithoutATime() {
        let events: [Recorded<Event<Int>>] = [.next(1), .next(5, 2), .error(Failure()), .completed(), .completed(7)]
        #expect(events.map(\.time) == [0, 5, 0, 0, 7])
        #expect(events == [.next(0, 1), .next(5, 2), .error(0, Failure()), .completed(0), .completed(7)])
    }

    @Test func sequencesMayBeEquatable() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createColdObservable([.next(1, 1)])
        let ys = scheduler.createColdObservable([.next(1, 1)])
        #expect(xs == xs)
        #expect(xs != ys)
        #expect(xs.asObservable() != xs.asObservable())
    }
}
