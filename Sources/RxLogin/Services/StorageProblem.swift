/// The reason why a file cannot be used as a store.
public enum StorageProblem: Sendable, Equatable {
    /// Its permissions forbid reading it.
    case unreadable
    /// Its permissions, its folder or its file system forbid changing it.
    case readOnly
    /// The file system is full.
    case full
    /// It is larger than any store this app writes or reads.
    case tooLarge
    /// It is not a regular file but a folder, a symbolic link, a pipe or a device.
    case notAFile(kind: String)
    /// It is a file of another program, and was left as it is.
    case foreign
    /// It was written by a later version of this app, and was left as it is.
    case newer(version: Int)
    /// It is a damaged file of this app; `keptAt` is its new path, if it was moved. The app then continues without it, and
    /// shows sample data if `hasSample` is true.
    case damaged(keptAt: String?, hasSample: Bool = false)
    /// Another program kept it locked for longer than the app waits.
    case locked(after: Duration)
    /// Its permissions let other users read the secret in it.
    case exposed
    /// Its permissions let other users read or change what is stored in it.
    case shared
    /// The system reported another error, with this description.
    case failed(reason: String)

    func sentence(about path: String) -> String {
        switch self {
        case .unreadable:
            "\(path) cannot be read. Give yourself permission to read it, or choose another file."
        case .readOnly:
            "\(path) cannot be written, so nothing was changed. "
                + "Give yourself permission to write it and its folder, or choose another file."
        case .full:
            "There is no space left to write \(path), so nothing was changed. Free some space and try again."
        case .tooLarge:
            "\(path) is too large for this app, so nothing was changed. Choose another file."
        case .notAFile(let kind):
            "\(path) is \(kind), not a regular file. Choose another file."
        case .foreign:
            "\(path) is not a file of this app, so it was left as it is. Move it away, or choose another file."
        case .newer(let version):
            "\(path) was written by a newer version of this app (format \(version)), so it was left as it is. "
                + "Update the app, or choose another file."
        case .damaged(let keptAt?, let hasSample):
            "\(path) was damaged. It is kept as \(keptAt): restore it from there or from a backup, "
                + "or continue with \(hasSample ? "the sample data" : "a new, empty file")."
        case .damaged(nil, _):
            "\(path) is damaged. Restore it from a backup, or move it away."
        case .locked(let limit):
            "Another program has been using \(path) for \(limit.components.seconds) s, so nothing was changed. "
                + "Wait until it has finished, or end it, and try again."
        case .exposed:
            "\(path) can be read by other users, so the session in it was not used. Log in again."
        case .shared:
            "\(path) can be read or changed by other users, so it was not used. "
                + "Take these permissions away (chmod 600), and try again."
        case .failed(let reason):
            "\(path) cannot be used: \(reason)."
        }
    }
}
