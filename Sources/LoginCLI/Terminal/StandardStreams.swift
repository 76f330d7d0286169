#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The state in which a process can rely on its standard streams.
enum StandardStreams {
    /// Call it first of all.
    ///
    /// A stream that was closed by whoever started the process is filled, or the next file opened would take its number
    /// and receive what is meant for the screen. It is filled so that using it still fails. A reader that goes away
    /// must not kill the process: the write reports it.
    static func prepare() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        signal(SIGPIPE, SIG_IGN)
    }
}
