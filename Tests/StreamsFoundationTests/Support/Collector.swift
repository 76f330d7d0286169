import Foundation
import Streams

/// Collects values from any thread, in the order in which they come.
final class Collector<Value: Sendable>: Sendable {
    private let collected = Guarded<[Value]>([])

    var values: [Value] { collected.withLock { $0 } }

    func add(_ value: Value) { collected.withLock { $0.append(value) } }
}

/// Waits for a semaphore for so long that only a hang would not be in time.
func arrives(_ semaphore: DispatchSemaphore) -> Bool { semaphore.wait(timeout: .now() + 300) == .success }
