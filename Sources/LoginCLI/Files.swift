import RxLogin

/// Where the accounts and the remembered session are.
struct Files: Sendable {
    let users: String
    let session: String

    /// - Parameter store: The file of the accounts, if it is not to be the default one. A session belongs to the store
    ///   that opened it, so it is kept beside it.
    init(store: String?, folder: @autoclosure () -> DataFolder = DataFolder()) {
        if let store {
            users = store
            session = store + ".session"
        } else {
            let folder = folder()
            users = folder.usersPath
            session = folder.sessionPath
        }
    }
}
