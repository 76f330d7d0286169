import Streams

/// A clock that shows the virtual time of a `TestScheduler`.
///
/// A task that sleeps on it is work of the scheduler: it continues when the scheduler runs the tick of the deadline, and
/// no real time passes. Give it to code that takes a clock:
///
///     struct Search<C: Clock> where C.Duration == Duration {
///         let clock: C
///         func results(for query: String) async throws -> [String] {
///             try await clock.sleep(for: .seconds(30))
///             return [query]
///         }
///     }
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let search = Search(clock: scheduler.virtualClock)
public struct VirtualClock: Clock {
    /// A tick.
    public struct Instant: InstantProtocol {
        /// The tick.
        public let tick: TestTime

        /// The number of seconds per tick.
        let resolution: Double

        /// Returns the tick nearest to the end of `duration`.
        public func advanced(by duration: Duration) -> Instant {
            let ticks = converter.convertToVirtualTimeInterval(duration / .seconds(1))
            return Instant(tick: tick.offset(by: ticks), resolution: resolution)
        }

        /// Returns the duration between two ticks, at most 292 billion years.
        public func duration(to other: Instant) -> Duration {
            let seconds = converter.convertFromVirtualTimeInterval(other.tick.ticks(since: tick))
            return .seconds(min(max(seconds, -9e18), 9e18))
        }

        /// Whether a tick is earlier than another one.
        public static func < (left: Instant, right: Instant) -> Bool { left.tick < right.tick }

        private var converter: TestSchedulerVirtualTimeConverter { .init(resolution: resolution) }
    }

    let scheduler: TestScheduler

    /// The tick on the clock of the scheduler.
    public var now: Instant { Instant(tick: scheduler.clock, resolution: scheduler.resolution) }

    /// The duration of a tick.
    public var minimumResolution: Duration { .seconds(min(scheduler.resolution, 9e18)) }

    /// Waits until the scheduler runs the work of a tick; a tick in the past is the current one.
    ///
    /// Throws `CancellationError` if the task is canceled first. The tolerance has no effect.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await Single<Void>.create { [scheduler] single in
            scheduler.scheduleForTask(at: deadline.tick) { single(.success(())) }
        }.value
    }
}
