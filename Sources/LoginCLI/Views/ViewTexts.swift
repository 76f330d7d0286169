/// Everything the screens say.
enum ViewTexts {
    static let passwordPrompt = "Password: "
    static let contentPrompt = "> "
    static let commentPrompt = "Comment: "
    static let contentHint = "Type back to go back, help for the rest."
    static let homeHint = "Type a number to open it, logout to log out."
    static let listHint = "Type a number to open it, back to go back."
    static let detailsHint = "Type review to add a review, back to go back."
    static let statementHint = "Type next or previous to turn the page, back to go back."
    static let noSuchPage = "There is no such page."
    static let reviewAdded = "Your review was added."
    static let loggedOut = "Logged out."

    static let loading = "Loading..."
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

    static func ratingPrompt(_ ratings: ClosedRange<Int>) -> String {
        "Rating (\(ratings.lowerBound) to \(ratings.upperBound)): "
    }

    static func noRating(_ ratings: ClosedRange<Int>) -> String {
        "Enter a number from \(ratings.lowerBound) to \(ratings.upperBound)."
    }

    static func rows(_ first: Int, _ last: Int, of count: Int) -> String {
        count == 0 ? "There are no transactions." : "\(first) to \(last) of \(count)"
    }

    static func noSuchNumber(_ number: Int, count: Int) -> String {
        count == 0 ? "There is nothing to choose here." : "There is no \(number). Choose from 1 to \(count)."
    }

    static func stayingLoggedIn(_ path: String) -> String {
        "You will stay logged in: the session is kept in \(path), which only you can read."
    }

    static func unknown(_ word: String, nearest: String?) -> String {
        "There is no command '\(word)'." + (nearest.map { " Did you mean '\($0)'?" } ?? " Type help for what there is.")
    }
}
