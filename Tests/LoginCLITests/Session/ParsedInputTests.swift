import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct ParsedInputTests {
    @Test(arguments: [
        ("quit", ParsedInput.command(.quit)), ("register", .command(.register)), ("logout", .text("logout")),
        ("exit", .command(.quit)), ("q", .command(.quit)), ("?", .command(.help)), ("-h", .command(.help)),
        ("--help", .command(.help)), ("\\q", .text("q")), ("\\?", .text("?")), ("qq", .text("qq")),
        ("Quit", .text("Quit")), ("quit now", .text("quit now")), ("", .text("")),
        ("\\quit", .text("quit")), ("\\\\quit", .text("\\quit")), ("\\logout", .text("\\logout")),
        ("\\", .text("\\")), ("\\secret", .text("\\secret")), ("a\\quit", .text("a\\quit")),
        ("open home", .open("home")), ("open \u{301}a", .open("\u{301}a")),
    ])
    func commandsAndText(line: String, expected: ParsedInput) {
        #expect(ParsedInput(line, commands: [.register] + SessionCommand.everywhere) == expected)
    }
}
