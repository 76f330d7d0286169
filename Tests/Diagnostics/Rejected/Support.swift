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

/// Another global actor than that of drivers.
@globalActor actor Storage { static let shared = Storage() }

@Storage final class Record { var reads = 0 }

extension Record: @Storage Equatable {
    static func == (one: Record, other: Record) -> Bool {
        one.reads += 1
        return one === other
    }
}

@Storage final class Records {
    let driver = Driver.just(1)
    var reads = 0
}

extension Records: @Storage SharedSequenceConvertibleType {
    func asObservable() -> Observable<Int> { asSharedSequence().asObservable() }

    func asSharedSequence() -> Driver<Int> {
        reads += 1
        return driver
    }
}
