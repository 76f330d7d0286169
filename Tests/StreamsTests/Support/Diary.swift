import Streams
import StreamsTest

/// What happened, in the order in which it did, from whichever thread.
final class Diary: Sendable {
    private let noted = Guarded<[String]>([])

    var entries: [String] { noted.withLock { $0 } }

    func note(_ entry: String) { noted.withLock { $0.append(entry) } }
}

/// The error of the tests.
struct Boom: Error, Equatable {
    var number = 0
}

/// Something whose end can be seen through a weak reference.
final class Witness: Sendable {
    func look() {}
}

extension Observable {
    /// What a subscriber has received when `subscribe` returns.
    var eventsAtOnce: [Event<Element>] {
        let observer = TestScheduler(initialClock: 0).createObserver(Element.self)
        _ = subscribe(observer)
        return observer.events.map(\.value)
    }
}
