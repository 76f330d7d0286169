import Foundation
import LoginServices

/// Writes the commands that messages advise, for the store and the server of this run.
///
/// Without these flags, a command would concern another session.
struct Advice: Equatable, Sendable {
    /// The value of `--server` for the services without a server, which the environment can replace as the default.
    static let embedded = "embedded"

    /// The store of this run, unless it is the default one.
    var store: String?
    /// The server of this run, or `nil` for the embedded services.
    var server: String?
    /// Whether the environment names a server, so that the embedded services have to be named, too.
    var namesEmbedded = false

    /// Returns a command for a shell.
    func command(_ words: String...) -> String { command(words, server: server) }

    /// Returns the command that ends the session of a server, or that of the embedded services.
    func logout(from server: String?) -> String { command([CommandName.logout.rawValue], server: server) }

    private func command(_ words: [String], server: String?) -> String {
        var words = ["LoginCLI"] + words
        if let server {
            words += [Flag.server.rawValue, server]
            if (try? ServerAddress(server)) == nil { words.append(Flag.insecure.rawValue) }
        } else if namesEmbedded {
            words += [Flag.server.rawValue, Self.embedded]
        }
        if let store {
            // As a separate word, a value that begins with a dash would be a flag.
            let isJoined = store.unicodeScalars.first == "-"
            words += isJoined ? ["\(Flag.store.rawValue)=\(store)"] : [Flag.store.rawValue, store]
        }
        return words.map(Self.quoted).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/:.-_@%+=,"))
        if !word.isEmpty, word.unicodeScalars.allSatisfy(plain.contains) { return word }
        return "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
