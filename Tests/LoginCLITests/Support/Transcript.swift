import Foundation

/// A session as it looks on a terminal, with what is typed in it.
///
/// It begins with lines that say under which circumstances:
///
///     # password: correct horse      typed at a `Password: ` prompt, and again at `Password again: `; of several, the last one stays
///     # account: ada@example.com     registered before at each server, with the last of the passwords
///     # failed logins before: 4
///     # run: --locale de_DE          the flags; `URL` is that of a server
///     # columns: 40
///     # exit: 4
///
/// Input stands in «». At the line `# The server ends.` the test server is terminated, and at `# The sessions end.` it
/// ends all sessions. A line such as `# Loading... «back»` is input for a text that is shown only for a time.
///
/// Lines such as `$ «LoginCLI status»` run a command each. They name the servers `http://127.0.0.1:40001` and
/// `http://127.0.0.1:40002`; the store is `users.json` in the folder of the commands.
struct Transcript {
    enum Step: Equatable {
        case type(String)
        /// Input while a text is shown that the program removes.
        case typeDuring(String, String)
        case endServer
        case endSessions
    }

    /// A program from its start to its end.
    struct Run {
        /// The line of a shell that starts it, if one is shown.
        let command: String?
        let arguments: [String]
        var steps: [Step] = []
    }

    let runs: [Run]
    /// The final content of the screen.
    let screen: String
    let password: String
    let account: String?
    let failedLogins: Int
    /// The number of servers.
    let servers: Int
    let columns: UInt16
    /// The exit code of the last program; that of the others is 0.
    let exitCode: Int32

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let head = lines.prefix { $0.hasPrefix("#") }
        func values(_ name: String) -> [String] {
            head.filter { $0.hasPrefix("# \(name): ") }.map { String($0.dropFirst(name.count + 4)) }
        }
        let passwords = values("password")
        password = passwords.last ?? ""
        account = values("account").first
        failedLogins = values("failed logins before").first.flatMap { Int($0) } ?? 0
        columns = values("columns").first.flatMap { UInt16($0) } ?? 80
        exitCode = values("exit").first.flatMap { Int32($0) } ?? 0

        let flags = values("run").first?.replacing("URL", with: Self.url(ofServer: 0)) ?? ""
        let body = lines.dropFirst(head.count).drop { $0.isEmpty }
        runs = Self.runs(of: body, flags: flags, passwords: passwords)
        servers = (0..<2).count { flags.contains(Self.url(ofServer: $0)) || text.contains(Self.url(ofServer: $0)) }
        screen = Self.steady(body.filter { !$0.hasPrefix("#") }.joined(separator: "\n").filter { !"«»".contains($0) })
    }

    /// The URL that stands for that of a server.
    static func url(ofServer index: Int) -> String { "http://127.0.0.1:\(40_001 + index)" }

    /// The output as a terminal shows it, without erased lines.
    static func screen(of output: String) -> String {
        steady(
            output.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
                .map { line in line.ranges(of: Self.eraser).last.map { line[$0.upperBound...] } ?? line }
                .joined(separator: "\n"))
    }

    private static func runs(of body: some Sequence<String>, flags: String, passwords: [String]) -> [Run] {
        var runs = [Run(command: nil, arguments: words(of: flags))]
        var untyped = passwords[...]
        var typed = ""
        for line in body {
            if line == "# The server ends." { runs[runs.count - 1].steps.append(.endServer) }
            if line == "# The sessions end." { runs[runs.count - 1].steps.append(.endSessions) }
            guard let start = line.firstIndex(of: "«"), let end = line.lastIndex(of: "»") else { continue }
            let input = String(line[line.index(after: start)..<end])
            if line.hasPrefix("$ ") {
                runs.append(Run(command: input, arguments: Array(words(of: input).dropFirst())))
            } else if line.hasPrefix("# ") {
                let shown = line[..<start].dropFirst(2).trimmingCharacters(in: .whitespaces)
                runs[runs.count - 1].steps.append(.typeDuring(shown, input))
            } else {
                if line.hasPrefix("Password: ") {
                    typed = (untyped.count > 1 ? untyped.popFirst() : untyped.first) ?? ""
                }
                runs[runs.count - 1].steps.append(.type(line.hasPrefix("Password") ? typed : input))
            }
        }
        return runs.count > 1 ? Array(runs.dropFirst()) : runs
    }

    private static func words(of text: String) -> [String] { text.split(separator: " ").map(String.init) }

    /// The text without the one thing that depends on the clock.
    private static func steady(_ text: String) -> String {
        text.replacing(/Try again in \d+ s/, with: "Try again in N s")
    }

    private static let eraser = "\r\u{1B}[K"
}
