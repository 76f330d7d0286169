import Streams
import TestSupport

/// Foreign code that, from wherever it is called, makes another thread use the same chain, and waits for it.
///
/// Were a lock held while foreign code runs, that thread would be stuck on it.
final class Intruder: Sendable {
    private struct State {
        var action: (@Sendable (Int?) -> Void)?
        var sender: Int?
        var isBusy = false
        var intrusions = 0
        var stuck: String?
    }

    private let state = Lock(State())
    private let limit: Int

    /// An intruder that comes so often at most.
    init(limit: Int) { self.limit = limit }

    /// From now on `action` is done; it is told which source is sending on the thread that waits.
    func begin(_ action: @escaping @Sendable (Int?) -> Void) { state.withLock { $0.action = action } }

    /// Says which source is sending now.
    func sending(_ source: Int?) { state.withLock { $0.sender = source } }

    /// How often it came.
    var intrusions: Int { state.withLock { $0.intrusions } }

    /// The place from which it got stuck.
    var stuck: String? { state.withLock { $0.stuck } }

    /// Comes, unless it is there already.
    func come(from place: String) {
        let (action, sender) = state.withLock { state in
            guard let action = state.action, !state.isBusy, state.stuck == nil, state.intrusions < limit else {
                return (nil as (@Sendable (Int?) -> Void)?, nil as Int?)
            }
            state.isBusy = true
            state.intrusions += 1
            return (action, state.sender)
        }
        guard let action else { return }
        let isDone = Crew.run { action(sender) }
        state.withLock { state in
            state.isBusy = false
            if !isDone { state.stuck = place }
        }
    }
}

extension Stage {
    /// A stage on which `intruder` comes from wherever foreign code is called.
    convenience init(_ recipe: Recipe, on scheduler: HandScheduler, with intruder: Intruder) {
        self.init(recipe, on: scheduler)
        calls.onNote { intruder.come(from: "a closure") }
        witness.onEvent { _ in intruder.come(from: "an event") }
        ledger.onRelease { intruder.come(from: "the deinit of an element") }
        for probe in probes { probe.onDispose { intruder.come(from: "a teardown") } }
    }

    /// Subscribes and plays the sources and the scheduler on this thread: a few elements, then `last`.
    func perform(_ scheduler: HandScheduler, with intruder: Intruder, last: Event<Int> = .completed) {
        subscribe()
        for event in (1...4).map(Event.next) + [last] {
            for (index, probe) in probes.enumerated() {
                intruder.sending(index)
                probe.send(event)
            }
            intruder.sending(nil)
            scheduler.runAll()
        }
        for _ in 1...4 { scheduler.runAll() }
        dispose()
        scheduler.runAll()
    }
}
