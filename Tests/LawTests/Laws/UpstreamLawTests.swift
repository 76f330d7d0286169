import TestSupport
import Testing

@testable import Streams

/// A law about an upstream operator that violates the grammar; sources of clients are guarded by `create`.
@Suite(.noLeaks) @MainActor struct UpstreamLawTests {
    /// Without relays, which forward elements only.
    private static let candidates = Registry.all.filter {
        $0.sourceCount > 0 && $0.traits.isDisjoint(with: [.variant, .neverTerminates])
    }

    @Test("G7 Events that an upstream operator sends after its terminal event change nothing") func violatesGrammar() {
        check(Self.candidates) { candidate, faults in
            for script in SourceScript.all(for: candidate) {
                let good = RunSummary.of(candidate, script)
                _ = LateErrors.recorded {
                    let bad = OperatorRun.play(candidate, script, upstream: { $0.repeatingItsEnd() })
                    faults.expect(
                        good.events == bad.observer.events,
                        "\(script.name): \(bad.observer.events) instead of \(good.events)")
                    faults.expect(
                        bad.subscriptionReport == good.subscriptionReport,
                        "\(script.name): \(bad.subscriptionReport) instead of \(good.subscriptionReport)")
                }
            }
        }
    }
}

extension Observable where Element == TrackedElement {
    /// Sends its last element and both terminal events after its terminal event.
    fileprivate func repeatingItsEnd() -> Observable<TrackedElement> {
        let source = attach
        return Observable { sink in
            var last: TrackedElement?
            let next = { (element: TrackedElement) in
                last = element
                sink.emit(element)
            }
            let stop = { (stop: TerminalEvent) in
                sink.stop(stop)
                if let last { sink.emit(last) }
                sink.stop(.completed)
                sink.stop(.failed(LawError.source(-1)))
                last = nil
            }
            source(Sink(next: next, stop: stop, lifetime: sink.lifetime))
        }
    }
}
