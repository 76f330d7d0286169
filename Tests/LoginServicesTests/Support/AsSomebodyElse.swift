import Foundation

/// Runs `body` without the superuser's rights to files, which would make every refusal of a file system invisible.
///
/// Linux keeps these rights by thread, so tests that run meanwhile are not touched. Anybody else runs it as they are.
func asSomebodyElse(_ body: () throws -> Void) throws {
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
