import Foundation

/// Signals that end, stop or continue the process, taken by a thread of their own.
///
/// They stay blocked everywhere else, so no thread is ever interrupted by a handler, and what reacts to them is ordinary
/// code: it may take locks and call anything, even while other threads are blocked in a read or a write.
struct ProcessSignals: Sendable {
    private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

    private let signals: sigset_t

    /// Holds the signals back until they are watched.
    ///
    /// Call it before other threads exist: they inherit what is held back from the caller.
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
    /// The default action is used, not SIGSTOP: without a shell that could continue it (an orphaned process group) the
    /// kernel refuses to stop the process, where SIGSTOP would freeze it for good.
    ///
    /// - Returns: Whether a SIGCONT follows. None does if the kernel refused.
    static func stopHere() -> Bool {
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

    /// Whoever started the process may have asked it to ignore a signal (`nohup`, a shell's background job); that holds.
    private static func keepsIgnoring(_ number: Int32) -> Bool {
        let previous = signal(number, SIG_DFL)
        guard unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return false }
        signal(number, SIG_IGN)
        return true
    }
}
