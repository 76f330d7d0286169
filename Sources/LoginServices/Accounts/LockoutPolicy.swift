import Foundation

/// When guessing passwords is stopped, and for how long.
public struct LockoutPolicy: Sendable, Equatable {
    /// Failures in a row after which the account is locked.
    public var maxFailures: Int
    /// How long it stays locked, in seconds.
    public var lockDuration: TimeInterval
    /// How long failures are remembered when no further one comes, in seconds.
    public var memory: TimeInterval
    /// How many emails failures are remembered for; the ones untouched for longest are forgotten first.
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
