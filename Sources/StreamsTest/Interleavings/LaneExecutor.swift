#if Interleavings
    import Streams

    /// A task of a scenario and the lane that runs its jobs.
    final class LaneTask: @unchecked Sendable {
        let lane: Lane
        /// Touched only on the lane, and when all lanes are idle.
        var isOver = false

        init(_ lane: Lane) { self.lane = lane }
    }

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
            run.startTask(lane)
        }
    }
#endif
