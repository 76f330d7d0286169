import RxLogin

extension ExitCode {
    /// How a process ends that could not do what it was for.
    init(_ error: ServiceError) {
        switch error {
        case .invalidCredentials, .locked, .emailTaken, .unauthorized, .refused: self = .rejected
        case .storage, .offline, .timeout, .server, .malformed, .notFound: self = .failed
        }
    }
}
