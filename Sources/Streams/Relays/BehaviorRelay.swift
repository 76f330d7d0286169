/// An observable value: late subscribers receive the current one first.
///
/// It never fails and never completes.
///
///     source:                  --1-----2--
///     BehaviorRelay(value: 0): 0-1-----2--
///     BehaviorRelay(value: 0):     1---2--
///
/// The value is replaced before any observer runs.
///
///     let count = BehaviorRelay(value: 0)
///     let subscription = count.subscribe(onNext: { print($0) })
///     count.accept(count.value + 1)
public final class BehaviorRelay<Element>: RelayType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// Creates a relay with an initial value.
    @inlinable public init(value: Element) {
        subject = BehaviorSubject(ReplayMulticast(limit: 1, initial: value, replaysAfterStop: false))
    }

    /// The current value.
    @inlinable public var value: Element {
        // The relay keeps its subject: without a retain, which costs as much as the lock.
        let latest = withExtendedLifetime(self) {
            Unmanaged.passUnretained(subject.multicast)._withUnsafeGuaranteedRef { $0.latestElement }
        }
        guard let element = latest else {
            programmerError("The subject of a BehaviorRelay was disposed. Do not cast its asObservable().")
        }
        return element
    }

    /// Replaces the value, and sends it to the observers.
    @inlinable public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the current value, and later ones, to `observer`, until the result is disposed.
    @inlinable public func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an `Observable`.
    @inlinable public func asObservable() -> Observable<Element> { subject }
}

// A subject guards its state.
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
