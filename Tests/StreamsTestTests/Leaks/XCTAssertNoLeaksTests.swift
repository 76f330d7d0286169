import TestSupport
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
#endif
