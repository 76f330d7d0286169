import Foundation
import StreamsInspector

/// Restores the terminal before a signal terminates or stops the process, and takes it over again afterwards.
///
/// In debug builds, SIGUSR1 writes the live subscriptions to standard error.
struct SignalHandler: Sendable {
    let mode: TerminalMode
    let editor: LineEditor?
    let screen: Output
    /// Whether a spinner may be on the screen.
    let animates: Bool
    let terminationHandler: TerminationHandler
    let inspector: Inspector

    func watch(_ signals: ProcessSignals) {
        signals.watch { [self] signal in handle(signal) }
    }

    private func handle(_ signal: Int32) {
        switch signal {
        case SIGTSTP:
            mode.suspend()
            if !ProcessSignals.stopProcess() { takeOver() }
        case SIGCONT:
            takeOver()
        case SIGUSR1 where Self.inspects:
            screen.writeIfReady("\n\(inspector.graph)\n")
            redraw()
        default:
            mode.suspend()
            terminationHandler.run { [self] in terminate(signal) }
        }
    }

    private static var inspects: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    private func terminate(_ signal: Int32) {
        // Again, since a SIGCONT may have arrived in the meantime.
        mode.suspend()
        endLine()
        // Not `exit`, which would destroy state that other threads still use.
        _exit(128 + signal)
    }

    /// Leaves the cursor at the start of an empty line, for the program that prints next.
    private func endLine() {
        // The main thread may be about to draw the next frame of the spinner.
        let screen = screen.takeAway()
        if editor?.isAsking == true {
            screen.writeIfReady("\n")
        } else if animates {
            screen.writeIfReady(Output.eraseLine)
        }
    }

    private func takeOver() {
        mode.resume()
        redraw()
    }

    /// In the background, a prompt would be taken for that of the program in the foreground.
    private func redraw() {
        if !mode.isInBackground { editor?.redraw() }
    }
}

/// Receives the signals that terminate, stop or continue the process, on a dedicated thread.
///
/// They are blocked on all other threads, so that no thread is interrupted by a signal handler, and the reaction to them
/// is ordinary code: it may use locks and call any function, even while other threads are blocked in a read or a write.
struct ProcessSignals: Sendable {
    private static let watched = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGTSTP, SIGCONT,
    ]

    private let signals: sigset_t

    /// Blocks the signals until they are watched.
    ///
    /// Call it before the process has other threads, which inherit the blocked signals of the caller.
    init() {
        signals = Self.set(of: Self.watched.filter { !Self.keepsIgnoring($0) })
        _ = withUnsafePointer(to: signals) { pthread_sigmask(SIG_BLOCK, $0, nil) }
    }

    func watch(_ handle: @escaping @Sendable (Int32) -> Void) {
        Thread.detachNewThread { [signals] in
            var signal: Int32 = 0
            while withUnsafePointer(to: signals, { sigwait($0, &signal) }) == 0 {
                handle(signal)
            }
        }
    }

    /// Stops the process as an unhandled SIGTSTP would, and returns when it continues.
    ///
    /// It uses the default action, not SIGSTOP: in an orphaned process group, which no shell could continue, the kernel
    /// refuses the former, while the latter would stop the process forever.
    ///
    /// - Returns: Whether a SIGCONT follows, which is not the case if the kernel refused.
    static func stopProcess() -> Bool {
        let stop = set(of: [SIGTSTP])
        withUnsafePointer(to: stop) { stop in
            _ = pthread_sigmask(SIG_UNBLOCK, stop, nil)
            _ = pthread_kill(pthread_self(), SIGTSTP)
            _ = pthread_sigmask(SIG_BLOCK, stop, nil)
        }
        var pending = sigset_t()
        sigemptyset(&pending)
        sigpending(&pending)
        return sigismember(&pending, SIGCONT) == 1
    }

    private static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals {
            sigaddset(&set, signal)
        }
        return set
    }

    /// Whether the process was started with the signal ignored (`nohup`, a background job of a shell), which persists.
    private static func keepsIgnoring(_ number: Int32) -> Bool {
        let previous = signal(number, SIG_DFL)
        guard unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return false }
        signal(number, SIG_IGN)
        return true
    }
}
