import XCTest

/// A test case whose tests expect failures.
class FailureTestCase: XCTestCase {
    private var failures: [String]?

    /// Returns the texts of the failures that `body` records, with their places.
    func failures(_ body: () -> Void) -> [String] {
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
