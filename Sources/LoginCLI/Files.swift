import Foundation
import LoginServices

/// The paths of the files: accounts, statement and session, unless a server has the first two.
struct Files: Sendable {
    let users: String
    let statement: String
    let server: ServerAddress?
    let session: String

    /// - Parameters:
    ///   - store: The file of the accounts, or `nil` for the default one. The file of the session is beside it, because
    ///     a session belongs to its store.
    ///   - server: The server that has the accounts instead. Each server has another file for its session, which no
    ///     other server may receive.
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

    /// Returns the address as a part of a file name, different for each server.
    private static func name(of server: ServerAddress) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-"))
        return server.url.absoluteString.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
