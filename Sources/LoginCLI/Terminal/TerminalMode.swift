import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Switches a terminal to single characters without echo, for the line editor, and restores its mode on every exit.
///
/// The echo is off from the start; single characters are read from the first prompt on. Until then, the terminal keeps
/// what is typed for the program that reads next, and a Ctrl-D does not reach a shell, which would exit.
///
/// Use (`enter`, `leave`) and permission (`suspend`, `resume`) are independent: a signal suspends the mode at any time, on
/// its own thread, until it is resumed. A process that exits leaves it suspended.
final class TerminalMode: Sendable {
    private struct State {
        var isUsed = false
        var readsCharacters = false
        var isSuspended = false
        var saved: termios?
        /// The flags that were set in place of the saved ones.
        var flags: tcflag_t?
    }

    static let standardInput = TerminalMode(descriptor: STDIN_FILENO)

    private let descriptor: Int32
    private let state = Mutex(State())
    /// The saved flags, readable without the lock, which a thread that crashes may hold; 0 if no mode is saved.
    private let savedFlags = Atomic<tcflag_t>(0)

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether the process is in the background, where the mode of the terminal belongs to another process: changing it
    /// would spoil that one's mode, or stop this process.
    var isInBackground: Bool {
        let foreground = tcgetpgrp(descriptor)
        return foreground > 0 && foreground != getpgrp()
    }

    /// Switches the echo off.
    ///
    /// - Returns: Whether the terminal echoed until then. Some programs that run others on a terminal switch its echo
    ///   off because they echo by themselves.
    @discardableResult func enter() -> Bool {
        var mode = termios()
        let echoes = tcgetattr(descriptor, &mode) == 0 && mode.c_lflag & tcflag_t(ECHO) != 0
        update { $0.isUsed = true }
        return echoes
    }

    /// Switches to single characters.
    func readCharacters() {
        update { $0.readsCharacters = true }
    }

    /// Restores the mode for good.
    func leave() {
        update { $0.isUsed = false }
    }

    func suspend() {
        update { $0.isSuspended = true }
    }

    func resume() {
        update { $0.isSuspended = false }
    }

    /// Restores line input and echo, and calls only functions that are safe in the handler of a signal.
    ///
    /// The remaining parts of the saved mode have no effect on line input.
    func restoreInCrash() {
        let flags = savedFlags.load(ordering: .acquiring)
        var mode = termios()
        guard flags != 0, !isInBackground, tcgetattr(descriptor, &mode) == 0 else { return }
        mode.c_lflag = flags
        set(mode)
    }

    /// Drops the input that has not been read.
    func dropInput() {
        guard !isInBackground else { return }
        while tcflush(descriptor, TCIFLUSH) == -1 && errno == EINTR {}
    }

    private func update(_ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            guard !isInBackground else { return }
            if state.isUsed && !state.isSuspended {
                switchMode(&state)
            } else if let saved = state.saved {
                state.saved = nil
                state.flags = nil
                set(saved)
                savedFlags.store(0, ordering: .releasing)
            }
        }
    }

    /// Reads the current mode each time: while the process was stopped, its shell may have restored another.
    private func switchMode(_ state: inout State) {
        var mode = termios()
        guard tcgetattr(descriptor, &mode) == 0 else { return }
        let flags = mode.c_lflag
        if flags != state.flags {
            state.saved = mode
            savedFlags.store(flags, ordering: .releasing)
        }
        mode.c_lflag &= ~tcflag_t(ECHO | ECHONL)
        if state.readsCharacters {
            // ISIG stays: Ctrl-C, Ctrl-Z and Ctrl-\ are signals.
            mode.c_lflag &= ~tcflag_t(ICANON | IEXTEN)
            withUnsafeMutableBytes(of: &mode.c_cc) { characters in
                characters[Int(VMIN)] = 1
                characters[Int(VTIME)] = 0
            }
        }
        state.flags = mode.c_lflag
        if mode.c_lflag != flags { set(mode) }
    }

    /// Neither discards input, so that lines typed ahead are kept, nor waits for output, which Ctrl-S could hold up.
    private func set(_ mode: termios) {
        withUnsafePointer(to: mode) { mode in
            while tcsetattr(descriptor, TCSANOW, mode) == -1 && errno == EINTR {}
        }
    }
}
