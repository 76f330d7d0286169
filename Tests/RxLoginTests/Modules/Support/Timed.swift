import RxLogin
import TestSupport

/// Answers that come so many ticks after they were asked for.
@MainActor struct Timed {
    let scheduler = TestScheduler(initialClock: 0)

    func answer<Element: Sendable>(_ element: Element, after ticks: Int) -> Single<Element> {
        scheduler.createColdObservable([.next(ticks, element), .completed(ticks)]).asSingle()
    }

    func failure<Element: Sendable>(_ error: ServiceError, after ticks: Int) -> Single<Element> {
        scheduler.createColdObservable([.error(ticks, error)]).asSingle()
    }

    /// Records the events of a driver or a signal.
    func record<Strategy: MainQueueSharingStrategy, Element: Sendable>(
        _ sequence: SharedSequence<Strategy, Element>, in bag: DisposeBag
    ) -> TestableObserver<Element> {
        let observer = scheduler.createObserver(Element.self)
        sequence.asObservable().subscribe(observer).disposed(by: bag)
        return observer
    }

    /// Runs until nothing is left to happen.
    func run() { scheduler.start() }

    /// Does something at a tick.
    func at(_ tick: Int, _ action: @escaping @MainActor () -> Void) {
        scheduler.scheduleAt(tick, action: action)
    }
}
