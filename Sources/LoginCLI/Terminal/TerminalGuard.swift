#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Gives the terminal back before the process dies or stops, and takes it again when it continues.
struct TerminalGuard: Sendable {
    let echo: TerminalEcho
    let prompter: Prompter
    let screen: Output
    /// Whether a spinner may be on the screen.
    let animates: Bool
    let terminationHandler: TerminationHandler

    func watch(_ signals: ProcessSignals) {
        signals.watch { [self] signal in handle(signal) }
    }

    private func handle(_ signal: Int32) {
        switch signal {
        case SIGTSTP:
            echo.suspend()
            if !ProcessSignals.stopHere() { takeBack() }
        case SIGCONT:
            takeBack()
        default:
            echo.suspend()
            terminationHandler.run { [self] in leave(signal) }
        }
    }

    private func leave(_ signal: Int32) {
        // Once more: a SIGCONT may have come meanwhile.
        echo.suspend()
        leaveCleanLine()
        // Not `exit`: other threads are still running, and must not meet half-destroyed state.
        _exit(128 + signal)
    }

    /// Whatever prints next after this process has gone starts on a line of its own.
    private func leaveCleanLine() {
        if prompter.isAsking {
            screen.writeIfReady("\n")
        } else if animates {
            screen.writeIfReady(Output.eraseLine)
        }
    }

    private func takeBack() {
        echo.resume()
        // A prompt in the background would be taken for the foreground program's.
        guard !echo.isInBackground else { return }
        prompter.redraw()
    }
}
