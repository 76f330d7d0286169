import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct LineEditorTests {
    private let screen = Pipe()

    private func editor(echoes: Bool = true, limit: Int = 64) -> LineEditor {
        LineEditor(screen: Output(descriptor: screen.writeEnd), echoes: echoes, limit: limit)
    }

    /// The output up to now; nothing can be typed afterwards.
    private var shown: String {
        screen.closeWriteEnd()
        return screen.text
    }

    /// Types the bytes and returns the lines that they end.
    @discardableResult private func type(_ text: String, to editor: LineEditor) -> [LineResult] {
        type(Array(text.utf8), to: editor)
    }

    private func type(_ bytes: [UInt8], to editor: LineEditor) -> [LineResult] { bytes.compactMap(editor.type) }

    @Test func inputIsEchoed() {
        let editor = editor()
        editor.ask("Name: ")
        #expect(type("J\u{FC}rgen \u{65E5}\u{672C} 👩‍👩‍👧\r", to: editor) == [.text("J\u{FC}rgen \u{65E5}\u{672C} 👩‍👩‍👧")])
        #expect(shown == "Name: J\u{FC}rgen \u{65E5}\u{672C} 👩‍👩‍👧\n")
    }

    @Test func hiddenInputIsNotEchoed() {
        let editor = editor()
        editor.ask("Password: ", isHidden: true)
        #expect(type("secrex\u{7F}t\n", to: editor) == [.text("secret")])
        #expect(shown == "Password: \n")
    }

    @Test func terminalWithoutEchoStaysSilent() {
        let editor = editor(echoes: false)
        editor.ask("Name: ")
        #expect(type("ada\n", to: editor) == [.text("ada")])
        #expect(shown == "Name: \n")
    }

    @Test(arguments: [
        ("ab\u{7F}c\n", "ac", "ac"), ("a\u{8}\u{8}b\n", "b", "b"), ("\u{65E5}\u{7F}x\n", "x", "x"),
        ("ab\u{15}c\n", "c", "c"), ("a bc \u{17}d\n", "a d", "a d"), ("e\u{301}\u{7F}x\n", "x", "x"),
        ("a\u{4}b\n", "ab", "ab"), ("ac\u{1B}[Db\n", "abc", "abc"), ("bc\u{1B}[Ha\u{1B}[Fd\n", "abcd", "abcd"),
        ("abc\u{1B}[D\u{1B}[3~\n", "ab", "ab"),
        // A control character is shown in two columns; function keys are ignored.
        ("\u{16}\u{7F}x\n", "x", "x"), ("\u{16}x\n", "\u{16}x", "^Vx"),
        ("a\u{1B}[A\u{1B}[1;5Cb\u{1B}OPc\u{1B}xd\u{1B}\n", "abcd", "abcd"),
    ])
    func lineIsEdited(typed: String, text: String, screen: String) {
        let editor = editor()
        editor.ask("> ")
        #expect(type(typed, to: editor) == [.text(text)])
        var model = ScreenModel(columns: 80, width: .byScalar)
        model.show(shown)
        #expect(model.lines == ["> " + screen, ""])
    }

    @Test func controlDEndsOnlyAnEmptyLine() {
        let editor = editor()
        editor.ask("> ")
        #expect(type("a\u{4}\u{7F}\u{4}", to: editor) == [.end])
    }

    @Test func keysUpAndDownShowWhatWasEntered() {
        let editor = editor()
        for line in ["one", "two"] {
            editor.ask("> ")
            type(line + "\n", to: editor)
        }
        editor.ask("> ")
        #expect(type("x\u{1B}[A\u{1B}[A\u{1B}[B!\n", to: editor) == [.text("two!")])
    }

    @Test func hiddenInputIsNeverInTheHistory() {
        let editor = editor()
        editor.ask("Password: ", isHidden: true)
        type("secret\n", to: editor)
        editor.ask("")
        type("pasted\n", to: editor)
        editor.ask("> ")
        #expect(type("\u{1B}[A\n", to: editor) == [.text("")])
        editor.ask("> ")
        type("seen\n", to: editor)
        editor.ask("Password: ", isHidden: true)
        #expect(type("\u{1B}[A\n", to: editor) == [.text("")])
        #expect(!shown.contains("secret"))
    }

    @Test(arguments: [
        (Array("abcd\n".utf8), LineResult.text("abcd")), (Array("abcde\n".utf8), .tooLong),
        (Array("abcdefghij\n".utf8), .tooLong), ([0x61, 0, 0x0A], .containsNUL), ([0x61, 0xFF, 0x0A], .notText),
        // A Ctrl-D that was typed before single characters were read.
        ([0, 0x61, 0x0A], .text("a")),
        ([0xC3, 0x0A], .notText), ([0xC3, 0x61, 0x0A], .notText), ([0x80, 0x0A], .notText),
        // Deleting everything deletes what is no text, too.
        ([0xC3, 0x61, 0x15, 0x62, 0x0A], .text("b")), ([0xC3, 0x7F, 0x62, 0x0A], .text("b")),
    ])
    func unusableLineIsReported(bytes: [UInt8], expected: LineResult) {
        let editor = editor(limit: 4)
        editor.ask("> ")
        #expect(type(bytes, to: editor) == [expected])
    }

    /// Each line on the screen is the one that is returned.
    @Test(arguments: ScreenModel.Width.allCases) func theScreenShowsTheLines(width: ScreenModel.Width) {
        let keys: [String] = [
            "a", "b", " ", "\u{E9}", "e\u{301}", "\u{301}", "\u{65E5}", "👍", "🏽", "👩‍👩‍👧", "\u{200D}", "🇩🇪", "\u{7F}",
            "\u{8}",
            "\u{1}", "\u{2}", "\u{4}", "\u{5}", "\u{6}", "\u{B}", "\u{15}", "\u{16}", "\u{17}", "\u{1B}[A", "\u{1B}[B",
            "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{1B}OP", "\u{1B}[1;5C",
        ]
        var seed: UInt64 = 1
        var typed: [UInt8] = []
        for _ in 0..<400 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            typed += Array(keys[Int(seed >> 33) % keys.count].utf8)
            if seed >> 60 == 0 { typed.append(0x0A) }
        }
        let editor = editor(limit: 60)
        var entered: [String] = []
        editor.ask("> ")
        for byte in typed {
            guard let line = editor.type(byte) else { continue }
            if case .text(let text) = line { entered.append("> " + text.echo) } else { entered.append("") }
            editor.ask("> ")
        }
        editor.end()
        var model = ScreenModel(columns: 240, width: width)
        model.show(shown)
        #expect(entered.count > 10)
        /// Without the circles below marks that have no letter; the cursor may stand between two of those.
        func scalars(_ text: String) -> [Unicode.Scalar] { text.trimmed.unicodeScalars.filter { $0 != "\u{25CC}" } }
        for (line, text) in zip(model.lines, entered) where !text.isEmpty { #expect(scalars(line) == scalars(text)) }
    }

    @Test func inputWithoutAPromptIsShownWithIt() {
        let editor = editor()
        editor.ask("")
        type("back", to: editor)
        editor.replace(with: "> ")
        #expect(type("x\n", to: editor) == [.text("backx")])
        #expect(shown == "> backx\n")
    }

    @Test func inputWithoutAPromptIsNotShownAtAHiddenOne() {
        let editor = editor()
        editor.ask("")
        type("secret", to: editor)
        editor.replace(with: "Password: ", isHidden: true)
        #expect(type("\n", to: editor) == [.text("secret")])
        #expect(shown == "Password: \n")
    }

    @Test func replacementIsOnALineOfItsOwn() {
        let editor = editor()
        editor.ask("Name: ")
        type("a", to: editor)
        editor.replace(with: "Email: ")
        #expect(editor.isAsking)
        type("b\n", to: editor)
        #expect(!editor.isAsking)
        #expect(shown == "Name: a\nEmail: ab\n")
    }

    @Test func hiddenInputIsDroppedForAPromptThatShowsIt() {
        let editor = editor()
        editor.ask("Password: ", isHidden: true)
        type("sec", to: editor)
        editor.replace(with: "Email: ")
        #expect(type("b\n", to: editor) == [.text("b")])
        #expect(shown == "Password: \nEmail: b\n")
    }

    @Test func nothingIsReplacedWhenNothingIsAsked() {
        let editor = editor()
        editor.replace(with: "Email: ")
        editor.redraw()
        #expect(shown.isEmpty)
    }

    @Test func redrawingShowsTheInput() {
        let editor = editor()
        editor.ask("Email: ")
        type("ada", to: editor)
        editor.redraw()
        editor.end()
        #expect(shown == "Email: ada\rEmail: ada\n")
    }
}
