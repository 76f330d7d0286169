import Dispatch
import Foundation
import Streams
import Synchronization
import Testing

/// What sources and closures of tests fail with.
enum Fault: Error {
    case first
    case second
}

/// Something whose life a test watches.
final class Tracked: Sendable {}

/// Collects values from any thread, in the order in which they come.
final class Collector<Value: Sendable>: Sendable {
    private let collected = Guarded<[Value]>([])

    var values: [Value] { collected.withLock { $0 } }

    func add(_ value: Value) { collected.withLock { $0.append(value) } }
}

extension Collector<String> {
    /// All notes in one line.
    var text: String { values.joined(separator: " ") }

    /// Notes elements as they print, `C` for the end and `!` before an error; `name` before each of them.
    func noting<Element>(_ name: String = "") -> @Sendable (Event<Element>) -> Void {
        { event in
            switch event {
            case .next(let element): self.add("\(name)\(element)")
            case .completed: self.add("\(name)C")
            case .error(let error): self.add("\(name)!\(error)")
            }
        }
    }
}

/// A count that any thread may change.
final class Count: Sendable {
    private let number = Atomic<Int>(0)

    var value: Int { number.load(ordering: .sequentiallyConsistent) }

    @discardableResult
    func add(_ difference: Int = 1) -> Int { number.add(difference, ordering: .sequentiallyConsistent).newValue }
}

extension DispatchSemaphore {
    /// Waits for so many signals; the deadline is one that only a hang reaches.
    func arrives(_ times: Int = 1) -> Bool {
        (0..<times).allSatisfy { _ in wait(timeout: .now() + 60) == .success }
    }
}

/// Runs `body` on a thread of its own; false when it hangs.
func returnsElsewhere(_ body: @escaping @Sendable () -> Void) -> Bool {
    let returned = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        body()
        returned.signal()
    }
    return returned.arrives()
}

/// Runs `body` on so many threads, which begin together, and waits for all of them.
func startTogether(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let ready = Count()
    let returned = DispatchSemaphore(value: 0)
    for index in 0..<count {
        Thread.detachNewThread {
            ready.add()
            while ready.value < count { sched_yield() }
            body(index)
            returned.signal()
        }
    }
    #expect(returned.arrives(count))
}
