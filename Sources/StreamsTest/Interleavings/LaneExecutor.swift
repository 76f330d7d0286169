#if Interleavings
    import Streams

    /// Runs the jobs of one task on a lane.
    final class LaneExecutor: TaskExecutor {
        private let run: InterleavedRun
        private let lane: Lane

        init(_ run: InterleavedRun, _ lane: Lane) {
            self.run = run
            self.lane = lane
        }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            lane.jobs.append { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
            if let current = Lane.current { run.start(lane, after: current) }
        }
    }
#endif
