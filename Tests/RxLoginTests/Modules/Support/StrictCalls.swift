import Streams
import StreamsTest
import Testing

/// The calls that doubles received, of those they were told to expect; any other is a failure that names it.
///
/// With a scheduler, each call is recorded with its tick: `20 navigate`.
final class StrictCalls: Sendable {
    private let expected: Set<String>
    private let scheduler: TestScheduler?
    private let calls = Lock<[String]>([])

    init(expecting expected: Set<String>, at scheduler: TestScheduler? = nil) {
        self.expected = expected
        self.scheduler = scheduler
    }

    /// The calls so far, in order.
    var all: [String] { calls.withLock { $0 } }

    func count(of name: String) -> Int {
        all.count { $0 == name }
    }

    func record(_ name: String = #function, _ details: String = "") {
        let base = String(name.prefix { $0 != "(" })
        if !expected.contains(base) { Issue.record("unexpected call of \(name) \(details)") }
        let call = [scheduler.map { "\($0.clock)" }, base, details.isEmpty ? nil : details].compactMap { $0 }
        calls.withLock { $0.append(call.joined(separator: " ")) }
    }
}
