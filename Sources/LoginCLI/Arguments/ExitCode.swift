import RxLogin

/// The exit codes of the process.
enum ExitCode: Int32, CaseIterable, Sendable {
    case done = 0
    case failed = 1
    case usage = 2
    case rejected = 4
    /// After a signal, 128 and its number.
    case hangup = 129
    case interrupted = 130
    case quit = 131
    case brokenPipe = 141
    case terminated = 143

    var meaning: String {
        switch self {
        case .done: "Done"
        case .failed: "Failed"
        case .usage: "Wrong usage: the command line, or its input, cannot be used"
        case .rejected: "Rejected, or no user is logged in"
        case .hangup: "The terminal hung up (SIGHUP)"
        case .interrupted: "Interrupted with Ctrl-C (SIGINT)"
        case .quit: "Quit with Ctrl-\\ (SIGQUIT)"
        case .brokenPipe: "The reader of the output closed the pipe (SIGPIPE)"
        case .terminated: "Terminated (SIGTERM)"
        }
    }
}

extension ExitCode {
    /// The exit code of a command that failed with this error.
    init(_ error: ServiceError) {
        switch error {
        case .invalidCredentials, .loginRejected, .locked, .emailTaken, .unauthorized, .forbidden, .refused:
            self = .rejected
        case .storage, .offline, .timeout, .untrusted, .wrongAddress, .invalidRequest, .limited, .server, .malformed,
            .tooLarge, .oversized, .missingLibrary, .notFound:
            self = .failed
        }
    }
}
