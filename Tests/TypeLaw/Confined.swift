import Dispatch
import Foundation

/// The accesses on other threads than the owner's, each with its scenario.
enum Violations {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [String] = []
    nonisolated(unsafe) private static var current = ""

    static var scenario: String {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }

    static func add(_ text: String) { lock.withLock { if !all.contains(text) { all.append(text) } } }

    static func report() -> Int32 {
        for text in lock.withLock({ all }) { print("violation: \(text)") }
        return lock.withLock { all.isEmpty } ? 0 : 1
    }
}

/// An object belongs to the thread that makes it.
class Confined {
    private let owner = pthread_self()
    private let scenario = Violations.scenario
    private(set) var accesses = 0

    required init() {}

    func access(_ name: String) {
        if pthread_equal(owner, pthread_self()) == 0 {
            Violations.add("\(scenario): \(type(of: self)) is \(name) on another thread")
        }
        accesses += 1
    }

    deinit { access("released") }
}

/// Uses a conformance of the main actor.
func usesMainActor(_ name: String) {
    if !Thread.isMainThread {
        Violations.add("\(Violations.scenario): \(name) of the main actor is used on another thread")
    }
}
