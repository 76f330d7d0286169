#if Interleavings
    /// Chooses the lane that takes the next step of a run.
    protocol SchedulingStrategy: AnyObject {
        /// Returns one of `lanes`, of which there are at least two, or nil if the intended lane is not among them.
        ///
        /// - Parameters:
        ///   - current: The lane that has taken the previous step, if it can take this one.
        ///   - step: The number of steps taken.
        ///   - state: Returns the state after the next step of a lane.
        func choose(_ lanes: [Int], current: Int?, step: Int, state: (Int) -> UInt64) -> Int?
        /// Returns whether the strategy must be asked before the current lane takes the step with this number.
        func mayInterrupt(_ number: UInt64) -> Bool
        /// Called after each run with the numbers of the accesses to shared state.
        func learn(_ shared: Set<UInt64>)
        /// Returns whether a run with this schedule took all steps that were chosen for it.
        func isFollowed(by schedule: Schedule) -> Bool
    }

    extension SchedulingStrategy {
        func mayInterrupt(_ number: UInt64) -> Bool { true }
        func learn(_ shared: Set<UInt64>) {}
        func isFollowed(by schedule: Schedule) -> Bool { true }
    }

    /// Follows a schedule, then continues without a preemption.
    final class ReplayStrategy: SchedulingStrategy {
        private let steps: [Int]

        init(_ schedule: Schedule) { steps = schedule.steps }

        func choose(_ lanes: [Int], current: Int?, step: Int, state: (Int) -> UInt64) -> Int? {
            guard step < steps.count else { return current ?? lanes[0] }
            let wanted = steps[step]
            return lanes.contains(wanted) ? wanted : nil
        }

        func isFollowed(by schedule: Schedule) -> Bool { schedule.steps.starts(with: steps) }
    }

    /// Tries all schedules with a bounded number of preemptions, depth first and with a growing bound (iterative
    /// context bounding, Musuvathi and Qadeer, 2007).
    ///
    /// Preempts a lane only before an access to state that is known to be shared. If a search finds more shared state,
    /// it starts again.
    final class BoundedSearch: SchedulingStrategy {
        private struct Node {
            /// The state is the same in every run.
            var chosen: Visit
            var untried: [Visit]
            let current: Int?
            /// The number of preemptions before this choice.
            let preemptions: Int

            var cost: Int { preemptions + (current == nil || chosen.lane == current ? 0 : 1) }
        }

        /// A state, and the lane that led to it, which continues without a preemption.
        private struct Visit: Hashable {
            let state: UInt64
            let lane: Int
        }

        private let lastBound: Int
        private var bound = 0
        /// The bound up to which every schedule has been run.
        private(set) var completeBound: Int?
        private let prunes: Bool
        private var shared: Set<UInt64> = []
        private var found: Set<UInt64> = []
        private var path: [Node] = []
        private var depth = 0
        /// The number of preemptions left at each visited state.
        private var visited: [Visit: Int] = [:]
        /// Whether the rest of the run visits known states only.
        private var isKnown = false
        private(set) var pruned = 0

        init(bound: Int, prunes: Bool) {
            lastBound = bound
            self.prunes = prunes
        }

        func choose(_ lanes: [Int], current: Int?, step: Int, state: (Int) -> UInt64) -> Int? {
            defer { depth += 1 }
            if depth < path.count {
                let wanted = path[depth].chosen
                return lanes.contains(wanted.lane) && state(wanted.lane) == wanted.state ? wanted.lane : nil
            }
            let first = current ?? lanes[0]
            if isKnown { return first }
            let used = path.last?.cost ?? 0
            let visit = Visit(state: state(first), lane: first)
            var node = Node(chosen: visit, untried: [], current: current, preemptions: used)
            if current == nil || used < bound {
                for lane in lanes where lane != first { node.untried.append(Visit(state: state(lane), lane: lane)) }
            }
            path.append(node)
            if !self.visit(visit, used) { isKnown = true }
            return first
        }

        /// Advances to the next schedule; returns false if there is none.
        func advance() -> Bool {
            depth = 0
            isKnown = false
            while var node = path.popLast() {
                while let next = node.untried.popLast() {
                    node.chosen = next
                    guard visit(next, node.cost) else {
                        pruned += 1
                        continue
                    }
                    path.append(node)
                    return true
                }
            }
            if found.count == shared.count {
                completeBound = bound
                if bound == lastBound { return false }
                bound += 1
            }
            shared = found
            visited = [:]
            return true
        }

        func isFollowed(by schedule: Schedule) -> Bool { depth >= path.count }

        func mayInterrupt(_ number: UInt64) -> Bool { !prunes || shared.contains(number) }

        func learn(_ shared: Set<UInt64>) { found.formUnion(shared) }

        /// Records a visit; returns false if the state was visited with as many preemptions left.
        private func visit(_ visit: Visit, _ used: Int) -> Bool {
            guard prunes else { return true }
            if let left = visited[visit], left >= bound - used { return false }
            visited[visit] = bound - used
            return true
        }
    }

    /// Chooses the lane with the highest priority; priorities are random and change a few times (probabilistic
    /// concurrency testing, Burckhardt and others, 2010).
    final class RandomPriorities: SchedulingStrategy {
        private var random: SplitMix64
        private var priorities: [Int: UInt64] = [:]
        private var changes: Set<Int> = []
        private var lowest = UInt64(1_000)

        /// - Parameters:
        ///   - changes: The number of times that the priority of a lane drops below all others.
        ///   - length: The number of steps over which these changes are distributed.
        init(seed: UInt64, changes: Int, length: Int) {
            random = SplitMix64(seed: seed)
            for _ in 0..<changes { self.changes.insert(Int(random.next() % UInt64(max(length, 1)))) }
        }

        func choose(_ lanes: [Int], current: Int?, step: Int, state: (Int) -> UInt64) -> Int? {
            for lane in lanes where priorities[lane] == nil { priorities[lane] = random.next() | 1 << 20 }
            if let current, changes.contains(step) {
                lowest -= 1
                priorities[current] = lowest
            }
            return lanes.max { (priorities[$0] ?? 0) < (priorities[$1] ?? 0) }
        }
    }
#endif
