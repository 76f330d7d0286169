import Streams

/// A fault in a marble diagram.
///
///     The group that begins here is not closed. Write ) behind its last event.
///
///         --a--(b|
///              ^
public struct MarbleSyntaxError: Error, Equatable, Sendable {
    /// The text of the diagram.
    public let diagram: String

    /// The column of the fault, in characters from the start of the text.
    public let column: Int

    /// The fault, and how to fix it.
    public let message: String
}

extension MarbleSyntaxError: CustomStringConvertible {
    /// The message, and the diagram with the column marked.
    public var description: String {
        // Other white space would move the mark to another column.
        let line = String(diagram.map { $0.isWhitespace ? " " : $0 })
        return "\(message)\n\n    \(line)\n    \(String(repeating: " ", count: column))^"
    }
}

/// Returns the result of `parse`, or stops the test with the error in the diagram.
func parseOrStop<Result>(
    _ file: StaticString, _ line: UInt, _ body: () throws(MarbleSyntaxError) -> Result
) -> Result {
    do { return try body() } catch { programmerError("\(error)", file: file, line: line) }
}
