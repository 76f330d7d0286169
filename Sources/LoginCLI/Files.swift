import Foundation
import LoginServices
import RxLogin

/// The paths of the files: accounts, reviews, statement and session; only the session if there is a server.
struct Files: Sendable {
    let users: String
    let reviews: String
    let statement: String
    let server: ServerAddress?
    let session: String
    let advice: Advice

    /// - Parameters:
    ///   - store: The file of the accounts, or `nil` for the default one. The file of the session is beside it, because
    ///     a session belongs to its store.
    ///   - server: The server that has the accounts instead. Each server has another file for its session, which no
    ///     other server may receive.
    ///   - namesEmbedded: Whether the environment names a server, so that advice has to name the embedded services.
    init(
        store: String?, server: ServerAddress? = nil, namesEmbedded: Bool = false,
        folder: @autoclosure () -> DataFolder = DataFolder()
    ) {
        self.server = server
        advice = Advice(store: store, server: server?.url.absoluteString, namesEmbedded: namesEmbedded)
        let session: String
        if let store {
            users = store
            reviews = store + ".reviews"
            statement = store + ".statement"
            session = store + ".session"
        } else {
            let folder = folder()
            users = folder.usersPath
            reviews = folder.reviewsPath
            statement = folder.statementPath
            session = folder.sessionPath
        }
        self.session = session + (server.map { "." + Self.name(of: $0) } ?? "")
    }

    /// Returns the servers with a stored session beside `store`, by URL, after `nil` if the embedded services have one.
    ///
    /// Throws if there is a folder that cannot be read: it may have sessions.
    static func serversWithSession(beside store: String?) throws(ServiceError) -> [ServerAddress?] {
        let session = Files(store: store).session
        let file = URL(fileURLWithPath: session)
        let prefix = file.lastPathComponent + "."
        let folder = file.deletingLastPathComponent().path
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        if names == nil, FileManager.default.fileExists(atPath: folder) { throw .storage(.unreadable, path: folder) }
        // The lock of a session stays beside it, and after it.
        let sessions = (names ?? []).sorted().filter { $0.hasPrefix(prefix) && !$0.hasSuffix(lockSuffix) }
        let servers = sessions.compactMap { name -> ServerAddress? in
            // A session of a server that was allowed once is listed, and can be ended.
            let suffix = String(name.dropFirst(prefix.count))
            guard let text = suffix.removingPercentEncoding,
                let address = try? ServerAddress(text, allowsPlainHTTP: true),
                Self.name(of: address) == suffix
            else { return nil }
            return address
        }
        return (FileManager.default.fileExists(atPath: session) ? [nil] : []) + servers
    }

    /// Whether there is a stored session of another server, or of the embedded services, beside this one.
    var hasOtherSessions: Bool {
        (try? Self.serversWithSession(beside: advice.store))?.contains { $0 != server } ?? false
    }

    private static let lockSuffix = ".lock"

    /// Returns the address as a part of a file name, different for each server.
    private static func name(of server: ServerAddress) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-"))
        let name = server.url.absoluteString.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        // A name with this ending is that of a lock, and may be that of another session.
        return name.hasSuffix(lockSuffix) ? name.dropLast(lockSuffix.count) + "%2Elock" : name
    }
}
