import Foundation

/// The failures of the services, each with a sentence that a person can act upon.
public enum ServiceError: LocalizedError, Sendable, Equatable {
    /// The email and the password do not belong together. Whether the account exists is not revealed.
    case invalidCredentials
    /// The server rejects a login or a registration without saying that the password is wrong.
    case loginRejected
    /// There is an account with this email.
    case emailTaken
    /// No password is verified for `retryAfter` more seconds after too many failures, if the time is known.
    case locked(retryAfter: Int?)
    /// No request is answered for `retryAfter` more seconds after too many, if the time is known.
    case limited(retryAfter: Int?)
    /// The session has ended, or there was none.
    case unauthorized
    /// The user lacks the permission for this.
    case forbidden
    /// The object does not exist.
    case notFound
    /// The input is not accepted, for the reason in the sentence.
    case refused(reason: String)
    /// The service cannot be reached.
    case offline
    /// The service took too long.
    case timeout
    /// The certificate of the server is not trusted.
    case untrusted
    /// The server at this address is not the service.
    case wrongAddress
    /// The server rejects the form of a request.
    case invalidRequest
    /// The server answered with an unexpected status.
    case server(status: Int)
    /// The answer of the service is not what it should be.
    case malformed
    /// The answer of the service is larger than the app accepts.
    case tooLarge
    /// A text in the answer of the service is longer than `limit` bytes.
    case oversized(field: String, limit: Int)
    /// The system lacks the library that hashes passwords.
    case missingLibrary(name: String, package: String)
    /// The file at `path` cannot be used.
    case storage(StorageProblem, path: String)

    /// The sentence to show.
    public var errorDescription: String? {
        switch self {
        case .invalidCredentials:
            "The email or the password is wrong. Check both and try again."
        case .loginRejected:
            "The server rejected the login without a reason. Check the email, the password and the server's address."
        case .emailTaken:
            "There is an account with this email already. Log in, or register with another email."
        case .locked(let seconds):
            "Too many failed attempts. \(Self.tryAgain(in: seconds))"
        case .limited(let seconds):
            "The server has received too many requests. \(Self.tryAgain(in: seconds))"
        case .unauthorized:
            "You are not logged in, or the session has ended. Log in and try again."
        case .forbidden:
            "Your account is not allowed to do this. Log in with another account, or ask the owner of the server."
        case .notFound:
            "This does not exist, or not any more. Choose something else."
        case .refused(let reason):
            reason
        case .offline:
            "The server cannot be reached. Check the connection and try again."
        case .timeout:
            "The server took too long to answer. Try again later."
        case .untrusted:
            "The server's certificate is not trusted, so nothing was sent. Check the address, or ask its owner."
        case .wrongAddress:
            "There is a server at this address, but not the one of this app. Check the address and its path."
        case .invalidRequest:
            "The server does not understand the request. Update the app, or check the address of the server."
        case .server(let status) where 400..<500 ~= status:
            "The server rejected the request (status \(status)). Check the address of the server, or ask its owner."
        case .server(let status):
            "The server failed (status \(status)). Try again later."
        case .malformed:
            "The server's answer cannot be understood. Check the address of the server, or try again later."
        case .tooLarge:
            "The server's answer is too large, so the rest was not read. Check the address of the server."
        case .oversized(let field, let limit):
            "The server's answer is not used: its \(field) has more than \(limit) bytes. Check the address of the server."
        case .missingLibrary(let name, let package):
            "Passwords cannot be hashed, because this system has no \(name). Install its package: \(package)."
        case .storage(let problem, let path):
            problem.sentence(about: path)
        }
    }

    private static func tryAgain(in seconds: Int?) -> String {
        switch seconds {
        case nil: "Try again later."
        case 0: "Try again now."
        case let seconds? where seconds <= 120: "Try again in \(seconds) s."
        case let seconds? where seconds <= 7_200: "Try again in \((seconds + 59) / 60) min."
        case let seconds?: "Try again in \((seconds + 3_599) / 3_600) h."
        }
    }
}

extension ServiceError {
    /// Creates a failure from the error of a service.
    ///
    /// Services fail with a `ServiceError`; any other error is an answer that the service could not interpret.
    public init(_ error: any Error) {
        self = error as? ServiceError ?? .malformed
    }
}
