import Streams
import StreamsTest

/// The inputs of one run: the events of the sources, the clients, and the parameters of the operator.
struct Program: Sendable {
    var sources: [Script]
    var clients: [Client]
    var parameters: [String: Int]
    /// The number of jobs that the operator schedules before the run.
    var jobs = 0

    /// The tick at which the first client subscribes.
    static let beginning = 200
    /// The tick at which the remaining subscriptions are disposed.
    static let horizon = 300
}

/// The events of one source.
struct Script: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Sends at ticks, to all observers, even after its terminal event.
        case hot
        /// Sends at ticks counted from each subscription.
        case cold
        /// A subject that is fed at ticks, and by clients.
        case subject
        /// Sends everything inside `subscribe`.
        case immediate
    }

    var kind: Kind
    var events: [Recorded<Event<Int>>]
}

/// One subscription to the result.
struct Client: Sendable {
    var subscribed = Program.beginning
    /// The tick at which the subscription is disposed, unless it has ended.
    var disposed = Program.horizon
    /// The element from inside of which it is disposed.
    var lastElement: Int?
    /// The events that it sends while it receives elements.
    var nestedSends: [NestedSend] = []
    /// Whether it subscribes once more, from inside the stop event.
    var resubscribes = false
}

/// Sends `event` into a subject from inside of the `after`-th element, counted from 1.
struct NestedSend: Sendable {
    var after: Int
    var source: Int
    var event: Event<Int>
}

/// The only errors of sources and closures.
enum Failure: Error, Equatable {
    case source(Int)
    case closure
}

/// A number that an operator is given.
struct Parameter: Sendable {
    let name: String
    let range: ClosedRange<Int>
    /// The value that says least, which a failure is reduced to where possible.
    let simplest: Int

    init(_ name: String, _ range: ClosedRange<Int>, simplest: Int? = nil) {
        self.name = name
        self.range = range
        self.simplest = simplest ?? range.lowerBound
    }

    static let count = Parameter("count", 0...4)
    static let span = Parameter("span", 0...9)
    /// The element at which a closure throws; most values are no element at all.
    static let throwing = Parameter("throwing", 0...12, simplest: 12)
}
