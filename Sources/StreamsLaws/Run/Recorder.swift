import Streams

/// Records values in order, from any thread.
package final class Recorder<Element: Sendable>: Sendable {
    private let recorded = Lock<[Element]>([])
    private let handler = Lock<(@Sendable () -> Void)?>(nil)

    package init() {}

    package var values: [Element] { recorded.value }

    package func record(_ element: Element) {
        recorded.withLock { $0.append(element) }
        handler.value?()
    }

    /// Calls `body` after each value.
    package func onRecord(_ body: @escaping @Sendable () -> Void) { handler.replace(by: body) }
}

extension Recorder<String> {
    /// All values in one line.
    package var text: String { values.joined(separator: " ") }

    /// Returns an observer that records elements as they print, `C` for completion and `!` before an error; `name` before
    /// each.
    package func noting<Received>(_ name: String = "") -> @Sendable (Event<Received>) -> Void {
        { event in
            switch event {
            case .next(let element): self.record("\(name)\(element)")
            case .completed: self.record("\(name)C")
            case .error(let error): self.record("\(name)!\(error)")
            }
        }
    }
}
