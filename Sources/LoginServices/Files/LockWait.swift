import Foundation

/// The wait for other threads and processes that change the same file.
public struct LockWait: Sendable {
    static let step = Duration.milliseconds(5)
    /// The wait after which it is announced.
    static let announced = Duration.milliseconds(500)

    /// The longest wait, after which the change fails with `StorageProblem.locked`.
    public let limit: Duration
    let announce: @Sendable (String) -> Void
    let pause: @Sendable (Duration) -> Void

    /// Creates a wait of at most `limit`, 10 seconds by default.
    ///
    /// - Parameters:
    ///   - limit: The longest wait.
    ///   - announce: Called after 500 ms with the path of the file, on the waiting thread.
    ///   - pause: Blocks the thread for a part of the wait.
    public init(
        limit: Duration = .seconds(10), announce: @escaping @Sendable (String) -> Void = { _ in },
        pause: @escaping @Sendable (Duration) -> Void = { Thread.sleep(forTimeInterval: $0 / .seconds(1)) }
    ) {
        self.limit = limit
        self.announce = announce
        self.pause = pause
    }
}
