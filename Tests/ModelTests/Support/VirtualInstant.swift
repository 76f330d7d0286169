/// The position of an event in the order of all events of a run.
///
/// Virtual time does what is due at a tick in the order in which it was scheduled. So the place of a job is its tick,
/// then the place of the job that scheduled it, then a running number. What one job does at once, one thing after the
/// other, are its steps.
struct VirtualInstant: Comparable {
    private let job: [Int]
    private let steps: [Int]

    private init(job: [Int], steps: [Int] = []) {
        self.job = job
        self.steps = steps
    }

    /// A job that was scheduled before the run began.
    static func arranged(at tick: Int, number: Int) -> VirtualInstant {
        // Negative, so that it comes before all jobs that are scheduled at some tick.
        VirtualInstant(job: [tick, number - 1_000_000])
    }

    /// Later than everything.
    static var distantFuture: VirtualInstant { VirtualInstant(job: [.max]) }

    var tick: Int { job[0] }

    /// A job that this one schedules.
    func job(at tick: Int, number: Int) -> VirtualInstant { VirtualInstant(job: [tick] + job + [number]) }

    /// Something that happens at once.
    func step(_ number: Int) -> VirtualInstant { VirtualInstant(job: job, steps: steps + [number]) }

    /// The `number`-th action after all others of the job.
    func again(_ number: Int) -> VirtualInstant { VirtualInstant(job: job, steps: [Self.again.lowerBound + number]) }

    /// The `number`-th of what is done right after this step of the job and all that comes of it.
    func afterwards(_ number: Int) -> VirtualInstant {
        VirtualInstant(
            job: job, steps: steps.prefix { !Self.afterwards.contains($0) } + [Self.afterwards.lowerBound + number])
    }

    private static let afterwards = 1_000_000..<2_000_000
    private static let again = 2_000_000..<3_000_000

    /// The end of the job.
    var over: VirtualInstant { VirtualInstant(job: job, steps: [.max]) }

    /// The number of a job that was scheduled before the run began.
    var arrangedNumber: Int? { job.count == 2 ? job[1] + 1_000_000 : nil }

    func isSameJob(as other: VirtualInstant) -> Bool { job == other.job }

    static func < (lhs: VirtualInstant, rhs: VirtualInstant) -> Bool {
        lhs.job == rhs.job
            ? lhs.steps.lexicographicallyPrecedes(rhs.steps) : lhs.job.lexicographicallyPrecedes(rhs.job)
    }
}
