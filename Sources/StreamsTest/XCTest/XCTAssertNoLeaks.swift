// The name follows those of XCTest:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(XCTest)
    /// Asserts that every subscription that `body` makes has ended when `body` returns.
    ///
    ///     XCTAssertNoLeaks {
    ///         _ = Observable.of(1, 2).map { $0 * 2 }.subscribe()
    ///     }
    ///
    /// A failure reports the operator that made a subscription which has not ended, with its line. Does not see the
    /// subscriptions made in `Inspector.inspecting`, or in `LeakLedger.recording`. Checks nothing in a release build of
    /// the library without the trait `Tracing`; see ``LeakLedger/isAvailable``. To check every test of a class:
    ///
    ///     import XCTest
    ///     final class SearchTests: XCTestCase {
    ///         override func invokeTest() {
    ///             XCTAssertNoLeaks { super.invokeTest() }
    ///         }
    ///     }
    public func XCTAssertNoLeaks(
        file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
    ) rethrows {
        let ledger = LeakLedger()
        try ledger.recording(body)
        if let complaint = ledger.complaint { TestFailures.record(complaint, file: file, line: line) }
    }
#endif
