import Foundation
import Streams
import StreamsTest

/// The settings of the exploration of races, from the environment.
private enum ExplorationSettings {
    private static let environment = ProcessInfo.processInfo.environment
    /// `INTERLEAVING_PREEMPTIONS=3` interrupts threads once more than usual.
    static let preemptions = environment["INTERLEAVING_PREEMPTIONS"].flatMap { Int($0) } ?? 2
    /// `INTERLEAVING_SCALE=10` allows ten times as many runs of each race.
    static let scale = environment["INTERLEAVING_SCALE"].flatMap { Int($0) } ?? 1
    /// `INTERLEAVING_RANDOM=1000` adds so many runs with random priorities.
    static let random = environment["INTERLEAVING_RANDOM"].flatMap { Int($0) } ?? 0
    /// `INTERLEAVING_PRUNES=0` runs orders that lead to known states, too.
    static let prunes = environment["INTERLEAVING_PRUNES"] != "0"
    /// `INTERLEAVING_TABLE=file` appends a line for each race: its name, runs, orders left out, the longest run, the number
    /// of preemptions up to which the search is complete (-1 for none), milliseconds, and the loads that could overtake
    /// a store.
    static let table = environment["INTERLEAVING_TABLE"]
}

/// Runs every order of the threads of a race up to a bound of preemptions, until one fails.
///
/// - Parameters:
///   - limit: The number of runs, which the environment can multiply.
///   - foreignEvents: The number of events that one call delivers for other threads.
/// - Returns: The fault with the order of the threads; nil if no order fails.
func explore(_ name: String, limit: Int, foreignEvents: Int, prepare: (Round) -> Void) -> String? {
    let options = ExplorationOptions(
        preemptions: ExplorationSettings.preemptions, limit: limit * ExplorationSettings.scale,
        random: ExplorationSettings.random, prunes: ExplorationSettings.prunes, foreignEvents: foreignEvents)
    var number = 0
    let clock = ContinuousClock()
    let begin = clock.now
    do {
        let exploration = try exploreInterleavings(options) { scenario in
            number += 1
            let round = Round(number) { scenario.task($0, $1) }
            prepare(round)
            for lane in round.lanes {
                scenario.thread(lane.label) { for step in lane.steps { step() } }
            }
            scenario.finally {
                round.check()
                for fault in round.faults { scenario.expect(false, fault) }
            }
        }
        guard let path = ExplorationSettings.table, let table = fopen(path, "a") else { return nil }
        let milliseconds = Int((clock.now - begin) / .milliseconds(1))
        fputs(
            "\(name)\t\(exploration.runs)\t\(exploration.pruned)\t\(exploration.longest)\t"
                + "\(exploration.completeBound ?? -1)\t\(milliseconds)\t"
                + "\(exploration.overtakings.sorted().joined(separator: "; "))\n", table)
        fclose(table)
        return nil
    } catch { return "\(error)" }
}
