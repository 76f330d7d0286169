/// What the threads of one run do, and what has to hold afterwards.
///
/// `exploreInterleavings` makes a new one for each run and gives it to its closure.
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

    /// Adds a thread, which begins when the closure that describes the scenario has returned.
    ///
    /// A thrown error is a fault of the run.
    ///
    /// - Parameter name: its column in the diagram of a failure.
    public func thread(_ name: String, _ body: @escaping @Sendable () throws -> Void) {
        threads.append(Thread(name: name, body: body))
    }

    /// Adds a task, which begins when the closure that describes the scenario has returned.
    ///
    /// Its jobs run one at a time on a thread of the scenario. A thrown error is a fault of the run, and so is a task that
    /// never ends.
    ///
    /// - Parameter name: its column in the diagram of a failure.
    /// - Returns: the task, which threads of the scenario may cancel.
    @discardableResult
    public func task(_ name: String, _ body: @escaping @Sendable () async throws -> Void) -> Task<Void, Never> {
        makeTask(name, body)
    }

    /// Adds a check, which runs when all threads, queues and tasks of the scenario have come to rest.
    ///
    /// A thrown error is a fault of the run.
    public func finally(_ check: @escaping () throws -> Void) { checks.append(check) }

    /// Records a fault of the run unless `condition` holds.
    ///
    /// Only in the description of the scenario and in `finally`; a thread throws an error instead.
    public func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { faults.append(fault()) }
    }

    /// Waits until the other threads and queues of the scenario have nothing left to do.
    ///
    /// Only in `finally`, for work that a check has started on a queue.
    public func settle() { settling() }

    func check() {
        for check in checks {
            do { try check() } catch { faults.append("\(error)") }
        }
        checks = []
    }
}
