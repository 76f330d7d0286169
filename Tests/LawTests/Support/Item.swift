import Streams
import TestSupport

/// An element whose end can be seen.
final class Item: Hashable, Sendable, CustomStringConvertible {
    /// Counts the items that are alive, and hears of each that goes.
    final class Ledger: Sendable {
        private let count = Lock(0)
        private let onRelease = Lock<(@Sendable () -> Void)?>(nil)

        /// How many are alive.
        var alive: Int { count.withLock { $0 } }

        /// Calls `body` whenever an item goes.
        func onRelease(_ body: @escaping @Sendable () -> Void) { onRelease.withLock { $0 = body } }

        fileprivate func add(_ difference: Int) { count.withLock { $0 += difference } }

        fileprivate func released() {
            add(-1)
            onRelease.withLock { $0 }?()
        }
    }

    let value: Int
    private let ledger: Ledger

    init(_ value: Int, _ ledger: Ledger) {
        self.value = value
        self.ledger = ledger
        ledger.add(1)
    }

    deinit { ledger.released() }

    var description: String { "\(value)" }

    static func == (lhs: Item, rhs: Item) -> Bool { lhs.value == rhs.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
