import StreamsTest
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct VisibleTextTests {
    @Test(arguments: [
        ("ada@example.com", "ada@example.com"), ("J\u{FC}rgen \u{65E5}\u{672C}", "J\u{FC}rgen \u{65E5}\u{672C}"),
        ("", ""),
        ("\u{1B}[2J", "^[[2J"), ("a\r\nb\tc\0", "a^M^Jb^Ic^@"), ("\u{7F}", "^?"), ("\u{9B}31m", "\\u{9B}31m"),
        ("a\u{202E}b", "a\\u{202E}b"), ("a\u{200B}b", "a\\u{200B}b"), ("a\u{2028}b", "a\\u{2028}b"),
    ])
    func controlsAreWrittenOut(text: String, expected: String) {
        #expect(text.visible == expected)
    }
}
