import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

/// What keeps a chain, and when it is released.
@Suite(.noLeaks) @MainActor struct OwnershipLaws {
    @Test("O1 A chain whose sources are gone without a terminal event is freed, and its teardowns run once")
    func sourcesThatAreGone() {
        law(over: Registry.those { $0.sources > 0 && $0.traits.isDisjoint(with: [.keepsSources, .ticks]) }) {
            recipe, verdict in
            for script in [Script.silent, .open] {
                let scheduler = TestScheduler(initialClock: 0)
                let stage = Stage(recipe, on: scheduler)
                stage.follow(script, on: scheduler)
                stage.subscribeAndForget()
                scheduler.advanceTo(Stage.end)
                stage.forgetResult()
                stage.bench?.forgetSources()
                for probe in stage.probes { probe.forgetObservers() }
                // What disposes on a scheduler, and periodic timers, which have nothing to do any more.
                scheduler.advanceTo(Stage.end + 100)
                verdict.require(stage.isForgotten, "\(script.name): \(stage.remains)")
                verdict.require(stage.hasReleasedSources, "\(script.name): \(stage.books)")
            }
        }
    }

    @Test("O2 After dispose() nothing is kept, although a suspended queue has work of the chain")
    func suspendedQueue() {
        law(over: Registry.those { !$0.traits.contains(.main) }) { recipe, verdict in
            let queue = DispatchQueue(label: "suspended", attributes: .initiallyInactive)
            // An inactive queue must not be released.
            defer { queue.activate() }
            let stage = Stage(recipe, on: ConcurrentDispatchQueueScheduler(queue: queue))
            stage.subscribe()
            for element in 1...3 {
                for probe in stage.probes { probe.send(.next(element)) }
            }
            stage.dispose()
            stage.forgetResult()
            verdict.require(stage.isForgotten, stage.remains)
        }
    }

    @Test(
        "O3 An operator that terminates the sequence releases every source at once, also when the event waits for a hop"
    )
    func terminalEventsBehindAHop() {
        law(over: Registry.those { $0.sources > 0 }) { recipe, verdict in
            for script in Script.all(for: recipe) {
                for throwing in [[]] + (0..<recipe.closures).map({ [$0] }) as [Set<Int>] {
                    let scheduler = TestScheduler(initialClock: 0)
                    let stage = Stage(recipe, on: scheduler, throwing: throwing)
                    stage.follow(script, on: scheduler)
                    let hasTerminated = BooleanDisposable()
                    let hop = HandScheduler()
                    stage.subscribe { result in
                        result.do(onError: { _ in hasTerminated.dispose() }, onCompleted: hasTerminated.dispose)
                            .observe(on: hop)
                    }
                    var tick = 0
                    while !hasTerminated.isDisposed, tick < 120 {
                        tick += 1
                        scheduler.advanceTo(tick)
                    }
                    // What disposes on a scheduler.
                    scheduler.advanceTo(tick + 2)
                    if hasTerminated.isDisposed {
                        verdict.require(
                            stage.probes.allSatisfy { $0.open == 0 },
                            "\(script.name), throwing \(throwing.sorted()): \(stage.books)")
                    }
                    hop.runAll()
                    stage.dispose()
                }
            }
        }
    }
}

extension ConcurrentDispatchQueueScheduler: StageScheduler {
    func settle() {}
}
