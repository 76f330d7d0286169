import LoginServices
import RxLogin

@testable import LoginTerminal

extension FuzzTarget {
    /// A zero byte separates arguments, as in memory.
    static let arguments = FuzzTarget("arguments") { input in
        let parts = input.bytes.split(separator: 0, omittingEmptySubsequences: false)
        do throws(UsageError) {
            let invocation = try ArgumentParser.parse(parts.map { String(validating: $0, as: UTF8.self) })
            checkEncoding(of: invocation)
            for isTerminal in [true, false] { checkInput(of: invocation, isTerminal: isTerminal) }
        } catch {
            checkMessage(of: error)
        }
    }
}

private func checkMessage(of error: UsageError) {
    require(!error.message.isEmpty, "No message: \(error)")
    require(!error.message.controlsTerminal, "A message that controls the terminal: \(error)")
}

private func checkInput(of invocation: Invocation, isTerminal: Bool) {
    do throws(UsageError) { try invocation.checkInput(isTerminal: isTerminal) } catch { checkMessage(of: error) }
}

/// Parses the invocation again, from arguments that mean the same.
private func checkEncoding(of invocation: Invocation) {
    guard let words = invocation.command.words else { return }
    let arguments = words + invocation.options.flags
    let parsed = try? ArgumentParser.parse(arguments)
    require(parsed == invocation, "Another meaning: \(arguments) \(invocation) \(String(describing: parsed))")
}

extension Command {
    /// Arguments for the command; `nil` for texts, which several arguments print.
    fileprivate var words: [String]? {
        switch self {
        case .session(let remember): remember ? ["--remember"] : []
        case .open(let route, let credentials): ["open", route.description] + credentials.flags
        case .login(let credentials, let remember): ["login"] + credentials.flags + (remember ? [] : ["--no-remember"])
        case .register(let credentials): ["register"] + credentials.flags
        case .status: ["status"]
        case .logout(let all): ["logout"] + (all ? ["--all"] : [])
        case .print: nil
        }
    }
}

extension Credentials {
    fileprivate var flags: [String] {
        (email.map { ["--email=\($0)"] } ?? []) + (passwordFromInput ? ["--password-stdin"] : [])
    }
}

extension Options {
    fileprivate var flags: [String] {
        let values = [
            ("color", color == .auto ? nil : color.rawValue), ("store", store), ("server", server?.url.absoluteString),
            ("locale", locale),
        ]
        return values.compactMap { name, value in value.map { "--\(name)=\($0)" } }
            + (mayPrompt ? [] : ["--no-input"]) + (writesJSON ? ["--json"] : []) + (server == nil ? [] : ["--insecure"])
    }
}
