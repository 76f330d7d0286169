import TestSupport

@testable import Streams

/// The gate of a consumer with a buffer for four elements, which counts the overflows.
final class ConsumerGate: ProducerGate, @unchecked Sendable {
    let overflows = Counter()

    init() { super.init(capacity: 4, isExact: true, HeldSources()) }

    override func overflow() { overflows.increment() }
}
