import Streams
import StreamsTest

/// What happens in one run: the events of the sources, who subscribes when, and the parameters of the operator.
struct Program: Sendable {
    var sources: [Script]
    var clients: [Client]
    var parameters: [String: Int]
    /// How many jobs the operator arranges before the run begins.
    var jobs = 0

    /// When the first client subscribes.
    static let beginning = 200
    /// When everything that still runs is disposed.
    static let horizon = 300
}

/// What one source does.
struct Script: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Sends at ticks, to whoever listens, even after its end.
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
    /// When it is disposed at the latest.
    var disposed = Program.horizon
    /// The element from inside of which it is disposed.
    var lastElement: Int?
    /// What it sends from inside of elements.
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
