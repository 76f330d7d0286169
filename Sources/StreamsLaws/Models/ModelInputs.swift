import Streams
import StreamsTest

/// The inputs that a model computes its timeline from: the timelines of the sources, parameters, and calls of closures.
///
/// It corresponds to ``OperatorInputs``, from which the operator is built.
public final class ModelInputs {
    /// An event that an observer sends: `during` an element, `accepted` by the subject at a place that determines its
    /// receivers, and delivered `at` an instant.
    package typealias NestedEvent = (
        source: Int, during: VirtualInstant, accepted: VirtualInstant, at: VirtualInstant, event: Event<Int>
    )

    package let program: Program
    /// The events that observers have sent to subjects.
    package let sent: [NestedEvent]
    /// The observer whose subscription the model is computed for.
    let observerIndex: Int
    /// The instant at which the observer subscribes.
    public let start: VirtualInstant
    private var number: Int
    private var calls: [Int: Int] = [:]

    /// - Parameter observerIndex: The observer whose subscription the model is computed for.
    init(_ program: Program, sent: [NestedEvent], observer observerIndex: Int = 0) {
        self.program = program
        self.sent = sent
        self.observerIndex = observerIndex
        start = program.subscription(of: observerIndex)
        // The numbers of an observer do not depend on what the others do.
        let earlier = program.observers.indices.count {
            program.subscription(of: $0) < program.subscription(of: observerIndex)
        }
        number = earlier * Self.numbersOfObserver
    }

    /// Creates the inputs for another subscription of the same observer.
    init(_ first: ModelInputs, subscribingAt instant: VirtualInstant) {
        program = first.program
        sent = first.sent
        observerIndex = first.observerIndex
        start = instant
        number = first.number
    }

    private static let numbersOfObserver = 10_000

    var observer: ProgramObserver { program.observers[observerIndex] }

    // MARK: Sources

    /// Returns the timeline of a subscription to the source with an index, made when the observer subscribes.
    ///
    /// Sources are subscribed to in the order of their indices. Use ``source(_:from:)`` for another order or instant.
    /// Each access is a subscription, which is expected if the timeline that the model returns contains it.
    public subscript(_ index: Int) -> Timeline<Int> { source(index, from: start.step(index)) }

    /// The indices of the sources.
    package var indices: Range<Int> { program.sources.indices }

    /// Returns the timeline of a subscription to the source with an index, made at an instant.
    ///
    /// A hot source has the events after that instant. The events of a cold or chained source begin then.
    public func source(_ index: Int, from instant: VirtualInstant) -> Timeline<Int> {
        require(indices.contains(index), OperatorUnderTest.missingSource(index, of: indices.count))
        let source = program.sources[index]
        let subscription = SourceSubscription(source: index, number: nextNumber(), start: instant)
        switch source.kind {
        case .hot:
            return timeline(delivered(arrangedEvents(index).filter { instant < $0.at }, to: subscription))
        case .cold:
            let events = source.events.map {
                (at: instant.job(at: instant.tick + $0.time, number: nextNumber()), event: $0.value)
            }
            return timeline((events, subscription))
        case .chained:
            var last = instant
            let events = source.events.enumerated().map { index, event in
                // After everything that the job of the event before has scheduled.
                let number = nextNumber() + (index > 0 ? 1_000_000_000 : 0)
                last = last.job(at: instant.tick + event.time, number: number)
                return (at: last, event: event.value)
            }
            return timeline((events, subscription))
        case .subject:
            let arranged = arrangedEvents(index).map { (accepted: $0.at, at: $0.at, event: $0.event) }
            let nested = sent.filter { $0.source == index }.map { (accepted: $0.accepted, at: $0.at, event: $0.event) }
            let all = (arranged + nested).sorted { $0.at < $1.at }
            if let stop = all.first(where: { $0.event.isStopEvent }), stop.accepted <= instant {
                // At once, or after the events that are queued before the terminal event.
                let at = stop.at <= instant ? instant.step(0) : stop.at.step(subscription.number)
                return timeline(([(at, stop.event)], subscription))
            }
            let events = all.filter { instant < $0.accepted }.map { (at: $0.at, event: $0.event) }
            return timeline(delivered(events, to: subscription))
        case .synchronous:
            let elements = source.events.prefix { !$0.value.isStopEvent }.map(\.value)
            let stop = source.events.first { $0.value.isStopEvent }?.value ?? .completed
            return timeline(((elements + [stop]).enumerated().map { (instant.step($0), $1) }, subscription))
        }
    }

    // MARK: Parameters and closures

    /// Returns the value of a parameter.
    public subscript(_ parameter: OperatorUnderTest.Parameter) -> Int { program.parameters[parameter] }

    /// Counts a call of the closure with an index, and returns `value`, or throws at the call that the program chooses.
    ///
    /// The model calls it where the operator calls its closure.
    public func pass<Value>(_ value: Value, _ closure: Int = 0) throws -> Value {
        try call(closure)
        return value
    }

    /// Counts a call of the closure with an index, and throws at the call that the program chooses.
    public func call(_ closure: Int = 0) throws {
        calls[closure, default: 0] += 1
        if program.isThrowing(closure, at: calls[closure]!) { throw LawError.closure(closure) }
    }

    // MARK: Instants

    /// Returns the instant of work that the operator schedules at an instant, `span` ticks later.
    ///
    /// A tick is a second of the scheduler. Work is due in the next tick at the earliest.
    public func timer(_ span: Int, from instant: VirtualInstant) -> VirtualInstant {
        // The last tick that is before `distantFuture`, which the program does not reach either.
        let tick = min(instant.tick.offset(by: max(span, 1)), .max - 1)
        return instant.job(at: tick, number: nextNumber())
    }

    /// Returns whether an instant is after the end of the program, where a timeline without end may stop.
    public func isAfterProgram(_ instant: VirtualInstant) -> Bool { instant.tick > Program.horizon }

    private func nextNumber() -> Int {
        number += 1
        return number
    }
}

/// Jobs that are scheduled before the run: the events of the sources, those of the operator, and the observers.
extension ModelInputs {
    /// Before all other instants.
    package static let beginning = VirtualInstant.arranged(at: 0, number: 0)

    package func subscription(of observer: Int) -> VirtualInstant { program.subscription(of: observer) }

    package func disposal(of observer: Int) -> VirtualInstant { program.disposal(of: observer) }

    /// Returns the instant of a job that the operator schedules before the run.
    package func arranged(_ parameter: OperatorUnderTest.Parameter, number: Int) -> VirtualInstant {
        .arranged(
            at: Program.beginning + self[parameter], number: program.arrangedBefore(program.sources.count) + number)
    }

    /// The inputs with sources that never terminate.
    package var withoutTermination: ModelInputs {
        var program = program
        for index in indices { program.sources[index].events.removeAll { $0.value.isStopEvent } }
        return ModelInputs(program, sent: sent.filter { !$0.event.isStopEvent })
    }

    /// Returns the source that sends in the job of an instant.
    func sender(at instant: VirtualInstant) -> Int? {
        guard let number = instant.arrangedNumber, number < program.arrangedCount else { return nil }
        return indices.last { program.arrangedBefore($0) <= number }
    }

    private typealias Delivery = (events: [(at: VirtualInstant, event: Event<Int>)], subscription: SourceSubscription)

    private func arrangedEvents(_ index: Int) -> [(at: VirtualInstant, event: Event<Int>)] {
        let before = program.arrangedBefore(index)
        return program.sources[index].events.enumerated()
            .map { (.arranged(at: $1.time, number: before + $0), $1.value) }
    }

    /// Returns the events of a subscription, after those of the earlier subscriptions to the source.
    private func delivered(
        _ events: [(at: VirtualInstant, event: Event<Int>)], to subscription: SourceSubscription
    ) -> Delivery {
        (events.map { ($0.at.step(subscription.number), $0.event) }, subscription)
    }

    private func timeline(_ delivery: Delivery) -> Timeline<Int> {
        let stop = delivery.events.first { $0.event.isStopEvent }
        return Timeline(
            delivery.events.prefix { !$0.event.isStopEvent }.map { ($0.at, $0.event.element!) },
            stop.map { ($0.at, $0.event.error.map { .error($0) } ?? .completed) },
            subscriptions: [delivery.subscription])
    }
}
