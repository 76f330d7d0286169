/// What is wrong with a marble diagram, and where.
///
///     The group that begins here is not closed. Write ) behind its last event.
///
///         --a--(b|
///              ^
public struct MarbleSyntaxError: Error, Equatable, Sendable {
    /// The text of the diagram.
    public let diagram: String

    /// Where it is wrong, in characters from the start of the text.
    public let column: Int

    /// What is wrong there, and what to do about it.
    public let message: String
}

extension MarbleSyntaxError: CustomStringConvertible {
    /// The message, and the diagram with the column marked.
    public var description: String {
        // Whatever else makes a new line or a gap would move the mark to another column.
        let line = String(diagram.map { $0.isWhitespace ? " " : $0 })
        return "\(message)\n\n    \(line)\n    \(String(repeating: " ", count: column))^"
    }
}

/// Gives what a diagram says, or stops the test with what is wrong with the diagram.
func parseOrStop<Result>(
    _ file: StaticString, _ line: UInt, _ body: () throws(MarbleSyntaxError) -> Result
) -> Result {
    do { return try body() } catch { fatalError("\(error)", file: file, line: line) }
}
