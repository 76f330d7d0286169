import Dispatch
import Machine

/// The number of events in a sample: so few that it often completes before another process gets the processor.
let many = 100_000

/// The number of events or cycles that take longer.
let few = 5000

/// Work that is repeated to measure its time.
struct Job {
    /// The units of work, events or cycles, of one run.
    let units: Int
    /// The sum of the elements that one run consumes; nil if it is not checked.
    let sum: Int?
    let run: () -> Void

    init(units: Int, sum: Int? = nil, _ run: @escaping () -> Void) {
        self.units = units
        self.sum = sum
        self.run = run
    }

    /// Nanoseconds per unit in one run.
    func sample() -> Double {
        _ = consumed()
        let start = DispatchTime.now().uptimeNanoseconds
        run()
        let time = Double(DispatchTime.now().uptimeNanoseconds - start) / Double(units)
        let total = consumed()
        precondition(total == sum ?? total, "The sum is \(total), not \(sum!): events were lost, or came twice.")
        return time
    }

    /// Allocations per unit, the least of a few runs: other threads of the process allocate now and then, too.
    func mallocs() -> Double {
        let counts = (0..<3).map { _ in
            _ = consumed()
            allocator_start()
            run()
            return Double(allocator_stop()) / Double(units)
        }
        return counts.min() ?? 0
    }
}

/// Nanoseconds per unit in several runs.
struct Samples {
    private var sorted: [Double] = []

    mutating func add(_ sample: Double) {
        sorted.append(sample)
        sorted.sort()
    }

    var least: Double { sorted[0] }
    var median: Double { sorted[sorted.count / 2] }
}

/// Hides a value from the optimizer, so that a loop over it cannot fold away.
@inline(never) func opaque<Value>(_ value: Value) -> Value { value }

/// The sum of all numbers below `count`.
func sum(below count: Int) -> Int { count * (count - 1) / 2 }

/// Runs a task, and waits for it.
func awaited(_ body: @escaping @Sendable () async throws -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        try await body()
        done.signal()
    }
    done.wait()
}
