import Foundation

/// Everything a service may answer instead of what was asked, each in words a person can act upon.
public enum ServiceError: LocalizedError, Sendable, Equatable {
    /// The email and the password do not belong together; whether the account exists is not said.
    case invalidCredentials
    /// Somebody registered with this email before.
    case emailTaken
    /// Too many failures: no password is looked at for `retryAfter` more seconds.
    case locked(retryAfter: Int)
    /// The session is over, or never was.
    case unauthorized
    /// What was asked for is not there.
    case notFound
    /// What was given cannot be accepted, for the reason in the sentence.
    case refused(reason: String)
    /// The service cannot be reached.
    case offline
    /// The service took too long.
    case timeout
    /// The service answered with a status nobody expected.
    case server(status: Int)
    /// The service answered something that makes no sense.
    case malformed
    /// The file at `path` cannot serve.
    case storage(StorageProblem, path: String)

    /// The sentence to show.
    public var errorDescription: String? {
        switch self {
        case .invalidCredentials:
            "The email or the password is wrong. Check both and try again."
        case .emailTaken:
            "There is an account with this email already. Log in, or register with another email."
        case .locked(let seconds):
            "Too many failed attempts. Try again in \(seconds) s."
        case .unauthorized:
            "You are not logged in, or the session has ended. Log in and try again."
        case .notFound:
            "This does not exist, or not any more. Go back and choose something else."
        case .refused(let reason):
            reason
        case .offline:
            "The server cannot be reached. Check the connection and try again."
        case .timeout:
            "The server took too long to answer. Try again later."
        case .server(let status):
            "The server failed (status \(status)). Try again later."
        case .malformed:
            "The server's answer makes no sense. Check the address of the server, or try again later."
        case .storage(let problem, let path):
            problem.sentence(about: path)
        }
    }
}
