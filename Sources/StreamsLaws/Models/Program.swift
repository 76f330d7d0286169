import Streams
import StreamsTest

/// The random inputs of one run: the events of the sources, the observers, and the parameters of the operator.
package struct Program: Sendable {
    package var sources: [ProgramSource]
    package var observers: [ProgramObserver]
    package var parameters = ParameterValues()
    /// The call at which a closure throws, counted from 1, by the index of the closure; see `isThrowing(_:at:)`.
    package var throwing: [Int: Int] = [:]
    /// The number of jobs that the operator schedules before the run.
    var jobs = 0

    package init(sources: [ProgramSource], observers: [ProgramObserver]) {
        self.sources = sources
        self.observers = observers
    }

    /// The tick at which the first observer subscribes.
    package static let beginning = 200
    /// The tick at which the remaining subscriptions are disposed.
    package static let horizon = 300

    /// Returns whether a closure throws at a call, counted from 1.
    ///
    /// With several subscriptions it throws at each call: the model of one does not know the calls for the others.
    func isThrowing(_ closure: Int, at call: Int) -> Bool {
        guard let number = throwing[closure] else { return false }
        return subscribesSeveralTimes || call == number
    }

    /// Whether there are several observers, or one that may come back.
    var subscribesSeveralTimes: Bool { observers.count > 1 || observers.contains(where: \.resubscribes) }
}

/// The jobs that are scheduled before the run, in this order: the events of the sources, the jobs of the operator, and the
/// subscription and disposal of each observer.
extension Program {
    func subscription(of observer: Int) -> VirtualInstant {
        .arranged(at: observers[observer].subscribed, number: arrangedCount + 2 * observer)
    }

    func disposal(of observer: Int) -> VirtualInstant {
        .arranged(at: observers[observer].disposed, number: arrangedCount + 2 * observer + 1)
    }

    var arrangedCount: Int { arrangedBefore(sources.count) + jobs }

    /// Returns the number of jobs before those of a source, or before those of the operator.
    func arrangedBefore(_ source: Int) -> Int {
        sources[..<source].reduce(0) { count, source in
            switch source.kind {
            case .hot, .subject: count + source.events.count
            case .cold, .chained, .synchronous: count
            }
        }
    }
}

/// The events of one source.
package struct ProgramSource: Sendable {
    package var kind: ProgramOptions.SourceKind
    package var events: [Recorded<Event<Int>>]

    package init(kind: ProgramOptions.SourceKind, events: [Recorded<Event<Int>>]) {
        self.kind = kind
        self.events = events
    }
}

/// One subscription to the result.
package struct ProgramObserver: Sendable {
    package var subscribed = Program.beginning
    /// The tick at which the subscription is disposed, unless it has terminated.
    package var disposed = Program.horizon
    /// The element during which the observer disposes the subscription, counted from 1.
    package var lastElement: Int?
    /// The events that the observer sends during elements.
    var nestedSends: [NestedSend] = []
    /// Whether the observer subscribes once more during the terminal event.
    package var resubscribes = false

    package init(disposed: Int = Program.horizon, lastElement: Int? = nil) {
        self.disposed = disposed
        self.lastElement = lastElement
    }
}

/// Sends `event` to a subject during the `after`-th element, counted from 1.
struct NestedSend: Sendable {
    var after: Int
    var source: Int
    var event: Event<Int>
}

/// A subject among the sources of a program: a sequence, and a function that sends to it.
package struct ProgramSubject: Sendable {
    let sequence: Observable<Int>
    let send: @Sendable (Event<Int>) -> Void

    package init(_ sequence: Observable<Int>, send: @escaping @Sendable (Event<Int>) -> Void) {
        self.sequence = sequence
        self.send = send
    }

    package static func publishing() -> ProgramSubject {
        let subject = PublishSubject<Int>()
        return ProgramSubject(subject) { subject.on($0) }
    }
}
