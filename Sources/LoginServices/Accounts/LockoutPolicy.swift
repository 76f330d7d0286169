import Foundation

/// The limits of guessing passwords.
public struct LockoutPolicy: Sendable, Equatable {
    /// The number of consecutive failures that lock the account.
    public var maxFailures: Int
    /// The duration of a lock, in seconds; `infinity` for a lock for good.
    public var lockDuration: TimeInterval
    /// The seconds after the last failure for which failures count.
    public var memory: TimeInterval
    /// The number of emails with failures; one more discards the email whose last failure is the oldest.
    public var maxTracked: Int

    /// Creates a policy; the default locks an account for 30 seconds after five failures.
    public init(
        maxFailures: Int = 5, lockDuration: TimeInterval = 30, memory: TimeInterval = 900, maxTracked: Int = 1_000
    ) {
        self.maxFailures = maxFailures
        self.lockDuration = lockDuration
        self.memory = memory
        self.maxTracked = maxTracked
    }
}
