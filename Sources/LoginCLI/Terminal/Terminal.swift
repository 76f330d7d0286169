import Foundation

/// The terminal of this process, put together.
@MainActor struct Terminal {
    let console: Console
    let reader: LineReader
    let terminationHandler = TerminationHandler()

    /// Call it before other threads exist, since it decides which thread takes signals.
    init(color: ColorChoice, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let traits = TerminalTraits(color: color, environment: environment)
        let echo = TerminalEcho.standardInput
        let signals = ProcessSignals()
        atexit { TerminalEcho.standardInput.suspend() }

        reader = LineReader(descriptor: STDIN_FILENO)
        let prompter = Prompter(reader: reader, echo: echo, screen: .error, isVisible: traits.prompts)
        TerminalGuard(
            echo: echo, prompter: prompter, screen: .error, animates: traits.animates,
            terminationHandler: terminationHandler
        ).watch(signals)
        console = Console(traits: traits, prompter: prompter, outputFailed: Self.outputFailed)
    }

    func end(_ code: ExitCode) -> Never {
        exit(code.rawValue)
    }

    func end(_ error: UsageError) -> Never {
        console.say(ArgumentTexts.failure(error), style: .failure)
        console.say(ArgumentTexts.hint)
        end(.usage)
    }

    private static func outputFailed(_ error: OutputError) {
        if case .failed(let code) = error {
            try? Output.error.write(TerminalTexts.outputFailed(code) + "\n")
        }
        exit(ExitCode.failed.rawValue)
    }
}
