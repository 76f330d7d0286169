import Foundation

/// A session as it looks on a terminal, with what is typed in it.
///
/// It begins with lines that say under which circumstances:
///
///     # password: correct horse      typed at a `Password: ` prompt, and again at `Password again: `; of several, the last one stays
///     # account: ada@example.com     registered before, with the last of the passwords
///     # failed logins before: 4
///     # run: --locale de_DE          the flags; `URL` is that of a server
///     # columns: 40
///     # exit: 4
///
/// Input stands in «». At the line `# The server ends.` the test server is terminated.
struct Transcript {
    enum Step: Equatable {
        case type(String)
        case endServer
    }

    static let serverEnd = "# The server ends."

    let steps: [Step]
    /// The final content of the screen.
    let screen: String
    let password: String
    let account: String?
    let failedLogins: Int
    let flags: [String]
    let columns: UInt16
    let exitCode: Int32

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let head = lines.prefix { $0.hasPrefix("#") }
        func values(_ name: String) -> [String] {
            head.filter { $0.hasPrefix("# \(name): ") }.map { String($0.dropFirst(name.count + 4)) }
        }
        var passwords = values("password")[...]
        var typed = ""
        password = passwords.last ?? ""
        account = values("account").first
        failedLogins = values("failed logins before").first.flatMap { Int($0) } ?? 0
        flags = values("run").first?.split(separator: " ").map(String.init) ?? []
        columns = values("columns").first.flatMap { UInt16($0) } ?? 80
        exitCode = values("exit").first.flatMap { Int32($0) } ?? 0

        let body = lines.dropFirst(head.count).drop { $0.isEmpty }
        steps = body.compactMap { line in
            if line == Self.serverEnd { return .endServer }
            guard let start = line.firstIndex(of: "«"), let end = line.lastIndex(of: "»") else { return nil }
            guard line.hasPrefix("Password") else { return .type(String(line[line.index(after: start)..<end])) }
            if line.hasPrefix("Password: ") {
                typed = (passwords.count > 1 ? passwords.popFirst() : passwords.first) ?? ""
            }
            return .type(typed)
        }
        screen = Self.steady(body.filter { $0 != Self.serverEnd }.joined(separator: "\n").filter { !"«»".contains($0) })
    }

    /// The output as a terminal shows it, without erased lines.
    static func screen(of output: String) -> String {
        steady(
            output.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
                .map { line in line.ranges(of: Self.eraser).last.map { line[$0.upperBound...] } ?? line }
                .joined(separator: "\n"))
    }

    /// The text without the one thing that depends on the clock.
    private static func steady(_ text: String) -> String {
        text.replacing(/Try again in \d+ s/, with: "Try again in N s")
    }

    private static let eraser = "\r\u{1B}[K"
}
