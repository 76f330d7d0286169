import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) final class TerminalModeTests {
    private let pair: TerminalPair
    private let mode: TerminalMode

    init() throws {
        pair = try TerminalPair()
        mode = TerminalMode(descriptor: pair.slave)
    }

    private var flags: tcflag_t { current.c_lflag }

    private var current: termios {
        get {
            var mode = termios()
            tcgetattr(pair.slave, &mode)
            return mode
        }
        set { _ = withUnsafePointer(to: newValue) { tcsetattr(pair.slave, TCSANOW, $0) } }
    }

    /// A shell that reads it next would take a Ctrl-D that is read as a character for its own.
    @Test func linesStayWholeUntilCharactersAreRead() {
        let before = flags
        #expect(mode.enter())
        #expect(flags & tcflag_t(ECHO) == 0)
        #expect(flags & tcflag_t(ICANON) != 0)
        mode.suspend()
        #expect(flags == before)
        mode.resume()
        mode.readCharacters()
        #expect(flags & tcflag_t(ECHO | ICANON) == 0)
        mode.leave()
        mode.resume()
        #expect(flags == before)
    }

    @Test func charactersComeOneByOneWithoutEcho() {
        #expect(mode.enter())
        mode.readCharacters()
        #expect(flags & tcflag_t(ECHO | ICANON) == 0)
        // Ctrl-C stays a signal.
        #expect(flags & tcflag_t(ISIG) != 0)
        _ = write(pair.master, "a", 1)
        var byte: UInt8 = 0
        #expect(read(pair.slave, &byte, 1) == 1)
        #expect(byte == UInt8(ascii: "a"))
    }

    @Test func suspendingRestoresEverything() {
        let before = current
        mode.enter()
        mode.readCharacters()
        mode.suspend()
        #expect(current.c_lflag == before.c_lflag)
        #expect(withUnsafeBytes(of: current.c_cc, Array.init) == withUnsafeBytes(of: before.c_cc, Array.init))
    }

    @Test func aCrashRestoresLineInputAndEcho() {
        let before = flags
        mode.enter()
        mode.restoreInCrash()
        #expect(flags == before)
    }

    @Test func aCrashLeavesAModeThatIsNotUsedAlone() {
        mode.enter()
        mode.suspend()
        current.c_lflag &= ~tcflag_t(ECHO)
        mode.restoreInCrash()
        #expect(!pair.echoes)
    }

    @Test func enteringTwiceKeepsTheFirstMode() {
        let before = flags
        mode.enter()
        mode.readCharacters()
        mode.enter()
        mode.suspend()
        #expect(flags == before)
    }

    @Test func suspensionOutlastsEntering() {
        mode.suspend()
        mode.enter()
        #expect(pair.echoes)
        mode.resume()
        #expect(!pair.echoes)
    }

    @Test func resumingChangesNothingThatIsNotUsed() {
        mode.suspend()
        mode.resume()
        #expect(pair.echoes)
    }

    @Test func modeRestoredByAShellIsSwitchedAgain() {
        let before = current
        mode.enter()
        mode.readCharacters()
        current = before
        mode.resume()
        #expect(!pair.echoes)
        mode.suspend()
        #expect(pair.echoes)
    }

    @Test func echoThatWasOffStaysOff() {
        current.c_lflag &= ~tcflag_t(ECHO)
        #expect(!mode.enter())
        mode.suspend()
        #expect(!pair.echoes)
        #expect(flags & tcflag_t(ICANON) != 0)
    }

    /// Input that is typed ahead survives the switch and the restoration of the mode.
    @Test func inputSurvivesBothChanges() {
        _ = write(pair.master, "ahead\n", 6)
        mode.enter()
        mode.readCharacters()
        var bytes = [UInt8](repeating: 0, count: 3)
        #expect(read(pair.slave, &bytes, 3) == 3)
        mode.suspend()
        bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(pair.slave, &bytes, 8) == 3)
        #expect(bytes.prefix(3).elementsEqual("ad\n".utf8))
    }

    @Test func whatIsNoTerminalIsLeftAlone() {
        let mode = TerminalMode(descriptor: -1)
        #expect(!mode.enter())
        mode.suspend()
    }
}
