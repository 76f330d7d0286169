import TestSupport
import Testing

@testable import Streams

/// The observer of an operator below that holds the terminal event back, so the chain stays alive for the time being.
@Suite(.noLeaks) struct SinkTests {
    /// An operator that terminates before the last element.
    struct Terminating: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (Observable<Int>) -> Observable<Int>

        static let all = [
            Terminating(testDescription: "take(while:)") { $0.take(while: { $0 < 2 }) },
            Terminating(testDescription: "take(until:)") { $0.take(until: { $0 == 2 }) },
            Terminating(testDescription: "withUnretained") { $0.withUnretained(Token()) { $1 } },
            Terminating(testDescription: "dematerialize, completed") {
                $0.map { $0 < 2 ? Event.next($0) : .completed }.dematerialize()
            },
            Terminating(testDescription: "dematerialize, error") {
                $0.map { $0 < 2 ? Event.next($0) : .error(TestError.first) }.dematerialize()
            },
        ]
    }

    /// Returns the events that reach the observer below.
    private func events(_ make: (Observable<Int>) -> Observable<Int>) -> [Event<Int>] {
        let source = Observable<Int> { sink in for element in 1...4 { sink.emit(element) } }
        let (events, lifetime) = (Recorder<Event<Int>>(), Lifetime())
        make(source).attach(
            Sink(
                next: { events.record(.next($0)) }, stop: { events.record($0.event()) }, lifetime: lifetime))
        lifetime.dispose()
        return events.values
    }

    @Test(arguments: Terminating.all) func nothingFollowsATerminalEventThatIsHeldBack(terminating: Terminating) {
        #expect(events(terminating.apply).count { $0.isStopEvent } == 1)
        #expect(events(terminating.apply).last?.isStopEvent == true)
    }
}
