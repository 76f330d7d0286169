import Streams

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Fails the test that made a scheduler if the scheduler is misused.
enum TestFailures {
    private static let isInstalled: Void = SchedulerMisuse.makeReport.replace(by: makeReport)

    /// Makes the misuse of a scheduler that is made from now on fail its test.
    static func reportMisuse() { isInstalled }

    @Sendable private static func makeReport() -> SchedulerMisuse.Report {
        #if canImport(Testing)
            guard Test.current == nil else {
                return { sentence, isLast in
                    // A thread that the test has started does not know the test.
                    guard Test.current != nil || isLast else { return false }
                    Issue.record(Comment(rawValue: sentence))
                    return true
                }
            }
        #endif
        return { sentence, _ in
            #if canImport(XCTest)
                XCTFail(sentence)
            #endif
            return true
        }
    }
}
