/// The failures of a logout.
struct LogoutFailures: Sendable, Equatable {
    /// The reason why the session may continue at the service.
    var service: ServiceError?
    /// The reason why the session may still be stored.
    var storage: ServiceError?

    /// The failure that is the outcome.
    var first: ServiceError? { service ?? storage }
}
