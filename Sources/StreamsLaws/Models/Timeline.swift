import Streams

/// The events of one subscription that is never disposed, as a list, and the subscriptions to sources that it makes.
///
/// A model returns the timeline of its operator, computed from the timelines of the sources:
///
///     let doubled = OperatorUnderTest("doubled()") { inputs in
///         inputs[0].map { $0.value * 2 }
///     } model: { inputs -> Timeline<Int> in
///         let input = inputs[0]
///         return Timeline(
///             input.elements.map { ($0.at, $0.value * 2) }, input.termination, subscriptions: input.subscriptions)
///     }
public struct Timeline<Element> {
    /// An element and its instant.
    public typealias TimedElement = (at: VirtualInstant, value: Element)
    /// A terminal event and its instant.
    public typealias TimedTermination = (at: VirtualInstant, how: Termination)

    /// The elements, in order.
    public let elements: [TimedElement]
    /// The terminal event; nil if the sequence does not terminate.
    public let termination: TimedTermination?
    /// The subscriptions to sources, which end with the terminal event at the latest.
    public let subscriptions: [SourceSubscription]

    /// Creates a timeline; elements after the terminal event are dropped.
    public init(
        _ elements: [TimedElement], _ termination: TimedTermination?, subscriptions: [SourceSubscription] = []
    ) {
        guard let termination else {
            (self.elements, self.termination, self.subscriptions) = (elements, nil, subscriptions)
            return
        }
        self.elements = elements.filter { $0.at <= termination.at }
        self.termination = termination
        self.subscriptions = subscriptions.ended(at: termination.at)
    }

    /// Returns a timeline without elements that completes.
    public static func completed(at instant: VirtualInstant) -> Timeline { Timeline([], (instant, .completed)) }

    /// Returns a timeline without elements that fails.
    public static func error(_ error: any Error, at instant: VirtualInstant) -> Timeline {
        Timeline([], (instant, .error(error)))
    }

    // MARK: Events

    /// Whether the terminal event is a completion.
    public var isCompleted: Bool { termination?.how == .completed }

    /// The instant of the terminal event; `distantFuture` if there is none.
    public var terminationInstant: VirtualInstant { termination?.at ?? .distantFuture }

    /// The elements and the terminal event, in order.
    public var events: [(at: VirtualInstant, event: Event<Element>)] {
        elements.map { ($0.at, .next($0.value)) } + (termination.map { [($0.at, $0.how.event())] } ?? [])
    }

    /// Returns the events of several timelines in their order, each with the index of its timeline.
    ///
    /// Events of the same instant have the order of the timelines.
    public static func inOrder(
        _ timelines: [Timeline]
    ) -> [(at: VirtualInstant, index: Int, event: Event<Element>)] {
        var all: [(at: VirtualInstant, index: Int, event: Event<Element>)] = []
        for (index, timeline) in timelines.enumerated() {
            all += timeline.events.map { ($0.at, index, $0.event) }
        }
        return all.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    }

    // MARK: Other timelines

    /// Returns the timeline of an operator that handles each element alone.
    ///
    ///     let pairs = OperatorUnderTest("pairs()") { inputs in
    ///         inputs[0].flatMap { Observable.from([$0.value, $0.value]) }
    ///     } model: { inputs -> Timeline<Int> in
    ///         inputs[0].each { element, output in output += [element, element] }
    ///     }
    ///
    /// - Parameters:
    ///   - step: Appends the output for an element. An error that it throws is the terminal event.
    ///   - completed: Appends the output for the completion. An error that it throws is the terminal event.
    /// - Returns: The output at the instants of the events, with the subscriptions of this timeline.
    public func each<Output>(
        _ step: (Element, inout [Output]) throws -> Void, completed: (inout [Output]) throws -> Void = { _ in }
    ) -> Timeline<Output> {
        var elements: [Timeline<Output>.TimedElement] = []
        for (at, event) in events {
            var output: [Output] = []
            do {
                switch event {
                case .next(let element): try step(element, &output)
                case .completed: try completed(&output)
                case .error: break
                }
            } catch {
                return Timeline<Output>(
                    elements + output.map { (at, $0) }, (at, .error(error)), subscriptions: subscriptions)
            }
            elements += output.map { (at, $0) }
        }
        return Timeline<Output>(elements, termination, subscriptions: subscriptions)
    }

    /// Returns the timeline up to a disposal of the subscription.
    public func disposed(at instant: VirtualInstant?) -> Timeline {
        guard let instant else { return self }
        let hasTerminated = termination.map { $0.at < instant } ?? false
        return Timeline(
            elements.filter { $0.at < instant }, hasTerminated ? termination : nil,
            subscriptions: subscriptions.ended(at: instant))
    }

    /// Returns the timeline with more subscriptions to sources.
    public func adding(_ others: [SourceSubscription]) -> Timeline {
        Timeline(elements, termination, subscriptions: subscriptions + others)
    }
}

extension Termination {
    /// Returns the event of a sequence.
    func event<Element>() -> Event<Element> {
        switch self {
        case .completed: .completed
        case .error(let error): .error(error)
        }
    }
}
