import Foundation
import Streams

/// Counts the sequences that run, as a driver of whether there is one.
final class BusyIndicator: SharedSequenceConvertibleType, Sendable {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    private let lock = NSRecursiveLock()
    private let running = BehaviorRelay(value: 0)
    private let isBusy: Driver<Bool>

    init() {
        isBusy = running.asDriver().map { $0 > 0 }.distinctUntilChanged()
    }

    fileprivate func track<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
        let begin = { @Sendable () -> Run<Element> in
            self.add(1)
            return Run(source: source, end: { self.add(-1) })
        }
        return Observable.using(begin) { run in run.asObservable() }
    }

    private func add(_ difference: Int) {
        lock.lock()
        running.accept(running.value + difference)
        lock.unlock()
    }

    func asSharedSequence() -> Driver<Bool> { isBusy }
}

/// A source that is tracked from its subscription until its disposal.
private struct Run<Element: Sendable>: ObservableConvertibleType, Disposable {
    private let source: Observable<Element>
    private let end: Cancelable

    init(source: Observable<Element>, end: @escaping @Sendable () -> Void) {
        self.source = source
        self.end = Disposables.create(with: end)
    }

    func dispose() { end.dispose() }

    func asObservable() -> Observable<Element> { source }
}

extension ObservableConvertibleType where Element: Sendable {
    func tracked(by indicator: BusyIndicator) -> Observable<Element> { indicator.track(asObservable()) }
}
