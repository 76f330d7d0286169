import Foundation
import StreamsTest
import Testing

@testable import LoginCLI

@Suite(.noLeaks) final class TerminalEchoTests {
    private var pair: TerminalPair
    private let echo: TerminalEcho

    init() throws {
        pair = try TerminalPair()
        echo = TerminalEcho(descriptor: pair.slave)
    }

    deinit {
        pair.closeMaster()
        pair.closeSlave()
    }

    private var mode: termios {
        var mode = termios()
        tcgetattr(pair.slave, &mode)
        return mode
    }

    @Test func hidesAndShows() {
        let before = mode
        echo.hide()
        #expect(!pair.echoes)
        #expect(mode.c_lflag & tcflag_t(ICANON | ISIG) == tcflag_t(ICANON | ISIG))
        echo.show()
        #expect(mode.c_lflag == before.c_lflag)
    }

    @Test func hidingTwiceKeepsTheFirstMode() {
        echo.hide()
        echo.hide()
        echo.show()
        #expect(pair.echoes)
    }

    @Test func suspendingOutlastsAPromptThatHides() {
        echo.hide()
        echo.suspend()
        #expect(pair.echoes)
        echo.hide()
        #expect(pair.echoes)
    }

    @Test func resumingHidesOnlyWhatIsStillHidden() {
        echo.hide()
        echo.suspend()
        echo.resume()
        #expect(!pair.echoes)
        echo.suspend()
        echo.show()
        echo.resume()
        #expect(pair.echoes)
    }

    @Test func echoSwitchedOnBehindItsBackIsHiddenAgain() {
        let before = mode
        echo.hide()
        _ = withUnsafePointer(to: before) { tcsetattr(pair.slave, TCSANOW, $0) }
        echo.resume()
        #expect(!pair.echoes)
        echo.show()
        #expect(pair.echoes)
    }

    @Test func echoThatWasOffStaysOff() {
        var silent = mode
        silent.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(pair.slave, TCSANOW, &silent)
        echo.hide()
        echo.show()
        #expect(!pair.echoes)
    }

    @Test func whatIsNoTerminalIsLeftAlone() {
        let echo = TerminalEcho(descriptor: -1)
        echo.hide()
        echo.show()
    }
}
