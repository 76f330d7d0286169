import StreamsTest
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct TypedLineTests {
    @Test(arguments: [
        ("quit", TypedLine.command(.quit)), ("register", .command(.register)), ("logout", .text("logout")),
        ("Quit", .text("Quit")), ("quit now", .text("quit now")), ("", .text("")),
        ("\\quit", .text("quit")), ("\\\\quit", .text("\\quit")), ("\\logout", .text("\\logout")),
        ("\\", .text("\\")), ("\\secret", .text("\\secret")), ("a\\quit", .text("a\\quit")),
    ])
    func commandsAndText(line: String, expected: TypedLine) {
        #expect(TypedLine(line, commands: [.register] + SessionCommand.everywhere) == expected)
    }
}
