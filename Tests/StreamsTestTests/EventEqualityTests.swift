import TestSupport
import Testing

@Suite(.noLeaks) struct EventEqualityTests {
    @Test func events() {
        #expect(Event.next(1) == .next(1))
        #expect(Event.next(1) != .next(2))
        #expect(Event<Int>.completed == .completed)
        #expect(Event<Int>.error(TestError.first) == .error(TestError.first))
        #expect(Event<Int>.error(TestError.first) != .error(TestError.second))
        #expect(Event.next(1) != .completed)
        #expect(Event<Int>.completed != .error(TestError.first))
    }

    @Test func eventsOfMaybe() {
        #expect(MaybeEvent.success(1) == .success(1))
        #expect(MaybeEvent.success(1) != .success(2))
        #expect(MaybeEvent<Int>.completed == .completed)
        #expect(MaybeEvent<Int>.error(TestError.first) == .error(TestError.first))
        #expect(MaybeEvent<Int>.error(TestError.first) != .error(TestError.second))
        #expect(MaybeEvent.success(1) != .completed)
    }

    @Test func eventsOfCompletable() {
        #expect(CompletableEvent.completed == .completed)
        #expect(CompletableEvent.error(TestError.first) == .error(TestError.first))
        #expect(CompletableEvent.error(TestError.first) != .error(TestError.second))
        #expect(CompletableEvent.completed != .error(TestError.first))
    }
}
