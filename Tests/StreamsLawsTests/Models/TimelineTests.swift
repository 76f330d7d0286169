import TestSupport
import Testing

@Suite(.noLeaks) struct TimelineTests {
    private let start = VirtualInstant.arranged(at: 200, number: 0)

    private func instant(_ tick: Int) -> VirtualInstant { start.job(at: tick, number: 0) }

    private func timeline(_ elements: [(tick: Int, value: Int)], _ end: (tick: Int, how: Termination)?) -> Timeline<Int>
    {
        Timeline(
            elements.map { (instant($0.tick), $0.value) }, end.map { (instant($0.tick), $0.how) },
            subscriptions: [SourceSubscription(source: 0, number: 1, start: start)])
    }

    private func text<Element>(_ timeline: Timeline<Element>) -> String {
        timeline.events.map { "\($0.at.tick) \($0.event)" }.joined(separator: ", ")
    }

    @Test func nothingFollowsTheTerminalEvent() {
        let timeline = timeline([(201, 1), (205, 2)], (203, .completed))
        #expect(text(timeline) == "201 next(1), 203 completed")
        #expect(timeline.subscriptions.map(\.end) == [instant(203)])
    }

    @Test func eachAppendsItsOutput() {
        let input = timeline([(201, 1), (202, 2)], (203, .completed))
        let output: Timeline<Int> = input.each { element, output in
            if element > 1 { output += [element, element * 10] }
        } completed: { output in
            output.append(0)
        }
        #expect(text(output) == "202 next(2), 202 next(20), 203 next(0), 203 completed")
    }

    @Test func anErrorThrownByEachIsTheTerminalEvent() {
        let input = timeline([(201, 1), (202, 2)], (203, .completed))
        let output: Timeline<Int> = input.each { element, output in
            output.append(element)
            if element == 1 { throw LawError.closure(0) }
        }
        #expect(text(output) == "201 next(1), 201 error(closure(0))")
        #expect(output.subscriptions.map(\.end) == [instant(201)])
    }

    @Test func eachDoesNotCompleteAfterAFailure() {
        let output: Timeline<Int> = timeline([], (203, .error(LawError.source(0)))).each { _, _ in
        } completed: { output in
            output.append(0)
        }
        #expect(text(output) == "203 error(source(0))")
    }

    @Test func disposalEndsItsSubscriptions() {
        let input = timeline([(201, 1), (203, 2)], (205, .completed))
        #expect(text(input.disposed(at: instant(203))) == "201 next(1)")
        #expect(input.disposed(at: instant(203)).subscriptions.map(\.end) == [instant(203)])
        #expect(text(input.disposed(at: instant(206))) == "201 next(1), 203 next(2), 205 completed")
    }

    @Test func eventsOfOneInstantHaveTheOrderOfTheTimelines() {
        let first = timeline([(201, 1), (203, 2)], nil)
        let second = timeline([(201, 3), (202, 4)], (203, .completed))
        let events = Timeline.inOrder([first, second]).map { "\($0.index) \($0.event)" }
        #expect(events == ["0 next(1)", "1 next(3)", "1 next(4)", "0 next(2)", "1 completed"])
    }

    @Test func subscriptionsThatStartLaterDoNotExist() {
        let early = SourceSubscription(source: 0, number: 1, start: start)
        let late = SourceSubscription(source: 1, number: 2, start: instant(205))
        #expect([early, late].ended(at: instant(203)).map(\.source) == [0])
    }

    @Test func terminationsAreEqualByTheirDescriptions() {
        #expect(Termination.error(LawError.source(0)) == .error(LawError.source(0)))
        #expect(Termination.error(LawError.source(0)) != .error(LawError.source(1)))
        #expect(Termination.error(LawError.source(0)) != .completed)
    }
}
