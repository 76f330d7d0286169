/// A sequence for the user interface: it does not fail, it delivers on the main queue, and its subscribers share one
/// subscription to the source.
///
/// `Driver` and `Signal` are its two kinds. The closures of their operators are `@MainActor`. The result of each operator is
/// shared again. The results of `just`, `of`, `from` and `empty` have nothing to share: each observer receives all
/// elements. With another `SharingStrategyProtocol`, events are delivered on the scheduler of that strategy, and
/// closures are `@Sendable`.
///
/// It is `Sendable` if its elements are. A sequence of other elements belongs to the main actor.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element> {
    /// The shared sequence; subscribed to on the main queue only.
    @usableFromInline let source: Observable<Element>

    /// - Parameter raw: the sequence to share; does not fail, and delivers on the scheduler of the strategy.
    @inlinable init(raw: Observable<Element>) { source = SharingStrategy.shared(raw) }

    /// - Parameter unshared: a sequence that each observer subscribes to on its own; does not fail, and delivers on the
    ///   scheduler of the strategy.
    @inlinable init(unshared: Observable<Element>) { source = SharingStrategy.unshared(unshared) }
}

// The state is one immutable reference.
extension SharedSequence: @unchecked Sendable where Element: Sendable {}

/// A state for the user interface: late subscribers receive the latest element.
///
///     source (Observable):                   --1-----2--
///     source.asDriver(onErrorJustReturn: 0): --1-----2--
///     source.asDriver(onErrorJustReturn: 0):     1---2--
///
///     @MainActor func show(_ name: Driver<String>, in bag: DisposeBag) {
///         name.drive(onNext: { print($0) }).disposed(by: bag)
///     }
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Occurrences for the user interface: late subscribers receive later elements only.
///
///     source (Observable):                   --1-----2--
///     source.asSignal(onErrorJustReturn: 0): --1-----2--
///     source.asSignal(onErrorJustReturn: 0):     ----2--
///
///     @MainActor func listen(to taps: Signal<Void>, in bag: DisposeBag) {
///         taps.emit(onNext: { print("tap") }).disposed(by: bag)
///     }
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// A type that can be converted to a `SharedSequence`.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    /// The strategy that shares the sequence.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequence: SharedSequenceConvertibleType {
    /// The sequence itself.
    @_alwaysEmitIntoClient public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

    /// The sequence as an `Observable`.
    ///
    /// A driver or signal delivers on the main queue: a subscription from another thread is moved there first.
    @_alwaysEmitIntoClient public func asObservable() -> Observable<Element> {
        guard SharingStrategy.isOnMainQueue || SharingStrategy.scheduler is MainScheduler else { return source }
        // Attached on the main queue only.
        let source = UncheckedSendable(source)
        return Observable { sink in
            if MainQueue.isCurrent { return source.value.attach(sink) }
            let work = ConcurrentMainScheduler.instance.schedule(sink) { sink in
                if !sink.lifetime.isStopped { source.value.attach(sink) }
                return Disposables.create()
            }
            sink.lifetime.own(work)
        }
    }
}

extension SharedSequenceConvertibleType {
    /// The sequence as an `Observable`, so that a conforming type has to implement `asSharedSequence()` only.
    @_alwaysEmitIntoClient public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

    /// The sequence for an operator whose result the same strategy shares, so that at most one subscription exists.
    @inlinable var upstream: Observable<Element> { asSharedSequence().source.upstream }

    /// The sequence for an operator whose result `Sharing` shares.
    @inlinable func upstream<Sharing: SharingStrategyProtocol>(sharedBy _: Sharing.Type) -> Observable<Element> {
        if Sharing.self == SharingStrategy.self { return upstream }
        return Self.delivers(like: Sharing.self) ? asSharedSequence().source : asSharedSequence().asObservable()
    }

    /// The sequence for an operator all of whose events `Sharing` delivers.
    @inlinable func upstream<Sharing: SharingStrategyProtocol>(deliveredLike _: Sharing.Type) -> Observable<Element> {
        let upstream = upstream(sharedBy: Sharing.self)
        return Self.delivers(like: Sharing.self) ? upstream : upstream.moved(to: Sharing.target)
    }

    /// The sequence for an operator that subscribes to it while an element of `Outer` is delivered.
    @inlinable func inner<Outer: SharingStrategyProtocol>(of _: Outer.Type) -> Observable<Element> {
        Self.delivers(like: Outer.self) ? upstream : asSharedSequence().asObservable()
    }

    /// Whether sequences of `Sharing` deliver on the same scheduler.
    @inlinable static func delivers<Sharing: SharingStrategyProtocol>(like _: Sharing.Type) -> Bool {
        Sharing.self == SharingStrategy.self || Sharing.isOnMainQueue && SharingStrategy.isOnMainQueue
    }
}

extension SharedSequence {
    /// Shares `raw`, which emits elements of sequences of `Other`.
    ///
    /// If those deliver on another scheduler, the events are moved to that of this strategy.
    @inlinable init<Other: SharingStrategyProtocol>(raw: Observable<Element>, with _: Other.Type) {
        self.init(raw: Self.delivers(like: Other.self) ? raw : raw.moved(to: SharingStrategy.target))
    }
}

extension Observable {
    /// Delivers on the scheduler of `target`.
    ///
    /// For elements of shared sequences, which are `Sendable` or stay on the main actor.
    @inlinable @inline(never) final func moved(to target: DeliveryTarget) -> Observable<Element> {
        mapped { UncheckedSendable($0) }.delivered(by: target).mapped { $0.value }
    }
}
