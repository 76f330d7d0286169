/// The kinds of random programs that an operator is compared with its model on.
public struct ProgramOptions: Sendable {
    /// A kind of source.
    public enum SourceKind: String, CaseIterable, Sendable {
        /// Sends at ticks, to all observers, even after its terminal event.
        case hot
        /// Sends at ticks counted from each subscription.
        case cold
        /// As a cold one, and schedules each event after it has sent the one before.
        ///
        /// So a timer that an element starts precedes the next element if both are due at the same tick.
        case chained
        /// A subject that sends at ticks, and when the observer sends to it during an element.
        case subject
        /// Sends everything inside `subscribe`.
        case synchronous
    }

    /// The kinds of the sources, of which a program chooses one for each source.
    public var sourceKinds: [SourceKind]
    /// Whether the operator subscribes to a sequence for each element, as `flatMap` does.
    ///
    /// If an element that the observer sends terminates such a sequence, the operator may still make a subscription that
    /// it disposes within the same tick. These subscriptions are not compared.
    public var subscribesForElements: Bool

    /// The number of sources; nil for that of the operator.
    package var sources: ClosedRange<Int>?
    package var observers = 1...1
    /// Whether observers may subscribe once more when they receive the terminal event.
    package var observersResubscribe = false
    /// The number of jobs that the operator schedules before the run.
    package var jobs = 0

    /// Creates the options of programs.
    ///
    /// - Parameters:
    ///   - sourceKinds: The kinds of the sources.
    ///   - subscribesForElements: Whether the operator subscribes to a sequence for each element, as `flatMap` does.
    public init(sourceKinds: [SourceKind] = [.hot, .cold, .chained, .subject], subscribesForElements: Bool = false) {
        self.sourceKinds = sourceKinds
        self.subscribesForElements = subscribesForElements
    }

    /// Creates the options of programs with a random number of sources.
    package init(
        sources: ClosedRange<Int>, sourceKinds: [SourceKind] = [.hot, .cold, .chained, .subject],
        subscribesForElements: Bool = false
    ) {
        self.init(sourceKinds: sourceKinds, subscribesForElements: subscribesForElements)
        self.sources = sources
    }

    /// Creates the options of programs with a random number of observers.
    package init(
        observers: ClosedRange<Int>, sourceKinds: [SourceKind] = [.hot, .cold, .chained, .subject],
        observersResubscribe: Bool = false, jobs: Int = 0
    ) {
        self.init(sourceKinds: sourceKinds)
        self.observers = observers
        self.observersResubscribe = observersResubscribe
        self.jobs = jobs
    }
}

extension ProgramOptions.SourceKind {
    /// Whether the ticks of the events are counted from each subscription.
    var isRelative: Bool { self == .cold || self == .chained }
}
