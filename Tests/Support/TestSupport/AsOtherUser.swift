import Foundation

/// Runs `body` without the superuser's rights to files, for which a file system refuses nothing.
///
/// On Linux these rights belong to the thread, so concurrent tests keep them. Other users run `body` with their own.
package func asOtherUser(_ body: () throws -> Void) throws {
    #if os(Linux)
        typealias SetFileSystemUser = @convention(c) (uid_t) -> Int32
        if geteuid() == 0, let symbol = dlsym(nil, "setfsuid") {
            let setFileSystemUser = unsafeBitCast(symbol, to: SetFileSystemUser.self)
            _ = setFileSystemUser(65_534)
            defer { _ = setFileSystemUser(0) }
            return try body()
        }
    #endif
    try body()
}
