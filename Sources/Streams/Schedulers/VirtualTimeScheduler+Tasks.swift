/// Tasks in virtual time, for `StreamsTest`.
extension VirtualTimeScheduler {
    /// Lets the tasks that the library starts during a run use `executor` and not the default one.
    ///
    /// Called by the initializer of a subclass.
    package final func runTasks(on executor: any TaskExecutor) { use.taskExecutor = executor }

    /// Runs `action`, which belongs to a task, at a point in virtual time.
    ///
    /// Unlike other work it may be scheduled while another thread uses the scheduler: another executor may resume the task.
    package final func scheduleForTask(
        at time: VirtualTime, _ action: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let work = ScheduledWork {
            action()
            return Disposables.create()
        }
        if let time = dueTime(time) { queue.add(work, at: time) }
        return work
    }

    /// Runs the next work that is due until `limit`, and all other work of that time; returns false if there is none.
    package final func runNextWork(until limit: VirtualTime, isolation: isolated (any Actor)?) -> Bool {
        var hasRun = false
        use.run(isolation: isolation) {
            guard let (time, work) = queue.next(until: limit) else { return }
            hasRun = true
            moveClock(to: time)
            work.run()
            runWork(until: clock)
        }
        return hasRun
    }
}
