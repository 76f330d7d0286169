import Viper

/// The texts of the router.
enum RouterTexts {
    private static let storedSessionEnded = "Your session has ended. Log in again."

    static func storedSessionFailed(_ error: ServiceError) -> String {
        error == .unauthorized ? storedSessionEnded : error.sentence
    }

    static func sessionEnded(_ route: Route) -> String { "Your session has ended. Log in to continue with \(route)." }

    static func loginFirst(_ route: Route) -> String { "Log in to open \(route)." }
}
