import TestSupport
import Testing

@testable import LoginCLI

/// The editor on screens of several widths that count columns differently, compared with the line that is edited.
@Suite(.noLeaks) struct PromptLayoutTests {
    private static let samples = [
        "ada.lovelace.of.the.analytical.engine@example.com", "👩‍👩‍👧👍🏽🇩🇪 e\u{301}\u{65E5}\u{672C} and more than a row of text",
        "\u{16}\u{1B}", "",
    ]
    private static let keys: [Key] = [
        .left, .left, .backspace, .home, .text("x"), .right, .delete, .end, .text("y"), .deleteWord, .text("z"),
        .left, .text("👍"), .text("🏽"), .backspace, .home, .deleteToEnd, .text("q"),
    ]

    @Test(arguments: [10, 20, 30, 80], ScreenModel.Width.allCases)
    func theRowShowsTheLineAndTheCursor(columns: Int, width: ScreenModel.Width) {
        for prompt in ["> ", "Email [ada@example.com]: ", "Name: "] {
            let layout = PromptLayout(prompt: prompt, columns: columns)
            for sample in Self.samples {
                var screen = ScreenModel(columns: columns, width: width)
                var line = EditedLine(limit: 4_096)
                var row = layout.row("", "")
                screen.show((layout.above + [row.text]).joined(separator: "\n"))
                let above = screen.lines.dropLast()
                for key in sample.unicodeScalars.map(Key.text) + Self.keys {
                    _ = line.type(key)
                    let next = layout.row(line.beforeCursor, line.afterCursor)
                    screen.show(layout.change(from: row, to: next))
                    row = next
                    // Written anew, the row is the same.
                    var fresh = ScreenModel(columns: columns, width: width)
                    fresh.show(row.text)
                    #expect(screen.lines.last == fresh.lines[0])
                    #expect(screen.textBeforeCursor == fresh.textBeforeCursor)
                    #expect(screen.lines.dropLast() == above)
                    if row.isComplete { #expect(screen.lines.last?.hasSuffix(line.text.echo.trimmed) == true) }
                }
            }
        }
    }

    @Test func aLongInputScrolls() {
        let layout = PromptLayout(prompt: "> ", columns: 12)
        #expect(layout.row("abcdefghi", "").text == "> abcdefghi")
        #expect(layout.row("abcdefghijk", "").text == "> cdefghijk")
        #expect(layout.row("abcdefghijk", "lmn").text == "> efghijklm\r> efghijk")
        #expect(layout.row("", "abcdefghijk").text == "> abcdefghi\r> ")
    }

    @Test func aLongPromptLeavesRoomForInput() {
        let layout = PromptLayout(prompt: "Email [ada@example.com]: ", columns: 30)
        #expect(layout.above == ["Email"])
        #expect(layout.row("", "").text == "[ada@example.com]: ")
        #expect(PromptLayout(prompt: "Email [ada@example.com]: ", columns: 80).above == [])
    }

    @Test func theWorkForAKeyDoesNotGrowWithTheLine() {
        let layout = PromptLayout(prompt: "> ", columns: 80)
        let text = String(repeating: "e", count: 1_000_000)
        #expect(layout.row(text, text).text.utf8.count < 400)
    }
}
