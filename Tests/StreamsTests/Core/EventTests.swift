import TestSupport
import Testing

@Suite(.noLeaks) struct EventTests {
    private let next = Event.next(1)
    private let error = Event<Int>.error(TestError.first)
    private let completed = Event<Int>.completed

    @Test func eachKindTellsWhatItIs() {
        #expect(next.element == 1)
        #expect(error.element == nil)
        #expect(completed.element == nil)
        #expect(next.error == nil)
        #expect(error.error is TestError)
        #expect(completed.error == nil)
        #expect([next, error, completed].map(\.isStopEvent) == [false, true, true])
        #expect([next, error, completed].map(\.isCompleted) == [false, false, true])
    }

    @Test func mapTransformsTheElementAlone() {
        #expect(next.map { "\($0)" } == .next("1"))
        #expect(error.map { "\($0)" } == .error(TestError.first))
        #expect(completed.map { "\($0)" } == .completed)
    }

    @Test func aThrowInMapBecomesAnError() {
        #expect(next.map { _ -> Int in throw TestError.second } == .error(TestError.second))
    }

    @Test func theDescriptionNamesTheKind() {
        #expect(next.debugDescription == "next(1)")
        #expect(error.debugDescription == "error(first)")
        #expect(completed.debugDescription == "completed")
    }

    @Test func anEventStandsForItself() {
        func event<Convertible: EventConvertible>(of convertible: Convertible) -> Event<Convertible.Element> {
            convertible.event
        }
        #expect(event(of: next) == next)
    }
}
