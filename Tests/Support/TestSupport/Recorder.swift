import Streams

/// What was received or done, from whichever thread, in order.
package final class Recorder<Element: Sendable>: Sendable {
    private let recorded = Lock<[Element]>([])

    package init() {}

    package var values: [Element] { recorded.withLock { $0 } }

    package func record(_ element: Element) { recorded.withLock { $0.append(element) } }
}

extension Recorder<String> {
    /// All of it in one line.
    package var text: String { values.joined(separator: " ") }

    /// An observer that notes elements as they print, `C` for the end and `!` before an error; `name` before each.
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
