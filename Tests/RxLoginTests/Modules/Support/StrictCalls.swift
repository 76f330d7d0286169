import Streams
import Testing

/// The calls a double received, of those it was told to expect; any other is a failure that names it.
final class StrictCalls: Sendable {
    private let expected: Set<String>
    private let calls = Guarded<[String]>([])

    init(expecting expected: Set<String>) { self.expected = expected }

    /// The calls so far, in order.
    var all: [String] { calls.withLock { $0 } }

    func count(of name: String) -> Int {
        all.count { $0 == name }
    }

    func record(_ name: String = #function, _ details: String = "") {
        let base = String(name.prefix { $0 != "(" })
        if !expected.contains(base) { Issue.record("unexpected call of \(name) \(details)") }
        calls.withLock { $0.append(details.isEmpty ? base : "\(base) \(details)") }
    }
}
