import Testing

@testable import LoginCLI

/// Names of test cases have one line of the text that a command prints, which may be the whole manual.
extension Invocation: @retroactive CustomTestStringConvertible {
    public var testDescription: String {
        guard case .print(let text) = command else { return "\(command)" }
        return "prints \(text.prefix { $0 != "\n" })"
    }
}
