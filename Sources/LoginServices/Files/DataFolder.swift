import Foundation

/// The default folder of the app's files.
public struct DataFolder: Sendable, Equatable {
    /// The folder, which is created with the first file.
    public let path: String

    /// The environment variables that determine the folder: the first with an absolute path.
    public static var variables: [String] {
        #if canImport(Darwin)
            ["HOME"]
        #else
            ["XDG_DATA_HOME", "HOME"]
        #endif
    }

    /// The path of the accounts.
    public var usersPath: String { "\(path)/users.json" }
    /// The path of the reviews.
    public var reviewsPath: String { "\(path)/reviews.json" }
    /// The path of the file that replaces the sample statement.
    public var statementPath: String { "\(path)/statement.json" }
    /// The path of the stored session.
    public var sessionPath: String { "\(path)/session.json" }

    /// Finds the folder that the system intends for the data of this user.
    ///
    /// On Linux it is `streams-login` in `$XDG_DATA_HOME` or, if that is unset or relative, in `~/.local/share`. On Apple
    /// systems it is in `~/Library/Application Support`.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = Self.absolute(environment["HOME"]) ?? NSHomeDirectory()
        #if canImport(Darwin)
            path = "\(home)/Library/Application Support/streams-login"
        #else
            path = "\(Self.absolute(environment["XDG_DATA_HOME"]) ?? "\(home)/.local/share")/streams-login"
        #endif
    }

    private static func absolute(_ path: String?) -> String? {
        path.flatMap { $0.unicodeScalars.first == "/" ? $0 : nil }
    }
}
