#if Interleavings
    import Streams

    /// Runs a scenario under one schedule after another.
    struct Explorer {
        private let options: ExplorationOptions

        init(_ options: ExplorationOptions) { self.options = options }

        func explore(_ scenario: (Scenario) throws -> Void) throws -> Exploration {
            var exploration = Exploration()
            if let replay = options.replay {
                guard let schedule = Schedule(replay) else {
                    programmerError("\"\(replay)\" is no schedule; one reads like a12 b4 a.")
                }
                try run(ReplayStrategy(schedule), scenario, &exploration)
                return exploration
            }
            let search = BoundedSearch(bound: options.preemptions, prunes: options.prunes)
            repeat {
                try run(search, scenario, &exploration)
                exploration.pruned = search.pruned
                exploration.isComplete = !search.advance()
                exploration.completeBound = search.completeBound
            } while !exploration.isComplete && exploration.runs < options.limit
            for number in 0..<options.random {
                // There are not more changes than steps.
                let changes = min(options.preemptions, exploration.longest) + 1
                let priorities = RandomPriorities(
                    seed: options.seed &+ UInt64(number), changes: changes, length: exploration.longest)
                try run(priorities, scenario, &exploration)
            }
            return exploration
        }

        private func run(
            _ strategy: any SchedulingStrategy, _ scenario: (Scenario) throws -> Void, _ exploration: inout Exploration
        ) throws {
            let run = InterleavedRun(options, strategy)
            run.perform(scenario)
            strategy.learn(run.shared.all)
            exploration.overtakings.formUnion(run.buffers.overtakings(run.shared.all))
            exploration.runs += 1
            exploration.longest = max(exploration.longest, run.steps.count)
            if run.faults.isEmpty { return }
            throw InterleavingFailure(
                faults: run.faults, schedule: run.schedule.description, run: exploration.runs,
                diagram: run.diagram)
        }
    }
#endif
