import Machine

/// Something users do, and what it should cost in terms of a floor.
struct Workload: Sendable {
    let name: String
    let floor: Floor
    let target: Double
    /// How many allocations there may be per event or cycle, where that is said.
    var mallocs: Double? = nil
    /// How many equal parts a unit has.
    var parts = 1.0
    /// What is not to be counted: the same work without the part in question.
    var baseline: (@Sendable () -> Job)? = nil
    let job: @Sendable () -> Job
}

/// The figures of one workload.
struct Result {
    let workload: Workload
    let ns: Double
    let median: Double
    let floor: Double
    let mallocs: Double?

    var ratio: Double { ns / floor }

    var isMet: Bool {
        if let mallocs, let most = workload.mallocs, mallocs > most { return false }
        return ratio <= workload.target
    }

    /// Runs the floor, the baseline and the workload in turns, so that all three see the same machine.
    static func measured(_ workload: Workload, repetitions: Int) -> Result {
        let floor = workload.floor.job()
        let baseline = workload.baseline?()
        let job = workload.job()
        var floors = Samples()
        var baselines = Samples()
        var samples = Samples()
        // Once to warm up.
        _ = (floor.sample(), baseline?.sample(), job.sample())
        for _ in 0..<repetitions {
            floors.add(floor.sample())
            if let baseline { baselines.add(baseline.sample()) } else { baselines.add(0) }
            samples.add(job.sample())
        }
        let mallocs = allocator_can_count ? job.mallocs() - (baseline?.mallocs() ?? 0) : nil
        return Result(
            workload: workload,
            ns: (samples.least - baselines.least) / workload.parts,
            median: (samples.median - baselines.median) / workload.parts,
            floor: floors.least,
            mallocs: mallocs.map { max(0, $0) / workload.parts })
    }
}
