import Foundation

/// A program run to its end with what a script would give it.
struct Subprocess {
    enum Failure: Error {
        case silent(output: String, errors: String)
    }

    enum Destination {
        case collected
        /// A pipe without a reader.
        case broken
    }

    let status: ExitStatus
    let output: [UInt8]
    let errors: [UInt8]

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// The errors without the lines that show progress, which depend on the time that the work takes.
    var messages: String {
        errorText.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasSuffix("...") }
            .joined(separator: "\n")
    }

    static func run(
        _ arguments: [String] = [], executable: String = Products.loginCLI, input: [UInt8] = [],
        environment: [String: String] = [:], output destination: Destination = .collected
    ) throws -> Subprocess {
        // The program may end without reading all of its input.
        signal(SIGPIPE, SIG_IGN)
        let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
        if case .broken = destination { pipes.output.closeReadEnd() }
        let child = try ChildProcess(executable, arguments, environment: environment, startsSession: false) { actions in
            actions.duplicate(pipes.input.readEnd, as: STDIN_FILENO)
            actions.duplicate(pipes.output.writeEnd, as: STDOUT_FILENO)
            actions.duplicate(pipes.errors.writeEnd, as: STDERR_FILENO)
        }
        pipes.input.closeReadEnd()
        pipes.output.closeWriteEnd()
        pipes.errors.closeWriteEnd()

        var exchange = Exchange(input: pipes.input, output: pipes.output, errors: pipes.errors, unsent: input[...])
        guard exchange.run(Deadline()) else {
            kill(child.id, SIGKILL)
            _ = child.exitStatus()
            throw Failure.silent(
                output: String(decoding: exchange.collectedOutput, as: UTF8.self),
                errors: String(decoding: exchange.collectedErrors, as: UTF8.self))
        }
        return Subprocess(
            status: child.exitStatus(), output: exchange.collectedOutput, errors: exchange.collectedErrors)
    }
}

/// Feeds the input and drains both outputs at once, so that no full pipe can hold up another.
private struct Exchange {
    let input: Pipe
    let output: Pipe
    let errors: Pipe
    var unsent: ArraySlice<UInt8>
    var collectedOutput: [UInt8] = []
    var collectedErrors: [UInt8] = []

    /// Runs until the program has closed its outputs; `false` when that takes too long.
    mutating func run(_ deadline: Deadline) -> Bool {
        while output.readEnd >= 0 || errors.readEnd >= 0 {
            if unsent.isEmpty { input.closeWriteEnd() }
            // A negative descriptor is skipped by poll, which is how a closed end drops out.
            var entries = [
                pollfd(fd: input.writeEnd, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output.readEnd, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors.readEnd, events: Int16(POLLIN), revents: 0),
            ]
            guard deadline.poll(&entries) else { return false }
            if entries[0].revents != 0 { sendSome() }
            if entries[1].revents != 0 && !output.drain(into: &collectedOutput) { output.closeReadEnd() }
            if entries[2].revents != 0 && !errors.drain(into: &collectedErrors) { errors.closeReadEnd() }
        }
        return true
    }

    /// No more than a pipe accepts without blocking once poll has found room.
    private mutating func sendSome() {
        let count = unsent.prefix(Int(PIPE_BUF)).withUnsafeBytes { write(input.writeEnd, $0.baseAddress, $0.count) }
        unsent = count > 0 ? unsent.dropFirst(count) : []
    }
}
