import Foundation

/// Restores the terminal when the process crashes: in a trap, an abort, an invalid access or at a limit.
///
/// Foundation on Linux traps at valid answers of a server, those with trailer fields. A crash ends the process without
/// `atexit`, and the threads that wait for other signals do not receive it. The handler therefore runs on the thread that
/// crashed, and neither waits for a lock nor allocates memory.
enum CrashHandler {
    /// The signals that write a core file, without those that `ProcessSignals` watches.
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXFSZ]

    /// The actions by signal number before the installation: the default ones, or those that print Swift's backtraces.
    private static let previousActions = (0...(signals.max() ?? 0)).map { number in
        var action = sigaction()
        sigaction(number, nil, &action)
        return action
    }

    /// Installs the handler; call it before the mode of the terminal changes.
    static func install() {
        _ = previousActions
        for number in signals {
            signal(number) { CrashHandler.handle($0) }
            var action = sigaction()
            sigaction(number, nil, &action)
            // After the overflow of a stack, the handler can only run on another one.
            action.sa_flags |= Int32(SA_ONSTACK)
            sigaction(number, &action, nil)
        }
    }

    private static func handle(_ number: Int32) {
        TerminalMode.standardInput.restoreInCrash()
        withUnsafePointer(to: previousActions[Int(number)]) { _ = sigaction(number, $0, nil) }
        // Delivered when the handler returns.
        raise(number)
    }
}
