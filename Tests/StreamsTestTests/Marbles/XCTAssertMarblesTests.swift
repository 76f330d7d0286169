import TestSupport
import Testing
import XCTest

final class XCTAssertMarblesTests: FailureTestCase {
    private let scheduler = TestScheduler(initialClock: 0)

    func testSourceAndResultOneAboveTheOther() {
        let source = scheduler.hot("      --1--2--3--|", of: Int.self)
        let result = scheduler.start { source.map { $0 * 2 } }
        XCTAssertMarbles(result, "        --2--4--6--|")
        XCTAssertMarbles(result, "        --a--b--c--|", values: ["a": 2, "b": 4, "c": 6])
        XCTAssertSubscriptions(source, "  ^----------!")
    }

    func testAFailureShowsBothDiagramsAndTheFirstDifference() {
        let result = scheduler.start { [scheduler] in scheduler.cold("--1--2--4--|", of: Int.self) }
        let line = #line + 1
        let failures = failures { XCTAssertMarbles(result, "--1--2--3--|") }
        XCTAssertEqual(
            failures,
            [
                """
                XCTAssertMarblesTests.swift:\(line): The events differ from the diagram at tick 208.

                    expected: --1--2--3--|
                    actual:   --1--2--4--|
                                      ^
                """
            ])
    }

    func testAWrongSubscriptionIsMarked() {
        let source = scheduler.hot("--a--|")
        _ = scheduler.start { source }
        let line = #line + 1
        let failures = failures { XCTAssertSubscriptions(source, "^--!") }
        XCTAssertEqual(
            failures,
            [
                """
                XCTAssertMarblesTests.swift:\(line): The subscriptions differ from the diagrams.

                    expected: ^--!
                    actual:   ^----!
                                 ^
                """
            ])
    }
}

@Suite(.noLeaks) struct XCTAssertMarblesInSwiftTestingTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func eventsThatDifferFailTheTestAtTheLineOfTheCaller() {
        let result = scheduler.start { [scheduler] in scheduler.cold("--a--|") }
        let line = #line + 2
        withKnownIssue {
            XCTAssertMarbles(result, "--b--|")
        } matching: { issue in
            issue.isAt(line) && issue.text.contains("The events differ from the diagram at tick 202.")
        }
    }

    @Test func subscriptionsThatDifferFailTheTestAtTheLineOfTheCaller() {
        let source = scheduler.hot("--a--|")
        _ = scheduler.start { source }
        let line = #line + 2
        withKnownIssue {
            XCTAssertSubscriptions(source, "^--!")
        } matching: { issue in
            issue.isAt(line) && issue.text.contains("The subscriptions differ from the diagrams.")
        }
    }
}
