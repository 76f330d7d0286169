import Streams
import StreamsTest
import Testing

private enum Failure: Error { case first, second }

@Suite(.noLeaks) struct EventEqualityTests {
    @Test func events() {
        #expect(Event.next(1) == .next(1))
        #expect(Event.next(1) != .next(2))
        #expect(Event<Int>.completed == .completed)
        #expect(Event<Int>.error(Failure.first) == .error(Failure.first))
        #expect(Event<Int>.error(Failure.first) != .error(Failure.second))
        #expect(Event.next(1) != .completed)
        #expect(Event<Int>.completed != .error(Failure.first))
    }

    @Test func eventsOfMaybe() {
        #expect(MaybeEvent.success(1) == .success(1))
        #expect(MaybeEvent.success(1) != .success(2))
        #expect(MaybeEvent<Int>.completed == .completed)
        #expect(MaybeEvent<Int>.error(Failure.first) == .error(Failure.first))
        #expect(MaybeEvent<Int>.error(Failure.first) != .error(Failure.second))
        #expect(MaybeEvent.success(1) != .completed)
    }

    @Test func eventsOfCompletable() {
        #expect(CompletableEvent.completed == .completed)
        #expect(CompletableEvent.error(Failure.first) == .error(Failure.first))
        #expect(CompletableEvent.error(Failure.first) != .error(Failure.second))
        #expect(CompletableEvent.completed != .error(Failure.first))
    }
}
