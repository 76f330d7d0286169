import TestSupport
import Testing
import XCTest

#if DEBUG || Tracing
    final class XCTAssertNoLeaksTests: XCTestCase {
        override func invokeTest() {
            XCTAssertNoLeaks { super.invokeTest() }
        }

        func testIsContentWithWhatEnds() {
            XCTAssertNoLeaks { _ = Observable.of(1, 2).map { $0 * 2 }.subscribe() }
        }

        #if canImport(Darwin)
            func testReportsWhatIsLeftBehind() {
                let subject = PublishSubject<Int>()
                XCTExpectFailure {
                    XCTAssertNoLeaks { _ = subject.subscribe() }
                }
            }
        #endif
    }

    @Suite(.noLeaks) struct XCTAssertNoLeaksInSwiftTestingTests {
        @Test func aSubscriptionThatHasNotEndedFailsTheTestAtTheLineOfTheCaller() {
            let subject = PublishSubject<Int>()
            let line = #line + 2
            withKnownIssue {
                XCTAssertNoLeaks { _ = subject.subscribe() }
            } matching: { issue in
                issue.isAt(line) && issue.text.contains("1 subscription has not ended:")
            }
        }
    }
#endif
