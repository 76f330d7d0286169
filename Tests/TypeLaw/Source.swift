import Dispatch
import Foundation
import Streams

/// The terminal event of the sources of a round.
enum Ending: CaseIterable {
    case none, completion, failure
}

/// The sources of a round.
///
/// A source emits on subscription, and, if it does not end, whenever a pump runs: a source of confined elements on the
/// thread that owns them, any other on another thread, too.
enum Source {
    nonisolated(unsafe) static var ending = Ending.none
    nonisolated(unsafe) private static var pumps: [(isFree: Bool, run: () -> Void)] = []
    private static let lock = NSLock()

    static func of<Element>(_ type: Element.Type) -> Observable<Element> {
        if type == Never.self { return ending == .failure ? .error(Failure()) : ending == .none ? .never() : .empty() }
        switch ending {
        case .completion: return .just(make())
        case .failure:
            // Fails once, so that `retry` ends.
            let hasFailed = Once()
            return .create { observer in
                observer.onNext(make())
                if hasFailed.set() { observer.onError(Failure()) } else { observer.onCompleted() }
                return Disposables.create()
            }
        case .none:
            let relay = BehaviorRelay<Element>(value: make())
            addPump(type) { relay.accept(make()) }
            return relay.asObservable()
        }
    }

    @MainActor static func shared<Strategy: SharingStrategyProtocol, Element>(
        _ type: SharedSequence<Strategy, Element>.Type
    ) -> SharedSequence<Strategy, Element> {
        guard ending == .none else { return .just(make()) }
        if Strategy.self == SignalSharingStrategy.self {
            let relay = PublishRelay<Element>()
            addPump(Element.self) { relay.accept(make()) }
            return relay.asSignal() as! SharedSequence<Strategy, Element>
        }
        let relay = BehaviorRelay<Element>(value: make())
        addPump(Element.self) { relay.accept(make()) }
        return relay.asDriver() as! SharedSequence<Strategy, Element>
    }

    private static func addPump<Element>(_ type: Element.Type, _ run: @escaping () -> Void) {
        let isFree = type is any Free.Type
        if isFree || Thread.isMainThread { lock.withLock { pumps.append((isFree, run)) } }
    }

    static func pump() {
        for pump in lock.withLock({ pumps }) {
            for _ in 0..<3 { pump.run() }
            if pump.isFree { elsewhere(pump.run) }
        }
    }

    /// Releases the sources that the operators do not retain.
    static func release() {
        var old: [(isFree: Bool, run: () -> Void)] = []
        lock.withLock { swap(&old, &pumps) }
    }
}

private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var isSet = false

    func set() -> Bool {
        lock.withLock {
            defer { isSet = true }
            return !isSet
        }
    }
}

/// Elements that any thread can send.
protocol Free {}

extension Int: Free {}
extension Data: Free {}
extension Item: Free {}
extension Target: Free {}
extension MainActorEvent: Free {}
extension MainActorSource: Free {}
extension MainActorInfallible: Free {}
extension MainActorSharedSequence: Free {}

/// Runs work on another thread, and waits for it.
func elsewhere(_ work: @escaping () -> Void) {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let work = work
    DispatchQueue.global().async {
        work()
        done.signal()
    }
    done.wait()
}
