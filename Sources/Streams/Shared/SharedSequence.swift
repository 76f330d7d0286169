/// A sequence for the user interface: it cannot fail, its events come on the main queue, and all of its subscribers share
/// one subscription to its source.
///
/// `Driver` and `Signal` are its two kinds. The closures of their operators run on the main actor, and their types say so.
/// Each operator's result is shared again. With another `SharingStrategyProtocol` events come on the scheduler of that
/// strategy, and closures are `@Sendable`.
///
/// It is `Sendable` whatever its elements are: elements that are not enter, move and leave on the main actor only.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: @unchecked Sendable {
    /// The shared sequence; to be subscribed to on the main queue.
    @usableFromInline let source: Observable<Element>

    /// Shares `raw`, which does not fail and delivers on the scheduler of the strategy.
    @inlinable init(raw: Observable<Element>) { source = SharingStrategy.shared(raw) }

    /// Takes `plain` as it is: nothing to share in it.
    @inlinable init(plain: Observable<Element>) { source = plain }
}

/// A state for the user interface: newcomers receive the latest element.
///
///     source:      --1-----2--
///     first:       --1-----2--
///     second:          ^1--2--
///
///     @MainActor func show(_ name: Driver<String>, in bag: DisposeBag) {
///         name.drive(onNext: { print($0) }).disposed(by: bag)
///     }
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Occurrences for the user interface: newcomers receive what comes after them.
///
///     source:      --1-----2--
///     first:       --1-----2--
///     second:          ^---2--
///
///     @MainActor func listen(to taps: Signal<Void>, in bag: DisposeBag) {
///         taps.emit(onNext: { print("tap") }).disposed(by: bag)
///     }
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// A type that can be turned into a `SharedSequence`.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    /// How it shares.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequence: SharedSequenceConvertibleType {
    /// The sequence itself.
    @inlinable public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

    /// The sequence as an `Observable`.
    ///
    /// Events come on the main queue, as they do to a driver: a subscription made elsewhere is moved there first.
    @inlinable public func asObservable() -> Observable<Element> {
        guard SharingStrategy.isOnMainQueue || SharingStrategy.scheduler is MainScheduler else { return source }
        return Observable { [self] sink in
            if MainQueue.isCurrent { return source.attach(sink) }
            _ = ConcurrentMainScheduler.instance.schedule(sink) { sink in
                if !sink.lifetime.isEnded { source.attach(sink) }
                return Disposables.create()
            }
        }
    }
}

extension SharedSequenceConvertibleType {
    /// The sequence for an operator whose result is shared in the same way, and so subscribes to it once at a time.
    @inlinable var upstream: Observable<Element> { asSharedSequence().source.upstream }

    /// The sequence for an operator whose result `Sharing` shares.
    @inlinable func upstream<Sharing: SharingStrategyProtocol>(sharedBy _: Sharing.Type) -> Observable<Element> {
        if Sharing.self == SharingStrategy.self { return upstream }
        return Self.delivers(like: Sharing.self) ? asSharedSequence().source : asSharedSequence().asObservable()
    }

    /// The sequence for an operator all of whose events `Sharing` delivers.
    @inlinable func upstream<Sharing: SharingStrategyProtocol>(deliveredLike _: Sharing.Type) -> Observable<Element> {
        let upstream = upstream(sharedBy: Sharing.self)
        return Self.delivers(like: Sharing.self) ? upstream : upstream.moved(to: Sharing.delivery)
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
    /// Shares `raw`, some of whose events come from sequences of `Other`.
    ///
    /// If those deliver on another scheduler, the events are moved to the one of this strategy.
    @inlinable init<Other: SharingStrategyProtocol>(raw: Observable<Element>, with _: Other.Type) {
        self.init(raw: Self.delivers(like: Other.self) ? raw : raw.moved(to: SharingStrategy.delivery))
    }
}

extension Observable {
    /// Delivers on `scheduler`.
    ///
    /// For elements of shared sequences: either they are demanded to be `Sendable` where they enter, or they stay on the
    /// main actor.
    @usableFromInline final func moved(to scheduler: any SchedulerType) -> Observable<Element> {
        map { UncheckedSendable($0) }.observe(on: scheduler).map { $0.value }
    }
}
