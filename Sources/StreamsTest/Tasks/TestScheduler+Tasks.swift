import Streams

extension TestScheduler: TaskExecutor {
    /// A clock that shows the virtual time of the scheduler, for code that sleeps.
    public var virtualClock: VirtualClock { VirtualClock(scheduler: self) }

    /// The scheduler, as an executor: it runs the jobs of tasks at the current tick, as part of its work.
    ///
    /// The tasks that the library starts while the scheduler runs work, such as those of `Single.create`, have this
    /// executor already. A task that a test starts has to name it:
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let ticks = Task(executorPreference: scheduler.executor) {
    ///         try await scheduler.virtualClock.sleep(for: .seconds(30))
    ///         return scheduler.clock
    ///     }
    ///     scheduler.advanceTo(30)
    ///     print(try await ticks.value)  // 30
    public var executor: any TaskExecutor { self }

    /// Runs a job of a task at the current tick: during the run, or the next one.
    ///
    /// Called by the runtime, on any thread: also for a task that another executor resumes, such as the main actor.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        _ = scheduleForTask(at: clock) { [unowned self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    /// Calls `body`, and runs the tasks that the library starts in it in virtual time.
    ///
    /// For a test that subscribes to sequences outside of the work of the scheduler. `start(_:)` and work of the scheduler
    /// do not need it.
    public func withExecutor<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Interleaving.$virtualExecutor.withValue(self, operation: body)
    }

    /// Advances the clock to `time`, and waits until `condition` has held.
    ///
    /// For code on the main actor, on actors with custom executors, and in tasks without the executor of the scheduler:
    /// such code does not run inside `advanceTo(_:)`. The function yields 100 times, at first and after each tick that has
    /// work, to let it run. While no work is due until `time` and the condition does not hold, it waits 100
    /// milliseconds for such code to schedule some.
    ///
    /// This is not deterministic: code that takes longer, or that hops between executors, may see a later tick than it
    /// would otherwise. If it has to act before a tick, advance to an earlier one first, until it has acted. The clock
    /// shows `time` at the end, unless the task is canceled: the function then returns at once. If the condition does not
    /// hold 10 seconds after the clock has reached `time`, the test fails.
    ///
    ///     @MainActor final class Model {
    ///         var results: [String] = []
    ///     }
    ///
    ///     @MainActor func results(of model: Model, _ scheduler: TestScheduler) async -> [String] {
    ///         await scheduler.advance(to: 30) { !model.results.isEmpty }
    ///         return model.results
    ///     }
    public func advance(
        to time: TestTime, isolation: isolated (any Actor)? = #isolation, until condition: () -> Bool
    ) async {
        await advance(to: time, isolation: isolation, patience: (work: 100, condition: 10_000), until: condition)
    }

    /// - Parameter patience: the milliseconds for which it waits for work, and then for the condition.
    package func advance(
        to time: TestTime, isolation: isolated (any Actor)?, patience: (work: Int, condition: Int),
        until condition: () -> Bool
    ) async {
        var (isMet, hasArrived, waited) = (false, false, 0)
        while !Task.isCancelled {
            for _ in 0..<100 { await Task.yield() }
            isMet = isMet || condition()
            if runNextWork(until: time, isolation: isolation) {
                waited = 0
            } else if !hasArrived, isMet || waited == patience.work {
                advanceTo(time, isolation: isolation)
                (hasArrived, waited) = (true, 0)
            } else if isMet {
                return
            } else if waited == patience.condition {
                return reportMisuse(Self.unmetCondition)
            } else {
                waited += 1
                // Yielding tasks occupy the processors that the condition needs.
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
    }

    private static let unmetCondition = """
        The condition of advance(to:until:) does not hold at the end. The code that it waits for has not run, or waits for \
        a later tick: advance to a later time, or first to an earlier one, until the code has scheduled its work.
        """
}
