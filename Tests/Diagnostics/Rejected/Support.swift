import Dispatch
import Streams

// The types that the snippets of this folder use.

final class Box: Equatable {
    var n = 0

    static func == (one: Box, other: Box) -> Bool { one.n == other.n }
}

final class View: ReactiveCompatible {
    var n = 0
}

@MainActor final class MainView {
    var box: Box?
    var n = 0
}

final class Listener: ObserverType {
    var n = 0

    func on(_ event: Event<Int>) { n += 1 }
}

enum Elsewhere: SharingStrategyProtocol {
    static var scheduler: any SchedulerType { ConcurrentDispatchQueueScheduler(qos: .default) }

    static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1)
    }
}

let queue = DispatchQueue(label: "one")
let other = DispatchQueue(label: "other")
let scheduler = SerialDispatchQueueScheduler(qos: .default)
