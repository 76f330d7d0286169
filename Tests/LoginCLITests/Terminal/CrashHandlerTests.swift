import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct CrashHandlerTests {
        @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXFSZ])
        func aCrashRestoresTheTerminal(signal: Int32) throws {
            // Without the backtrace, which takes seconds, and the handlers of the sanitizers, which exit with a code.
            let sanitizerOptions = "detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_sigfpe=0"
            let terminal = try Scratch()
                .terminal(environment: [
                    "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": sanitizerOptions,
                    "TSAN_OPTIONS": sanitizerOptions,
                ])
            try terminal.expect("Email: ")
            #expect(!terminal.echoes)
            terminal.send(signal: signal)
            #expect(try terminal.waitForExit() == .signal(signal))
            #expect(terminal.echoes)
        }
    }
}
