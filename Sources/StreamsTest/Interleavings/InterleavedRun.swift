#if Interleavings
    import Dispatch
    import Streams

    /// One run of a scenario under one schedule.
    ///
    /// Its lanes are real threads of which one runs at a time: a lane that reaches an access chooses the lane that
    /// continues, wakes it, and sleeps until it is chosen itself. No other synchronization is needed.
    ///
    /// Sendable by contract: only the running lane touches it.
    final class InterleavedRun: @unchecked Sendable {
        let options: ExplorationOptions
        private let strategy: any SchedulingStrategy
        private var lanes: [Lane] = []
        private var names: [String] = []
        private var queues: [ObjectIdentifier: (queue: AnyObject, lane: Lane)] = [:]
        private var tasks: [LaneTask] = []
        /// Whether the lanes of tasks do not start yet.
        private var isDescribing = true
        private var clock: UInt64 = 0
        private var globalStates: [ObjectIdentifier: any AnyObject & Sendable] = [:]
        /// Whether the strategy chooses the schedule: false while the scenario is described and checked.
        private var isBranching = false
        /// Signaled when all lanes are idle, or when no lane can continue.
        private let isAtRest = DispatchSemaphore(value: 0)

        var history = EventHistory()
        var shared = SharedAccesses()
        private(set) var buffers = StoreBuffers()
        var owners: [Int: Lane] = [:]
        /// The lane that runs a handler of a cancellation.
        private var canceller: Lane?
        /// The tasks that have been resumed since the last access.
        private var resumed: [Lane] = []
        private(set) var steps: [InterleavingStep] = []
        /// The number of steps of all lanes but the host, which describes and checks the scenario.
        private var scheduledSteps = 0
        /// The first step whose lane was chosen by the strategy.
        private var beginning = 0
        private var end = 0
        private(set) var faults: [String] = []

        init(_ options: ExplorationOptions, _ strategy: any SchedulingStrategy) {
            self.options = options
            self.strategy = strategy
        }

        /// The lane of each step that the strategy chose.
        var schedule: Schedule { Schedule(steps.dropFirst(beginning).prefix(end - beginning).map(\.lane)) }

        var diagram: String { InterleavingDiagram.text(steps, names: names) }

        // MARK: The whole run

        func perform(_ describe: (Scenario) throws -> Void) {
            let host = addLane("setup and checks")
            let scenario = Scenario(
                makeTask: { [unowned self] in addTask($0, $1) }, settling: { host.settle() })
            asHost(host) {
                do { try describe(scenario) } catch { faults.append("the scenario threw \(error)") }
            }
            if !faults.isEmpty { return }
            for thread in scenario.threads {
                add(to: addLane(thread.name), after: host) { [self] in
                    do { try thread.body() } catch { faults.append("\(thread.name) threw \(error)") }
                }
            }
            isDescribing = false
            for task in tasks { start(task.lane, after: host) }
            beginning = steps.count
            isBranching = true
            runToRest()
            isBranching = false
            end = steps.count
            if faults.isEmpty, !strategy.isFollowed(by: schedule) { faults.append(Self.differs) }
            for task in tasks where !task.isOver && faults.isEmpty { faults.append("\(task.lane.name) never ends") }
            if !faults.isEmpty { return }
            asHost(host) { scenario.check() }
            runToRest()
            defer { faults += scenario.faults }
            // A lane that has not ended still uses the lanes.
            if !faults.isEmpty { return }
            lanes = []
            queues = [:]
            tasks = []
        }

        private func addTask(
            _ name: String, _ body: @escaping @Sendable () async throws -> Void
        ) -> Task<Void, Never> {
            let task = LaneTask(addLane(name))
            tasks.append(task)
            return Task(executorPreference: LaneExecutor(self, task.lane)) { [self] in
                do { try await body() } catch { faults.append("\(name) threw \(error)") }
                task.isOver = true
            }
        }

        /// Returns the executor of a task of the library, which need not end.
        func makeTaskExecutor() -> any TaskExecutor {
            let task = LaneTask(addLane("task"))
            task.isOver = true
            tasks.append(task)
            return LaneExecutor(self, task.lane)
        }

        /// Runs `body` as the lane of the caller, which describes and checks the scenario.
        private func asHost(_ host: Lane, _ body: () -> Void) {
            Interleaving.thread = host
            host.state = .ready
            body()
            startResumedTasks(by: host)
            host.state = .idle
            Interleaving.thread = nil
        }

        private func runToRest() {
            guard let first = choose(after: nil) else { return checkRest() }
            first.gate.signal()
            wait(for: isAtRest)
        }

        /// Waits on the caller's thread.
        ///
        /// If no lane takes a step for the time of `patience`, the run fails.
        private func wait(for signal: DispatchSemaphore) {
            var seen = -1
            while signal.wait(timeout: .now() + options.patience) == .timedOut {
                if seen == steps.count { return faults.append(Self.waits) }
                seen = steps.count
            }
        }

        // MARK: Lanes

        private func addLane(_ name: String) -> Lane {
            let lane = Lane(lanes.count, name, self)
            lanes.append(lane)
            names.append(name)
            history.addLane()
            return lane
        }

        func async(on queue: AnyObject?, by lane: Lane, _ work: @escaping @Sendable () -> Void) {
            // A job that does not reach its first access would cost a failed run the time of `patience` again.
            if !faults.isEmpty { return }
            add(to: self.lane(of: queue), after: lane, work)
        }

        private func lane(of queue: AnyObject?) -> Lane {
            guard let queue else { return addLane("background") }
            if let known = queues[ObjectIdentifier(queue)] { return known.lane }
            let lane = addLane("queue \(queues.count + 1)")
            queues[ObjectIdentifier(queue)] = (queue, lane)
            return lane
        }

        private func add(to lane: Lane, after other: Lane, _ work: @escaping @Sendable () -> Void) {
            lane.jobs.append(work)
            start(lane, after: other)
        }

        /// Runs an idle lane to its first access: no other lane depends on the code before it.
        func start(_ lane: Lane, after other: Lane) {
            history.record(lane.index, after: other.index)
            guard case .idle = lane.state, !lane.jobs.isEmpty else { return }
            lane.state = .ready
            lane.isStarting = true
            Worker.run { [self] in
                Interleaving.thread = lane
                while !lane.jobs.isEmpty {
                    lane.jobs.removeFirst()()
                    startResumedTasks(by: lane)
                }
                Interleaving.thread = nil
                finish(lane)
            }
            if let current = Lane.current, current !== lanes[0] {
                lane.hasStarted.wait()
            } else if lane.hasStarted.wait(timeout: .now() + options.patience) == .timedOut {
                faults.append(Self.waits)
            }
        }

        /// Has the lane of a task that has jobs start at the next access; the lanes of new tasks wait for the threads.
        ///
        /// Not at once: the runtime holds a lock of a task while it cancels it.
        func startTask(_ lane: Lane) {
            guard !isDescribing, faults.isEmpty, let current = Lane.current else { return }
            history.record(lane.index, after: current.index)
            resumed.append(lane)
        }

        private func startResumedTasks(by lane: Lane) {
            while canceller == nil, !resumed.isEmpty { start(resumed.removeFirst(), after: lane) }
        }

        private func finish(_ lane: Lane) {
            lane.state = .idle
            if lane.isStarting {
                lane.isStarting = false
                lane.hasStarted.signal()
            } else if let next = choose(after: nil) {
                next.gate.signal()
            } else {
                reportRest()
            }
        }

        // MARK: Turns

        /// Waits until `lane` is chosen to perform its access.
        func arrive(_ lane: Lane, _ access: InterleavedAccess) {
            startResumedTasks(by: lane)
            lane.pending = access
            lane.number = shared.number(lane.index, access)
            if lane.isStarting {
                lane.isStarting = false
                lane.hasStarted.signal()
                lane.gate.wait()
            } else if let next = choose(after: lane) {
                if next !== lane {
                    next.gate.signal()
                    waitForTurn(lane)
                }
            } else if lane === lanes[0] {
                checkRest()
                continueHost()
            } else {
                // This lane does not continue: the run has failed.
                reportRest()
                lane.gate.wait()
            }
            history.record(lane.index, access)
            if isBranching {
                shared.record(lane.index, access.object, lane.number)
                buffers.record(lane.index, access, lane.number)
            }
            steps.append(InterleavingStep(lane: lane.index, access: access))
            if lane !== lanes[0] { scheduledSteps += 1 }
            require(steps.count < Self.hostLimit, "The description or a check of a scenario runs without an end.")
        }

        private func waitForTurn(_ lane: Lane) {
            guard lane === lanes[0] else { return lane.gate.wait() }
            wait(for: lane.gate)
            continueHost()
        }

        /// The host also continues if the run has failed: the caller's code has to return before the run can end.
        private func continueHost() {
            require(canGoOn(lanes[0]), "The scenario got stuck before or after its threads: \(faults)")
        }

        func unlock(_ lane: Lane, _ object: Int) {
            buffers.drain(lane.index)
            if owners.removeValue(forKey: object) != nil { history.recordUnlock(lane.index, object) }
            if let canceller, lane !== canceller, !holdsLock(lane) { lane.waitForHandler() }
        }

        private func holdsLock(_ lane: Lane) -> Bool { owners.values.contains { $0 === lane } }

        /// Runs a handler of a cancellation; no other lane continues before its end, except to release a lock that it needs.
        ///
        /// Another lane that resumes the task would wait for the runtime, which holds a lock of the task.
        func handleCancellation(_ lane: Lane, _ handler: () -> Void) {
            let outer = canceller
            canceller = lane
            handler()
            canceller = outer
        }

        func expectNoLock(_ lane: Lane, during clientCode: StaticString) {
            if isBranching, holdsLock(lane) {
                faults.append("\(clientCode) runs under a lock")
            }
        }

        func found(_ word: Int) { steps[steps.count - 1].word = word }

        func globalState<State: AnyObject & Sendable>(_ make: () -> State) -> State {
            if let known = globalStates[ObjectIdentifier(State.self)] as? State { return known }
            let state = make()
            globalStates[ObjectIdentifier(State.self)] = state
            return state
        }

        func advanceClock() -> UInt64 {
            clock += 400
            return clock
        }

        private func canGoOn(_ lane: Lane) -> Bool {
            guard case .ready = lane.state, !lane.isStarting else { return false }
            if case .lock = lane.pending.kind { return owners[lane.pending.object] == nil }
            return true
        }

        private func choose(after current: Lane?) -> Lane? {
            if scheduledSteps >= Self.limit || !faults.isEmpty { return nil }
            if var next = canceller {
                for _ in lanes where !canGoOn(next) { next = owners[next.pending.object] ?? next }
                return canGoOn(next) ? next : nil
            }
            var able: [Int] = []
            var patience = Lane.Patience.settling
            for lane in lanes where canGoOn(lane) {
                if lane.patience.rawValue < patience.rawValue {
                    able = []
                    patience = lane.patience
                }
                if lane.patience == patience { able.append(lane.index) }
            }
            guard let first = able.first else { return nil }
            let stays = able.first { $0 == current?.index }
            var next = stays ?? first
            if able.count > 1, isBranching, stays.map({ strategy.mayInterrupt(lanes[$0].number) }) ?? true {
                let chosen = strategy.choose(able, current: stays, step: steps.count - beginning) { [lanes, history] in
                    history.state(after: $0, lanes[$0].pending)
                }
                guard let chosen else {
                    faults.append(Self.differs)
                    return nil
                }
                next = chosen
            }
            for lane in lanes where lane.patience == .yielding {
                if lane.awaited.isEmpty { lane.awaited = Set(able).subtracting([lane.index]) }
                lane.awaited.remove(next)
                if lane.awaited.isEmpty || lane.index == next { lane.stopYielding() }
            }
            return lanes[next]
        }

        private static let waits = "a thread waits for something outside of the scenario, or runs without an end"
        private static let differs =
            "the scenario does not do the same in every run, or the schedule is of another one"

        /// The number of steps of threads, tasks and queues after which a run is considered endless.
        private static let limit = 20_000

        /// The number of steps of all lanes after which the code of the caller is considered endless: nothing can end it.
        private static let hostLimit = 200_000

        private func reportRest() {
            checkRest()
            // While the host describes or checks the scenario, it waits for its turn, and otherwise for all lanes.
            if case .ready = lanes[0].state { lanes[0].gate.signal() } else { isAtRest.signal() }
        }

        /// If no lane can continue, a lane that is not idle waits for a lock.
        private func checkRest() {
            if !faults.isEmpty { return }
            if scheduledSteps >= Self.limit { return faults.append("the threads keep running: \(Self.limit) steps") }
            let stuck = lanes.filter { if case .ready = $0.state { true } else { false } }
            if !stuck.isEmpty {
                let waits = stuck.map { lane in
                    let access = lane.pending
                    let owner = owners[access.object]?.name ?? "nobody"
                    return "\(lane.name) waits at \(access.file):\(access.line) for \(owner)"
                }
                faults.append("deadlock: \(waits.joined(separator: ", "))")
            }
        }
    }
#endif
