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

    /// The number of observers; each subscribes at another tick, and may dispose its subscription.
    ///
    /// Each of them is expected to receive what the model states for one observer that subscribes at this tick. An
    /// operator with the trait `shares` has one observer.
    public var observers: ClosedRange<Int>
    /// Whether observers may subscribe once more when they receive the terminal event.
    public var observersResubscribe: Bool

    /// The number of sources; nil for that of the operator.
    var sources: ClosedRange<Int>?
    /// The number of jobs that the operator schedules before the run.
    var jobs = 0

    /// Creates the options of programs.
    ///
    /// - Parameters:
    ///   - sourceKinds: The kinds of the sources, at least one.
    ///   - subscribesForElements: Whether the operator subscribes to a sequence for each element, as `flatMap` does.
    ///   - observers: The number of observers, at least one.
    ///   - observersResubscribe: Whether observers may subscribe once more when they receive the terminal event.
    public init(
        sourceKinds: [SourceKind] = SourceKind.allCases, subscribesForElements: Bool = false,
        observers: ClosedRange<Int> = 1...3, observersResubscribe: Bool = true
    ) {
        self.sourceKinds = sourceKinds
        self.subscribesForElements = subscribesForElements
        self.observers = observers
        self.observersResubscribe = observersResubscribe
    }

    /// Creates the options of programs with a random number of sources.
    package init(
        sources: ClosedRange<Int>, sourceKinds: [SourceKind] = SourceKind.allCases,
        subscribesForElements: Bool = false
    ) {
        self.init(sourceKinds: sourceKinds, subscribesForElements: subscribesForElements)
        self.sources = sources
    }

    /// Creates the options of programs with jobs that the operator schedules before the run.
    package init(observers: ClosedRange<Int>, jobs: Int) {
        self.init(observers: observers, observersResubscribe: false)
        self.jobs = jobs
    }
}

extension ProgramOptions.SourceKind {
    /// Whether the ticks of the events are counted from each subscription.
    var isRelative: Bool { self == .cold || self == .chained }
}
