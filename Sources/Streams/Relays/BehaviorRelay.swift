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
///     count.update { $0 += 1 }
public final class BehaviorRelay<Element>: RelayType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// Creates a relay with an initial value.
    @inlinable public init(value: Element) {
        subject = BehaviorSubject(ReplayMulticast(limit: 1, initial: value, replaysAfterStop: false))
    }

    /// The current value.
    @inlinable public var value: Element {
        var version: UInt = 0
        return element(&version)
    }

    /// Replaces the value, and sends it to the observers.
    @inlinable public func accept(_ event: Element) { subject.onNext(event) }

    /// Changes the value, and sends the new one to the observers.
    ///
    /// No change of another thread is lost in between: if there was one, `change` is called again with the value that it
    /// left. So `change` does nothing but change the value; a `change` that sends something to this relay is a programmer
    /// error. If it throws, the value stays as it is, and nothing is sent. The new value is delivered as by `accept`.
    ///
    /// `change` gets a copy of the value, so a collection is copied at each call. To add elements often, send them to a
    /// subject with `scan(into:)`, which copies the collection only if an operator or an observer retains it, or append
    /// them to a collection in an actor or a `Mutex`.
    ///
    ///     let count = BehaviorRelay(value: 0)
    ///     DispatchQueue.concurrentPerform(iterations: 4) { _ in count.update { $0 += 1 } }
    ///     print(count.value)  // 4
    ///
    /// - Returns: The result of `change`.
    @discardableResult @_disfavoredOverload @inlinable
    public func update<Result>(_ change: (inout Element) throws -> Result) rethrows -> Result {
        while true {
            var version: UInt = 0
            var element = element(&version)
            let result = try change(&element)
            if subject.multicast.next(element, ifUnchangedSince: version) { return result }
            subject.multicast.noteConflict()
        }
    }

    @inlinable func element(_ version: inout UInt) -> Element {
        // The relay keeps its subject: without a retain, which costs as much as the lock.
        withExtendedLifetime(self) {
            Unmanaged.passUnretained(subject.multicast)._withUnsafeGuaranteedRef { $0.onlyElement(&version) }
        }
    }

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
