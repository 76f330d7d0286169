import Foundation
import StreamsInspector

/// The terminal of this process.
@MainActor struct Terminal {
    let console: Console
    let reader: LineReader
    let terminationHandler = TerminationHandler()

    /// Call it before the process has other threads, since it decides which thread receives signals.
    ///
    /// - Parameter asks: Whether the command may ask for input. The echo of the terminal is then switched off at once,
    ///   so that a password that is pasted before its prompt appears is not shown.
    init(color: ColorChoice, asks: Bool) {
        let traits = TerminalTraits(color: color, environment: ProcessInfo.processInfo.environment)
        let mode = TerminalMode.standardInput
        let signals = ProcessSignals()
        atexit { TerminalMode.standardInput.suspend() }
        CrashHandler.install()

        var editor: LineEditor?
        if traits.prompts && asks {
            editor = LineEditor(screen: .prompts, echoes: mode.enter(), mode: mode)
        }
        reader = LineReader(descriptor: STDIN_FILENO, editor: editor)
        // It sees nothing in release builds, and keeps no events, which may contain passwords.
        let inspector = Inspector(recordedEvents: 0)
        inspector.start()
        SignalHandler(
            mode: mode, editor: editor, screen: .error, animates: traits.animates,
            terminationHandler: terminationHandler, inspector: inspector
        ).watch(signals)
        console = Console(
            traits: traits, reader: reader, editor: editor, outputFailed: Self.outputFailed(terminationHandler))
    }

    /// Makes the standard streams reliable; call it before anything else.
    ///
    /// A standard stream that was closed when the process started is opened, because the next file would otherwise get
    /// its number, and what is meant for the screen. It is opened so that its use still fails. Writing to a closed pipe
    /// reports an error instead of terminating the process.
    nonisolated static func prepareStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        signal(SIGPIPE, SIG_IGN)
    }

    /// - Parameter code: The code of the result, which does not count if it could not be written.
    func end(_ code: ExitCode) -> Never {
        // A request may still be in flight, with its spinner.
        console.clearStatus()
        exit((console.outputFailure?.exitCode ?? code).rawValue)
    }

    func end(_ error: UsageError, writesJSON: Bool) -> Never {
        if writesJSON { console.data(JSONReport.failure(code: "usage", message: error.message).line) }
        console.say("LoginCLI: " + error.message, style: .failure)
        console.say(Manual.hint)
        end(.usage)
    }

    private static func outputFailed(_ handler: TerminationHandler) -> @MainActor (OutputError) -> Void {
        { error in
            if case .failed(let code) = error {
                let reason = String(cString: strerror(code))
                try? Output.error.write("LoginCLI: cannot write to standard output: \(reason).\n")
            }
            handler.run { exit(error.exitCode.rawValue) }
        }
    }
}

extension OutputError {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .closed: .brokenPipe
        case .failed: .failed
        }
    }
}

extension Output {
    /// The terminal's screen, also if standard error is redirected: the person at the terminal has to see the prompts.
    fileprivate static var prompts: Output {
        guard isatty(STDERR_FILENO) == 0, let name = ttyname(STDIN_FILENO) else { return .error }
        let descriptor = open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC)
        return descriptor == -1 ? .error : Output(descriptor: descriptor)
    }
}
