import Foundation
import LoginServices
import RxLogin
import Streams

/// A clock that moves when told to.
final class TestClock: Sendable {
    private let date = Lock(Date(timeIntervalSince1970: 1_800_000_000))

    var now: @Sendable () -> Date {
        { self.date.value }
    }

    func advance(by seconds: TimeInterval) {
        date.withLock { $0 += seconds }
    }
}

extension UserStore {
    /// A store that hashes as fast as it can.
    init(at path: String, clock: TestClock = TestClock()) {
        self.init(path: path, hasher: PasswordHasher(cost: .least), now: clock.now)
    }
}
