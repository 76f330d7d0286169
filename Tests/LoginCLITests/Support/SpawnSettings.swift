import Foundation

/// The descriptors of a program that is started.
struct FileActions {
    #if canImport(Darwin)
        var value: posix_spawn_file_actions_t?
    #else
        var value = posix_spawn_file_actions_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&value)
    }

    mutating func duplicate(_ descriptor: Int32, as target: Int32) {
        posix_spawn_file_actions_adddup2(&value, descriptor, target)
    }

    mutating func open(_ path: String, as target: Int32) {
        posix_spawn_file_actions_addopen(&value, target, path, O_RDWR, 0)
    }

    mutating func destroy() {
        posix_spawn_file_actions_destroy(&value)
    }
}

/// No blocked and no ignored signals, and a new session if requested.
///
/// Signals start afresh because the threads that run tests block them as it suits their runtime.
struct SpawnAttributes {
    #if canImport(Darwin)
        var value: posix_spawnattr_t?
    #else
        var value = posix_spawnattr_t()
    #endif

    #if canImport(Darwin)
        private static let setsid = Int32(POSIX_SPAWN_SETSID)
    #else
        /// Glibc has it, but shows it to GNU sources only.
        private static let setsid: Int32 = 0x80
    #endif

    init(startsSession: Bool) {
        posix_spawnattr_init(&value)
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&value, &none)
        posix_spawnattr_setsigdefault(&value, &all)
        let session = startsSession ? Self.setsid : 0
        posix_spawnattr_setflags(
            &value, Int16(Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | session))
    }

    mutating func destroy() {
        posix_spawnattr_destroy(&value)
    }
}
