import TestSupport
import Testing
import XCTest

final class XCTAssertMarblesTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private var failures: [String]?

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

    /// Where the wrong kind of expectation is used, it must not let the test pass.
    func testAnExpectationForSwiftTestingFailsHereToo() {
        let result = scheduler.start { [scheduler] in scheduler.cold("--a--|") }
        let failures = failures { result.expect("--b--|") }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures[0].contains("The events differ from the diagram at tick 202."))
    }

    // MARK: Failures

    /// The texts of the failures that are recorded meanwhile, with where.
    private func failures(_ body: () -> Void) -> [String] {
        failures = []
        body()
        defer { failures = nil }
        return failures ?? []
    }

    private func note(_ text: String, _ file: String, _ line: Int) {
        failures?.append("\(file.split(separator: "/").last ?? ""):\(line): \(text)")
    }

    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            if failures == nil { return super.record(issue) }
            let location = issue.sourceCodeContext.location
            note(issue.compactDescription, location?.fileURL.path ?? "", location?.lineNumber ?? 0)
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            if failures == nil {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            note(description.replacing("failed - ", with: ""), filePath, lineNumber)
        }
    #endif
}
