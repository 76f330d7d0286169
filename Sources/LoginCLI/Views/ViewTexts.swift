/// Everything the screens say.
enum ViewTexts {
    static let passwordPrompt = "Password: "
    static let homePrompt = "> "
    static let homeHint = "Type logout to log out."
    static let loggedOut = "Logged out."

    static let loggingIn = "Logging in..."
    static let registering = "Creating the account..."
    static let loggingOut = "Logging out..."

    static let login = "login"
    static let register = "register"

    static func emailPrompt(_ kept: String?) -> String {
        kept.map { "Email [\($0)]: " } ?? "Email: "
    }

    static func empty(_ field: CredentialsForm.Field) -> String {
        switch field {
        case .email: "Enter an email address."
        case .password: "Enter a password."
        }
    }

    static func unavailable(_ action: String, _ reason: String) -> String { "[\(action) unavailable: \(reason)]" }

    static func available(_ action: String) -> String { "[\(action) available]" }

    static func accountCreated(_ email: String) -> String { "There is an account for \(email) now. Log in with it." }

    static func tooManyTries(_ count: Int) -> String {
        "That was attempt \(count), so the session ends. Start LoginCLI again to try once more."
    }

    static func loggedIn(_ email: String) -> String { "Logged in as \(email)" }

    static func unknown(_ word: String, nearest: String?) -> String {
        "There is no command '\(word)'." + (nearest.map { " Did you mean '\($0)'?" } ?? " Type help for what there is.")
    }
}
