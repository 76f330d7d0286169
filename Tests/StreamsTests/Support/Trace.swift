import Streams
import StreamsTest

/// What the closures of a test saw, in order.
final class Trace<Entry: Sendable>: Sendable {
    private let list = Guarded<[Entry]>([])

    var entries: [Entry] { list.withLock { $0 } }

    func add(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

/// Something that goes wrong in a test on purpose.
struct Trouble: Error {}

/// Something to hold, and to look for afterwards.
final class Held: Sendable {}

extension Observable {
    /// The sequence with a closure that holds `object`.
    func holding(_ object: Held) -> Observable<Element> {
        filter { _ in withExtendedLifetime(object) { true } }
    }
}

/// Whether everything a chain holds is gone after `end`, although what `subscribe` returns is kept.
func isReleased(
    afterDisposing disposes: Bool = true, _ subscribe: (Held) -> any Disposable, _ end: () -> Void = {}
) -> Bool {
    weak var probe: Held?
    let subscription: any Disposable = {
        let held = Held()
        probe = held
        return subscribe(held)
    }()
    end()
    if disposes { subscription.dispose() }
    return withExtendedLifetime(subscription) { probe == nil }
}
