import Streams

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Hides what is typed while a secret is asked for, and always gives the terminal back as it was.
///
/// What is wanted (`hide`, `show`) and what is allowed (`suspend`, `resume`) are kept apart: a signal may suspend hiding
/// at any moment, on its own thread, and the prompt that wanted it neither knows nor can undo it. Suspending without
/// resuming is therefore the way to leave the process.
final class TerminalEcho: Sendable {
    private struct State {
        var isHiding = false
        var isSuspended = false
        var saved: termios?
    }

    static let standardInput = TerminalEcho(descriptor: STDIN_FILENO)

    private let descriptor: Int32
    private let state = Lock(State())

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    func hide() {
        update { $0.isHiding = true }
    }

    func show() {
        update { $0.isHiding = false }
    }

    func suspend() {
        update { $0.isSuspended = true }
    }

    func resume() {
        update { $0.isSuspended = false }
    }

    private func update(_ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            guard !isInBackground else { return }
            if state.isHiding && !state.isSuspended {
                hideNow(&state)
            } else if let saved = state.saved {
                state.saved = nil
                set(saved)
            }
        }
    }

    /// Reads the mode afresh each time: while the process was stopped, its shell may have put it back.
    private func hideNow(_ state: inout State) {
        var mode = termios()
        guard tcgetattr(descriptor, &mode) == 0, mode.c_lflag & tcflag_t(ECHO) != 0 else { return }
        state.saved = mode
        mode.c_lflag &= ~tcflag_t(ECHO | ECHONL)
        set(mode)
    }

    /// Nothing is flushed or drained: lines typed ahead are kept, and a terminal held by Ctrl-S cannot block the change.
    private func set(_ mode: termios) {
        withUnsafePointer(to: mode) { mode in
            while tcsetattr(descriptor, TCSANOW, mode) == -1 && errno == EINTR {}
        }
    }

    /// From the background the terminal is somebody else's: changing it would spoil their mode, or stop this process.
    var isInBackground: Bool {
        let foreground = tcgetpgrp(descriptor)
        return foreground > 0 && foreground != getpgrp()
    }
}
