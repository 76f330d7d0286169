import TestSupport
import Testing
import XCTest

/// Checks for Swift Testing that an `XCTestCase` makes must fail it, too.
final class TestFailuresTests: FailureTestCase {
    func testAMarbleDiagram() {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start { scheduler.cold("--a--|") }
        let failures = failures { result.expect("--b--|") }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("The events differ from the diagram at tick 202.") == true)
    }

    func testAnUnexpectedCall() {
        let calls = StrictCalls(expecting: ["stop"])
        let failures = failures { calls.record("play(_:)", "7") }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("Unexpected call of play(_:) 7") == true)
    }

    func testARace() {
        let failures = failures {
            race(rounds: 1) { round in
                round.thread("one") {}
                round.after { round.expect(false, "a number is lost") }
            }
        }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("a number is lost") == true)
    }

    func testALaw() {
        let law = OperatorLaw("E1 There is no such operator") { _, faults in faults.expect(false, "there is one") }
        let failures = failures { check(law) }
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("there is one") == true)
    }

    private func check(_ law: OperatorLaw) {
        let isChecked = expectation(description: "The law is checked.")
        Task { @MainActor in
            await law.check(OperatorUnderTest("identity") { inputs in inputs[0] })
            isChecked.fulfill()
        }
        wait(for: [isChecked], timeout: 300)
    }
}

@Suite(.noLeaks) struct TestFailuresInSwiftTestingTests {
    @Test(arguments: ["", "/", "Odd.swift", "/Odd.swift", "Odd/", "Odd//Odd.swift"] as [StaticString])
    func anyFileOfTheCallerIsReported(file: StaticString) {
        withKnownIssue {
            XCTAssertEqual([.next(1)], [Event<Int>.completed], file: file, line: 0)
        } matching: { issue in
            issue.text.contains("completed") && issue.sourceLocation?.fileName.isEmpty == false
        }
    }

    @Test func theMisuseOfASchedulerMadeOutsideOfATestFailsTheRun() async {
        await withKnownIssue {
            await #expect(processExitsWith: .success) {
                await Task.detached {
                    let scheduler = TestScheduler(initialClock: 0)
                    scheduler.scheduleAt(10) { scheduler.advanceTo(20) }
                    scheduler.start()
                }.value
            }
        } matching: {
            "\($0)".contains("advanceTo(_:) was called from inside work that the same scheduler is running.")
        }
    }
}
