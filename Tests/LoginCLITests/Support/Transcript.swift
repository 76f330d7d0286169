import Foundation

/// A session as it looks on a terminal, with what is typed in it.
///
/// Lines that begin with `#` are not part of it; one of them names the password. What is typed stands in «», and a
/// password is typed where a `Password: ` prompt shows nothing.
struct Transcript {
    /// The lines to type, in their order.
    let typed: [String]
    /// What is on the screen afterwards.
    let screen: String

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let mark = "# password: "
        let password = lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) } ?? ""
        let body = lines.drop { $0.hasPrefix("#") || $0.isEmpty }
        typed = body.compactMap { line in
            guard let start = line.firstIndex(of: "«"), let end = line.lastIndex(of: "»") else { return nil }
            return line.hasPrefix("Password: ") ? password : String(line[line.index(after: start)..<end])
        }
        screen = body.joined(separator: "\n").filter { !"«»".contains($0) }
    }

    /// What a terminal shows of an output: an erased line leaves nothing.
    static func screen(of output: String) -> String {
        output.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.ranges(of: Self.eraser).last.map { line[$0.upperBound...] } ?? line }
            .joined(separator: "\n")
    }

    private static let eraser = "\r\u{1B}[K"
}
