/// The threads of one run, and the checks after it.
///
/// `exploreInterleavings` passes a new scenario to its closure for each run. A failed run ends at its first fault.
/// Threads that have not finished by then are abandoned together with the values that their closures capture.
public final class Scenario {
    struct Thread {
        let name: String
        let body: @Sendable () throws -> Void
    }

    private(set) var threads: [Thread] = []
    private var checks: [() throws -> Void] = []
    private(set) var faults: [String] = []
    private let makeTask: (String, @escaping @Sendable () async throws -> Void) -> Task<Void, Never>
    private let settling: () -> Void

    init(
        makeTask: @escaping (String, @escaping @Sendable () async throws -> Void) -> Task<Void, Never>,
        settling: @escaping () -> Void
    ) {
        self.makeTask = makeTask
        self.settling = settling
    }

    /// Adds a thread, which starts after the closure that describes the scenario has returned.
    ///
    /// An error that `body` throws is a fault of the run. The captures of `body` are released after the run.
    ///
    /// - Parameters:
    ///   - name: The title of the column in the diagram of a failure.
    ///   - body: The work of the thread.
    public func thread(_ name: String, _ body: @escaping @Sendable () throws -> Void) {
        threads.append(Thread(name: name, body: body))
    }

    /// Adds a task, which starts after the closure that describes the scenario has returned.
    ///
    /// The task and its child tasks run on one thread of the scenario. An error that `body` throws is a fault of the
    /// run. A task that does not finish is a fault, too: it can wait for sequences and for other tasks of the scenario,
    /// not for the main actor or a clock.
    ///
    /// - Parameters:
    ///   - name: The title of the column in the diagram of a failure.
    ///   - body: The work of the task.
    /// - Returns: The task, which threads of the scenario can cancel.
    @discardableResult
    public func task(_ name: String, _ body: @escaping @Sendable () async throws -> Void) -> Task<Void, Never> {
        makeTask(name, body)
    }

    /// Adds a check, which runs after all threads, queues and tasks of the scenario have finished their work.
    ///
    /// Checks run in the order in which they were added, on the caller's thread, and only if the run has no fault yet.
    /// An error that `check` throws is a fault of the run.
    public func finally(_ check: @escaping () throws -> Void) { checks.append(check) }

    /// Records a fault of the run unless `condition` is true.
    ///
    /// Call it in the description of the scenario and in `finally`. Threads and tasks throw an error instead.
    ///
    /// `#expect` of Swift Testing does not end the exploration: it records an issue for each run in which it fails.
    public func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { faults.append(fault()) }
    }

    /// Waits until the other threads and queues of the scenario have finished their work.
    ///
    /// Call it only in `finally`, for work that a check has submitted to a queue.
    public func settle() { settling() }

    func check() {
        for check in checks {
            do { try check() } catch { faults.append("\(error)") }
        }
        checks = []
    }
}
