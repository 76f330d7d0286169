/// The position of an event in the order of all events of a run.
///
/// Several events can share a tick, and instants order them. Virtual time runs the work of a tick in the order in which
/// it was scheduled, so the position of a job consists of its tick, the position of the job that scheduled it, and a
/// number. The events that one job causes are its steps.
public struct VirtualInstant: Comparable, Sendable {
    private let job: [Int]
    private let steps: [Int]

    private init(job: [Int], steps: [Int] = []) {
        self.job = job
        self.steps = steps
    }

    /// The tick of the instant.
    public var tick: Int { job[0] }

    /// An instant after all others.
    public static var distantFuture: VirtualInstant { VirtualInstant(job: [.max]) }

    /// Returns an instant for one of several things that happen within this one, in the order of their numbers.
    ///
    /// An operator that emits two elements before it subscribes to its source emits them at `start.step(0)` and
    /// `start.step(1)`, and subscribes at `start.step(2)`.
    public func step(_ number: Int) -> VirtualInstant { VirtualInstant(job: job, steps: steps + [number]) }

    /// Returns whether two instants belong to the same scheduled work.
    public func isSameJob(as other: VirtualInstant) -> Bool { job == other.job }

    /// Returns whether the first instant is before the second one.
    public static func < (lhs: VirtualInstant, rhs: VirtualInstant) -> Bool {
        lhs.job == rhs.job
            ? lhs.steps.lexicographicallyPrecedes(rhs.steps) : lhs.job.lexicographicallyPrecedes(rhs.job)
    }
}

/// The instants of a program.
extension VirtualInstant {
    /// Returns the position of a job that is scheduled before the run begins.
    package static func arranged(at tick: Int, number: Int) -> VirtualInstant {
        // Negative, so that it precedes all jobs that are scheduled during the run.
        VirtualInstant(job: [tick, number - 1_000_000])
    }

    /// The number of a job that was scheduled before the run began.
    var arrangedNumber: Int? { job.count == 2 ? job[1] + 1_000_000 : nil }

    /// Returns the position of a job that this one schedules.
    package func job(at tick: Int, number: Int) -> VirtualInstant { VirtualInstant(job: [tick] + job + [number]) }

    /// The end of the job.
    package var jobEnd: VirtualInstant { VirtualInstant(job: job, steps: [.max]) }

    /// Returns the instant of an action that follows this step of the job and everything that results from it.
    package func afterwards(_ number: Int) -> VirtualInstant {
        VirtualInstant(
            job: job, steps: steps.prefix { !Self.afterwards.contains($0) } + [Self.afterwards.lowerBound + number])
    }

    /// Returns the instant of an action that follows all other steps of the job.
    package func afterJob(_ number: Int) -> VirtualInstant {
        VirtualInstant(job: job, steps: [Self.afterJob.lowerBound + number])
    }

    private static let afterwards = 1_000_000..<2_000_000
    private static let afterJob = 2_000_000..<3_000_000
}
