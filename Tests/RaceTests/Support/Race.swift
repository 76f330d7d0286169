import TestSupport
import Testing

/// A race by its name.
struct Race: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Says what the threads of one round do, and what holds afterwards.
    let prepare: @Sendable (Round) -> Void

    init(_ name: String, _ prepare: @escaping @Sendable (Round) -> Void) {
        testDescription = name
        self.prepare = prepare
    }
}

/// `action` for each of `elements`, as the steps of a thread.
func each<Element: Sendable>(
    _ elements: some Sequence<Element>, _ action: @escaping @Sendable (Element) -> Void
) -> [@Sendable () -> Void] {
    elements.map { element in { action(element) } }
}
