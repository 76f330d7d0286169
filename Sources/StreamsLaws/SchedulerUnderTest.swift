import Streams
import Testing

/// A serial scheduler on which the laws are checked.
///
///     SchedulerUnderTest("CurrentThreadScheduler") { (CurrentThreadScheduler.instance, {}) }
public struct SchedulerUnderTest: Sendable, CustomTestStringConvertible {
    /// A scheduler, and a function that returns when all work that was scheduled has run.
    public typealias Instance = (scheduler: any ImmediateSchedulerType, settle: @MainActor () async -> Void)

    /// The name of the scheduler.
    public let testDescription: String
    let make: @MainActor @Sendable () -> Instance

    /// Creates a scheduler under test.
    ///
    /// - Parameters:
    ///   - name: The name of the scheduler.
    ///   - make: Returns a scheduler, and a function that returns when all work that was scheduled has run.
    public init(_ name: String, make: @escaping @MainActor @Sendable () -> Instance) {
        testDescription = name
        self.make = make
    }
}
