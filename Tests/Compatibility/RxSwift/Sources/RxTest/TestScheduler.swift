// A stand-in needs no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import RxSwift

public struct Recorded<Value> {
    public let time: Int
    public let value: Value
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded {
    public static func next<Element>(_ time: Int, _ element: Element) -> Recorded where Value == Event<Element> {
        Recorded(time: time, value: .next(element))
    }

    public static func completed<Element>(_ time: Int) -> Recorded where Value == Event<Element> {
        Recorded(time: time, value: .completed)
    }
}

public final class TestScheduler {
    private var work: [(time: Int, action: () -> Void)] = []
    fileprivate var clock: Int

    public init(initialClock: Int) { clock = initialClock }

    public func start() {
        for (time, action) in work.sorted(by: { $0.time < $1.time }) {
            clock = time
            action()
        }
    }

    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> Observable<Element> {
        Observable { observer in
            for event in events { self.work.append((self.clock + event.time, { observer(event.value) })) }
            return Disposables.create()
        }
    }

    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }
}

public final class TestableObserver<Element>: ObserverType {
    public private(set) var events: [Recorded<Event<Element>>] = []
    private let scheduler: TestScheduler

    fileprivate init(scheduler: TestScheduler) { self.scheduler = scheduler }

    public func on(_ event: Event<Element>) { events.append(Recorded(time: scheduler.clock, value: event)) }
}
