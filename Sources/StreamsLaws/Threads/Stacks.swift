#if canImport(Runtime) && os(Linux)
    import Foundation
    import Runtime
    import Streams

    /// The call stack of a thread that is stuck, which it captures in the handler of a signal.
    ///
    /// The handler allocates, which a handler should not. The thread is stuck anyway, and the wait for its answer has a
    /// deadline.
    package enum Stacks {
        /// Whether a thread that waits does not tell: the thread sanitizer keeps signals back from it.
        package static let areHidden = dlsym(nil, "__tsan_init") != nil

        private static let images = ImageMap.capture()
        private static let answer = Lock<(thread: pthread_t, backtrace: Backtrace?)?>(nil)
        private static let turn = NSLock()
        private static let answered = DispatchSemaphore(value: 0)
        private static let isReady: Void = {
            _ = images
            _ = answered
            answer.withLock { $0 = nil }
            signal(SIGUSR2) { _ in
                let error = errno
                defer { errno = error }
                let backtrace = try? Backtrace.capture(limit: 128, images: Stacks.images)
                Stacks.answer.withLock { $0 = (pthread_self(), backtrace) }
                Stacks.answered.signal()
            }
        }()

        /// Called by each thread that is to tell: those that are started from a dispatch queue are deaf to signals.
        static func listen() {
            isReady
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGUSR2)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        }

        private static var patience: Double { areHidden ? 5 : 60 }

        /// Returns the backtrace of `thread`; the late answer of another thread is discarded.
        private static func backtrace(from thread: pthread_t, by deadline: DispatchTime) -> Backtrace? {
            while answered.wait(timeout: deadline) == .success {
                if let told = answer.withLock({ $0 }), told.thread == thread { return told.backtrace }
            }
            return nil
        }

        /// The calls `thread` is in, innermost first.
        static func lines(of thread: pthread_t) -> [String] {
            turn.lock()
            defer { turn.unlock() }
            guard pthread_kill(thread, SIGUSR2) == 0,
                let frames = backtrace(from: thread, by: .now() + patience)?.symbolicated(with: images)?.frames
            else { return ["(it does not tell)"] }
            // Without the handler's own.
            return frames.filter { !$0.isSwiftThunk }.dropFirst(2).compactMap { frame in
                guard let symbol = frame.symbol else { return nil }
                return symbol.sourceLocation.map { "\(symbol.name) at \($0)" } ?? symbol.name
            }
        }
    }
#endif
