import Streams
import StreamsTest

/// The random inputs of one run: the events of the sources, the observers, and the parameters of the operator.
package struct Program: Sendable {
    package var sources: [ProgramSource]
    package var observers: [ProgramObserver]
    package var parameters = ParameterValues()
    /// The call at which a closure throws, counted from 1, by the index of the closure.
    package var throwing: [Int: Int] = [:]
    /// The number of jobs that the operator schedules before the run.
    package var jobs = 0

    package init(sources: [ProgramSource], observers: [ProgramObserver]) {
        self.sources = sources
        self.observers = observers
    }

    /// The tick at which the first observer subscribes.
    package static let beginning = 200
    /// The tick at which the remaining subscriptions are disposed.
    package static let horizon = 300
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
    package var nestedSends: [NestedSend] = []
    /// Whether the observer subscribes once more during the terminal event.
    package var resubscribes = false

    package init(disposed: Int = Program.horizon, lastElement: Int? = nil) {
        self.disposed = disposed
        self.lastElement = lastElement
    }
}

/// Sends `event` to a subject during the `after`-th element, counted from 1.
package struct NestedSend: Sendable {
    package var after: Int
    package var source: Int
    package var event: Event<Int>
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
