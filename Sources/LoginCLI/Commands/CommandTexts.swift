/// Everything the commands say.
enum CommandTexts {
    static let nobodyLoggedIn = "Nobody is logged in. " + howToLogIn
    static let sessionEnded = "The session has ended. " + howToLogIn
    static let nobodyWasLoggedIn = "Nobody was logged in."
    static let loggedOut = "Logged out"

    private static let howToLogIn = "Log in with: LoginCLI login"

    static func registered(_ email: String) -> String { "Registered \(email)" }

    static func users(_ path: String) -> String { "Users:   \(path)" }

    static func server(_ url: String) -> String { "Server:  \(url)" }

    static func session(_ path: String) -> String { "Session: \(path)" }

    static func kept(_ path: String) -> String {
        "The session is kept in \(path), which only you can read; whoever reads it is logged in. "
            + "End it with: LoginCLI logout"
    }

    static func notKept(_ reason: String) -> String { "You are logged in, but not remembered. \(reason)" }
}
