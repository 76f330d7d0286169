#if Interleavings
    /// A lane that can take the next step, and the state that the step leads to.
    struct SchedulingChoice {
        let lane: Int
        let state: UInt64
    }

    /// Chooses which lane takes the next step of a run.
    protocol SchedulingStrategy: AnyObject {
        /// One of `choices`, of which there are at least two; nil where the one it wants is not among them.
        ///
        /// - Parameters:
        ///   - current: the lane that has taken the step before, if it can take this one.
        ///   - step: the number of steps taken.
        func choose(_ choices: [SchedulingChoice], current: Int?, step: Int) -> Int?
    }

    /// Follows a schedule, then continues without interrupting anybody.
    final class ReplayStrategy: SchedulingStrategy {
        private var rest: ArraySlice<Int>

        init(_ schedule: Schedule) { rest = schedule.steps[...] }

        func choose(_ choices: [SchedulingChoice], current: Int?, step: Int) -> Int? {
            guard let wanted = rest.popFirst() else { return current ?? choices[0].lane }
            return choices.contains { $0.lane == wanted } ? wanted : nil
        }
    }

    /// All schedules with a bounded number of preemptions, depth first (iterative context bounding, Musuvathi and
    /// Qadeer, 2007).
    final class BoundedSearch: SchedulingStrategy {
        private struct Node {
            var chosen: Int
            var untried: [SchedulingChoice]
            let current: Int?
            /// The preemptions before this choice.
            let preemptions: Int

            var cost: Int { preemptions + (current == nil || chosen == current ? 0 : 1) }
        }

        /// A state, and the lane that led to it, which continues without a preemption.
        private struct Visit: Hashable {
            let state: UInt64
            let lane: Int
        }

        private let bound: Int
        private let prunes: Bool
        private var path: [Node] = []
        private var depth = 0
        /// How many preemptions were left at each state that the search has come to.
        private var visited: [Visit: Int] = [:]
        /// Whether the rest of the run leads through known states only.
        private var isKnown = false
        private(set) var pruned = 0

        init(bound: Int, prunes: Bool) {
            self.bound = bound
            self.prunes = prunes
        }

        func choose(_ choices: [SchedulingChoice], current: Int?, step: Int) -> Int? {
            defer { depth += 1 }
            if depth < path.count {
                let wanted = path[depth].chosen
                return choices.contains { $0.lane == wanted } ? wanted : nil
            }
            let first = choices.first { $0.lane == current } ?? choices[0]
            if isKnown { return first.lane }
            let used = path.last?.cost ?? 0
            let isOpen = current == nil || used < bound
            path.append(
                Node(
                    chosen: first.lane, untried: isOpen ? choices.filter { $0.lane != first.lane } : [],
                    current: current, preemptions: used))
            if !visit(first, used) { isKnown = true }
            return first.lane
        }

        /// Goes to the next schedule; false when there is none.
        func advance() -> Bool {
            depth = 0
            isKnown = false
            while var node = path.popLast() {
                while let choice = node.untried.popLast() {
                    node.chosen = choice.lane
                    guard visit(choice, node.cost) else {
                        pruned += 1
                        continue
                    }
                    path.append(node)
                    return true
                }
            }
            return false
        }

        /// False where the search has been with as many preemptions left.
        private func visit(_ choice: SchedulingChoice, _ used: Int) -> Bool {
            guard prunes else { return true }
            let visit = Visit(state: choice.state, lane: choice.lane)
            if let left = visited[visit], left >= bound - used { return false }
            visited[visit] = bound - used
            return true
        }
    }

    /// The lane with the highest priority, where priorities are random and change a few times (probabilistic
    /// concurrency testing, Burckhardt and others, 2010).
    final class RandomPriorities: SchedulingStrategy {
        private var random: UInt64
        private var priorities: [Int: UInt64] = [:]
        private var changes: Set<Int> = []
        private var lowest = UInt64(1_000)

        /// - Parameters:
        ///   - changes: how often the priority of a lane drops below all others.
        ///   - length: the number of steps among which these moments are.
        init(seed: UInt64, changes: Int, length: Int) {
            random = seed
            for _ in 0..<changes { self.changes.insert(Int(next() % UInt64(max(length, 1)))) }
        }

        func choose(_ choices: [SchedulingChoice], current: Int?, step: Int) -> Int? {
            for choice in choices where priorities[choice.lane] == nil { priorities[choice.lane] = next() | 1 << 20 }
            if let current, changes.contains(step) {
                lowest -= 1
                priorities[current] = lowest
            }
            return choices.max { (priorities[$0.lane] ?? 0) < (priorities[$1.lane] ?? 0) }?.lane
        }

        private func next() -> UInt64 {
            random &+= 0x9E37_79B9_7F4A_7C15
            var value = random
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }
#endif
