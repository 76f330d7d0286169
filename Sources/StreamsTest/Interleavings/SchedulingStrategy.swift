#if Interleavings
    /// Chooses which lane takes the next step of a run.
    protocol SchedulingStrategy: AnyObject {
        /// One of `lanes`, of which there are at least two; nil where the one it wants is not among them.
        ///
        /// - Parameters:
        ///   - current: the lane that has taken the step before, if it can take this one.
        ///   - step: the number of steps taken.
        ///   - state: the state that the step of a lane leads to.
        func choose(_ lanes: [Int], current: Int?, step: Int, state: (Int) -> UInt64) -> Int?
        /// Whether it has to be asked before the current lane takes the step with this number.
        func mayInterrupt(_ number: UInt64) -> Bool
        /// Called after each run with the numbers of the accesses to state that lanes shared.
        func learn(_ shared: Set<UInt64>)
        /// Whether a run that has ended with this schedule took all steps that were chosen for it.
        func isFollowed(by schedule: Schedule) -> Bool
    }

    extension SchedulingStrategy {
        func mayInterrupt(_ number: UInt64) -> Bool { true }
        func learn(_ shared: Set<UInt64>) {}
        func isFollowed(by schedule: Schedule) -> Bool { true }
    }

    /// Follows a schedule, then continues without an interruption.
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

    /// All schedules with a bounded number of preemptions, depth first and with a growing bound (iterative context bounding,
    /// Musuvathi and Qadeer, 2007).
    ///
    /// It interrupts a lane only before an access to state that is known to be shared. What a search finds to be shared
    /// beyond that makes it begin again.
    final class BoundedSearch: SchedulingStrategy {
        private struct Node {
            /// The state is the same in every run.
            var chosen: Visit
            var untried: [Visit]
            let current: Int?
            /// The preemptions before this choice.
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
        /// The preemptions left at each state that the search has come to.
        private var visited: [Visit: Int] = [:]
        /// Whether the rest of the run leads through known states only.
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

        /// Goes to the next schedule; false when there is none.
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

        /// False where the search has been with as many preemptions left.
        private func visit(_ visit: Visit, _ used: Int) -> Bool {
            guard prunes else { return true }
            if let left = visited[visit], left >= bound - used { return false }
            visited[visit] = bound - used
            return true
        }
    }

    /// The lane with the highest priority, where priorities are random and change a few times (probabilistic
    /// concurrency testing, Burckhardt and others, 2010).
    final class RandomPriorities: SchedulingStrategy {
        private var random: SplitMix64
        private var priorities: [Int: UInt64] = [:]
        private var changes: Set<Int> = []
        private var lowest = UInt64(1_000)

        /// - Parameters:
        ///   - changes: how often the priority of a lane drops below all others.
        ///   - length: the number of steps among which these moments are.
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
