import Foundation
import ModuleGenerator

/// The standard streams of the process.
enum StandardStreams {
    /// Makes the use of a closed stream an error that can be reported; call it before anything else.
    ///
    /// A stream that was closed when the process started is opened, because the next file would otherwise get its
    /// number. It is opened so that its use still fails.
    static func prepare() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes the text of a result to its stream; if that fails, writes it to the other stream, with the reason.
    ///
    /// - Returns: The exit code.
    static func write(_ result: GenerateModuleCommand.Result) -> Int32 {
        let isSuccess = result.status == 0
        let text = isSuccess ? result.output : result.errors
        do {
            try write(text, to: isSuccess ? STDOUT_FILENO : STDERR_FILENO)
            return result.status
        } catch {
            let stream = isSuccess ? "output" : "error"
            let reason = String(cString: strerror(error.code))
            let message = "error: Cannot write to the standard \(stream): \(reason). Its text is:\n"
            try? write(message + text, to: isSuccess ? STDERR_FILENO : STDOUT_FILENO)
            return isSuccess ? 1 : result.status
        }
    }

    /// An `errno`: the errors of `FileHandle` do not name all reasons.
    private struct SystemError: Error {
        let code: Int32
    }

    private static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw SystemError(code: errno) }
            rest = rest.dropFirst(max(count, 0))
        }
    }
}
