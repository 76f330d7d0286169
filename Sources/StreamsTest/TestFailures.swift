import Streams

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The failures of tests that the library reports itself.
package enum TestFailures {
    #if canImport(Testing)
        /// Fails the running test, also that of an `XCTestCase`.
        package static func record(_ failure: String, at location: SourceLocation) {
            Issue.record(Comment(rawValue: failure), sourceLocation: location)
            #if canImport(XCTest)
                // Under XCTest the issue would be ignored, and the test would pass.
                if Test.current == nil { XCTFail("\(location): \(failure)") }
            #endif
        }
    #endif

    /// Fails the running test, of Swift Testing or of XCTest, at the place that an assertion of XCTest is given.
    static func record(_ failure: String, file: StaticString, line: UInt) {
        #if canImport(Testing)
            Issue.record(Comment(rawValue: failure), sourceLocation: SourceLocation(file: file, line: line))
            // Swift Testing ignores failures of XCTest, and XCTest ignores issues.
            if Test.current != nil { return }
        #endif
        #if canImport(XCTest)
            XCTFail(failure, file: file, line: line)
        #endif
    }

    /// Returns a report of the misuse of a scheduler that fails the running test.
    static func makeMisuseReport() -> MisuseReporter.Report {
        #if canImport(Testing)
            let isInTest = Test.current != nil
        #endif
        return { sentence, isLast in
            #if canImport(Testing)
                // A thread that the test has started does not know the test.
                if isInTest, Test.current == nil, !isLast { return false }
            #endif
            record(sentence, file: #filePath, line: #line)
            return true
        }
    }
}

#if canImport(Testing)
    extension SourceLocation {
        /// Creates the location of a place that an assertion of XCTest is given.
        ///
        /// A path does not contain the module, without which the initializer traps. The folder takes its place: failures
        /// show the name of the file only.
        fileprivate init(file: StaticString, line: UInt) {
            let path = "\(file)"
            let parts = ["unknown", "unknown"] + path.split(separator: "/").map(String.init)
            self.init(
                fileID: parts.suffix(2).joined(separator: "/"), filePath: path, line: max(Int(clamping: line), 1),
                column: 1)
        }
    }
#endif
