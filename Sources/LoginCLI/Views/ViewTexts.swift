import RxLogin

/// The texts of the screens.
enum ViewTexts {
    static let contentPrompt = "> "
    static let contentHint = "Type back to go back, help for the rest."
    static let homeHint = "Type a number to open it, logout to log out."
    static let listHint = "Type a number to open it, back to go back."
    static let detailsHint = "Type review to add a review, back to go back."
    static let statementHint = "Type next or previous to turn the page, back to go back."
    static let noSuchPage = "There is no such page."
    static let noCities = "There are no cities."
    static let noSessions = "There are no stored sessions."
    static let unreadable = "(unreadable)"
    static let noShows = "There are no shows."
    static let reviewEndedEarly = "The input ended before the review was complete. It was not published."
    static let reviewAdded = "Your review was added."
    static let loggedOut = "Logged out."
    static let howToChangeEmail = "Type back to change the email."

    static let loading = "Loading..."
    static let publishing = "Publishing the review..."
    static let loggingIn = "Logging in..."
    static let registering = "Creating the account..."
    static let loggingOut = "Logging out..."

    static let login = "login"
    static let register = "register"

    static func prompt(for prompt: CredentialsPrompt) -> String {
        switch prompt.field {
        case .email: prompt.email.map { "Email [\($0)]: " } ?? "Email: "
        case .password: "Password: "
        case .repeatedPassword: "Password again: "
        }
    }

    static func cancelable(_ progress: String) -> String { "\(progress) back cancels" }

    static func unavailable(_ action: String, _ reason: String) -> String { "[\(action) unavailable: \(reason)]" }

    static func accountCreated(_ email: String) -> String { "The account \(email) was created. Log in with it." }

    static func loggedIn(_ email: String) -> String { "Logged in as \(email)" }

    static func stillLoggedIn(_ email: String) -> String {
        "Still logged in as \(email). Type home to go back, logout to log out."
    }

    static func ratingPrompt(_ ratings: ClosedRange<Int>) -> String {
        "Rating (\(ratings.lowerBound) to \(ratings.upperBound)): "
    }

    static func commentPrompt(_ unsent: String?) -> String { unsent.map { "Comment [\($0)]: " } ?? "Comment: " }

    static func cachedStatementHint(_ age: Duration) -> String {
        let seconds = max(1, age.components.seconds)
        let time = seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min"
        return "Loaded \(time) ago. Type reload, next or previous, or back to go back."
    }

    static func rows(_ first: Int, _ last: Int, of count: Int) -> String {
        count == 0 ? "There are no transactions." : "\(first) to \(last) of \(count)"
    }

    static func noSuchNumber(_ number: Int, count: Int) -> String {
        count == 0 ? "There is nothing to choose here." : "There is no \(number). Choose from 1 to \(count)."
    }

    static func stayingLoggedIn(_ path: String) -> String {
        "You will stay logged in: the session is stored in \(path), which only you can read."
    }

    static func unknown(_ word: String, nearest: String?) -> String {
        "There is no command '\(word)'." + (nearest.map { " Did you mean '\($0)'?" } ?? " Type help for the commands.")
    }
}
