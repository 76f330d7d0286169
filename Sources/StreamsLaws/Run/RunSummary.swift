import Streams

/// The outcome of a run that followed a script; several laws read it.
@MainActor package struct RunSummary {
    package let events: [Event<String>]
    let calls: Set<Int>
    /// The number of subscriptions to each source.
    let subscriptions: [Int]
    let hasReleasedSources: Bool
    package let subscriptionReport: String

    package static func of(_ candidate: OperatorUnderTest, _ script: SourceScript) -> RunSummary {
        candidate.summaries.summary(of: script) { RunSummary(OperatorRun.play(candidate, script)) }
    }

    private init(_ run: OperatorRun) {
        events = run.observer.events
        calls = Set(run.calls.values)
        subscriptions = run.sources.map(\.subscriptions)
        hasReleasedSources = run.hasReleasedSources
        subscriptionReport = run.subscriptionReport
    }
}

/// The summaries of one operator, each made once: many laws read the same ones.
@MainActor final class RunSummaries {
    private var summaries: [String: RunSummary] = [:]

    nonisolated init() {}

    fileprivate func summary(of script: SourceScript, make: () -> RunSummary) -> RunSummary {
        if let summary = summaries[script.name] { return summary }
        let summary = make()
        summaries[script.name] = summary
        return summary
    }
}
