import Foundation
import LoginServices

/// The paths of the files: accounts, statement and session, unless a server has the first two.
struct Files: Sendable {
    let users: String
    let statement: String
    let server: ServerAddress?
    let session: String

    /// - Parameters:
    ///   - store: The file of the accounts, if it is not to be the default one. A session belongs to the store that
    ///     opened it, so it is kept beside it.
    ///   - server: Who keeps the accounts instead. Its session is a secret that no other server may see, so it has a
    ///     file of its own.
    init(store: String?, server: ServerAddress? = nil, folder: @autoclosure () -> DataFolder = DataFolder()) {
        self.server = server
        let session: String
        if let store {
            users = store
            statement = store + ".statement"
            session = store + ".session"
        } else {
            let folder = folder()
            users = folder.usersPath
            statement = folder.statementPath
            session = folder.sessionPath
        }
        self.session = session + (server.map { "." + Self.name(of: $0) } ?? "")
    }

    /// The address as a part of a file's name, different for each.
    private static func name(of server: ServerAddress) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-"))
        return server.url.absoluteString.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
