import Dispatch
import Machine

/// How many events there are in a sample: so few that it is often over before another process gets the processor.
let many = 100_000

/// How many of those that take longer.
let few = 5000

/// Something that is done again and again to see how long it takes.
struct Job {
    /// How many units of work, events or cycles, one run does.
    let units: Int
    /// What the sum of all that one run consumes must be.
    let sum: Int
    let run: () -> Void

    init(units: Int, sum: Int = 0, _ run: @escaping () -> Void) {
        self.units = units
        self.sum = sum
        self.run = run
    }

    /// Nanoseconds per unit in one run.
    func sample() -> Double {
        _ = consumed()
        let time = time()
        let sum = consumed()
        precondition(sum == self.sum, "The sum is \(sum) and not \(self.sum): events were lost, or came twice.")
        return time
    }

    /// As `sample()`, for a job whose sum is not known.
    func time() -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        run()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(units)
    }

    /// Allocations per unit in one run.
    func mallocs() -> Double {
        allocator_start()
        run()
        defer { _ = consumed() }
        return Double(allocator_stop()) / Double(units)
    }
}

/// Nanoseconds per unit in several runs.
struct Samples {
    private var sorted: [Double] = []

    init() {}

    /// Measures a job whose sum is not known.
    init(of job: Job, repetitions: Int) {
        _ = job.time()
        for _ in 0..<repetitions { add(job.time()) }
    }

    mutating func add(_ sample: Double) {
        sorted.append(sample)
        sorted.sort()
    }

    var least: Double { sorted[0] }
    var median: Double { sorted[sorted.count / 2] }
}

/// Hides a value from the optimiser, so that a loop over it cannot fold away.
@inline(never) func opaque(_ value: Int) -> Int { value }

/// The sum of all numbers below `count`.
func sum(below count: Int) -> Int { count * (count - 1) / 2 }
