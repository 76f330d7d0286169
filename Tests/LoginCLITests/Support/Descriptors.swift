import Foundation
import Streams

/// Makes descriptors, closes them and starts programs, one after the other.
///
/// A program being started holds a copy of every descriptor until it has become itself, and keeps those that were not
/// marked as private by then. A pipe would stay open elsewhere that a test knows to be closed.
enum Descriptors {
    private static let access = Lock(())

    static func make(_ create: () -> [Int32]) {
        access.withLock { _ in
            for descriptor in create() { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }
    }

    static func close(_ descriptor: Int32) {
        access.withLock { _ in _ = Foundation.close(descriptor) }
    }

    static func start(_ program: () -> Int32) -> Int32 {
        access.withLock { _ in program() }
    }
}
