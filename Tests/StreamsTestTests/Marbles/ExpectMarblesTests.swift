import TestSupport
import Testing

@Suite(.noLeaks) struct ExpectMarblesTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func sourceAndResultOneAboveTheOther() {
        let source = scheduler.hot("--1--2--3--|", of: Int.self)
        let result = scheduler.start { source.map { $0 * 2 } }
        result.expect("             --2--4--6--|")
        source.expectSubscriptions("^----------!")
    }

    @Test func elementsWithValues() {
        let source = scheduler.hot("--1--2--3--|", of: Int.self)
        let result = scheduler.start { source.scan([]) { $0 + [$1] } }
        result.expect("             --a--b--c--|", values: ["a": [1], "b": [1, 2], "c": [1, 2, 3]])
    }

    @Test func errorsAndOtherTicks() {
        let source = scheduler.hot("-a-b-#", error: TestError.first, from: 10)
        let result = scheduler.start("^", from: 10) { source }
        result.expect("             -a-b-#", error: TestError.first, from: 10)
        source.expectSubscriptions("^----!", from: 10)
    }

    @Test func severalSubscriptions() {
        let source = scheduler.hot("     --a----b------|")
        let inner = scheduler.cold("     -------c|")
        let result = scheduler.start { source.flatMapLatest { _ in inner } }
        result.expect("                  --------------c|")
        inner.expectSubscriptions("      --^----!", "-------^-------!")
        scheduler.hot("-").expectSubscriptions()
    }

    @Test func aHelperReportsAFailureWhereItIsCalled() {
        func expect(_ diagram: String, at location: SourceLocation = #_sourceLocation) {
            source.expectSubscriptions(diagram, sourceLocation: location)
        }
        let source = scheduler.hot("--a--|")
        _ = scheduler.start { source }
        let reported = Recorder<Issue>()
        let line = #line + 2
        withKnownIssue("what is expected is wrong on purpose") {
            expect("^---!")
        } matching: { issue in
            reported.record(issue)
            return true
        }
        #expect(reported.values.map { $0.sourceLocation?.line } == [line])
    }

    @Test func aFailureIsReportedWhereTheExpectationIs() {
        let source = scheduler.hot("--a--|")
        let result = scheduler.start { source }
        let reported = Recorder<Issue>()
        let line = #line + 2
        withKnownIssue("what is expected is wrong on purpose") {
            result.expect("--b--|")
            source.expectSubscriptions("^---!")
        } matching: { issue in
            reported.record(issue)
            return true
        }
        #expect(reported.values.map { $0.sourceLocation?.line } == [line, line + 1])
        #expect(
            reported.values.flatMap { $0.comments.map(\.rawValue) } == [
                """
                The events differ from the diagram at tick 202.

                    expected: --b--|
                    actual:   --a--|
                                ^
                """,
                """
                The subscriptions differ from the diagrams.

                    expected: ^---!
                    actual:   ^----!
                                  ^
                """,
            ])
    }
}
