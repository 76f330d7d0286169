/// How the process ends.
enum ExitCode: Int32, Sendable {
    case done = 0
    case failed = 1
    /// The command line, or what came on standard input for it, cannot be used.
    case usage = 2
    /// The credentials were refused, or nobody is logged in.
    case rejected = 4
    case interrupted = 130
}
