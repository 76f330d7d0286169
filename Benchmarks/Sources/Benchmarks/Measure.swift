import Dispatch

/// Nanoseconds per unit of work: the least and the median of several repetitions.
struct Timing {
    let least: Double
    let median: Double
}

/// Runs `body`, which does `units` units of work, `repetitions` times after one run to warm up.
func measure(units: Int, repetitions: Int = 9, _ body: () -> Void) -> Timing {
    body()
    let samples = (0..<repetitions).map { _ in
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(units)
    }.sorted()
    return Timing(least: samples[0], median: samples[samples.count / 2])
}

/// Hides a value from the optimiser, so that a loop over it cannot fold away.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }

/// Uses a value: a call that the optimiser cannot see through, with one addition to memory.
@inline(never)
func consume(_ value: Int) { total.pointee &+= value }

/// The sum of what was consumed, so that a workload can check that nothing was lost.
nonisolated(unsafe) let total: UnsafeMutablePointer<Int> = {
    let total = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    total.initialize(to: 0)
    return total
}()
