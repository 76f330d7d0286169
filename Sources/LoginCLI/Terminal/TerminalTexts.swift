import Foundation

/// What the terminal itself has to say.
enum TerminalTexts {
    static func outputFailed(_ code: Int32) -> String {
        "LoginCLI: cannot write to standard output: \(String(cString: strerror(code)))."
    }
}
