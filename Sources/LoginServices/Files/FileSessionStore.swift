import Dispatch
import Foundation
import RxLogin
import Streams

/// A session in a file.
///
/// The file contains the authorization header unencrypted, so only its owner can read it.
public struct FileSessionStore: SessionStoring {
    private let document: StoredDocument<User>
    private let background: any ImmediateSchedulerType

    /// The path of the file.
    public var path: String { document.file.path }

    /// Creates a store on the file at `path`, which need not exist.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - lockWait: The wait for other processes that change the file.
    ///   - background: The scheduler that reads and writes the file.
    public init(
        path: String, lockWait: LockWait = LockWait(),
        background: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    ) {
        document = StoredDocument(
            file: AtomicFile(path: path, lockWait: lockWait), format: FileFormat(name: "streams-login-session"),
            now: { Date() }, refusesSharing: false)
        self.background = background
    }

    /// Emits the user of the stored session, or `nil` if there is none.
    ///
    /// A damaged file fails and is left as it is. So is a file that other users can read: they may have the session
    /// already.
    public func load() -> Single<User?> {
        .scheduled(on: background) { [document] in
            guard let user = try document.decoded() else { return nil }
            guard !document.file.isExposed else { throw document.file.problem(.exposed) }
            return user
        }
    }

    /// Emits the user of the stored session, or `nil` if there is none.
    ///
    /// Other users who can read the file may have the session: it can be ended, but not used.
    public func loadForLogout() -> Single<User?> {
        .scheduled(on: background) { [document] in try document.decoded() }
    }

    /// Stores the session of `user` in place of any other, and emits the user of the session that it replaces.
    ///
    /// Emits `nil` if there was no session, or a damaged one. A file of another program fails and is left as it is.
    public func save(_ user: User) -> Single<User?> {
        .scheduled(on: background) { [document] in try document.replace(with: user) }
    }

    /// Removes the stored session if it is that of `user`, even if it must not be used any more.
    ///
    /// Another process may store a session at the same time; that one stays. So does a damaged file, or one of another
    /// program, which is not a failure.
    public func forget(_ user: User) -> Completable {
        Single.scheduled(on: background) { [document] in
            try document.remove { $0.authorizationHeader == user.authorizationHeader }
        }
        .asCompletable()
    }

    /// Removes the stored session if it is damaged.
    ///
    /// A file that cannot be read for another reason fails and is left as it is.
    public func forgetUnreadable() -> Completable {
        Single.scheduled(on: background) { [document] in try document.removeDamaged() }.asCompletable()
    }
}
